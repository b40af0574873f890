import { SOVIET } from '../../context.js';
import type { State } from '../../state.js';

const leastSovietImpulse = 3;

/** 5.5: the Soviets assault, and by ruling 101 score, in an impulse of three points or of all they had left. */
export const isFullImpulse = (state: State): boolean =>
  state.impulse >= leastSovietImpulse || state.points[SOVIET] === 0;
