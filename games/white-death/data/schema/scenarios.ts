import { list, oneOf, optional, pair, record, triple, flag, whole, type Read } from '@impulse/engine';
import { grid } from '../map/grid.js';
import { hex, hexes, id, ids, name } from './basics.js';
import { scenarioIds, sideIds, type BunkerData, type PlacementData, type ScenarioData } from '../types.js';

const points = whole(0, 999);
const turn = whole(1, 13);
const perhapsHexes = list(hex, 0, grid.size);

type Extras = ScenarioData['extras'];

const extras = record<Extras>({
  fortressIsolated: optional(points),
  towns: optional(record<NonNullable<Extras['towns']>>({ hexes, points })),
  pockets: optional(record<NonNullable<Extras['pockets']>>({ units: ids, points })),
  relief: optional(record<NonNullable<Extras['relief']>>({ path: points, near: list(pair(points), 0, 10) })),
  rescuedStrength: optional(points),
  brandenburgStrength: optional(points),
  sovietCityHex: optional(points),
  railTownImpulses: optional(whole(1, 999)),
});

const scenario = record<ScenarioData>({
  id: oneOf(...scenarioIds),
  name,
  turns: pair(turn),
  freeSetup: flag,
  placements: list(
    record<PlacementData>({ unit: id, hex, strength: whole(1, 20), deployed: optional(oneOf(true)) }),
    1,
    500,
  ),
  out: ids,
  bunkers: list(record<BunkerData>({ hex, strength: whole(1, 99) }), 0, grid.size),
  bridges: perhapsHexes,
  garrisons: perhapsHexes,
  supply: triple(whole(0, 99)),
  holders: list(record<ScenarioData['holders'][number]>({ hex, side: oneOf(...sideIds) }), 0, grid.size),
  garrisonsFrozen: flag,
  extras,
  thresholds: triple(whole(-9999, 9999)),
});

export const readScenarios: Read<readonly ScenarioData[]> = list(scenario, scenarioIds.length, scenarioIds.length);
