import { type Problem, repeated } from '@impulse/engine';
import { grid, rowLetters, terrainOf, type HexTerrain } from './terrain.js';
import type { EntryData, MapData, TotensonntagData, ZoneData } from './types.js';
import { zoneHexes } from './zone.js';

/** What must hold between the hexes of a data file: rows in order, tracks unbroken, ground that tanks can cross. */

export function* mapProblems(data: TotensonntagData): Generator<Problem> {
  const { map, zones, entries, objectives, exit } = data;
  yield* rowProblems(map);
  const terrain = terrainOf(map.rows);
  yield* repeated(
    map.places.map(({ hex }) => hex),
    (index) => `map.places[${index}].hex`,
  );
  yield* trackProblems(map);
  yield* repeated(
    zones.map(({ id }) => id),
    (index) => `zones[${index}].id`,
  );
  for (const [index, zone] of zones.entries()) yield* zoneProblems(zone, `zones[${index}]`);
  yield* repeated(
    entries.map(({ id }) => id),
    (index) => `entries[${index}].id`,
  );
  for (const [index, entry] of entries.entries()) yield* entryProblems(entry, `entries[${index}]`, terrain);
  yield* crossingProblems(data, terrain);
  yield* repeated(
    objectives.map(({ hex }) => hex),
    (index) => `objectives[${index}].hex`,
  );
  if (!grid.neighbours.subarray(grid.parse(exit.hex) * 6, grid.parse(exit.hex) * 6 + 6).includes(-1)) {
    yield { code: 'off-edge', path: 'exit.hex', message: 'Units leave from the map edge; this hex is not on it.' };
  }
}

function* rowProblems(map: MapData): Generator<Problem> {
  for (const [index, { row }] of map.rows.entries()) {
    const wanted = rowLetters.charAt(index);
    if (row !== wanted) {
      const message = `Rows run from Q in the north to A in the south; this one is ${wanted}.`;
      yield { code: 'row-order', path: `map.rows[${index}].row`, message };
      return;
    }
  }
}

function* trackProblems(map: MapData): Generator<Problem> {
  for (const [index, { hexes }] of map.tracks.entries()) {
    for (const [step, hex] of hexes.entries()) {
      const before = hexes[step - 1];
      if (before !== undefined && grid.distance(grid.parse(before), grid.parse(hex)) !== 1) {
        const path = `map.tracks[${index}].hexes[${step}]`;
        yield { code: 'not-adjacent', path, message: `${hex} does not touch ${before}, the hex before it.` };
      }
    }
  }
}

function* zoneProblems(zone: ZoneData, path: string): Generator<Problem> {
  yield* repeated(zone.hexes ?? [], (index) => `${path}.hexes[${index}]`);
  yield* repeated(zone.outposts ?? [], (index) => `${path}.outposts[${index}]`);
  yield* repeated(zone.exclude?.hexes ?? [], (index) => `${path}.exclude.hexes[${index}]`);
  if (zone.rows && zone.rows[0] > zone.rows[1]) {
    yield { code: 'row-order', path: `${path}.rows`, message: 'The southern row comes first.' };
  }
  if (zoneHexes(zone).length === 0) {
    yield { code: 'empty-zone', path, message: 'The zone has no hex: it needs hexes, rows or around.' };
  }
}

function* entryProblems(entry: EntryData, path: string, terrain: readonly HexTerrain[]): Generator<Problem> {
  yield* repeated(entry.hexes, (index) => `${path}.hexes[${index}]`);
  const edge = grid.edge(entry.edge);
  for (const [index, label] of entry.hexes.entries()) {
    const hex = grid.parse(label);
    if (!edge.includes(hex)) {
      const message = `${label} is not on the ${entry.edge} edge.`;
      yield { code: 'off-edge', path: `${path}.hexes[${index}]`, message };
    }
    if (terrain[hex].terrain === 'escarpment') {
      const message = `${label} is an escarpment, which most units cannot enter (6.0).`;
      yield { code: 'terrain', path: `${path}.hexes[${index}]`, message };
    }
  }
}

/** Tanks go wherever there is no escarpment, so all such hexes must hang together. */
function* crossingProblems({ map, entries }: TotensonntagData, terrain: readonly HexTerrain[]): Generator<Problem> {
  const start = entries.flatMap(({ hexes }) => hexes).map((label) => grid.parse(label));
  const reached = new Set(start.slice(0, 1));
  for (const hex of reached) {
    for (const next of grid.within(hex, 1)) {
      if (terrain[next].terrain !== 'escarpment') reached.add(next);
    }
  }
  for (const [index, { row }] of map.rows.entries()) {
    const cutOff = grid.labels.find(
      (label, hex) => label.startsWith(row) && terrain[hex].terrain !== 'escarpment' && !reached.has(hex),
    );
    if (cutOff !== undefined) {
      const message = `Escarpments cut off ${cutOff}: armor must be able to reach every other hex.`;
      yield { code: 'cut-off', path: `map.rows[${index}].terrain`, message };
    }
  }
}
