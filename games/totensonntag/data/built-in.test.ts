import { describe, expect, test } from 'vitest';
import { annotatedData } from './annotated.js';
import { checkData } from './check.js';
import { dataHash } from './hash.js';
import { builtInData } from './index.js';
import { provenance } from './provenance.js';
import { grid, terrainOf } from './terrain.js';
import { divisionIds, type SideId, type UnitData } from './types.js';
import { outpostHexes, zoneHexes } from './zone.js';

const { units, map, zones, entries } = builtInData;
const terrain = terrainOf(map.rows);
const ground = units.filter(({ type }) => type !== 'aircraft');
const unit = (id: string): UnitData => {
  const found = units.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};
const idsWhere = (wanted: (candidate: UnitData) => boolean): string[] => units.filter(wanted).map(({ id }) => id);
const labels = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.label(hex));
const zoneNamed = (id: string) => zones.find((zone) => zone.id === id)!;

describe('built-in data', () => {
  test('passes its own check unchanged', () => {
    expect(checkData(annotatedData)).toEqual({ ok: true, value: annotatedData });
  });

  test('passes after a trip through text, with the same hash', () => {
    const again = checkData(JSON.parse(JSON.stringify(annotatedData)));
    expect(again.ok && dataHash(again.value)).toBe(dataHash(builtInData));
  });

  test('map totals', () => {
    const count = (kind: string): number => terrain.filter((hex) => hex.terrain === kind).length;
    expect(terrain).toHaveLength(323);
    expect([count('escarpment'), count('rough'), count('entrenchment')]).toEqual([15, 22, 7]);
    expect(terrain.filter((hex) => hex.terrain === 'clear' && !hex.point)).toHaveLength(279);
    expect(labels([...terrain.keys()].filter((hex) => terrain[hex].point))).toEqual(['I10', 'K7', 'L9', 'N7']);
  });

  test('order of battle totals', () => {
    const total = (side: SideId): [number, number] => {
      const force = ground.filter((candidate) => candidate.side === side);
      return [force.length, force.reduce((sum, { strength }) => sum + strength, 0)];
    };
    expect(total('dak')).toEqual([34, 96]);
    expect(total('cw')).toEqual([38, 106]);
    expect(units).toHaveLength(76);
  });

  test('units per division; only the artillery command is in none', () => {
    const sizes = divisionIds.map((id) => units.filter(({ division }) => division === id).length);
    expect(sizes).toEqual([8, 9, 7, 8, 18, 9, 11]);
    expect(ground.filter(({ division }) => division === null).map(({ id }) => id)).toEqual(['arko104-1', 'arko104-2']);
  });

  test('objectives, exit and divisions', () => {
    expect(builtInData.objectives.map(({ hex, points }) => [hex, points])).toEqual([
      ['M7', 1],
      ['N16', 1],
      ['N3', 1],
    ]);
    expect(builtInData.exit).toEqual({ hex: 'Q2', strengthNeeded: 9, points: 2 });
    expect(builtInData.divisions.map(({ shatteredAt, points }) => [shatteredAt, points])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
      [4, 1],
      [10, -2],
      [5, -1],
      [4, -1],
    ]);
  });

  test('the C stands on the motorized infantry and engineers of the panzer divisions', () => {
    const eligible = ({ nationality, type }: UnitData): boolean =>
      nationality === 'german' && (type === 'motorized' || type === 'engineer');
    expect(idsWhere(({ combinedArms }) => combinedArms === true)).toEqual(idsWhere(eligible));
    expect(units.filter(eligible).every(({ initiative }) => initiative === 3)).toBe(true);
  });

  test('Stuarts move at 3 and assault at 5', () => {
    const stuarts = units.filter(({ model }) => model === 'Stuart');
    expect(stuarts.map(({ initiative, assaultInitiative }) => [initiative, assaultInitiative])).toEqual([
      [3, 5],
      [3, 5],
      [3, 5],
    ]);
    expect(idsWhere(({ assaultInitiative }) => assaultInitiative !== undefined)).toEqual(stuarts.map(({ id }) => id));
  });

  test('names tell all units apart, and provenance speaks only of what there is', () => {
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
    const topLevel = Object.keys(builtInData);
    for (const { subject } of provenance) {
      const known = subject === 'data' || topLevel.includes(subject.split('.')[0]);
      expect(known || units.some(({ id }) => id === subject), subject).toBe(true);
    }
  });

  test('tracks run from hex to neighbouring hex', () => {
    for (const { hexes, name } of map.tracks) {
      for (let step = 1; step < hexes.length; step++) {
        expect(grid.distance(grid.parse(hexes[step - 1]), grid.parse(hexes[step])), name.en).toBe(1);
      }
    }
    expect(map.tracks.map(({ hexes }) => hexes.length)).toEqual([19, 20, 7, 18, 4, 9, 6, 5, 5, 10]);
  });
});

describe('cheapest armor paths', () => {
  /** 6.0: one point a hex, two for rough ground, no escarpment. */
  const cost = (from: string, to: string): number => {
    const spent = new Map([[grid.parse(from), 0]]);
    const open = [...spent.keys()];
    for (let hex = open.shift(); hex !== undefined; hex = open.shift()) {
      for (const next of grid.ring(hex, 1)) {
        if (terrain[next].terrain === 'escarpment') continue;
        const sum = (spent.get(hex) ?? 0) + (terrain[next].terrain === 'rough' ? 2 : 1);
        if (sum >= (spent.get(next) ?? Infinity)) continue;
        spent.set(next, sum);
        open.push(next);
      }
    }
    return spent.get(grid.parse(to)) ?? Infinity;
  };

  test.each([
    ['G9', 'M7', 7],
    ['A3', 'F2', 5],
    ['A17', 'J18', 9],
    ['Q14', 'N16', 5],
    ['Q14', 'M7', 10],
    ['J19', 'N16', 5],
    ['M7', 'Q2', 7],
    ['M7', 'N3', 4],
  ])('%s to %s: %i', (from, to, points) => {
    expect(cost(from, to)).toBe(points);
  });
});

describe('set-up', () => {
  const setUpIn = (zone: string): string[] => idsWhere(({ setup }) => setup === zone);
  const dueAt = (turn: number, entry: string): string[] =>
    idsWhere(({ due }) => due?.turn === turn && due.entry === entry);
  const hexesOf = (zone: string): string[] => labels(zoneHexes(zoneNamed(zone)));

  test('10.1 Ariete stands in or beside F2, two units to a hex', () => {
    expect(hexesOf('ariete')).toEqual(['E2', 'E3', 'F1', 'F2', 'F3', 'G2', 'G3']);
    expect(zoneNamed('ariete').maxPerHex).toBe(2);
    expect(setUpIn('ariete')).toEqual(idsWhere(({ division }) => division === 'ariete'));
  });

  test('10.1, ruling 55 the German cars stand in rows E to O, away from G9 and E10', () => {
    const hexes = hexesOf('recon-screen');
    expect(setUpIn('recon-screen')).toEqual(['15-rec33', '21-rec3']);
    expect(new Set(hexes.map((label) => label.charAt(0)))).toEqual(new Set('EFGHIJKLMNO'));
    expect(hexes).toHaveLength(11 * 19 - 7 - 5 + 1);
    for (const centre of ['G9', 'E10']) {
      for (const label of labels(grid.within(grid.parse(centre), 1))) expect(hexes).not.toContain(label);
    }
  });

  test('10.1 21st Panzer stands in or beside J18', () => {
    expect(hexesOf('21pz')).toEqual(['I18', 'I19', 'J17', 'J18', 'J19', 'K18', 'K19']);
    expect(setUpIn('21pz')).toEqual(idsWhere(({ id, division }) => division === '21pz' && id !== '21-rec3'));
  });

  test('10.1, ruling 56 Afrika Division: O1 to O6, and a battalion of infantry each in K7 and I10', () => {
    const zone = zoneNamed('afrika');
    expect(hexesOf('afrika')).toEqual(['O1', 'O2', 'O3', 'O4', 'O5', 'O6']);
    expect(labels(outpostHexes(zone, 'infantry'))).toEqual(['K7', 'I10']);
    expect(outpostHexes(zone, 'panzerjaeger')).toEqual([]);
    expect(setUpIn('afrika')).toEqual(idsWhere(({ division }) => division === 'afrika'));
  });

  test('10.2, ruling 58 each armoured brigade in its hex, the rest of it beside', () => {
    expect(hexesOf('4-armd-bde')).toEqual(['A17']);
    expect(setUpIn('4-armd-bde')).toEqual(['7ad-3rtr', '7ad-5rtr', '7ad-8h']);
    expect(hexesOf('4-armd-bde-beside')).toEqual(['A16', 'A18', 'B16', 'B17']);
    expect(setUpIn('4-armd-bde-beside')).toEqual(['7ad-kdg', '7ad-2sg', '7ad-2rha']);
    expect(hexesOf('7-armd-bde')).toEqual(['G9']);
    expect(setUpIn('7-armd-bde')).toEqual(['7ad-7h', '7ad-2rtr', '7ad-6rtr']);
    expect(hexesOf('7-armd-bde-beside')).toEqual(['F8', 'F9', 'G8', 'G10', 'H8', 'H9']);
    expect(setUpIn('7-armd-bde-beside')).toEqual(['7ad-4sac']);
    expect(hexesOf('22-armd-bde')).toEqual(['A3']);
    expect(setUpIn('22-armd-bde')).toEqual(['7ad-3cly', '7ad-4cly', '7ad-2rgh']);
    expect(hexesOf('22-armd-bde-beside')).toEqual(['A2', 'A4', 'B2', 'B3']);
    expect(setUpIn('22-armd-bde-beside')).toEqual(['7ad-11h']);
  });

  test('10.2 the Support Group stands in or beside E10', () => {
    expect(hexesOf('support-group')).toEqual(['D9', 'D10', 'E9', 'E10', 'E11', 'F9', 'F10']);
    expect(setUpIn('support-group')).toEqual(['7ad-1krrc', '7ad-2rb', '7ad-4rha', '7ad-60fd']);
  });

  test('10.3, ruling 53 15th Panzer on turn 2 through Q13 to Q15, artillery command 104 on turn 3 through Q1 to Q12', () => {
    expect(dueAt(2, '15pz')).toEqual(idsWhere(({ id, division }) => division === '15pz' && id !== '15-rec33'));
    expect(dueAt(2, '15pz')).toHaveLength(8);
    expect(dueAt(3, 'arko-104')).toEqual(['arko104-1', 'arko104-2']);
    const north = entries.filter(({ edge }) => edge === 'north').flatMap(({ hexes }) => hexes);
    expect(north.map((label) => Number(label.slice(1))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
  });

  test('10.4, ruling 62 South Africans on turns 2 and 3 through A4 to A8, New Zealanders on turns 4 and 5 through J19', () => {
    expect(dueAt(2, '1sa')).toEqual(['sa-1deo', 'sa-1rnc', 'sa-1ts', 'sa-4fd', 'sa-3sac']);
    expect(dueAt(3, '1sa')).toEqual(['sa-1sai', 'sa-2rb', 'sa-3ts', 'sa-3fd']);
    expect(dueAt(4, '2nz')).toEqual(['nz-24', 'nz-25', 'nz-26', 'nz-6fd', 'nz-c8rtr']);
    expect(dueAt(5, '2nz')).toEqual(['nz-18', 'nz-19', 'nz-20', 'nz-4fd', 'nz-a8rtr', 'nz-44rtr']);
    expect(entries.find(({ id }) => id === '1sa')?.hexes).toEqual(['A4', 'A5', 'A6', 'A7', 'A8']);
    expect(entries.find(({ id }) => id === '2nz')?.hexes).toEqual(['J19']);
  });

  test('10.1 the historical set-up mans the siege line and both outposts', () => {
    const held = new Set(units.filter(({ setup }) => setup === 'afrika').map(({ historical }) => historical));
    expect(held).toEqual(new Set(['I10', 'K7', 'O1', 'O2', 'O3', 'O4', 'O5', 'O6']));
  });

  test('in the historical set-up every C battalion starts with a panzer battalion', () => {
    const panzers = ['21-pz5-1', '21-pz5-2'].map((id) => unit(id).historical);
    for (const candidate of units.filter(({ combinedArms, setup }) => combinedArms && setup)) {
      expect(panzers).toContain(candidate.historical);
    }
  });

  test('in the historical set-up no unit stands beside an enemy', () => {
    const placed = units.filter(({ historical }) => historical !== undefined);
    for (const axis of placed.filter(({ side }) => side === 'dak')) {
      for (const allied of placed.filter(({ side }) => side === 'cw')) {
        const apart = grid.distance(grid.parse(axis.historical!), grid.parse(allied.historical!));
        expect(apart, `${axis.id} ${allied.id}`).toBeGreaterThan(1);
      }
    }
  });
});
