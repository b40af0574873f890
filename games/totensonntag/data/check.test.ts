import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkData } from './check.js';
import { canonicalJson } from '@impulse/engine';
import { absent, changed, pathsIn, spelled, type Path } from '@impulse/engine/testing/change.js';
import { dataHash } from './hash.js';
import { annotatedData } from './annotated.js';
import { grid } from './terrain.js';

const { units, map, zones } = annotatedData;
const indexOf = (id: string): number => {
  const index = units.findIndex((unit) => unit.id === id);
  if (index < 0) throw new Error(`no unit ${id}`);
  return index;
};

/** What is changed, to what, the code of the refusal, and its path where that is another. */
type Corruption = readonly [path: Path, to: unknown, code: string, refusedAt?: string];

const of = (id: string, ...rest: Path): Path => ['units', indexOf(id), ...rest];
const rowIndex = (row: string): number => map.rows.findIndex((candidate) => candidate.row === row);
const zoneIndex = (id: string): number => zones.findIndex((zone) => zone.id === id);
const terrainPath = (row: string): Path => ['map', 'rows', rowIndex(row), 'terrain'];
const clearRow = '.'.repeat(19);

const corruptions: readonly Corruption[] = [
  [[], null, 'wrong-type'],
  [[], [], 'wrong-type'],
  [[], 'data', 'wrong-type'],
  [['format'], 'impulse-totensonntag-data-2', 'unknown-value'],
  [['format'], absent, 'missing-field'],
  [['colour'], 'red', 'unknown-field'],
  [['name'], '', 'empty-text'],
  [['name'], 'a\u0000b', 'bad-text'],
  [['name'], 'x'.repeat(81), 'too-long'],
  [['turns'], 7, 'unknown-value'],
  [['turns'], '6', 'unknown-value'],
  [['coupletsPerTurn'], 5, 'unknown-value'],
  [['provenance', 0, 'status'], 'guessed', 'unknown-value'],
  [['provenance', 0, 'note'], 3, 'wrong-type'],

  [['map'], absent, 'missing-field'],
  [['map', 'sea'], [], 'unknown-field'],
  [['map', 'rows', 16], absent, 'wrong-length', 'map.rows'],
  [['map', 'rows', 17], { row: 'R', terrain: clearRow }, 'wrong-length', 'map.rows'],
  [['map', 'rows', 4, 'row'], 'N', 'row-order'],
  [['map', 'rows', 4, 'row'], 'R', 'unknown-row'],
  [['map', 'rows', 4, 'terrain'], '.'.repeat(18), 'wrong-length'],
  [['map', 'rows', 4, 'terrain'], '...xe..............', 'unknown-terrain'],
  [['map', 'rows', 4, 'terrain'], 5, 'wrong-type'],
  [['map', 'rows', 4, 'terrain', 0], 'r', 'wrong-type', 'map.rows[4].terrain'],
  [terrainPath('Q'), `..e${'.'.repeat(16)}`, 'terrain', 'entries[1].hexes[2]'],
  [terrainPath('J'), `${'.'.repeat(18)}e`, 'terrain', 'entries[3].hexes[0]'],
  [terrainPath('D'), 'e'.repeat(19), 'cut-off', `map.rows[${rowIndex('C')}].terrain`],
  [terrainPath('G'), '........e..........', 'terrain', `units[${indexOf('7ad-7h')}].historical`],
  [['map', 'places', 0, 'hex'], 'M20', 'unknown-hex'],
  [['map', 'places', 0, 'hex'], 'm7', 'unknown-hex'],
  [['map', 'places', 1, 'hex'], 'M7', 'duplicate'],
  [['map', 'places', 0, 'kind'], 'port', 'unknown-value'],
  [['map', 'places', 0, 'name', 'zh-Hant'], absent, 'missing-field'],
  [['map', 'places', 0, 'name', 'fr'], 'Sidi', 'unknown-field'],
  [['map', 'tracks', 0, 'hexes', 4], 'L7', 'not-adjacent'],
  [['map', 'tracks', 2, 'hexes', 1], 'N3', 'not-adjacent'],
  [['map', 'tracks', 0, 'hexes'], ['N3'], 'wrong-length'],
  [['map', 'tracks', 0, 'kind'], 'railway', 'unknown-value'],

  [['zones', 0, 'id'], '21pz', 'duplicate', 'zones[2].id'],
  [['zones', 0, 'id'], 'a b', 'bad-id'],
  [['zones', 0, 'around', 'hex'], 'R1', 'unknown-hex'],
  [['zones', 0, 'around', 'radius'], 1.5, 'wrong-type'],
  [['zones', 0, 'around', 'radius'], 1e9, 'out-of-range'],
  [['zones', 0, 'around', 'withCentre'], 1, 'wrong-type'],
  [['zones', 0, 'around'], absent, 'empty-zone', 'zones[0]'],
  [['zones', 0, 'maxPerHex'], 4, 'out-of-range'],
  [['zones', 1, 'rows'], ['O', 'E'], 'row-order'],
  [['zones', 1, 'rows'], ['E'], 'wrong-length'],
  [['zones', 1, 'rows', 1], 'Z', 'unknown-row'],
  [['zones', zoneIndex('afrika'), 'hexes', 1], 'O1', 'duplicate'],
  [['zones', zoneIndex('afrika'), 'outposts', 1], 'I20', 'unknown-hex'],
  [['zones', zoneIndex('afrika'), 'outposts'], absent, 'outside-zone', `units[${indexOf('ad-155-3')}].historical`],
  [['zones', 0, 'maxPerHex'], 1, 'zone-crowded', `units[${indexOf('ari-m13-9')}].historical`],
  [['zones', 1, 'exclude', 'hexes', 0], 'H13', 'outside-zone', `units[${indexOf('15-rec33')}].historical`],

  [['entries', 1, 'id'], '15pz', 'duplicate'],
  [['entries', 0, 'edge'], 'up', 'unknown-value'],
  [['entries', 0, 'edge'], 'south', 'off-edge', 'entries[0].hexes[0]'],
  [['entries', 0, 'hexes', 2], 'P15', 'off-edge'],
  [['entries', 0, 'hexes', 2], 'Q14', 'duplicate'],
  [['entries', 0, 'hexes'], [], 'wrong-length'],
  [['entries'], [], 'wrong-length'],

  [['divisions', 6], absent, 'wrong-length', 'divisions'],
  [['divisions', 1, 'id'], 'ariete', 'duplicate'],
  [['divisions', 1, 'id'], '90le', 'unknown-value'],
  [['divisions', 1, 'side'], 'cw', 'order-of-battle'],
  [['divisions', 0, 'points'], -1, 'out-of-range'],
  [['divisions', 4, 'points'], 2, 'out-of-range'],
  [['divisions', 0, 'shatteredAt'], 0, 'out-of-range'],
  [['divisions', 0, 'shatteredAt'], 9, 'out-of-range'],
  [['divisions', 6, 'shatteredAt'], 9, 'out-of-range'],

  [['objectives', 2], absent, 'wrong-length', 'objectives'],
  [['objectives', 1, 'hex'], 'M7', 'duplicate'],
  [['objectives', 1, 'points'], '1', 'wrong-type'],
  [['objectives', 1, 'holder'], 'nobody', 'unknown-value'],
  [['exit', 'hex'], 'P2', 'off-edge'],
  [['exit', 'strengthNeeded'], 0, 'out-of-range'],
  [['exit', 'points'], null, 'wrong-type'],

  [['units', 3], absent, 'missing-unit', 'units'],
  [['units', 3], {}, 'missing-field', 'units[3].id'],
  [['units', 3, 'id'], 'ari-ber-4', 'unknown-unit'],
  [['units', 3, 'id'], 'ari-m13-7', 'duplicate'],
  [['units', 3, 'side'], 'cw', 'order-of-battle'],
  [['units', 3, 'nationality'], 'german', 'order-of-battle'],
  [['units', 3, 'division'], null, 'order-of-battle'],
  [['units', 3, 'type'], 'infantry', 'order-of-battle'],
  [['units', 3, 'type'], 'cavalry', 'unknown-value'],
  [['units', 3, 'strength'], 0, 'out-of-range'],
  [['units', 3, 'strength'], 10, 'out-of-range'],
  [['units', 3, 'strength'], 2.5, 'wrong-type'],
  [['units', 3, 'strength'], NaN, 'wrong-type'],
  [['units', 3, 'strength'], absent, 'missing-field'],
  [['units', 3, 'protection'], 1, 'out-of-range'],
  [['units', 3, 'protection'], 21, 'out-of-range'],
  [['units', 3, 'initiative'], 7, 'out-of-range'],
  [['units', 3, 'range'], 2, 'misplaced-field'],
  [['units', 3, 'hits'], 0, 'unknown-field'],
  [['units', 3, 'big gun'], 0, 'unknown-field', 'units[3]["big gun"]'],
  [['units', 3, 'combinedArms'], true, 'misplaced-field'],
  [['units', 3, 'combinedArms'], false, 'unknown-value'],
  [['units', 3, 'formation'], 'Bersaglieri', 'wrong-type'],
  [of('ari-art-1', 'range'), absent, 'missing-field'],
  [of('ari-art-1', 'range'), 10, 'out-of-range'],
  [of('ad-155-1', 'combinedArms'), true, 'misplaced-field'],
  [of('7ad-kdg', 'assaultInitiative'), 5, 'misplaced-field'],
  [of('7ad-3rtr', 'versusArmor'), 1, 'misplaced-field'],
  [of('lw-ju87', 'versusArmor'), absent, 'missing-field'],
  [of('lw-ju87', 'versusAir'), 10, 'out-of-range'],
  [of('lw-ju87', 'setup'), 'ariete', 'misplaced-field'],
  [of('lw-ju87', 'due'), { turn: 1, entry: '15pz' }, 'misplaced-field'],
  [of('lw-ju87', 'historical'), 'M7', 'misplaced-field'],
  [of('nz-24', 'due'), absent, 'missing-field', `units[${indexOf('nz-24')}].setup`],
  [of('nz-24', 'setup'), 'ariete', 'misplaced-field', `units[${indexOf('nz-24')}].due`],
  [of('nz-24', 'historical'), 'J19', 'misplaced-field'],
  [of('nz-24', 'due', 'turn'), 7, 'out-of-range'],
  [of('nz-24', 'due', 'turn'), 0, 'out-of-range'],
  [of('nz-24', 'due', 'entry'), 'ariete', 'unknown-entry'],
  [of('ari-m13-7', 'setup'), 'tobruk', 'unknown-zone'],

  [of('ari-m13-7', 'historical'), absent, 'missing-field'],
  [of('ari-m13-7', 'historical'), 'F20', 'unknown-hex'],
  [of('ari-m13-7', 'historical'), 'G4', 'outside-zone'],
  [of('ari-m13-7', 'historical'), 'G2', 'zone-crowded', `units[${indexOf('ari-m13-9')}].historical`],
  [of('21-rec3', 'historical'), 'F9', 'outside-zone'],
  [of('21-rec3', 'historical'), 'L9', 'terrain'],
  [of('21-rec3', 'historical'), 'J18', 'overstacked', `units[${indexOf('21-art155')}].historical`],
  [of('21-pz5-1', 'historical'), 'J17', 'zone-crowded', `units[${indexOf('21-pio200')}].historical`],
  [of('ad-155-1', 'historical'), 'K7', 'outpost-full', `units[${indexOf('ad-155-3')}].historical`],
  [of('ad-pzj605', 'historical'), 'I10', 'outside-zone'],
  [of('ad-pzj605', 'historical'), 'K7', 'terrain'],
  [of('7ad-kdg', 'historical'), 'A17', 'outside-zone'],
];

describe('corrupted data', () => {
  test.each(corruptions.map((corruption) => [spelled(corruption[0]), ...corruption] as const))(
    '%s',
    (_, path, to, code, refusedAt) => {
      const result = checkData(changed(annotatedData, path, to));
      expect(result.ok ? 'accepted' : [result.error.code, result.error.path]).toEqual([
        code,
        refusedAt ?? spelled(path),
      ]);
      expect(!result.ok && result.error.message).toMatch(/^[A-Z\d].*\.$/);
    },
  );

  test('an enemy in the hex is refused', () => {
    const far = changed(annotatedData, of('7ad-11h', 'setup'), 'recon-screen');
    const result = checkData(changed(far, of('7ad-11h', 'historical'), 'H13'));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'enemy-hex', path: `units[${indexOf('7ad-11h')}].historical` },
    });
  });

  test('a field named __proto__ is an unknown field', () => {
    const result = checkData(JSON.parse('{"__proto__": {"format": "impulse-totensonntag-data-1"}}'));
    expect(result).toMatchObject({ ok: false, error: { code: 'unknown-field', path: '__proto__' } });
  });
});

describe('an owner’s values', () => {
  test.each<readonly [string, Path, unknown]>([
    ['a Point on clear ground', terrainPath('G'), `C${clearRow.slice(1)}`],
    ['no entrenchment at Bir el Gubi', terrainPath('F'), clearRow],
    ['other strength', of('21-pz5-1', 'strength'), 3],
    ['other range', of('7ad-2rha', 'range'), 5],
    ['a C for the motorcyclists', of('15-krad15', 'combinedArms'), true],
    ['units in another order', ['units'], [...units].toReversed()],
  ])('%s: accepted, with a hash of its own', (_, path, to) => {
    const result = checkData(changed(annotatedData, path, to));
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && dataHash(result.value)).not.toBe(dataHash(annotatedData));
  });
});

describe('hash', () => {
  test('is SHA-256 of JSON with sorted keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined, A: true })).toBe(
      '{"A":true,"b":[1,{"c":"x","d":null}]}',
    );
    expect(dataHash(annotatedData)).toMatch(/^[0-9a-f]{64}$/);
    expect(dataHash({ ...annotatedData, name: 'Another name', provenance: [] })).toBe(dataHash(annotatedData));
    expect(dataHash({ ...annotatedData, turns: 7 })).not.toBe(dataHash(annotatedData));
    expect(JSON.parse(canonicalJson(annotatedData))).toEqual(annotatedData);
  });

  test('does not depend on the order of fields', () => {
    const reversed = Object.fromEntries(Object.entries(annotatedData).toReversed());
    expect(dataHash(reversed as unknown as typeof annotatedData)).toBe(dataHash(annotatedData));
  });
});

describe('random data', () => {
  const places = pathsIn(annotatedData);
  const value = fc.oneof(
    fc.jsonValue(),
    fc.anything(),
    fc.integer({ min: -3, max: 25 }),
    fc.constantFrom(...grid.labels, ...units.map(({ id }) => id), ...zones.map(({ id }) => id)),
    fc.constant(absent),
  );

  test('arbitrary values are refused without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (given) => checkData(given).ok === false));
  });

  test('single mutations are accepted or refused, never thrown over; what is accepted stays accepted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (path, to) => {
        const result = checkData(path.length === 0 && to === absent ? undefined : changed(annotatedData, path, to));
        if (result.ok) expect(checkData(JSON.parse(canonicalJson(result.value)))).toEqual(result);
        else expect([typeof result.error.code, typeof result.error.path]).toEqual(['string', 'string']);
      }),
      { numRuns: 2000 },
    );
  });
});
