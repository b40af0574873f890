import { describe, expect, test } from 'vitest';
import { charts } from '../charts.js';
import { entries } from './entries.js';
import { grid, readTerrain, terrainOf } from './grid.js';
import { map } from './map.js';
import { turns } from '../turns.js';
import { mobilities } from '../types.js';
import { victory } from '../victory.js';

const { railways, roads, rivers, creeks, bridges, towns, lakes, highGround, city, garrisons } = map;
const terrain = terrainOf(map.rows);
const hexOf = (label: string): number => {
  const hex = grid.parse(label);
  if (hex < 0) throw new Error(`no hex ${label}`);
  return hex;
};
const terrainAt = (label: string) => terrain[hexOf(label)];
const lineNamed = (id: string) => [...railways, ...roads, ...rivers].find((line) => line.id === id)!;
const hexesOf = (lines: readonly { readonly hexes: readonly string[] }[]): Set<string> =>
  new Set(lines.flatMap(({ hexes }) => hexes));
const townHexes = new Set(towns.map(({ hex }) => hex));
const railHexes = hexesOf(railways);
const riverHexes = hexesOf(rivers);
const creekHexes = hexesOf(creeks);
const heights = hexesOf(highGround);
const edgeHexes = new Set(
  (['north', 'east', 'south', 'west'] as const).flatMap((side) => grid.edge(side).map((hex) => grid.label(hex))),
);
const sorted = (labels: Iterable<string>): string[] => [...labels].toSorted();
const entryHexes = (id: string): readonly string[] => entries.find((entry) => entry.id === id)!.hexes;

/** Every hex that can be reached without entering a hex of the Lowatj. */
const sameBank = (from: string): Set<string> => {
  const river = new Set(lineNamed(map.lowatj.river).hexes.map(hexOf));
  const reached = new Set([hexOf(from)]);
  for (const hex of reached) {
    for (const next of grid.ring(hex, 1)) if (!river.has(next)) reached.add(next);
  }
  return new Set([...reached].map((hex) => grid.label(hex)));
};

/** The bank of every dry neighbour of a river hex, by the way along the list. */
const banksOf = (hexes: readonly string[]): Map<string, Set<'left' | 'right'>> => {
  const banks = new Map<string, Set<'left' | 'right'>>();
  for (const [index, label] of hexes.entries()) {
    const hex = hexOf(label);
    const ahead = index + 1 < hexes.length ? grid.direction(hex, hexOf(hexes[index + 1])) : -1;
    const behind = index > 0 ? grid.direction(hex, hexOf(hexes[index - 1])) : (ahead + 3) % 6;
    const onward = ahead < 0 ? (behind + 3) % 6 : ahead;
    for (let turn = 1; turn < 6; turn++) {
      const next = grid.neighbour(hex, (onward + turn) % 6);
      if (next < 0 || hexes.includes(grid.label(next))) continue;
      const bank = turn < (behind - onward + 6) % 6 ? 'right' : 'left';
      banks.set(grid.label(next), (banks.get(grid.label(next)) ?? new Set()).add(bank));
    }
  }
  return banks;
};

describe('map', () => {
  test('the grid has 43 rows of 40 letters of the key', () => {
    expect(grid.size).toBe(1720);
    expect(map.rows).toHaveLength(43);
    for (const row of map.rows) {
      expect(row).toHaveLength(40);
      expect([...row].every((letter) => readTerrain(letter) !== undefined)).toBe(true);
    }
    expect(readTerrain('X')).toBeUndefined();
    expect(readTerrain('toString')).toBeUndefined();
    expect(() => terrainOf(map.rows.map((row) => row.replaceAll('T', '?')))).toThrow('unchecked map letter');
  });

  test('even columns lie half a hex further south', () => {
    const around = (label: string): string[] => sorted(grid.ring(hexOf(label), 1).map((hex) => grid.label(hex)));
    expect(around('2419')).toEqual(['2319', '2320', '2418', '2420', '2519', '2520']);
    expect(around('2319')).toEqual(['2218', '2219', '2318', '2320', '2418', '2419']);
  });

  test('map totals', () => {
    const count = (kind: string): number => terrain.filter((hex) => hex === kind).length;
    expect([count('clear'), count('forest'), count('town'), count('lake')]).toEqual([963, 667, 82, 8]);
    expect([railways, roads, rivers, creeks].map((lines) => lines.map(({ hexes }) => hexes.length))).toEqual([
      [38, 27, 15, 15, 30],
      [18, 18, 27, 21, 7, 31, 15, 6, 27, 9, 31, 18, 27, 23, 7],
      [58, 33],
      [23, 16, 4, 6, 4, 6, 6, 5, 12, 10, 5, 6, 26, 14, 11],
    ]);
    expect([riverHexes.size, creekHexes.size, heights.size, lakes.length]).toEqual([91, 149, 141, 19]);
  });

  test.each([...railways, ...roads, ...rivers, ...creeks])('$id runs from hex to neighbouring hex', ({ hexes }) => {
    for (let step = 1; step < hexes.length; step++) {
      expect(grid.distance(hexOf(hexes[step - 1]), hexOf(hexes[step])), `${hexes[step - 1]} ${hexes[step]}`).toBe(1);
    }
    expect(new Set(hexes).size).toBe(hexes.length);
  });

  test('lines have names of their own, in both languages', () => {
    const lines = [...railways, ...roads, ...rivers, ...creeks];
    for (const pick of [
      ({ id }: (typeof lines)[number]) => id,
      ({ name }: (typeof lines)[number]) => name.en,
      ({ name }: (typeof lines)[number]) => name['zh-Hant'],
    ]) {
      expect(new Set(lines.map(pick)).size).toBe(lines.length);
    }
  });

  test('every railway and road ends at the map edge, in a town or on another line of its kind', () => {
    for (const kind of [railways, roads]) {
      for (const { id, hexes } of kind) {
        const others = hexesOf(kind.filter((line) => line.id !== id));
        for (const end of [hexes[0], hexes.at(-1)!]) {
          expect(edgeHexes.has(end) || townHexes.has(end) || others.has(end), `${id} ${end}`).toBe(true);
        }
      }
    }
  });

  test('the Lowatj cuts the map in two, and no line crosses it but at a bridge', () => {
    const { hexes } = lineNamed(map.lowatj.river);
    expect([hexes[0], hexes.at(-1)]).toEqual(['2043', '2901']);
    const east = sameBank(map.lowatj.eastHex);
    const west = sameBank('0101');
    expect([...east].some((label) => west.has(label))).toBe(false);
    // 1843 is shut in between the river and the south edge, on the western side.
    expect(east.size + west.size + hexes.length + 1).toBe(grid.size);
    expect(east.has('1843') || west.has('1843')).toBe(false);
    const bridged = new Set(bridges.map(({ hex }) => hex));
    for (const hex of hexesOf([...railways, ...roads])) {
      if (riverHexes.has(hex)) expect(bridged.has(hex), hex).toBe(true);
    }
  });

  test('16B every dry neighbour of a river hex has one bank, and the right bank of the Lowatj is the east', () => {
    for (const { hexes } of rivers) {
      for (const [index, label] of hexes.entries()) {
        const touching = grid.ring(hexOf(label), 1).filter((hex) => hexes.includes(grid.label(hex)));
        expect(touching, label).toHaveLength(index === 0 || index === hexes.length - 1 ? 1 : 2);
      }
    }
    const east = sameBank(map.lowatj.eastHex);
    for (const [label, banks] of banksOf(lineNamed(map.lowatj.river).hexes)) {
      expect([...banks], label).toEqual([east.has(label) ? 'right' : 'left']);
    }
  });

  test('rivers, creeks and high ground keep apart, save for creeks that rise on a height', () => {
    expect([...riverHexes].filter((hex) => creekHexes.has(hex) || heights.has(hex))).toEqual([]);
    expect(sorted(creekHexes).filter((hex) => heights.has(hex))).toEqual(['1225', '1326', '1624', '1724', '1824']);
  });

  test('high ground: every height in one piece, no hex in two', () => {
    expect(highGround.flatMap(({ hexes }) => hexes)).toHaveLength(heights.size);
    for (const { hexes, name } of highGround) {
      const reached = new Set([hexOf(hexes[0])]);
      for (const hex of reached) {
        for (const next of grid.ring(hex, 1)) if (hexes.includes(grid.label(next))) reached.add(next);
      }
      expect(reached.size, name.en).toBe(hexes.length);
    }
  });

  test('lakes: hexsides exist, are listed once, and no railway or road runs over a full one or into a lake hex', () => {
    const full = lakes.flatMap((lake) => lake.full);
    const all = [...full, ...lakes.flatMap((lake) => lake.partial)].map((side) => grid.parseHexside(side));
    expect(all).not.toContain(-1);
    expect(new Set(all).size).toBe(all.length);
    const shut = new Set(full.map((side) => grid.parseHexside(side)));
    for (const { id, hexes } of [...railways, ...roads]) {
      for (const [step, label] of hexes.entries()) {
        expect(terrainAt(label), `${id} ${label}`).not.toBe('lake');
        if (step === 0) continue;
        expect(shut.has(grid.hexsideBetween(hexOf(hexes[step - 1]), hexOf(label))), `${id} ${label}`).toBe(false);
      }
    }
    for (const [hex, kind] of terrain.entries()) {
      if (kind !== 'lake') continue;
      const sides = Array.from({ length: 6 }, (_, direction) => grid.hexsideOf(hex, direction));
      expect(sides.filter((side) => shut.has(side)).length, grid.label(hex)).toBeGreaterThanOrEqual(3);
    }
  });

  test('the towns are exactly the town hexes of the rows', () => {
    expect(towns).toHaveLength(townHexes.size);
    expect(sorted(townHexes)).toEqual(sorted(grid.labels.filter((label) => terrainAt(label) === 'town')));
    expect(towns.every(({ name }) => name.en !== '' && name['zh-Hant'] !== '')).toBe(true);
  });

  test('Velikiye Luki: eight town hexes in one piece, the Citadel on the west bank, two with the river', () => {
    expect(city).toEqual(['2219', '2319', '2320', '2321', '2419', '2420', '2520', '2619']);
    expect(city.every((hex) => townHexes.has(hex))).toBe(true);
    expect(city.filter((hex) => riverHexes.has(hex))).toEqual(['2319', '2320']);
    const east = sameBank(map.lowatj.eastHex);
    expect(city.filter((hex) => !east.has(hex) && !riverHexes.has(hex))).toEqual(['2219']);
    for (const hex of city) {
      expect(city.some((other) => grid.distance(hexOf(hex), hexOf(other)) === 1)).toBe(true);
    }
    expect(towns.find(({ hex }) => hex === city[0])!.name.en).toContain('Citadel');
  });

  test('the trunk railway has nine town hexes', () => {
    const trunk = lineNamed(map.trunkRailway).hexes.filter((hex) => townHexes.has(hex));
    expect(sorted(trunk)).toEqual(['0328', '0331', '0624', '0719', '0720', '0802', '0912', '0915', '1008']);
  });

  test('20A four bridges over the Lowatj on a railway or road can be destroyed', () => {
    const destructible = bridges.filter(({ permanent }) => !permanent).map(({ hex }) => hex);
    const permanent = bridges.filter((bridge) => bridge.permanent).map(({ hex }) => hex);
    const lines = hexesOf([...railways, ...roads]);
    expect(sorted(destructible)).toEqual(['1734', '2220', '2222', '2320']);
    for (const hex of destructible) expect(lineNamed(map.lowatj.river).hexes).toContain(hex);
    expect(sorted(permanent)).toEqual(['3525', '3619', '3621', '3629']);
    for (const hex of permanent) expect(lineNamed('kunja').hexes).toContain(hex);
    for (const { hex } of bridges) expect(lines.has(hex)).toBe(true);
  });

  test('an intrinsic garrison holds every railway town west of the Lowatj', () => {
    const east = sameBank(map.lowatj.eastHex);
    const western = [...townHexes].filter((hex) => railHexes.has(hex) && !east.has(hex) && !riverHexes.has(hex));
    expect(garrisons).toHaveLength(17);
    expect(sorted(garrisons)).toEqual(sorted(western));
  });
});

describe('edges and entry areas', () => {
  test('15B the Soviet edge is the whole east and four hexes of the south', () => {
    expect(map.sovietEdge.every((hex) => edgeHexes.has(hex))).toBe(true);
    expect(new Set(map.sovietEdge).size).toBe(46);
    expect(map.sovietEdge).toEqual(
      expect.arrayContaining([...grid.edge('east').map((hex) => grid.label(hex)), ...entryHexes('se')]),
    );
  });

  test('every entry area is an unbroken stretch of the map edge', () => {
    expect(entries.map(({ id, side, hexes }) => [id, side, hexes.length])).toEqual([
      ['ne', 'soviet', 11],
      ['e', 'soviet', 43],
      ['se', 'soviet', 4],
      ['s', 'german', 10],
      ['sw', 'german', 7],
      ['w', 'german', 9],
      ['nw', 'german', 9],
    ]);
    for (const { hexes } of entries) {
      expect(hexes.every((hex) => edgeHexes.has(hex))).toBe(true);
      for (let step = 1; step < hexes.length; step++) {
        expect(grid.distance(hexOf(hexes[step - 1]), hexOf(hexes[step]))).toBe(1);
      }
    }
  });

  test('17A the Soviets come from the north edge east of the Lowatj and from the east edge', () => {
    const east = sameBank(map.lowatj.eastHex);
    const north = grid.edge('north').map((hex) => grid.label(hex));
    expect(entryHexes('ne')).toEqual(north.filter((hex) => east.has(hex)));
    expect(entryHexes('e')).toEqual(grid.edge('east').map((hex) => grid.label(hex)));
  });

  test('ruling 37 the third Soviet entry area is the Soviet part of the south edge', () => {
    expect(entryHexes('se')).toEqual(['3743', '3843', '3943', '4043']);
  });

  test('17B the Germans come just east of the Lowatj and where railways leave in the west', () => {
    const [first] = lineNamed(map.lowatj.river).hexes;
    expect(grid.distance(hexOf(first), hexOf(entryHexes('s')[0]))).toBe(1);
    expect(entryHexes('s').at(-1)).toBe('3043');
    const railed = (id: string): string[] => entryHexes(id).filter((hex) => railHexes.has(hex));
    expect(railed('sw')).toEqual(['0133', '0139']);
    expect([entryHexes('sw')[0], entryHexes('sw').at(-1)]).toEqual(['0133', '0139']);
    expect(railed('w')).toEqual([entryHexes('w')[4]]);
    expect(railed('nw')).toEqual([entryHexes('nw')[4]]);
    const german = entries.filter(({ side }) => side === 'german').flatMap(({ hexes }) => hexes);
    expect(german.some((hex) => map.sovietEdge.includes(hex))).toBe(false);
  });
});

/** No result at all is worse for the firer than a check without loss. */
const worth = (result: number | null): number => result ?? -1;

const expectMonotone = (results: readonly (readonly (number | null)[])[], columns: number): void => {
  for (const [die, row] of results.entries()) {
    expect(row).toHaveLength(columns);
    for (let column = 0; column < columns; column++) {
      if (column > 0) expect(worth(row[column])).toBeGreaterThanOrEqual(worth(row[column - 1]));
      if (die > 0) expect(worth(row[column])).toBeLessThanOrEqual(worth(results[die - 1][column]));
    }
  }
};

const rising = (values: readonly number[]): boolean => values.every((value, i) => i === 0 || value > values[i - 1]);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('charts', () => {
  test('every line of the movement chart has every mobility, in exact twelfths of a point', () => {
    const { partialLake, fullLake, ...plain } = charts.movement;
    const lines = [...Object.values(plain), ...Object.values(partialLake), ...Object.values(fullLake)];
    expect(lines).toHaveLength(11);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual([...mobilities]);
      for (const value of Object.values(line)) {
        const costs = typeof value === 'number' ? [value] : value === null ? [] : Object.values(value);
        for (const cost of costs as number[]) expect(Math.abs(cost * 12 - Math.round(cost * 12))).toBeLessThan(1e-9);
      }
    }
  });

  test('nobody moves faster off the road than along it', () => {
    const { road, clear, forest, town, creek, river } = charts.movement;
    for (const mobility of mobilities) {
      for (const terrainLine of [clear, forest, town, creek, river]) {
        const cost = terrainLine[mobility];
        if (cost) expect(cost.enter).toBeGreaterThanOrEqual(road[mobility].enter);
      }
    }
  });

  test('movement costs that the manual states or the data lists', () => {
    const { road, forest, creek, river, fullLake } = charts.movement;
    expect(creek.draft).toEqual({ enter: 1, leave: 2 });
    expect(creek.leg).toEqual({ enter: 1 });
    expect(river.wheel).toEqual({ enter: 1, leave: 3 });
    expect(mobilities.map((mobility) => road[mobility].enter)).toEqual([0.5, 0.5, 1 / 3, 0.25, 0.25, 0.25, 0.5]);
    expect(mobilities.filter((mobility) => forest[mobility] === null)).toEqual(['motorcycle', 'wheel', 'track']);
    expect(mobilities.filter((mobility) => fullLake.thaw[mobility] !== null)).toEqual(['ski', 'leg']);
  });

  test('9C2 personnel in the open defends with 6, and no ground protects less than the open', () => {
    const { clear, ...covered } = charts.defence;
    expect(clear).toEqual({ personnel: 6, light: 4, heavy: 3 });
    for (const { personnel, light, heavy } of Object.values(covered)) {
      expect(personnel).toBeGreaterThan(light);
      expect(light).toBeGreaterThan(heavy);
      expect(personnel > clear.personnel && light > clear.light && heavy > clear.heavy).toBe(true);
    }
    expect(charts.defence.bunker.personnel).toBe(15);
  });

  test('9C4 the conventional table: nine columns, never worse with better odds or a lower die', () => {
    const { odds, results } = charts.conventional;
    expect(odds).toHaveLength(9);
    expect(rising(odds.map(([fire, target]) => fire / target))).toBe(true);
    expect(results).toHaveLength(6);
    expectMonotone(results, 9);
    const losses = odds.map((_, column) => sumOf(results.map((row) => row[column] ?? 0)));
    expect(losses).toEqual([1, 2, 3, 3, 3, 4, 5, 5, 5]);
    expect(results[2]).toEqual([null, null, 0, 0, 0, 0, 0, 0, 0]);
    // A result of three is in the manual.
    expect(results.flat()).toContain(3);
  });

  test('10C3 the antitank table: seven columns, never worse with better odds or a lower die', () => {
    const { odds, results } = charts.antitank;
    expect(odds).toHaveLength(7);
    expect(rising(odds.map(([fire, target]) => fire / target))).toBe(true);
    expect(results).toHaveLength(6);
    expectMonotone(results, 7);
    expect(odds.map((_, column) => sumOf(results.map((row) => row[column])))).toEqual([1, 2, 4, 5, 7, 9, 12]);
  });

  test('11B2b the barrage table: eight columns, rows to 8, never worse with more guns or a lower die', () => {
    const { columns, results, modifiers } = charts.barrage;
    expect(columns).toEqual([1, 5, 10, 20, 30, 40, 50, 60]);
    expect(results).toHaveLength(8);
    expectMonotone(results, 8);
    expect(columns.map((_, column) => sumOf(results.map((row) => row[column])))).toEqual([0, 0, 1, 1, 2, 3, 5, 31]);
    expect(modifiers).toEqual({ forest: 1, town: 1, bunker: 1, afv: 2 });
  });
});

describe('turn record and victory points', () => {
  test('thirteen turns of five days, each with weather for every die', () => {
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(turns.every(({ weather }) => weather.length === 6 && weather.every(Boolean))).toBe(true);
    expect(turns.filter(({ weather }) => weather.includes('thaw')).map(({ turn }) => turn)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(turns[0].dates).toEqual({ en: '19–23 November', 'zh-Hant': '11 月 19 日至 23 日' });
    expect(turns[12].dates.en).toBe('18–22 January');
  });

  test('totals of supply and replacements', () => {
    const total = (pick: 'supply' | 'replacements'): number[] => [
      sumOf(turns.map((turn) => turn[pick][0])),
      sumOf(turns.map((turn) => turn[pick][1])),
    ];
    expect(turns[0].supply).toEqual([4, 2]);
    expect(total('supply')).toEqual([38, 44]);
    expect(total('replacements')).toEqual([31, 12]);
  });

  test('a trunk town is worth five points an impulse, a supplied city hex twice a cut-off one', () => {
    expect(victory.railTown).toBe(5);
    expect(victory.suppliedCityHex).toBe(2 * victory.cityHex);
  });
});

test('rule 1 the map has a hex to the mile: 40 columns of 43, Nowossokoljniki about fifteen from the city', () => {
  expect(grid.size).toBe(40 * 43);
  expect(grid.distance(grid.parse('0719'), grid.parse('2219'))).toBe(15);
});
