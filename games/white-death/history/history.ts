import type { History } from '@impulse/engine';
import type { State } from '../state.js';
import { watch } from './chronicler.js';
import { measures } from './measures.js';

/** The manual tells the course of the battle; it is the judge of values that had to be reconstructed. */
export const history: History<State> = { measures, watch };
