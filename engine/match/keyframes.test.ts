import { describe, expect, test } from 'vitest';
import { duel, type DuelAction, type DuelState, preparedBy, secret } from '../testing/duel.js';
import { keyframeEvery } from './keyframes.js';
import { Match } from './match.js';
import { type BattleRecord, makeRecordText, parseRecord } from './notation.js';
import { parseJson } from '../reading/json.js';
import { replay } from './replay.js';
import { resume } from './resume.js';
import { verify } from './verify.js';
import { versionChanged } from '../text/version-changed.js';

type Duel = Match<DuelState, DuelAction>;
const sealing = { match: 'a duel', secret };
const otherSealing = { match: 'another duel', secret: 'ff'.repeat(16) };

/** Twelve rounds, or fewer; in each West boasts, takes it back and boasts again. */
function played(rounds: number): Duel {
  const match = Match.start(duel, { scenario: 'plain', options: { length: 'long' } }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  for (let round = 0; round < rounds; round++) {
    match.value.act('west', { type: 'boast' });
    match.value.undo('west');
    match.value.act('west', { type: 'boast' });
    match.value.act('west', { type: 'pick', value: 2 });
    match.value.act('east', { type: 'pick', value: 1 });
    match.value.act('west', { type: 'strike' });
  }
  return match.value;
}

const whole = played(12);
const archive = read(makeRecordText(whole.archive(true)));

function read(text: string): BattleRecord {
  const value = parseJson(text);
  const record = value.ok ? parseRecord(value.value) : value;
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.message}`);
  return record.value;
}

/** The same battle by rules that are read differently. */
const newDuel = { ...duel, rulesVersion: '2' };

describe('an archive', () => {
  test('has positions on the way and at the end, and the log of what stands', () => {
    expect(archive.keyframes?.map(([revision]) => revision)).toEqual([0, keyframeEvery, 72]);
    expect(archive.log?.flat()).toEqual(whole.log('truth'));
    expect(verify(duel, archive)).toMatchObject({ ok: true });
  });

  test('of a battle under way has its present position only', () => {
    const record = played(11).archive(true);
    expect(record.keyframes?.map(([revision]) => revision)).toEqual([66]);
    expect(record.log).toBeUndefined();
  });

  test('leaves out positions that were taken back', () => {
    const match = played(10);
    match.act('west', { type: 'boast' });
    match.act('west', { type: 'pick', value: 2 });
    match.act('east', { type: 'pick', value: 1 });
    match.act('west', { type: 'strike' });
    expect(match.revision).toBe(keyframeEvery);
    const both = ['west', 'east'];
    const kept = (): readonly number[] => {
      match.close('west', { reason: 'resigned', winner: 'east' });
      const revisions = match.archive(true).keyframes?.map(([revision]) => revision) ?? [];
      match.rewind(match.revision - 1, both);
      return revisions;
    };
    expect(kept()).toContain(keyframeEvery);
    match.rewind(61, both);
    expect(kept()).toEqual([0, match.revision - 1]);
  });

  test('is the same after the match has been resumed, from an archive or a bare record', () => {
    for (const record of [archive, whole.record(true)]) {
      const again = resume(duel, record, otherSealing, 'same');
      expect(again.ok && read(makeRecordText(again.value.archive(true)))).toEqual(archive);
    }
  });

  test('whose positions or log were changed does not verify', () => {
    const [start, ...rest] = archive.keyframes!;
    const [first, ...others] = archive.log!;
    const spoilt: readonly [Partial<BattleRecord>, string, string][] = [
      [{ keyframes: [start, [64, start[1]]] }, 'other-state', 'keyframes[1]'],
      [{ keyframes: [start, ...rest, start] }, 'no-such-entry', 'keyframes[3][0]'],
      [{ keyframes: [[99, start[1]]] }, 'no-such-entry', 'keyframes[0][0]'],
      [{ log: others }, 'other-log', 'log'],
      [{ log: [[{ ...first[0], type: 'sang' }], ...others] }, 'other-log', 'log[0]'],
    ];
    for (const [change, code, path] of spoilt) {
      expect(verify(duel, { ...archive, ...change })).toMatchObject({ ok: false, error: { code, path } });
    }
  });

  test.each([
    [{ keyframes: [[1]] }, 'keyframes[0]'],
    [{ keyframes: [[-1, {}]] }, 'keyframes[0][0]'],
    [{ log: [[{ type: 'x', rule: '1', detail: [] }]] }, 'log[0][0].detail'],
    [{ log: [[{ type: 'x', rule: '1', detail: { name: 'a\u001b[2J' } }]] }, 'log[0][0].detail'],
    [{ log: [[{ type: 'x\u001b', rule: '1', detail: {} }]] }, 'log[0][0].type'],
    [{ carried: { rules: '1' } }, 'carried.entries'],
    [{ journal: [{ carried: { from: { rules: '1' } }, position: {} }] }, 'journal[0].carried.from.dataHash'],
  ])('%j is refused with its path', (change, path) => {
    expect(parseRecord({ ...archive, ...change })).toMatchObject({ ok: false, error: { path } });
  });
});

describe('a battle of other rules', () => {
  const half = read(makeRecordText(played(6).archive(true)));

  test('is not replayed or verified, and says which versions', () => {
    for (const result of [replay(newDuel, half), verify(newDuel, half)]) {
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'other-rules', message: expect.stringMatching(/version 1.*version 2/) },
      });
    }
  });

  const change = { from: { rules: '1', dataHash: 'built-in' }, to: { rules: '2', dataHash: 'built-in' } };

  test('goes on from where it stands, under the new rules and its own dice', () => {
    const match = resume(newDuel, half, otherSealing, 'same');
    if (!match.ok) throw new Error(match.error.message);
    expect(match.value.versionChange).toEqual(change);
    expect(match.value.turn()).toMatchObject({ side: 'west', detail: { round: 7 } });
    expect(match.value.revision).toBe(37);
    match.value.act('west', { type: 'boast' });
    const record = read(makeRecordText(match.value.archive(true)));
    expect(record).toMatchObject({ rules: '2', match: sealing.match, commitment: half.commitment });
    expect(record.journal.slice(0, 36)).toEqual(half.journal);
    expect(record.journal[36]).toEqual({ carried: change, position: half.keyframes?.[0][1] });
    expect(verify(newDuel, record)).toMatchObject({ ok: true, value: { entries: 38, before: 37, begins: 'position' } });
    const again = resume(newDuel, record, otherSealing, 'same');
    expect(again.ok && again.value.versionChange).toEqual(change);
    expect(again.ok && read(makeRecordText(again.value.archive(true)))).toEqual(record);
  });

  test('that are played alike is played again, and from its position where it is not', () => {
    const alike = { ...newDuel, earlierRules: { '1': {} } };
    const again = resume(alike, half, otherSealing, 'same');
    expect(again.ok && [again.value.versionChange, again.value.revision]).toEqual([null, 36]);
    const refuse: typeof duel.refuse = (state, side, action) =>
      action.type === 'strike' ? { rule: '3.0', reason: 'over' } : duel.refuse(state, side, action);
    const stricter: typeof duel = { ...alike, refuse, prepare: preparedBy({ refuse, play: duel.play }) };
    const carried = resume(stricter, half, otherSealing, 'same');
    expect(carried.ok && carried.value.versionChange).toEqual(change);
  });

  test('is not taken back or rewound behind the change, and goes on after it', () => {
    const match = resume(newDuel, half, otherSealing, 'same');
    if (!match.ok) throw new Error(match.error.message);
    expect(match.value.undo('west')).toMatchObject({ code: 'nothing-to-undo' });
    for (const revision of [0, 35, 36]) {
      expect(match.value.rewind(revision, ['west', 'east'])).toMatchObject({ code: 'no-such-moment' });
    }
    match.value.act('west', { type: 'boast' });
    match.value.act('west', { type: 'pick', value: 2 });
    match.value.act('east', { type: 'pick', value: 1 });
    match.value.act('west', { type: 'strike' });
    expect(match.value.rewind(38, ['west', 'east'])).toBeNull();
    expect(match.value.undo('west')).toMatchObject({ code: 'rewound' });
    const record = read(makeRecordText(match.value.record(true)));
    expect(verify(newDuel, record)).toMatchObject({ ok: true, value: { dice: { checked: 2 } } });
    const bare = resume(newDuel, { ...record, secret: null }, otherSealing, 'same');
    expect(bare.ok && bare.value.record(true).journal.length).toBe(record.journal.length);
    expect(resume(newDuel, record, otherSealing, 'same', 36)).toMatchObject({ error: { code: 'no-such-moment' } });
    expect(resume(newDuel, record, otherSealing, 'same', 37)).toMatchObject({ ok: true, value: { revision: 37 } });
  });

  test('stays ended, if people have ended it', () => {
    const match = played(6);
    match.close('west', { reason: 'resigned', winner: 'east' });
    const again = resume(newDuel, read(makeRecordText(match.archive(true))), otherSealing, 'same');
    if (!again.ok) throw new Error(again.error.message);
    expect(again.value.turn()).toMatchObject({ over: true, winner: 'east', ended: { reason: 'resigned' } });
    expect(again.value.rewind(36, ['west', 'east'])).toMatchObject({ code: 'no-such-moment' });
  });

  test('goes on once more when the rules change again', () => {
    const first = resume(newDuel, half, otherSealing, 'same');
    if (!first.ok) throw new Error(first.error.message);
    first.value.act('west', { type: 'pick', value: 3 });
    const third = { ...newDuel, rulesVersion: '3' };
    const second = resume(third, read(makeRecordText(first.value.archive(true))), otherSealing, 'same');
    if (!second.ok) throw new Error(second.error.message);
    expect(second.value.versionChange).toMatchObject({ from: { rules: '2' }, to: { rules: '3' } });
    expect(second.value.turn()).toMatchObject({ side: 'east', detail: { round: 7 } });
    expect(verify(third, second.value.record(true))).toMatchObject({ ok: true, value: { entries: 39, before: 39 } });
  });

  test('goes on from any position that was kept, and from no other', () => {
    const middle = resume(newDuel, archive, otherSealing, 'same', 64);
    expect(middle).toMatchObject({ ok: true, value: { revision: 65, sealing: otherSealing } });
    expect(resume(newDuel, archive, otherSealing, 'same', 63)).toMatchObject({
      ok: false,
      error: { code: 'other-rules' },
    });
    const { keyframes: _keyframes, ...bare } = half;
    expect(resume(newDuel, bare, otherSealing, 'same')).toMatchObject({ ok: false, error: { code: 'other-rules' } });
  });

  test('whose position the new rules cannot have is refused with its path', () => {
    const strict = {
      ...newDuel,
      parsePosition: () => ({ ok: false, error: { code: 'x', path: 'round', message: '' } }),
    };
    expect(resume(strict as typeof duel, half, otherSealing, 'same')).toMatchObject({
      error: { path: 'keyframes[0][1].round' },
    });
  });
});

describe('a battle on built-in data that have changed since', () => {
  const half = read(makeRecordText(played(6).archive(true)));
  /** The same battle, whose own data have another hash. */
  const otherDuel: typeof duel = {
    ...duel,
    setupOf: (state) => ({ ...duel.setupOf(state), dataHash: state.context.data?.name ?? 'rebuilt' }),
  };

  test('is not replayed or verified, and says which data', () => {
    for (const result of [replay(otherDuel, half), verify(otherDuel, half)]) {
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'other-data', path: 'dataHash', message: expect.stringMatching(/built-in.*rebuilt/) },
      });
    }
  });

  test('goes on from where it stands, and says from which data to which', () => {
    const match = resume(otherDuel, half, otherSealing, 'same');
    if (!match.ok) throw new Error(match.error.message);
    expect(match.value.turn()).toMatchObject({ side: 'west', detail: { round: 7 } });
    expect(match.value.versionChange).toEqual({
      from: { rules: '1', dataHash: 'built-in' },
      to: { rules: '1', dataHash: 'rebuilt' },
    });
    const record = read(makeRecordText(match.value.archive(true)));
    expect(verify(otherDuel, record)).toMatchObject({ ok: true });
  });

  test('cannot go on where no position was kept', () => {
    const { keyframes: _keyframes, ...bare } = half;
    expect(resume(otherDuel, bare, otherSealing, 'same')).toMatchObject({ ok: false, error: { code: 'other-data' } });
  });

  test('that is its player’s own data file goes on as it was', () => {
    const begun = Match.start(duel, { scenario: 'plain', data: { name: 'mine' } }, sealing);
    if (!begun.ok) throw new Error(begun.error.message);
    begun.value.act('west', { type: 'boast' });
    const again = resume(otherDuel, begun.value.archive(true), otherSealing, 'same');
    expect(again.ok && [again.value.versionChange, again.value.revision]).toEqual([null, 1]);
  });

  test('is taken over in the terms of the new ones', () => {
    const kinder: typeof duel = {
      ...otherDuel,
      adoptPosition: (position) => ({ ...(position as object), scores: [0, 0] }),
    };
    const match = resume(kinder, half, otherSealing, 'same');
    expect(match.ok && [...match.value.state.scores]).toEqual([0, 0]);
  });
});

describe('what is said of a changed version', () => {
  const version = (rules: string, dataHash: string) => ({ rules, dataHash });
  test.each([
    [version('1', 'a'), version('2', 'a'), ['version 1', 'version 2'], ['第 1 版', '第 2 版']],
    [version('2', 'a'), version('2', 'b'), ['data a', 'data b'], ['數值 a', '數值 b']],
    [
      version('1', 'a'),
      version('2', 'b'),
      ['version 1', 'data a', 'version 2', 'data b'],
      ['第 1 版', '數值 a', '第 2 版', '數值 b'],
    ],
  ] as const)('from %j to %j', (from, to, english, chinese) => {
    for (const [language, words] of [
      ['en', english],
      ['zh-Hant', chinese],
    ] as const) {
      const carried = versionChanged[language].carried({ from, to });
      const shown = versionChanged[language].shown({ from, to });
      for (const word of words) expect(carried).toContain(word);
      expect(shown).not.toBe(carried);
      for (const { rules, dataHash } of from.dataHash === to.dataHash ? [] : [from, to]) {
        expect(shown).toContain(dataHash);
        expect(shown.includes(rules)).toBe(from.rules !== to.rules);
      }
    }
  });
});
