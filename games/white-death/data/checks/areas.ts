import { repeated, type Problem } from '@impulse/engine';
import { areas as builtInAreas } from '../map/areas.js';
import { onEdge } from './map.js';
import type { Passability } from './passability.js';
import { entries as builtInEntries } from '../map/entries.js';
import { grid } from '../map/grid.js';
import { mobilities, type EntryData, type SideId, type WhiteDeathData } from '../types.js';

/** Entry and set-up areas. The rules call them by name (17, 22), so those of the built-in data must be there. */

interface Named {
  readonly id: string;
  readonly side: SideId;
  readonly hexes: readonly string[];
}

export function* areaProblems({ entries, areas, map }: WhiteDeathData, ways: Passability): Generator<Problem> {
  yield* namedProblems(entries, builtInEntries, 'entries');
  for (const [index, entry] of entries.entries()) yield* entryProblems(entry, `entries[${index}]`, map.city[0], ways);
  yield* namedProblems(areas, builtInAreas, 'areas');
  yield* sharedProblems(areas);
}

function* namedProblems(given: readonly Named[], builtIn: readonly Named[], path: string): Generator<Problem> {
  yield* repeated(
    given.map(({ id }) => id),
    (index) => `${path}[${index}].id`,
  );
  for (const { id, side } of builtIn) {
    const index = given.findIndex((one) => one.id === id);
    if (index < 0) yield { code: 'missing-area', path, message: `The area ${id} is missing; the rules need it.` };
    else if (given[index].side !== side) {
      const message = `The area ${id} is for the ${side} side.`;
      yield { code: 'order-of-battle', path: `${path}[${index}].side`, message };
    }
  }
  for (const [index, { hexes }] of given.entries()) {
    yield* repeated(hexes, (place) => `${path}[${index}].hexes[${place}]`);
  }
}

function* entryProblems(
  { id, hexes }: EntryData,
  path: string,
  citadel: string,
  ways: Passability,
): Generator<Problem> {
  for (const [index, hex] of hexes.entries()) {
    if (onEdge(hex)) continue;
    const message = `${hex} is not on the map edge; units enter from off the map (17).`;
    yield { code: 'off-edge', path: `${path}.hexes[${index}]`, message };
  }
  const from = hexes.map((hex) => grid.parse(hex));
  if (!mobilities.some((mobility) => ways.reach(from, mobility).has(grid.parse(citadel)))) {
    const message = `No unit whatever can go from the area ${id} to ${citadel}; open a way.`;
    yield { code: 'cut-off', path: `${path}.hexes`, message };
  }
}

/** The two sides set up one after the other and must not get in each other's way. */
function* sharedProblems(areas: readonly Named[]): Generator<Problem> {
  const owners = new Map<string, Named>();
  for (const [index, area] of areas.entries()) {
    for (const [place, hex] of area.hexes.entries()) {
      const owner = owners.get(hex);
      if (owner && owner.side !== area.side) {
        const message = `${hex} belongs to ${owner.id} of the other side as well; give it to one of them.`;
        yield { code: 'enemy-hex', path: `areas[${index}].hexes[${place}]`, message };
      }
      owners.set(hex, area);
    }
  }
}
