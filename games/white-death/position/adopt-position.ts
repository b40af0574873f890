import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import type { State } from '../state.js';
import { printedBunker } from './check-fights.js';
import { objectiveHexes } from './heading.js';
import type { Position } from './position.js';
import { readShape } from './shape.js';

/** Positions of battles that were begun on other built-in data. */

/** Nobody is stronger than the present data have him, and works stand only where they have them. */
export function adoptPosition(value: unknown, start: State): unknown {
  const read = readShape(value);
  // What has not even the shape of a position is for its reader to refuse.
  if (!read.ok) return value;
  const position = read.value;
  const { context } = start;
  const { ground } = context;
  const among = (hexes: readonly number[], label: string): boolean => hexes.includes(grid.parse(label));
  const bunkers = Object.entries(position.bunkers)
    .map(([label, strength]) => [label, Math.min(strength, printedBunker(context, label))] as const)
    .filter(([, strength]) => strength > 0);
  return {
    ...position,
    bunkers: Object.fromEntries(bunkers),
    garrisons: position.garrisons.filter((label) => among(ground.garrisons, label)),
    bridges: Object.fromEntries(Object.entries(position.bridges).filter(([label]) => among(ground.riverHexes, label))),
    holders: Object.fromEntries(
      objectiveHexes(context).map((hex, index) => {
        const label = grid.labels[hex];
        return [label, position.holders[label] ?? sideIds[start.holders[index]]];
      }),
    ),
    units: Object.fromEntries(Object.entries(position.units).map(([id, unit]) => [id, atMostFull(unit, id, start)])),
  };
}

/** Full strength is left out. */
function atMostFull(unit: Position['units'][string], id: string, { context }: State): Position['units'][string] {
  const number = context.unitNumber.get(id);
  if (typeof unit !== 'object' || unit.strength === undefined || number === undefined) return unit;
  if (unit.strength < context.fullStrength[number]) return unit;
  const { strength: _strength, ...rest } = unit;
  return rest;
}
