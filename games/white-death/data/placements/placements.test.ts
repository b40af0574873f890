import { describe, expect, test } from 'vitest';
import { areas } from '../map/areas.js';
import { formations } from '../units/formations.js';
import { grid, terrainOf } from '../map/grid.js';
import { map } from '../map/map.js';
import { scenarios } from '../scenarios.js';
import { makeStackTable, stackFits } from '../stack-rule.js';
import { scenarioIds, type PlacementData, type ScenarioData, type SideId, type UnitData } from '../types.js';
import { germanUnits } from '../units/german.js';
import { sovietUnits } from '../units/soviet.js';

const units = [...germanUnits, ...sovietUnits];
const unitNumbers = new Map(units.map(({ id }, number) => [id, number]));
const unit = (id: string): UnitData => {
  const number = unitNumbers.get(id);
  if (number === undefined) throw new Error(`no unit ${id}`);
  return units[number];
};
const terrain = terrainOf(map.rows);
const ways = new Set([...map.roads, ...map.railways].flatMap(({ hexes }) => hexes));
const rivers = new Set(map.rivers.flatMap(({ hexes }) => hexes));
const stackTable = makeStackTable(units, formations);
const area = (id: string | undefined): readonly string[] => {
  const found = areas.find((each) => each.id === id);
  if (!found) throw new Error(`no area ${id}`);
  return found.hexes;
};
const scenario = (id: string): ScenarioData => scenarios.find((each) => each.id === id)!;

const mayStand = (each: UnitData, label: string): boolean => {
  const ground = terrain[grid.parse(label)];
  if (ground === 'lake') return false;
  return ground !== 'forest' || ways.has(label) || !['wheel', 'track', 'motorcycle'].includes(each.mobility);
};

const stacks = (placements: readonly PlacementData[]): Map<string, PlacementData[]> => {
  const found = new Map<string, PlacementData[]>();
  for (const placement of placements) found.set(placement.hex, [...(found.get(placement.hex) ?? []), placement]);
  return found;
};

const strength = (placements: readonly PlacementData[], side: SideId): number =>
  placements.reduce((sum, each) => sum + (unit(each.unit).side === side ? each.strength : 0), 0);

describe('rule set-up areas', () => {
  test('every area is used by units of its side, and every unit’s area exists', () => {
    for (const { id, side } of areas) {
      const using = units.filter(({ setup }) => setup === id);
      expect(using.length, id).toBeGreaterThan(0);
      expect(new Set(using.map((each) => each.side)), id).toEqual(new Set([side]));
    }
    for (const each of units) if (each.setup !== undefined) expect(area(each.setup).length).toBeGreaterThan(0);
  });

  test('areas of the two sides have no hex in common, and none is all lake', () => {
    const hexes = (side: SideId): Set<string> =>
      new Set(areas.filter((each) => each.side === side).flatMap((each) => each.hexes));
    expect([...hexes('german')].filter((hex) => hexes('soviet').has(hex))).toEqual([]);
    for (const { id, hexes: list } of areas) {
      expect(new Set(list).size, id).toBe(list.length);
      for (const hex of list) expect(terrain[grid.parse(hex)], hex).not.toBe('lake');
    }
  });

  test('the German front divisions stand between the Lowatj and the front', () => {
    expect(area('vl')).toEqual(map.city.toSorted());
    expect(area('centre')).toContain('2923');
    expect(area('centre')).toContain('2322');
    expect(area('centre')).not.toContain('2122');
    expect(area('centre')).not.toContain('2225');
    expect(area('centre')).not.toContain('3023');
    expect(area('south')).toContain('3036');
    expect(area('south')).not.toContain('1633');
    expect(area('vl-outpost')).toContain('2618');
    expect(area('vl-outpost')).not.toContain('2818');
    expect(area('nowo')).toHaveLength(13);
    expect(area('iso')).toHaveLength(7);
  });
});

describe('scenarios', () => {
  test('one of each, over the turns of the book', () => {
    expect(scenarios.map(({ id }) => id)).toEqual([...scenarioIds]);
    expect(scenarios.map(({ turns }) => turns)).toEqual([
      [1, 13],
      [1, 4],
      [5, 7],
      [8, 9],
      [10, 11],
      [12, 13],
    ]);
  });

  test('strength at the start: Soviet 423, German 120 and 85 in bunkers', () => {
    for (const id of ['campaign', 'scenario-1']) {
      const { placements, bunkers } = scenario(id);
      expect([strength(placements, 'soviet'), strength(placements, 'german')]).toEqual([423, 120]);
      expect(bunkers.map((each) => each.strength).toSorted((a, b) => a - b)).toEqual([10, 10, 10, 10, 15, 15, 15]);
    }
  });

  test('strength in the later scenarios', () => {
    const totals = [2, 3, 4, 5].map((number) => {
      const { placements, bunkers } = scenario(`scenario-${number}`);
      const bunkerTotal = bunkers.reduce((sum, each) => sum + each.strength, 0);
      return [strength(placements, 'soviet'), strength(placements, 'german'), bunkerTotal];
    });
    expect(totals).toEqual([
      [405, 205, 75],
      [524, 311, 59],
      [449, 316, 25],
      [459, 395, 12],
    ]);
  });

  describe.each(scenarios.map((each) => [each.id, each] as const))('%s', (_, each) => {
    const { placements, turns, out } = each;

    test('every unit is placed once, or still to come, or out', () => {
      const placed = placements.map((placement) => placement.unit);
      expect(new Set(placed).size).toBe(placed.length);
      expect(placed.filter((id) => out.includes(id))).toEqual([]);
      const expected = units.filter(({ due }) => due === undefined || due.turn < turns[0]).map(({ id }) => id);
      // IV names one company that is otherwise due on its first turn.
      const early = each.id === 'scenario-4' ? ['woehler-1-15-pz'] : [];
      expect([...placed, ...out].toSorted()).toEqual([...expected, ...early].toSorted());
    });

    test('strengths are whole and no more than full', () => {
      for (const { unit: id, strength: points } of placements) {
        expect(Number.isInteger(points) && points >= 1 && points <= unit(id).strength, id).toBe(true);
        if (each.freeSetup) expect(points, id).toBe(unit(id).strength);
      }
    });

    test('artillery, and only artillery, is deployed', () => {
      for (const { unit: id, deployed } of placements) {
        expect(deployed === true, id).toBe(unit(id).barrage !== undefined);
      }
    });

    test('stacks are legal and of one side', () => {
      for (const [hex, stack] of stacks(placements)) {
        const numbers = stack.map(({ unit: id }) => unitNumbers.get(id)!);
        expect(new Set(numbers.map((number) => units[number].side)).size, hex).toBe(1);
        expect(stackFits(stackTable, numbers, numbers.length), `${hex} ${stack.map((one) => one.unit).join(' ')}`).toBe(
          true,
        );
      }
    });

    test('no unit stands where its mobility forbids', () => {
      for (const { unit: id, hex } of placements) {
        expect(grid.parse(hex), hex).toBeGreaterThanOrEqual(0);
        expect(mayStand(unit(id), hex), `${id} in ${hex}`).toBe(true);
      }
    });

    test('draft, wheel and track units are in no river hex outside the city that lacks a bridge', () => {
      for (const { unit: id, hex } of placements) {
        if (!rivers.has(hex) || map.city.includes(hex)) continue;
        expect(
          each.bridges.includes(hex) || ['leg', 'ski', 'horse'].includes(unit(id).mobility),
          `${id} in ${hex}`,
        ).toBe(true);
      }
    });

    test('city hexes belong to whoever stands there, and Germans only hold bunkers', () => {
      const side = (hex: string): SideId | undefined => each.holders.find((holder) => holder.hex === hex)?.side;
      expect(each.holders.map(({ hex }) => hex)).toEqual([...map.city, '1224', '1430']);
      for (const { unit: id, hex } of placements) {
        const holder = side(hex);
        if (holder) expect(unit(id).side, `${id} in ${hex}`).toBe(holder);
      }
      for (const { hex } of each.bunkers) {
        expect(side(hex), hex).toBe('german');
        expect(
          placements.some((placement) => placement.hex === hex),
          `bunker ${hex} manned`,
        ).toBe(true);
      }
    });

    test('garrisons and bridges are among those of the map, and no Soviet unit is in a town with a garrison', () => {
      for (const hex of each.garrisons) {
        expect(map.garrisons, hex).toContain(hex);
        const soviet = placements.filter((one) => one.hex === hex && unit(one.unit).side === 'soviet');
        expect(soviet, hex).toEqual([]);
      }
      const fallible = map.bridges.filter(({ permanent }) => !permanent).map(({ hex }) => hex);
      for (const hex of each.bridges) expect(fallible, hex).toContain(hex);
    });

    test('a Soviet result needs more than a German one', () => {
      expect(each.thresholds).toEqual(each.thresholds.toSorted((a, b) => b - a));
    });
  });
});

describe('rule set-up of scenario I and the campaign', () => {
  const { placements } = scenario('scenario-1');

  test('every unit stands in its area', () => {
    for (const { unit: id, hex } of placements) expect(area(unit(id).setup), `${id} in ${hex}`).toContain(hex);
  });

  test('every unit has a choice of hexes in its area', () => {
    for (const each of units) {
      if (each.setup === undefined) continue;
      expect(area(each.setup).filter((hex) => mayStand(each, hex)).length, each.id).toBeGreaterThan(1);
    }
  });

  test('every hex of the city is manned', () => {
    for (const hex of map.city)
      expect(
        placements.some((one) => one.hex === hex),
        hex,
      ).toBe(true);
  });
});

describe('later scenarios', () => {
  test('scenario II: the pockets stand apart and are those of the extra award', () => {
    const { placements, extras } = scenario('scenario-2');
    const pockets = extras.pockets?.units ?? [];
    expect(pockets).toHaveLength(19);
    for (const id of pockets) {
      const hex = placements.find((one) => one.unit === id)!.hex;
      const near = Math.min(
        ...['2024', '1825', '1824', '1930', '1731'].map((label) => grid.distance(grid.parse(hex), grid.parse(label))),
      );
      expect(near, id).toBeLessThanOrEqual(1);
    }
  });

  test('scenario V: what the set-up names for the Citadel', () => {
    const citadel = scenario('scenario-5').placements.filter(({ hex }) => hex === '2219');
    expect(citadel.map((one) => `${one.unit} ${one.strength}`)).toEqual([
      '83id-i-277 3',
      '83id-iii-277 2',
      'woehler-5-jaeg 2',
      'woehler-1-237-stug 1',
    ]);
  });

  test('strength by percentage: rounded up, vehicles down but not to nothing', () => {
    const points = (number: number, id: string): number | undefined =>
      scenario(`scenario-${number}`).placements.find((one) => one.unit === id)?.strength;
    expect([points(2, '9grd-18g'), points(2, '36tr-1'), points(2, '36tr-2')]).toEqual([6, 1, 1]);
    expect([points(2, '18mech-t34'), points(2, '13ghtr-kv')]).toEqual([3, 2]);
    expect([points(5, '36tb-t34'), points(5, '803-9'), points(5, '331id-i-557')]).toEqual([6, 1, 3]);
  });
});
