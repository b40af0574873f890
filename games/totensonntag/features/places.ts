import { numbered } from '@impulse/engine';
import { ARMOR, hexCount } from '../context.js';
import { distance, isNear } from '../distance.js';
import { holder, inEnemyZoc, type State, strengthLeft } from '../state.js';

/** Where a side stands: among the enemy, in cover, on the objectives and how far from those it still wants. */

export const placeFeatures = [
  /** Strength points in enemy zones of control (5.0), in cover (7.1), and within reach of enemy armor. */
  'in-zones',
  'in-cover',
  'near-armor',
  /** Victory points of objectives held, of those with a unit in them, and of those with an enemy near (9.0). */
  'objectives',
  'objectives-manned',
  'objectives-threatened',
  /** Those that nobody stands in and the enemy may reach. */
  'objectives-open',
  /** Hexes from a unit to the nearest objective of the other side, on average; and to the road to Tobruk (9.2). */
  'way-to-objectives',
  'way-to-exit',
] as const;
const PLACE = numbered(placeFeatures);

/** What tanks reach in an impulse, more often than not. */
const armorReach = 4;
const nearObjective = 3;
const openObjective = 4;

export function readPlaces(state: State, side: number, into: Float32Array, first: number, units: number): void {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0) continue;
    const left = strengthLeft(state, unit);
    if (inEnemyZoc(state, side, hex)) into[first + PLACE['in-zones']] += left;
    if (context.cover[hex]) into[first + PLACE['in-cover']] += left;
    if (isNear(state, 1 - side, hex, armorReach, ARMOR)) into[first + PLACE['near-armor']] += left;
    into[first + PLACE['way-to-objectives']] += wayToObjective(state, 1 - side, hex) / units;
    into[first + PLACE['way-to-exit']] += distance(hex, context.exitHex) / units;
  }
  for (let objective = 0; objective < context.objectives.length; objective++) {
    if (state.control[objective] !== side) continue;
    const { at, points } = context.objectives[objective];
    into[first + PLACE.objectives] += points;
    if (holder(state, at) === side) into[first + PLACE['objectives-manned']] += points;
    else if (isNear(state, 1 - side, at, openObjective)) into[first + PLACE['objectives-open']] += points;
    if (isNear(state, 1 - side, at, nearObjective)) into[first + PLACE['objectives-threatened']] += points;
  }
}

/** Hexes to the nearest objective that a side holds; 0 when it holds none. */
function wayToObjective(state: State, side: number, hex: number): number {
  const { objectives } = state.context;
  let nearest = hexCount;
  for (let objective = 0; objective < objectives.length; objective++) {
    if (state.control[objective] !== side) continue;
    nearest = Math.min(nearest, distance(hex, objectives[objective].at));
  }
  return nearest === hexCount ? 0 : nearest;
}
