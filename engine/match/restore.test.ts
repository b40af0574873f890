import { expect, test } from 'vitest';
import { observer } from '../game.js';
import { sameCells } from '../state/state.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';
import type { Snapshot } from './course.js';
import { Match } from './match.js';
import { verify } from './verify.js';

type Duel = Match<DuelState, DuelAction>;
const sealing = { match: 'a duel', secret };
const both = ['west', 'east'];

/** Does something of every kind, and keeps every state on the way. */
function eventful(): { readonly match: Duel; readonly snapshots: readonly Snapshot[] } {
  const begun = Match.start(duel, { scenario: 'plain', options: { length: 'long' } }, sealing);
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const snapshots: Snapshot[] = [];
  const then = (done: unknown): void => {
    expect(done === null || (done as { kind: string }).kind === 'played').toBe(true);
    snapshots.push({ revision: match.revision, cells: match.state.cells.slice() });
  };
  snapshots.push({ revision: 0, cells: match.state.cells.slice() });
  for (let round = 0; round < 3; round++) {
    then(match.act('west', { type: 'boast' }, `boast ${round}`));
    then(match.act('west', { type: 'pick', value: 3 }));
    then(match.undo('west', 2));
    then(match.act('west', { type: 'pick', value: 2 }));
    then(match.undo('west'));
    then(match.act('west', { type: 'pick', value: 1 }));
    then(match.act('east', { type: 'pick', value: 1 }));
    then(match.act('west', { type: 'strike' }));
    then(match.rewind(match.revision - 1, both));
    then(match.act('west', { type: 'strike' }));
  }
  then(match.close('east', { reason: 'resigned', winner: 'west' }));
  then(match.rewind(match.revision - 1, both));
  then(match.act('west', { type: 'boast' }));
  return { match, snapshots };
}

const { match, snapshots } = eventful();
const record = match.record(true);

function restored(snapshot?: Snapshot): Duel {
  const again = Match.restore(duel, record, snapshot);
  if (!again.ok) throw new Error(`${again.error.path}: ${again.error.message}`);
  return again.value;
}

test('the battle verifies, with everything that was taken back', () => {
  expect(verify(duel, record)).toMatchObject({ ok: true, value: { entries: 33, outcome: null } });
});

test.each(snapshots.map((snapshot) => [snapshot.revision, snapshot] as const))(
  'from its state at revision %i a match is the same again',
  (_, snapshot) => {
    const again = restored(snapshot);
    expect(sameCells(again.state, match.state)).toBe(true);
    expect(again.record(true)).toEqual(record);
    for (const seat of ['west', 'east', observer]) expect(again.log(seat)).toEqual(match.log(seat));
    const next: DuelAction = { type: 'pick', value: 2 };
    expect(again.act('west', next)).toMatchObject({ kind: 'played' });
    expect(again.undo('west')).toBeNull();
  },
);

test('without a snapshot everything is played again', () => {
  expect(restored().record(true)).toEqual(record);
});

test('the log goes on, whether it was asked for before or after', () => {
  const [early, late] = [restored(snapshots[20]), restored(snapshots[20])];
  early.log('west');
  for (const again of [early, late]) again.act('west', { type: 'pick', value: 2 });
  expect(late.log('west')).toEqual(early.log('west'));
  expect(late.log('west', match.logLength('west')).map(({ type }) => type)).toEqual(['picked']);
});

test('what is no state of this battle is refused', () => {
  const [{ cells }] = snapshots;
  expect(Match.restore(duel, record, { revision: 99, cells })).toMatchObject({ error: { code: 'other-snapshot' } });
  expect(Match.restore(duel, record, { revision: 1, cells: cells.slice(1) })).toMatchObject({
    error: { code: 'other-snapshot' },
  });
  // The start of the battle passed off as a later state: what comes next does not fit it.
  expect(Match.restore(duel, record, { revision: 6, cells })).toMatchObject({
    error: { code: 'illegal-action', path: 'journal[6]' },
  });
});

test('a record without its secret, or of another game, is no match', () => {
  expect(Match.restore(duel, { ...record, secret: null })).toMatchObject({ error: { code: 'no-secret' } });
  expect(Match.restore(duel, { ...record, game: 'chess' })).toMatchObject({ error: { code: 'other-game' } });
});

test('what is played again is played once, however often a battle goes back', () => {
  const begun = Match.start(duel, { scenario: 'plain', options: { length: 'long' } }, sealing);
  if (!begun.ok) throw new Error(begun.error.message);
  for (let round = 0; round < 50; round++) {
    begun.value.act('west', { type: 'boast' });
    begun.value.rewind(0, both);
  }
  let played = 0;
  const counting = {
    ...duel,
    prepare: (...asked: Parameters<typeof duel.prepare>) => {
      played++;
      return duel.prepare(...asked);
    },
  };
  expect(Match.restore(counting, begun.value.record(true))).toMatchObject({ ok: true });
  expect(played).toBe(50);
});
