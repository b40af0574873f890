import { describe, expect, test } from 'vitest';
import { absent, changed, spelled } from '@impulse/engine/testing/change.js';
import { checkData } from '../check.js';
import { builtInData } from '../index.js';
import {
  area,
  entry,
  lakeside,
  line,
  row,
  rowWith,
  titled,
  unit,
  verdict,
  wanted,
  type Corruption,
} from '../../testing/corruptions.js';

const { map } = builtInData;

/** More river than a battle has room for: down one column and up the next but one. */
function serpentine(): string[] {
  const label = (column: number, number: number): string => `${column}${String(number).padStart(2, '0')}`;
  const rows = Array.from({ length: 30 }, (_, index) => index + 5);
  return [...rows.map((number) => label(33, number)), ...rows.toReversed().map((number) => label(34, number))];
}

const mapCorruptions: readonly Corruption[] = [
  [['map', 'sea'], [], 'unknown-field'],
  [row(43), absent, 'wrong-length', 'map.rows'],
  [row(5), '.'.repeat(39), 'wrong-length'],
  [row(5), `X${'.'.repeat(39)}`, 'unknown-terrain'],
  [row(5), 5, 'wrong-type'],
  [line('railways', 'r1', 'hexes', 1), '0702', 'not-adjacent', line('railways', 'r1', 'hexes', 2)],
  [line('railways', 'r2', 'hexes', 3), absent, 'not-adjacent'],
  [line('roads', 'h1', 'hexes', 2), '4119', 'unknown-hex'],
  [line('roads', 'h1', 'hexes', 2), 2219, 'wrong-type'],
  [line('roads', 'h5', 'hexes', 0), '0919', 'not-adjacent', line('roads', 'h5', 'hexes', 1)],
  [line('roads', 'h5', 'hexes', 6), '0320', 'duplicate'],
  [line('roads', 'h5', 'hexes'), ['0720'], 'wrong-length'],
  [line('roads', 'h5', 'id'), 'h6', 'duplicate', line('roads', 'h6', 'id')],
  [line('rivers', 'kunja', 'hexes', 10), '3726', 'not-adjacent'],
  [line('creeks', 'nasswa', 'hexes', 5), absent, 'not-adjacent'],
  [line('creeks', 'nasswa', 'name', 'zh-Hant'), absent, 'missing-field'],
  [line('rivers', 'kunja', 'hexes'), serpentine(), 'too-many', 'map.rivers'],
  [['map', 'bridges', 0, 'hex'], '2319', 'accepted'],
  [['map', 'bridges', 0, 'hex'], '2419', 'no-river'],
  [['map', 'bridges', 0, 'hex'], '2220', 'duplicate', 'map.bridges[1].hex'],
  [['map', 'bridges', 0, 'permanent'], false, 'unknown-value'],
  [['map', 'towns', 0, 'hex'], '0718', 'no-town'],
  [['map', 'towns', 1, 'hex'], '0719', 'duplicate'],
  [row(19), rowWith(19, 7, '.'), 'no-town', 'map.towns[0].hex'],
  [['map', 'city', 7], '2618', 'no-town'],
  [['map', 'city', 7], '2219', 'duplicate'],
  [['map', 'city', 7], absent, 'wrong-length', 'map.city'],
  [['map', 'trunkRailway'], 'r9', 'unknown-line'],
  [line('railways', 'r1', 'hexes'), ['0803', '0804'], 'no-town', 'map.trunkRailway'],
  [lakeside('1322/1422'), '1322/1424', 'unknown-hexside'],
  [lakeside('1322/1422'), '0101/N', 'unknown-hexside'],
  [lakeside('1322/1422'), 1322, 'wrong-type'],
  [lakeside('1322/1323'), '1422/1322', 'full-and-partial'],
  [lakeside('0434/0435'), '0333/0334', 'duplicate'],
  [lakeside('1322/1422'), '1222/1323', 'in-lake', line('roads', 'h2', 'hexes', 10)],
  [row(18), rowWith(18, 15, 'L'), 'in-lake', line('roads', 'h1', 'hexes', 9)],
  [['map', 'highGround', 0, 'hexes', 1], '0121', 'duplicate'],
  [['map', 'lowatj', 'river'], 'r1', 'unknown-line'],
  [['map', 'lowatj', 'river'], 'kunja', 'river-open'],
  [['map', 'lowatj', 'eastHex'], '2319', 'in-river'],
  [['map', 'garrisons', 0], '0119', 'no-town'],
  [['map', 'garrisons', 0], '0512', 'no-rail-town'],
  [['map', 'garrisons', 0], '2619', 'no-rail-town'],
  [['map', 'garrisons', 0], '0139', 'duplicate', 'map.garrisons[1]'],
  [['map', 'sovietEdge', 0], '3902', 'off-edge'],
  [['map', 'sovietEdge', 0], '4002', 'duplicate', 'map.sovietEdge[1]'],
];

const areaCorruptions: readonly Corruption[] = [
  [entry('w', 'id'), 'west', 'missing-area', 'entries'],
  [entry('w', 'id'), 'nw', 'duplicate', entry('nw', 'id')],
  [entry('w', 'side'), 'soviet', 'order-of-battle'],
  [entry('w', 'hexes', 2), '0216', 'off-edge'],
  [entry('w', 'hexes', 2), '0115', 'duplicate'],
  [entry('w', 'hexes'), [], 'wrong-length'],
  [area('vl', 'id'), 'city', 'missing-area', 'areas'],
  [area('vl', 'side'), 'soviet', 'order-of-battle'],
  [area('vl', 'hexes', 1), '2219', 'duplicate'],
  [area('n', 'hexes', 0), '2510', 'enemy-hex'],
];

describe('one change in the map', () => {
  test.each(titled(mapCorruptions))('%s', (_, corruption) => {
    expect(verdict(corruption)).toBe(wanted(corruption));
  });
});

describe('one change in the areas', () => {
  test.each(titled(areaCorruptions))('%s', (_, corruption) => {
    expect(verdict(corruption)).toBe(wanted(corruption));
  });
});

describe('several changes in the map', () => {
  test('too many garrisons are refused', () => {
    const railed = [...new Set(map.railways.flatMap(({ hexes }) => hexes))].filter((hex) => !map.city.includes(hex));
    const towns = railed.slice(0, 25);
    const rows = map.rows.map((letters, index) =>
      Array.from(letters, (letter, column) => {
        const label = `${String(column + 1).padStart(2, '0')}${String(index + 1).padStart(2, '0')}`;
        return towns.includes(label) ? 'T' : letter;
      }).join(''),
    );
    const built = changed(builtInData, ['map', 'rows'], rows);
    const result = checkData(changed(built, ['map', 'garrisons'], towns));
    expect(result).toMatchObject({ ok: false, error: { code: 'too-many', path: 'map.garrisons' } });
  });

  const noForest = Object.fromEntries(Object.keys(builtInData.charts.movement.forest).map((key) => [key, null]));

  test('an entry area from which nobody can go anywhere is refused', () => {
    const forest = map.rows.map((letters) => letters.replaceAll('.', 'F'));
    const wooded = changed(builtInData, ['map', 'rows'], forest);
    const shut = changed(wooded, ['charts', 'movement', 'forest'], noForest);
    const result = checkData(changed(shut, entry('w', 'hexes'), ['0114', '0115']));
    expect(result).toMatchObject({ ok: false, error: { code: 'cut-off', path: spelled(entry('w', 'hexes')) } });
  });

  test('a unit that can enter no hex of its area is refused', () => {
    const wooded = changed(builtInData, row(43), map.rows[42].replaceAll('.', 'F'));
    const result = checkData(changed(wooded, entry('s', 'hexes'), ['2143', '2243', '2343']));
    const path = spelled(unit('1ss-i-8-ss', 'due', 'entry'));
    expect(result).toMatchObject({ ok: false, error: { code: 'cut-off', path } });
  });
});
