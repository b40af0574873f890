import { GERMAN, grid, hexCount, SOVIET } from '../context.js';
import { isConnected, isolationNow } from '../rules/supply/isolation.js';
import { heldCityHex } from '../rules/supply/tracing.js';
import { holder, NONE, type State, STEP } from '../state.js';
import type { ScriptWeights } from './weights.js';

/** What the Germans reach after the last Soviet impulse of the battle nobody takes from them again. */

const isLastTurn = (state: State): boolean => state.turn === state.context.scenario.turns[1];

/** Do the Germans play, and the Soviets no more? */
export const isLastWord = (state: State): boolean =>
  state.active === GERMAN && state.points[SOVIET] === 0 && isLastTurn(state);

/** Or no more in this turn, where somebody is to get out of the city meanwhile? */
export const hasFreeHand = (state: State): boolean =>
  isLastWord(state) || (state.active === GERMAN && state.points[SOVIET] === 0 && awaitsRescue(state));

/** Does the scenario give points of its own for whoever gets out of the city? */
export const awaitsRescue = ({ context: { scenario } }: State): boolean =>
  scenario.extras.rescuedStrength !== undefined;

/** Or for reaching it? */
export const rewardsRelief = (state: State): boolean =>
  state.context.scenario.extras.relief !== undefined || awaitsRescue(state);

/** Where the relief brings points the Germans do little in the last turn until the Soviets have spent theirs. */
export const keepsForLastWord = (state: State): boolean =>
  state.active === GERMAN && state.points[SOVIET] > 0 && isLastTurn(state) && rewardsRelief(state);

export interface LastWord {
  /** By hex, in thousandths of a victory point: the award for a stack that ends the battle there with a path of supply. */
  readonly awards: Float32Array;
  /** The hex with such a path that lies nearest to the city, or NONE. */
  opening: number;
}

export const makeLastWord = (): LastWord => ({ awards: new Float32Array(hexCount), opening: NONE });

export function findAwards(lastWord: LastWord, weights: ScriptWeights, state: State): void {
  lastWord.awards.fill(0);
  lastWord.opening = NONE;
  const { relief } = state.context.scenario.extras;
  if (!relief || state.step !== STEP.movement || !isLastWord(state)) return;
  const isolation = isolationNow(state);
  const { cityDistance: toAnyPart } = state.context.ground;
  const farthest = Math.max(...relief.near.map(([hexes]) => hexes));
  let least = Infinity;
  for (let hex = 0; hex < hexCount; hex++) {
    if (toAnyPart[hex] > farthest || holder(state, hex) === SOVIET) continue;
    const away = cityDistance(state, hex);
    const near = relief.near.find(([hexes]) => away <= hexes);
    if (!near || away === 0 || !isConnected(isolation, GERMAN, hex)) continue;
    lastWord.awards[hex] = near[1] * weights.victoryPoint;
    if (away * 10 >= least) continue;
    const cost = away * 10 + troopDistance(state, hex);
    if (cost >= least) continue;
    least = cost;
    lastWord.opening = hex;
  }
}

function cityDistance(state: State, hex: number): number {
  const { city } = state.context.ground;
  let least = Infinity;
  for (let index = 0; index < city.length; index++) {
    if (heldCityHex(state, index)) least = Math.min(least, grid.distance(hex, city[index]));
  }
  return least;
}

/** Hexes to the nearest German outside the city. */
function troopDistance(state: State, hex: number): number {
  const { context } = state;
  let least = Infinity;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if (state.hexOf[unit] < 0 || context.fortress[unit] === 1) continue;
    least = Math.min(least, grid.distance(state.hexOf[unit], hex));
  }
  return least;
}
