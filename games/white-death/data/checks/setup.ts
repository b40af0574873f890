import { repeated, type Problem } from '@impulse/engine';
import type { Passability } from './passability.js';
import { grid, terrainOf } from '../map/grid.js';
import { makeStackTable, stackFits, type StackTable } from '../stack-rule.js';
import type { PlacementData, ScenarioData, Terrain, UnitData, WhiteDeathData } from '../types.js';

/** Every unit of a scenario is in a legal place, comes later or is out of it. */

interface Roster {
  readonly units: ReadonlyMap<string, UnitData>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly areas: ReadonlyMap<string, ReadonlySet<string>>;
  readonly stacking: StackTable;
  readonly terrain: readonly Terrain[];
  readonly ways: Passability;
}

export function* setupProblems(data: WhiteDeathData, ways: Passability): Generator<Problem> {
  const roster: Roster = {
    units: new Map(data.units.map((unit) => [unit.id, unit])),
    numbers: new Map(data.units.map(({ id }, number) => [id, number])),
    areas: new Map(data.areas.map(({ id, hexes }) => [id, new Set(hexes)])),
    stacking: makeStackTable(data.units, data.formations),
    terrain: terrainOf(data.map.rows),
    ways,
  };
  for (const [index, scenario] of data.scenarios.entries()) {
    const path = `scenarios[${index}]`;
    yield* outProblems(scenario, path, roster);
    for (const [place, placement] of scenario.placements.entries()) {
      yield* placementProblems(placement, `${path}.placements[${place}]`, scenario, roster);
    }
    yield* absentProblems(scenario, path, roster);
    yield* stackProblems(scenario, path, roster);
  }
}

function* outProblems({ out }: ScenarioData, path: string, { units }: Roster): Generator<Problem> {
  yield* repeated(out, (index) => `${path}.out[${index}]`);
  for (const [index, id] of out.entries()) if (!units.has(id)) yield unknownUnit(id, `${path}.out[${index}]`);
}

export const unknownUnit = (id: string, path: string): Problem => ({
  code: 'unknown-unit',
  path,
  message: `There is no unit ${id}; name one of units by its id.`,
});

function* placementProblems(
  { unit: id, hex, strength, deployed }: PlacementData,
  path: string,
  scenario: ScenarioData,
  { units, areas, terrain, ways }: Roster,
): Generator<Problem> {
  const unit = units.get(id);
  if (!unit) {
    yield unknownUnit(id, `${path}.unit`);
    return;
  }
  if (scenario.out.includes(id)) {
    const message = `The unit ${id} is listed under out as well; leave it out there or here.`;
    yield { code: 'out-of-play', path: `${path}.unit`, message };
  }
  if (strength > unit.strength) {
    const message = `The unit ${id} has ${unit.strength} strength points at most.`;
    yield { code: 'out-of-range', path: `${path}.strength`, message };
  }
  if (deployed && unit.range === undefined) {
    yield {
      code: 'misplaced-field',
      path: `${path}.deployed`,
      message: 'Only artillery is deployed (6); leave this out.',
    };
  }
  if (terrain[grid.parse(hex)] === 'lake') {
    yield { code: 'terrain', path: `${path}.hex`, message: `${hex} is all lake; nobody sets up on the ice.` };
  }
  if (!ways.canBeIn(grid.parse(hex), unit.mobility)) {
    const message = `${hex} is prohibited to ${unit.mobility} units off the road (7); place ${id} elsewhere.`;
    yield { code: 'terrain', path: `${path}.hex`, message };
  }
  if (unit.side === 'soviet' && scenario.garrisons.includes(hex)) {
    const message = `${hex} has a German garrison (22); leave it out of the scenario, or place ${id} elsewhere.`;
    yield { code: 'enemy-hex', path: `${path}.hex`, message };
  }
  if (unit.side === 'soviet' && scenario.bunkers.some((bunker) => bunker.hex === hex)) {
    const message = `${hex} has a German bunker (19); leave it out of the scenario, or place ${id} elsewhere.`;
    yield { code: 'enemy-hex', path: `${path}.hex`, message };
  }
  if (!scenario.freeSetup) return;
  if (unit.setup === undefined) {
    const message = `The unit ${id} comes later (due) and is not set up in this scenario; leave it out here.`;
    yield { code: 'not-due', path: `${path}.unit`, message };
  } else if (!areas.get(unit.setup)?.has(hex)) {
    yield {
      code: 'outside-area',
      path: `${path}.hex`,
      message: `${hex} is no hex of the area ${unit.setup}; place ${id} in one.`,
    };
  }
}

function* absentProblems({ placements, out, turns }: ScenarioData, path: string, { units }: Roster) {
  const placed = placements.map(({ unit }) => unit);
  yield* repeated(placed, (index) => `${path}.placements[${index}].unit`);
  const accounted = new Set([...placed, ...out]);
  for (const { id, due } of units.values()) {
    if (accounted.has(id) || (due && due.turn >= turns[0])) continue;
    const message = `The unit ${id} is nowhere: place it, list it under out, or let it be due from turn ${turns[0]} on.`;
    yield { code: 'missing-unit', path: `${path}.placements`, message };
  }
}

/** 4: looked at when all are placed, for companies may make up a battalion. */
function* stackProblems({ placements, out }: ScenarioData, path: string, roster: Roster): Generator<Problem> {
  const { units, numbers, stacking } = roster;
  const lost = new Uint8Array(stacking.battalions.length);
  for (const id of out) {
    const battalion = stacking.battalion[numbers.get(id)!];
    if (battalion >= 0) lost[battalion]++;
  }
  const stacks = new Map<string, PlacementData[]>();
  for (const placement of placements) stacks.set(placement.hex, [...(stacks.get(placement.hex) ?? []), placement]);
  for (const [hex, stack] of stacks) {
    const last = `${path}.placements[${placements.indexOf(stack[stack.length - 1])}].hex`;
    if (new Set(stack.map(({ unit }) => units.get(unit)!.side)).size > 1) {
      yield {
        code: 'enemy-hex',
        path: last,
        message: `${hex} holds units of both sides; place one of them elsewhere.`,
      };
      continue;
    }
    const members = stack.map(({ unit }) => numbers.get(unit)!);
    if (stackFits(stacking, members, members.length, lost)) continue;
    const names = stack.map(({ unit }) => unit).join(', ');
    const message = `${hex} holds more than may stack there (4): ${names}. Place some of them elsewhere.`;
    yield { code: 'overstacked', path: last, message };
  }
}
