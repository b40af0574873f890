import { board } from './board.js';
import { learn } from './learn.js';
import { letters } from './letters.js';
import { notices } from './notices.js';
import { online } from './online.js';
import { play } from './play.js';
import { replay } from './replay.js';
import { shell } from './shell.js';
import { staff } from './staff.js';
import { totensonntag } from './totensonntag.js';
import { totensonntagLessons } from './totensonntag-lessons.js';
import { totensonntagScenarios } from './totensonntag-scenarios.js';
import { whiteDeath } from './white-death.js';
import { whiteDeathLessons } from './white-death-lessons.js';
import { whiteDeathScenarios } from './white-death-scenarios.js';

export const zhHant = {
  shell,
  play,
  replay,
  board,
  learn,
  letters,
  notices,
  online,
  staff,
  totensonntag,
  totensonntagLessons,
  totensonntagScenarios,
  whiteDeath,
  whiteDeathLessons,
  whiteDeathScenarios,
};
