import type { AccountLine } from '@impulse/engine';
import { BRANDENBURG, GERMAN, grid } from '../../context.js';
import type { ScenarioData } from '../../data/types.js';
import { sideIds } from '../../data/types.js';
import { CITY, WEST } from '../../ground.js';
import { EXITED, NONE, type State, STEP } from '../../state.js';
import { fortressCut, fortressHolds } from '../city/fortress.js';
import { type Isolation, isConnected, isCutOff } from '../supply/isolation.js';
import { heldCityHex } from '../supply/tracing.js';

/** Victory: what counts for the Germans' relief of the city, and the awards of single scenarios. */

const line = (item: string, points: number, detail: AccountLine['detail']): AccountLine => ({
  rule: 'victory',
  item,
  points,
  detail,
});

/**
 * Strength of hidden units is nobody's business until the battle is over: until then such a line has no count and no
 * points.
 */
function strengthLine(state: State, item: string, each: number, counts: (unit: number) => boolean): AccountLine {
  if (state.step !== STEP.over) return line(item, 0, { count: null, each });
  let count = 0;
  for (let unit = state.context.firstUnit[GERMAN]; unit < state.context.endUnit[GERMAN]; unit++) {
    if (counts(unit)) count += state.strength[unit];
  }
  return line(item, 0 - count * each, { count, each });
}

const isOnMap = (state: State, unit: number): boolean => state.hexOf[unit] >= 0;

/**
 * Strength of the garrison that is no longer cut off, west of the Lowatj. Ruling 93: and out of the city. Ruling 102: or
 * off the map by a German edge.
 */
export function rescueLine(state: State, isolation: Isolation): AccountLine {
  const { context } = state;
  const each = context.scenario.extras.rescuedStrength ?? context.data.victory.rescuedStrength;
  return strengthLine(state, 'rescued', each, (unit) => {
    if (context.fortress[unit] !== 1) return false;
    if (!isOnMap(state, unit)) return state.hexOf[unit] === EXITED;
    const ground = context.ground.hexes[state.hexOf[unit]];
    return (ground & WEST) !== 0 && (ground & CITY) === 0 && !isCutOff(state, unit, isolation);
  });
}

export function extraLines(state: State, isolation: Isolation): AccountLine[] {
  const { context } = state;
  const { fortressIsolated, towns, pockets, relief, brandenburgStrength } = context.scenario.extras;
  const lines: AccountLine[] = [];
  if (fortressIsolated !== undefined) {
    // Ruling 94: a city that has fallen is as good as cut off.
    const isolated = fortressCut(state);
    lines.push(line('fortress-isolated', isolated ? fortressIsolated : 0, { isolated }));
  }
  for (const [index, hex] of (towns?.hexes ?? []).entries()) {
    const held = state.holders[context.ground.city.length + index];
    lines.push(line('town', held === GERMAN ? -towns!.points : 0, { hex, holder: sideIds[held] }));
  }
  if (pockets) {
    const units = new Set(pockets.units.map((id) => context.unitNumber.get(id)));
    const counts = (unit: number) => units.has(unit) && isOnMap(state, unit) && !isCutOff(state, unit, isolation);
    lines.push(strengthLine(state, 'pockets', pockets.points, counts));
  }
  if (relief) lines.push(reliefLine(state, relief, isolation));
  if (brandenburgStrength !== undefined) {
    const counts = (unit: number) => (context.kind[unit] & BRANDENBURG) !== 0 && isOnMap(state, unit);
    lines.push(strengthLine(state, 'brandenburg', brandenburgStrength, counts));
  }
  return lines;
}

/** What these lines say of where units are, as a number: whether the city is cut off, and how near relief has come. */
export function reliefCounted(state: State, isolation: Isolation): number {
  const { fortressIsolated, relief } = state.context.scenario.extras;
  if (fortressIsolated === undefined && !relief) return 0;
  if (!fortressCut(state)) return 1;
  return relief ? 3 + nearestRelief(state, isolation) : 2;
}

type Relief = NonNullable<ScenarioData['extras']['relief']>;

/** A path to the fortress, or else how near to it a stack that is not cut off has come. */
function reliefLine(state: State, { path, near }: Relief, isolation: Isolation): AccountLine {
  if (!fortressHolds(state)) return line('relief', 0, { path: false, within: null });
  if (!fortressCut(state)) return line('relief', -path, { path: true, within: null });
  const nearest = nearestRelief(state, isolation);
  const award = near.find(([hexes]) => nearest !== NONE && nearest <= hexes);
  return line('relief', 0 - (award?.[1] ?? 0), { path: false, within: award?.[0] ?? null });
}

/** Distance of the nearest German stack that can trace a path from a city hex in German hands, or NONE. */
function nearestRelief(state: State, isolation: Isolation): number {
  const { top, context } = state;
  let nearest = NONE;
  for (let hex = 0; hex < grid.size; hex++) {
    const unit = top[hex];
    if (unit === NONE || context.side[unit] !== GERMAN || !isConnected(isolation, GERMAN, hex)) continue;
    for (const [index, cityHex] of context.ground.city.entries()) {
      if (!heldCityHex(state, index)) continue;
      const distance = grid.distance(hex, cityHex);
      if (nearest === NONE || distance < nearest) nearest = distance;
    }
  }
  return nearest;
}
