import { expect, test } from 'vitest';
import { type DuelAction, type DuelState, duel, preparedBy } from '../testing/duel.js';
import { finish, type Progress } from '../work.js';
import { deepestUndo, mostQuiet, mostWithoutDie } from './limits.js';
import { Match } from './match.js';
import type { BattleRecord } from './notation.js';
import { replay } from './replay.js';
import { resume, resuming } from './resume.js';
import { verify } from './verify.js';

const secret = '5e'.repeat(32);

/** A duel in which everybody may boast as often as he likes. */
const boasting: Pick<typeof duel, 'refuse' | 'play'> = {
  refuse: (state, side, action) => {
    const refusal = duel.refuse(state, side, action);
    return refusal?.reason === 'boasted' ? null : refusal;
  },
  play(state, side, action, dice, log) {
    duel.play(state, side, action, dice, log);
    if (action.type === 'boast') state.scores[1] = (state.scores[1] + 1) % 10_000;
  },
};
const endless: typeof duel = { ...duel, ...boasting, prepare: preparedBy(boasting) };

function begin(): Match<DuelState, DuelAction> {
  const match = Match.start(endless, { scenario: 'plain' }, { match: 'limits', secret });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

function boast(match: Match<DuelState, DuelAction>, times: number): void {
  for (let i = 0; i < times; i++) expect(match.act('west', { type: 'boast' }).kind).toBe('played');
}

test('a step may stand still only so long; what ends it is still played', () => {
  const match = begin();
  boast(match, mostQuiet);
  const position = JSON.stringify(endless.position(match.state));
  expect(match.act('west', { type: 'boast' })).toMatchObject({ kind: 'malformed', problem: { code: 'too-quiet' } });
  expect(match.length).toBe(mostQuiet);
  expect(JSON.stringify(endless.position(match.state))).toBe(position);
  expect(match.undo('west')).toBeNull();
  boast(match, 1);
  expect(match.act('west', { type: 'pick', value: 1 }).kind).toBe('played');
  expect(match.act('east', { type: 'boast' }).kind).toBe('played');
  expect(verify(endless, match.record(true)).ok).toBe(true);
  const again = resume(endless, match.record(true), match.sealing, 'same');
  expect(again.ok && again.value.length).toBe(match.length);
});

test('what is taken back does not count, for whoever plays, replays or verifies', () => {
  const match = begin();
  for (let round = 0; round < 3; round++) {
    boast(match, 600);
    expect(match.undo('west', 600)).toBeNull();
  }
  boast(match, mostQuiet);
  const record = match.record(true);
  expect(verify(endless, record)).toMatchObject({ ok: true });
  expect(replay(endless, record)).toMatchObject({ ok: true });
  expect(resume(endless, record, match.sealing, 'same')).toMatchObject({ ok: true });
  const more = { ...record, journal: [...record.journal, record.journal[0]], checkpoints: [] };
  const path = `journal[${record.journal.length}]`;
  expect(verify(endless, more)).toMatchObject({ error: { code: 'too-quiet', path } });
  expect(replay(endless, more)).toMatchObject({ error: { code: 'too-quiet', path } });
});

test('undo reaches back to the step before, and quiet actions are counted on from there', () => {
  const match = begin();
  boast(match, 5);
  match.act('west', { type: 'pick', value: 1 });
  expect(match.undo('west')).toBeNull();
  boast(match, mostQuiet - 5);
  expect(match.act('west', { type: 'boast' })).toMatchObject({ problem: { code: 'too-quiet' } });
});

test('a record that stands still is not replayed to its end', () => {
  const match = begin();
  boast(match, 1);
  const { journal, ...rest } = match.record(true);
  const idle: BattleRecord = { ...rest, journal: Array.from({ length: 3_000 }, () => journal[0]), checkpoints: [] };
  let steps = 0;
  expect(replay(endless, idle, () => steps++)).toMatchObject({
    error: { code: 'too-quiet', path: `journal[${mostQuiet}]` },
  });
  expect(steps).toBe(mostQuiet + 1);
  expect(resume(endless, idle, match.sealing, 'same')).toMatchObject({ error: { code: 'too-quiet' } });
});

test('nor does a battle go on by acting and taking back', () => {
  const match = begin();
  for (let i = 0; i < mostWithoutDie / 2; i++) {
    boast(match, 1);
    expect(match.undo('west')).toBeNull();
  }
  expect(match.act('west', { type: 'boast' })).toMatchObject({ kind: 'malformed', problem: { code: 'too-quiet' } });
  const record = match.record(true);
  expect(verify(endless, record)).toMatchObject({ ok: true });
  const more = { ...record, journal: [...record.journal, record.journal[0]], checkpoints: [] };
  expect(verify(endless, more)).toMatchObject({ error: { code: 'too-quiet', path: `journal[${mostWithoutDie}]` } });
  expect(replay(endless, more)).toMatchObject({ error: { code: 'too-quiet' } });
  expect(match.close('west', { reason: 'resigned', winner: 'east' })).toBeNull();
});

test('only so many actions are kept for undo', () => {
  const match = begin();
  boast(match, deepestUndo + 50);
  const { journal, ...record } = match.record(true);
  const deeper = { ...record, journal: [...journal, { undo: deepestUndo + 1, by: 'west' }] };
  expect(verify(endless, deeper)).toMatchObject({ error: { code: 'wrong-steps' } });
  expect(match.undoable('west')).toBe(deepestUndo);
  for (let i = 0; i < deepestUndo; i++) expect(match.undo('west')).toBeNull();
  expect(match.undo('west')).toMatchObject({ code: 'too-far-back' });
  expect(match.length).toBe(50);
  expect(endless.position(match.state)).toMatchObject({ scores: [0, 50] });
});

test('some taken back at a time, and others played instead, leave the state of those that stand', () => {
  const match = begin();
  for (const steps of [7, 40, 1, 32, 60]) {
    boast(match, 50);
    expect(match.undo('west', steps)).toBeNull();
    expect(endless.position(match.state)).toMatchObject({ scores: [0, match.length] });
  }
  expect(match.length).toBe(110);
  expect(verify(endless, match.record(true))).toMatchObject({ ok: true });
});

test('taking up a record tells how far it is', () => {
  const match = begin();
  boast(match, 100);
  const told: Progress[] = [];
  expect(
    finish(resuming(endless, match.record(true), match.sealing, 'same'), (progress) => told.push(progress)).ok,
  ).toBe(true);
  expect(told[0]).toEqual({ done: 0, total: 100 });
  expect(told.at(-1)).toEqual({ done: 96, total: 100 });
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
});
