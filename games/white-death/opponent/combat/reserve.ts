import { GERMAN } from '../../context.js';
import { POOL_GERMAN, type State } from '../../state.js';
import { awaitsRescue, keepsForLastWord, rewardsRelief } from '../last-word.js';

/** 15A: points of supply that a side keeps for its assaults to come before it fires barrages or at high intensity. */

const pointsPerAssault = 3;
/** What the Germans bring into the last turn for the last word. */
const forLastWord = 2;

/** Is the next turn the last, and the relief worth points in it? Whoever is to get out can do so in this one. */
const needsLastWord = (state: State): boolean =>
  state.turn === state.context.scenario.turns[1] - 1 && rewardsRelief(state) && !awaitsRescue(state);

/** Do the Germans keep what supply they have left for the last word, instead of assaulting with it now? */
export const savesForLastWord = (state: State): boolean =>
  state.deciding === GERMAN &&
  state.supply[POOL_GERMAN] <= forLastWord &&
  (needsLastWord(state) || keepsForLastWord(state));

/** Has a side more than the impulses left of its turn can use? */
export const hasPlenty = (state: State, side: number, supply: number): boolean =>
  supply > mostPerImpulse * (1 + Math.floor(state.points[side] / pointsPerAssault));

/** A barrage, and an assault with it. */
const mostPerImpulse = 2;

export function assaultReserve(state: State, side: number): number {
  const toCome = Math.floor(state.points[side] / pointsPerAssault);
  return side === GERMAN && needsLastWord(state) ? toCome + forLastWord : toCome;
}
