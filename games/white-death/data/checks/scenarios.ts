import { repeated, type Problem } from '@impulse/engine';
import { objectiveRoom } from '../../state.js';
import { hexesOfLines } from './map.js';
import { unknownUnit } from './setup.js';
import { grid, terrainOf } from '../map/grid.js';
import type { ScenarioData, WhiteDeathData } from '../types.js';

/** What a scenario says besides the places of its units. */

export function* scenarioProblems(data: WhiteDeathData): Generator<Problem> {
  yield* repeated(
    data.scenarios.map(({ id }) => id),
    (index) => `scenarios[${index}].id`,
  );
  for (const [index, scenario] of data.scenarios.entries()) {
    const path = `scenarios[${index}]`;
    const [first, last] = scenario.turns;
    if (first > last) {
      const message = `A scenario that begins on turn ${first} cannot end on turn ${last}.`;
      yield { code: 'turn-order', path: `${path}.turns`, message };
    }
    yield* worksProblems(scenario, path, data);
    yield* extraProblems(scenario, path, data);
    yield* holderProblems(scenario, path, data);
    for (const place of [1, 2] as const) {
      if (scenario.thresholds[place] < scenario.thresholds[place - 1]) continue;
      const message = 'The thresholds fall from the decisive Soviet result to the marginal German one.';
      yield { code: 'not-falling', path: `${path}.thresholds[${place}]`, message };
    }
  }
}

/** Bunkers, bridges and garrisons. */
function* worksProblems({ bunkers, bridges, garrisons }: ScenarioData, path: string, { map }: WhiteDeathData) {
  yield* repeated(
    bunkers.map(({ hex }) => hex),
    (index) => `${path}.bunkers[${index}].hex`,
  );
  for (const [index, { hex }] of bunkers.entries()) {
    if (map.city.includes(hex)) continue;
    const message = `Bunkers stand in city hexes only (19); ${hex} is not one.`;
    yield { code: 'outside-city', path: `${path}.bunkers[${index}].hex`, message };
  }
  const wet = hexesOfLines(map.rivers);
  yield* repeated(bridges, (index) => `${path}.bridges[${index}]`);
  for (const [index, hex] of bridges.entries()) {
    if (wet.has(hex)) continue;
    const message = `No river runs through ${hex}; a bridge stands in a river hex (20).`;
    yield { code: 'no-river', path: `${path}.bridges[${index}]`, message };
  }
  yield* repeated(garrisons, (index) => `${path}.garrisons[${index}]`);
  for (const [index, hex] of garrisons.entries()) {
    if (map.garrisons.includes(hex)) continue;
    const message = `${hex} is not listed in map.garrisons; add it there, or leave it out here.`;
    yield { code: 'no-garrison', path: `${path}.garrisons[${index}]`, message };
  }
}

/** An objective is held by the side that occupies it, or else by the side named; somebody must hold it. */
function* holderProblems(scenario: ScenarioData, path: string, { map, units }: WhiteDeathData): Generator<Problem> {
  const { holders, placements, extras } = scenario;
  const objectives = new Set([...map.city, ...(extras.towns?.hexes ?? [])]);
  if (objectives.size > objectiveRoom) {
    const message = `With the city there are ${objectives.size} objectives; a battle has room for ${objectiveRoom}.`;
    yield { code: 'too-many', path: `${path}.extras.towns.hexes`, message };
  }
  const sides = new Map(units.map(({ id, side }) => [id, side]));
  const standing = new Map(placements.map(({ hex, unit }) => [hex, sides.get(unit)]));
  yield* repeated(
    holders.map(({ hex }) => hex),
    (index) => `${path}.holders[${index}].hex`,
  );
  for (const [index, { hex, side }] of holders.entries()) {
    const there = standing.get(hex);
    if (there === undefined || there === side) continue;
    const message = `${hex} is held by the ${there} units placed there.`;
    yield { code: 'enemy-hex', path: `${path}.holders[${index}].side`, message };
  }
  for (const hex of objectives) {
    if (standing.has(hex) || holders.some((holder) => holder.hex === hex)) continue;
    const message = `Nobody stands in ${hex}; say who holds it at the start.`;
    yield { code: 'missing-holder', path: `${path}.holders`, message };
  }
}

function* extraProblems({ extras, placements }: ScenarioData, path: string, { map, units }: WhiteDeathData) {
  const terrain = terrainOf(map.rows);
  const towns = extras.towns?.hexes ?? [];
  yield* repeated(towns, (index) => `${path}.extras.towns.hexes[${index}]`);
  for (const [index, hex] of towns.entries()) {
    if (terrain[grid.parse(hex)] === 'town' && !map.city.includes(hex)) continue;
    const message = `${hex} is no town outside Velikiye Luki; name such towns here.`;
    yield { code: 'no-town', path: `${path}.extras.towns.hexes[${index}]`, message };
  }
  const pockets = extras.pockets?.units ?? [];
  yield* repeated(pockets, (index) => `${path}.extras.pockets.units[${index}]`);
  for (const [index, id] of pockets.entries()) {
    const at = `${path}.extras.pockets.units[${index}]`;
    const unit = units.find((candidate) => candidate.id === id);
    if (!unit) yield unknownUnit(id, at);
    else if (unit.side !== 'german' || !placements.some((placement) => placement.unit === id)) {
      const message = `Only German units placed in this scenario can be in a pocket; ${id} is not one.`;
      yield { code: 'not-placed', path: at, message };
    }
  }
  const near = extras.relief?.near ?? [];
  for (let index = 1; index < near.length; index++) {
    if (near[index][0] > near[index - 1][0] && near[index][1] < near[index - 1][1]) continue;
    const message = 'Nearer comes first and is worth more; distances rise and points fall.';
    yield { code: 'not-falling', path: `${path}.extras.relief.near[${index}]`, message };
  }
}
