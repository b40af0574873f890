import { bad, good } from '@impulse/engine';
import {
  hexOn,
  list,
  matching,
  oneOf,
  optional,
  orNull,
  pair,
  record,
  text,
  flag,
  whole,
  type Read,
} from '@impulse/engine';
import { columns, grid, readTerrain, rowLetters } from './terrain.js';
import {
  divisionIds,
  nationalities,
  sideIds,
  unitTypes,
  type BilingualName,
  type DivisionData,
  type EntryData,
  type MapData,
  type ObjectiveData,
  type PlaceData,
  type ProvenanceNote,
  type TotensonntagData,
  type TrackData,
  type UnitData,
  type ZoneData,
} from './types.js';

/** Every field of a data file with the values it may have by itself; check.ts looks at them together. */

const title = text(80);
const remark = text(2000);
const id = matching(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'bad-id', 'An id of letters, digits and hyphens');
const points = whole(0, 9);
const farthest = 20;

const hex = hexOn(grid);

const row: Read<string> = (value, path) =>
  typeof value === 'string' && value.length === 1 && rowLetters.includes(value)
    ? good(value)
    : bad('unknown-row', path, 'A row letter from A to Q is wanted here.');

const terrain: Read<string> = (value, path) => {
  if (typeof value !== 'string') return bad('wrong-type', path, 'A text of terrain letters is wanted here.');
  if (value.length !== columns) {
    return bad('wrong-length', path, `A row has ${columns} hexes, not ${value.length}.`);
  }
  for (let column = 1; column <= columns; column++) {
    if (!readTerrain(value.charAt(column - 1))) {
      return bad('unknown-terrain', path, `Column ${column} has no terrain letter (. c r e n, capital with a Point).`);
    }
  }
  return good(value);
};

const hexes = list(hex, 1, grid.size);
const name = record<BilingualName>({ en: title, 'zh-Hant': title });

const mapData = record<MapData>({
  rows: list(record<MapData['rows'][number]>({ row, terrain }), rowLetters.length, rowLetters.length),
  places: list(
    record<PlaceData>({ hex, name, kind: oneOf('airfield', 'village', 'well', 'height', 'exit') }),
    0,
    grid.size,
  ),
  tracks: list(record<TrackData>({ name, kind: oneOf('road', 'track'), hexes: list(hex, 2, grid.size) }), 0, 100),
});

const zone = record<ZoneData>({
  id,
  hexes: optional(hexes),
  rows: optional(pair(row)),
  around: optional(record<NonNullable<ZoneData['around']>>({ hex, radius: whole(0, farthest), withCentre: flag })),
  maxPerHex: optional(whole(1, 3)),
  outposts: optional(hexes),
  exclude: optional(record<NonNullable<ZoneData['exclude']>>({ hexes, radius: whole(0, farthest) })),
});

const entry = record<EntryData>({ id, edge: oneOf('north', 'south', 'east', 'west'), hexes });

const division = record<DivisionData>({
  id: oneOf(...divisionIds),
  name,
  side: oneOf(...sideIds),
  shatteredAt: whole(1, 99),
  points: whole(-9, 9),
});

const initiative = whole(1, 6);

const unit = record<UnitData>({
  id,
  name: title,
  side: oneOf(...sideIds),
  nationality: oneOf(...nationalities),
  division: orNull(oneOf(...divisionIds)),
  formation: name,
  type: oneOf(...unitTypes),
  model: optional(title),
  strength: whole(1, 9),
  protection: whole(2, 20),
  initiative,
  assaultInitiative: optional(initiative),
  range: optional(whole(1, 9)),
  combinedArms: optional(oneOf(true)),
  versusArmor: optional(whole(-9, 9)),
  versusAir: optional(whole(-9, 9)),
  setup: optional(id),
  due: optional(record<NonNullable<UnitData['due']>>({ turn: whole(1, 6), entry: id })),
  historical: optional(hex),
});

export const readData: Read<TotensonntagData> = record<TotensonntagData>({
  format: oneOf('impulse-totensonntag-data-1'),
  name: title,
  map: mapData,
  zones: list(zone, 1, 40),
  entries: list(entry, 1, 40),
  divisions: list(division, divisionIds.length, divisionIds.length),
  units: list(unit, 1, 99),
  objectives: list(record<ObjectiveData>({ hex, points, holder: oneOf(...sideIds) }), 3, 3),
  exit: record<TotensonntagData['exit']>({ hex, strengthNeeded: whole(1, 99), points }),
  turns: oneOf(6),
  coupletsPerTurn: oneOf(4),
  provenance: optional(
    list(
      record<ProvenanceNote>({ subject: title, status: oneOf('known', 'inferred', 'reconstructed'), note: remark }),
      0,
      500,
    ),
  ),
});
