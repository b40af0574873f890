import { GERMAN } from '../context.js';
import type { State } from '../state.js';

/** 15A: points of supply that a side keeps for its assaults to come before it fires barrages or at high intensity. */

const pointsPerAssault = 3;
/** What the Germans bring into the last turn for the last word. */
const forLastWord = 2;

/** Is the next turn the last, and the relief worth points in it? */
const needsLastWord = ({ turn, context: { scenario } }: State): boolean =>
  turn === scenario.turns[1] - 1 && scenario.extras.relief !== undefined;

/** Has a side more than the impulses left of its turn can use? */
export const hasPlenty = (state: State, side: number, supply: number): boolean =>
  supply > mostPerImpulse * (1 + Math.floor(state.points[side] / pointsPerAssault));

/** A barrage, and an assault with it. */
const mostPerImpulse = 2;

export function assaultReserve(state: State, side: number): number {
  const toCome = Math.floor(state.points[side] / pointsPerAssault);
  return side === GERMAN && needsLastWord(state) ? toCome + forLastWord : toCome;
}
