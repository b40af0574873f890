import { bad, good, list, oneOf, optional, record, type Read } from '@impulse/engine';
import { columns, grid, readTerrain, rows } from '../map/grid.js';
import { hex, hexes, id, name } from './basics.js';
import {
  sideIds,
  type AreaData,
  type EntryData,
  type LakeData,
  type LineData,
  type MapData,
  type TownData,
} from '../types.js';

const cityHexes = 8;

const row: Read<string> = (value, path) => {
  if (typeof value !== 'string') return bad('wrong-type', path, 'A text of terrain letters is wanted here.');
  if (value.length !== columns) return bad('wrong-length', path, `A row has ${columns} hexes, not ${value.length}.`);
  for (let column = 1; column <= columns; column++) {
    if (!readTerrain(value.charAt(column - 1))) {
      return bad('unknown-terrain', path, `Column ${column} has no terrain letter (. F T L).`);
    }
  }
  return good(value);
};

const hexside: Read<string> = (value, path) => {
  if (typeof value !== 'string') return bad('wrong-type', path, 'A hexside such as 1616/1716 is wanted here.');
  const side = grid.parseHexside(value);
  if (side < 0 || grid.hexesOf(side)[1] < 0) {
    return bad('unknown-hexside', path, 'A hexside is written as the two adjacent hexes it parts, such as 1616/1716.');
  }
  return good(value);
};

const hexsides = list(hexside, 0, grid.hexsides);
const lines = list(record<LineData>({ id, name, hexes: list(hex, 2, grid.size) }), 1, 100);
const perhapsHexes = list(hex, 0, grid.size);

export const readMap: Read<MapData> = record<MapData>({
  rows: list(row, rows, rows),
  railways: lines,
  roads: lines,
  rivers: lines,
  creeks: lines,
  bridges: list(record<MapData['bridges'][number]>({ hex, permanent: optional(oneOf(true)) }), 0, grid.size),
  towns: list(record<TownData>({ hex, name }), 1, grid.size),
  lakes: list(record<LakeData>({ name, full: hexsides, partial: hexsides }), 0, 100),
  highGround: list(record<MapData['highGround'][number]>({ name, hexes }), 0, 100),
  city: list(hex, cityHexes, cityHexes),
  trunkRailway: id,
  lowatj: record<MapData['lowatj']>({ river: id, eastHex: hex }),
  garrisons: perhapsHexes,
  sovietEdge: hexes,
});

const side = oneOf(...sideIds);

export const readEntries: Read<readonly EntryData[]> = list(record<EntryData>({ id, side, name, hexes }), 1, 40);
export const readAreas: Read<readonly AreaData[]> = list(record<AreaData>({ id, side, hexes }), 1, 40);
