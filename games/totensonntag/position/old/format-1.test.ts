import fs from 'node:fs';
import { Match, parseRecord, type Result, resume, sameCells, verify } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { optionsOf, playRandomly } from '../../testing/play.js';
import type { Position } from '../position.js';
import { makeOldPosition } from './format-1.js';

/** Positions and records made while the format of positions was 1 are still good. The files are of that time. */

const written = (name: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

const sealing = { match: 'later', secret: 'cd'.repeat(32) };

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.path}: ${result.error.message}`);
  return result.value;
}

const read = (position: unknown): State => value(totensonntag.parsePosition(position));

describe('positions of format 1', () => {
  test('are read, and written in the present format', () => {
    const old = written('position');
    const state = read(old);
    const position = totensonntag.position(state) as Position;
    expect(position).toMatchObject({
      format: 'impulse-totensonntag-position-2',
      step: 'barrage-target',
      focus: 'J18',
      focusUnit: '21-art155',
    });
    expect(position.units['ari-art-2']).toEqual({ at: 'F2', hits: 1 });
    expect(position.lost.length).toBeGreaterThan(0);
    expect(Object.keys(position.units).length + position.lost.length).toBe((old['units'] as unknown[]).length);
    expect(sameCells(read(position), state)).toBe(true);
  });

  test('are remembered to the letter', () => {
    const old = written('position');
    expect(JSON.stringify(makeOldPosition(read(old)))).toBe(JSON.stringify(old));
  });

  test('say the same as those of the present format, along random battles', () => {
    for (const seed of [1, 2]) {
      let count = 0;
      playRandomly(seed, optionsOf(0), seed === 1 ? 'historical' : 'free', (state) => {
        if (count++ % 20 === 0) expect(sameCells(read(makeOldPosition(state)), state)).toBe(true);
      });
      expect(count).toBeGreaterThan(100);
    }
  });

  const units = written('position')['units'] as readonly object[];
  const [first, , ...others] = units;
  test.each([
    ['unit-twice units[1].id', { units: [first, first, ...others] }],
    ['wrong-length units', { units: units.slice(1) }],
    ['unknown-field units[0].strength', { units: [{ ...first, strength: 1 }, ...units.slice(1)] }],
    ['unknown-unit units.ghost', { units: [{ ...first, id: 'ghost' }, ...units.slice(1)] }],
    ['wrong-type focus', { focus: 'J18' }],
    ['unknown-field focus.side', { focus: { hex: 'J18', unit: '21-art155', side: 'cw' } }],
    ['unknown-field lost', { lost: [] }],
    ['out-of-range turn', { turn: 7 }],
  ])('are refused when they cannot be: %s', (complaint, change) => {
    const answer = totensonntag.parsePosition({ ...written('position'), ...change });
    expect(answer.ok ? 'accepted' : `${answer.error.code} ${answer.error.path}`).toBe(complaint);
  });
});

describe('records of the time of format 1', () => {
  test.each([
    ['record', 80, 5],
    ['record-from-position', 40, 3],
  ])('%s is verified, with its checkpoints', (name, entries, checkpoints) => {
    const record = value(parseRecord(written(name)));
    expect(value(verify(totensonntag, record))).toMatchObject({ entries, checkpoints, outcome: null });
    const [first, ...rest] = record.checkpoints;
    const spoilt = { ...record, checkpoints: [[first[0], first[1] ^ 1] as const, ...rest] };
    expect(verify(totensonntag, spoilt)).toMatchObject({ ok: false, error: { code: 'other-state' } });
  });

  test('they are played on, with checkpoints of the present format', () => {
    const record = value(parseRecord(written('record-from-position')));
    const match = value(resume(totensonntag, record, sealing, 'same'));
    const later = match.record(true);
    expect(later.journal).toEqual(record.journal);
    expect(later.checkpoints).not.toEqual(record.checkpoints);
    expect(value(verify(totensonntag, later))).toMatchObject({ entries: 40, checkpoints: 3 });
  });

  test('a match begun at such a position goes on as usual', () => {
    const match = value(Match.from(totensonntag, written('position'), undefined, sealing));
    expect(match.turn()).toMatchObject({ side: 'dak', step: 'barrage-target' });
  });
});
