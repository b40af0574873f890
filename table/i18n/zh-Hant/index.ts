import { board } from './board.js';
import { learn } from './learn.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { shell } from './shell.js';

export const zhHant = { shell, play, replay, board, learn };
