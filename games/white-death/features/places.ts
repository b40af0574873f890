import { numbered } from '@impulse/engine';
import { hexCount } from '../context.js';
import { findIsolation, type Isolation, isConnected } from '../rules/supply/isolation.js';
import { holder, inEnemyZone, NONE, stackSize, type State } from '../state.js';

/** Where a side stands. Both sides can count the units of a stack (4C), whatever they are. */

export const placeFeatures = [
  /** Units in enemy zones of control (3), cut off (15C), and in the city. */
  'in-zones',
  'cut-off',
  'in-city',
  /** Hexes to the city, on average. */
  'way-to-city',
  /** Hexes of the city held, those of them with a way of supply, and trunk-railway towns occupied. */
  'city',
  'supplied-city',
  'trunk-towns',
] as const;
const PLACE = numbered(placeFeatures);

/** For both sides at once, those of the Soviets from `firsts[0]` on. */
export function readPlaces(state: State, into: Float32Array, firsts: ArrayLike<number>): void {
  const isolation = findIsolation(state);
  for (let hex = 0; hex < hexCount; hex++) if (state.top[hex] !== NONE) readStack(state, hex, isolation, into, firsts);
  const { city, trunkTowns } = state.context.ground;
  for (let index = 0; index < city.length; index++) {
    const side = state.holders[index];
    into[firsts[side] + PLACE.city]++;
    if (isConnected(isolation, side, city[index])) into[firsts[side] + PLACE['supplied-city']]++;
  }
  for (const hex of trunkTowns) {
    const side = holder(state, hex);
    if (side !== NONE) into[firsts[side] + PLACE['trunk-towns']]++;
  }
}

function readStack(
  state: State,
  hex: number,
  isolation: Isolation,
  into: Float32Array,
  firsts: ArrayLike<number>,
): void {
  const { ground } = state.context;
  const side = holder(state, hex);
  const first = firsts[side];
  const units = stackSize(state, hex);
  if (inEnemyZone(state, side, hex)) into[first + PLACE['in-zones']] += units;
  if (!isConnected(isolation, side, hex)) into[first + PLACE['cut-off']] += units;
  if (ground.cityIndex[hex] >= 0) into[first + PLACE['in-city']] += units;
  // The sum, until everybody has been counted.
  into[first + PLACE['way-to-city']] += units * ground.cityDistance[hex];
}

export function averageWay(into: Float32Array, first: number, units: number): void {
  if (units > 0) into[first + PLACE['way-to-city']] /= units;
}
