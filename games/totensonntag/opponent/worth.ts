import { ARTILLERY, type Context, groundCount, INFANTRY, ITALIAN, PANZER, RECON, unitCount } from '../context.js';
import { coupletsLeft } from '../clock.js';
import { lossesOf } from '../rules/victory.js';
import { LOST, type State } from '../state.js';
import type { Memory } from './memory.js';
import type { ScriptWeights } from './weights.js';

/** What units are worth, in thousandths of a victory point: to their owner alive, to the enemy dead. */
export interface Worth {
  /** Destroying the unit. */
  readonly kill: Float64Array;
  /** One more hit on it. */
  readonly hit: Float64Array;
  /** One strength point of it. */
  readonly point: Float64Array;
  /** One more loss of a division (9.1). */
  readonly share: Float64Array;
}

const mostDivisions = 16;

export const makeWorth = (): Worth => ({
  kill: new Float64Array(unitCount),
  hit: new Float64Array(unitCount),
  point: new Float64Array(unitCount),
  share: new Float64Array(mostDivisions),
});

/** What does not change in a battle. */
export function beginWorth({ weights, worth }: Memory, context: Context): void {
  for (let unit = 0; unit < groundCount; unit++)
    worth.point[unit] = weights.strengthPoint * factor(weights, context.kind[unit]);
}

export function appraise(memory: Memory, state: State): void {
  const { context } = state;
  const time = coupletsLeft(state);
  for (let division = 0; division < context.divisions.length; division++)
    memory.worth.share[division] = shatterShare(memory, state, division, time);
  for (let unit = 0; unit < groundCount; unit++) if (state.hexOf[unit] !== LOST) appraiseUnit(memory, state, unit);
}

/** The same for one unit, after a hit on it. */
export function appraiseUnit(memory: Memory, state: State, unit: number): void {
  const { worth, weights } = memory;
  const { context } = state;
  const left = context.strength[unit] - state.hits[unit];
  const point = worth.point[unit];
  const kill = point * context.strength[unit] + shareOf(worth, state, unit);
  worth.kill[unit] = kill;
  worth.hit[unit] = point + kill * weights.hitShare[Math.min(left, weights.hitShare.length) - 1];
}

/** Value of one more loss to a division's fate. */
function shatterShare({ weights }: Memory, state: State, division: number, time: number): number {
  const { shatteredAt, points } = state.context.divisions[division];
  const missing = Math.max(0, shatteredAt - lossesOf(state, division));
  if (missing === 0) return 0;
  const felt = weights.shatterShare[Math.min(missing, weights.shatterShare.length - 1)];
  // Two couplets a loss is fast work: what cannot be finished in time counts for less.
  const inTime = Math.min(1, time / (2 * missing));
  return Math.abs(points) * weights.victoryPoint * felt * inTime;
}

function shareOf({ share }: Worth, { context }: State, unit: number): number {
  const division = context.division[unit];
  return division < 0 ? 0 : context.lossCount[unit] * share[division];
}

function factor(weights: ScriptWeights, kind: number): number {
  if (kind & PANZER) return weights.panzerWorth;
  const nation = kind & ITALIAN ? weights.italianWorth : 1;
  if (kind & INFANTRY) return weights.infantryWorth * nation;
  if (kind & ARTILLERY) return weights.gunWorth * nation;
  return kind & RECON ? weights.reconWorth * nation : nation;
}
