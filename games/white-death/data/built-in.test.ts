import { describe, expect, test } from 'vitest';
import { annotatedData } from './annotated.js';
import { checkData } from './check.js';
import { dataHash } from './hash.js';
import { builtInData } from './index.js';
import { provenance } from './provenance.js';

const { formations, map, scenarios, units } = builtInData;

describe('built-in data', () => {
  test('passes its own check unchanged', () => {
    expect(checkData(annotatedData)).toEqual({ ok: true, value: annotatedData });
  });

  test('passes after a trip through text, with the same hash', () => {
    const again = checkData(JSON.parse(JSON.stringify(annotatedData)));
    expect(again.ok && dataHash(again.value)).toBe(dataHash(builtInData));
  });

  test('has one hash until a value is changed on purpose', () => {
    expect(dataHash(builtInData)).toBe('eb6a4a890cfb39e70877d0abb0512681b055ec9b1dfde0816162b59f796a96e0');
  });

  test('order of battle and railways', () => {
    expect([units.length, formations.length]).toEqual([418, 53]);
    expect(builtInData.railCapacity).toBe(25);
  });

  test('every unit of a scenario is placed, out or due from its first turn on', () => {
    for (const { id, turns, placements, out } of scenarios) {
      const accounted = new Set([...placements.map(({ unit }) => unit), ...out]);
      const due = units.filter((unit) => !accounted.has(unit.id));
      expect(due.every((unit) => (unit.due?.turn ?? 0) >= turns[0])).toBe(true);
      expect(accounted.size + due.length, id).toBe(units.length);
    }
  });
});

describe('provenance', () => {
  test('speaks only of what there is', () => {
    const unitFields = new Set(units.flatMap((unit) => Object.keys(unit)));
    const known = new Set([
      'data',
      ...Object.keys(builtInData),
      ...Object.keys(map).map((field) => `map.${field}`),
      ...Object.keys(builtInData.charts).map((field) => `charts.${field}`),
      ...Object.keys(builtInData.turns[0]).map((field) => `turns.${field}`),
      ...[...unitFields, ...formations.map(({ id }) => id)].map((field) => `units.${field}`),
      ...scenarios.map(({ id }) => `scenarios.${id}`),
      ...Object.keys(scenarios[0]).map((field) => `scenarios.${field}`),
      ...units.map(({ id }) => id),
    ]);
    for (const { subject } of provenance) expect(known.has(subject), subject).toBe(true);
  });

  test('speaks of every chart, every part of the map that was drawn, every scenario and every German formation', () => {
    const told = new Set(provenance.map(({ subject }) => subject));
    const drawn = ['rows', 'railways', 'roads', 'rivers', 'creeks', 'bridges', 'towns', 'lakes', 'highGround', 'city'];
    const wanted = [
      ...Object.keys(builtInData.charts).map((field) => `charts.${field}`),
      ...drawn.map((field) => `map.${field}`),
      ...scenarios.map(({ id }) => `scenarios.${id}`),
      ...formations.filter(({ side }) => side === 'german').map(({ id }) => `units.${id}`),
      'entries',
      'areas',
      'victory',
      'railCapacity',
    ];
    expect(wanted.filter((subject) => !told.has(subject))).toEqual([]);
  });

  test('tells what was corrected', () => {
    const about = (subject: string): string =>
      provenance
        .filter((each) => each.subject === subject)
        .map(({ note }) => note)
        .join(' ');
    expect(about('map.rows')).toContain('2443');
    expect(about('map.lakes')).toContain('1323/1422');
    expect(about('map.lakes')).toContain('0435/0536');
    expect(about('map.towns')).toContain('Ssadki');
  });
});
