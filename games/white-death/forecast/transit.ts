import type { Detail, Forecast, Term } from '@impulse/engine';
import { KIND, type Order, QUARTER } from '../actions/actions.js';
import { CLOSE_COMBAT, grid } from '../context.js';
import { resultChances } from './fire.js';
import { type FateChance, fateDetail, foresee, struckUnit } from './fight-chances.js';
import { crossersOf, iceTerms, thenOverIce } from './ice.js';
import { knows } from '../knowledge/knowledge.js';
import { mayStand } from '../rules/terrain/costs.js';
import { closeTerrain, defenceOf } from '../rules/fire/defence-values.js';
import { firesDownhill } from '../rules/fire/fire.js';
import { findIsolation, type Isolation } from '../rules/supply/isolation.js';
import { antitankTable, columnOf, oddsText } from '../rules/fire/odds.js';
import { drawsFire, transitValue } from '../rules/movement/transit.js';
import { unseenAround, unseenIn } from '../rules/stacking/zones.js';
import { holder, type State } from '../state.js';

/**
 * 3A: an AFV that leaves enemy zones, by what its side knows of those who will fire. For units it cannot see: at best
 * they have no antitank fire at all, at worst they are the strongest of those it has not seen. If it gets away its move
 * may lead over ice (13).
 */
export function transitForecast(state: State, viewer: number, order: Order): Forecast | null {
  const { unit } = order;
  if (!drawsFire(state, unit)) return null;
  const { context } = state;
  const isolation = findIsolation(state);
  const hidden = unseenAround(state, viewer, 1 - context.side[unit], state.hexOf[unit]);
  const known = transitValue(state, unit, false, isolation);
  const most = known + strongestHidden(state, viewer, unit, hidden);
  if (most === 0) return null;
  const defence = defenceOf(state, unit);
  const crossing = order.kind === KIND.exit ? [] : crossersOf(state, order);
  const fatesUnder = (fire: number): readonly FateChance[] => {
    const fates = fatesAt(state, unit, fire, defence, isolation);
    return crossing.length === 0 ? fates : thenOverIce(fates, state.strength[unit]);
  };
  const table = antitankTable(state);
  const terms: Term[] = [
    { rule: '10C1', what: 'antitank', value: known / QUARTER },
    { rule: '10C2', what: 'defence', value: defence / 2 },
    ...iceTerms(state, crossing),
  ];
  return {
    kind: 'transit',
    rule: '3A',
    terms,
    outcomes: fatesUnder(known).map(({ fate, lost, probability }) => ({ probability, result: fate, detail: { lost } })),
    detail: {
      unit: context.unitIds[unit],
      hex: grid.labels[state.hexOf[unit]],
      odds: oddsText(table, columnOf(table, known, defence)),
      unknownUnits: hidden,
      ...(hidden > 0 ? { worst: worstCase(state, most, defence, fatesUnder(most)) } : {}),
    },
  };
}

function fatesAt(
  state: State,
  unit: number,
  fire: number,
  defence: number,
  isolation: Isolation,
): readonly FateChance[] {
  const table = antitankTable(state);
  const results = resultChances(table, columnOf(table, fire, defence), true);
  const struck = struckUnit(state, unit, results, isolation, { frightened: false, capped: false, byLoss: true });
  return foresee([struck], true).fates[0];
}

function worstCase(state: State, fire: number, defence: number, fates: readonly FateChance[]): Detail {
  const table = antitankTable(state);
  return {
    fire: fire / QUARTER,
    odds: oddsText(table, columnOf(table, fire, defence)),
    fates: fateDetail(fates),
  };
}

const quartersPerHalf = 2;

/**
 * Ruling 58: who is on the map is no secret, only where; so the strongest of the unseen are the worst that can be, each in
 * the hex from which it would fire best.
 */
function strongestHidden(state: State, viewer: number, unit: number, count: number): number {
  const { firstUnit, endUnit, side } = state.context;
  const enemy = 1 - side[unit];
  const into = state.hexOf[unit];
  const hexes = grid.neighbours
    .subarray(into * 6, into * 6 + 6)
    .filter((near) => near >= 0 && holder(state, near) === enemy && unseenIn(state, viewer, near) > 0);
  const values: number[] = [];
  for (let other = firstUnit[enemy]; other < endUnit[enemy]; other++) {
    if (state.hexOf[other] < 0 || knows(state, viewer, other)) continue;
    values.push(Math.max(0, ...Array.from(hexes, (hex) => fireFrom(state, other, hex, into))));
  }
  values.sort((a, b) => b - a);
  return values.slice(0, count).reduce((sum, value) => sum + value, 0);
}

/** At full strength, with the terrain that everybody sees (12B, 21A). */
function fireFrom(state: State, unit: number, hex: number, into: number): number {
  if (!mayStand(state, unit, hex)) return 0;
  const { antitank, fullStrength, kind } = state.context;
  const close = (kind[unit] & CLOSE_COMBAT) !== 0 && closeTerrain(state, hex) ? 2 : 1;
  const slope = firesDownhill(state, hex, into) ? 2 : 1;
  return antitank[unit] * fullStrength[unit] * quartersPerHalf * close * slope;
}
