import { expect, test } from 'vitest';
import { Match, makeRandom, observer, playedIn } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import type { SavedBattle } from '../../storage/types.js';
import { type AnyMatch, branchOff, pack, recordOf, summaryOf, takeUp } from './records.js';

const rules = await loadBattle('totensonntag');

function battle(events: number) {
  const secret = '4'.repeat(64);
  const started = Match.start(totensonntag, { scenario: 'historical' }, { match: 'first', secret });
  if (!started.ok) throw new Error(started.error.message);
  playOn(started.value, events);
  return started.value;
}

/** The computer plays both sides; answers the dice that fell. */
function playOn(match: AnyMatch, events: number): number[] {
  const random = makeRandom('records');
  const before = match.revision;
  for (let turn = match.turn(); match.length < events && !turn.over; turn = match.turn()) {
    match.act(turn.side, opponents.think('random', match.state as never, turn.side, random).action);
  }
  return playedIn(match.journal.slice(before)).flatMap(([, , dice = []]) => dice);
}

const entry = { id: 'first', title: '', created: 1, updated: 1 };
const setup = { game: 'totensonntag', scenario: 'historical', options: {}, controllers: {} };
const saved = (match: AnyMatch): SavedBattle => ({
  ...entry,
  setup,
  summary: summaryOf(match, rules),
  record: match.record(true),
});

function taken<T>(result: { readonly ok: boolean; readonly value?: T }): T {
  if (!result.ok || result.value === undefined) throw new Error('refused');
  return result.value;
}

test('the same battle goes on under the dice it was begun with', () => {
  const match = battle(60);
  const again = taken(takeUp(rules, saved(match), match.record(true)));
  expect(again.record(true)).toEqual(match.record(true));
  expect(playOn(again, 120)).toEqual(playOn(match, 120));
});

test('a battle that branches off gets other dice, from its end as well, though the record has its secret', () => {
  const match = battle(60);
  for (const events of [60, 40]) {
    const branch = taken(branchOff(rules, 'second', match.record(true), events));
    expect(branch.length).toBe(events);
    const same = taken(takeUp(rules, saved(match), match.record(true)));
    expect(playOn(branch, 160)).not.toEqual(playOn(same, 160));
    expect(branch.record(true).secret).not.toBe(match.record(true).secret);
  }
});

test('a battle that is over stays as it is, seal and all', () => {
  const match = battle(Infinity);
  const copy = taken(branchOff(rules, 'second', match.record(true), match.length));
  expect(copy.record(true)).toEqual(match.record(true));
});

test('the list tells where a battle is', () => {
  const match = battle(60);
  const { turn } = match.state;
  const { stand = {}, asked, tracks, ...rest } = summaryOf(match, rules);
  expect(rest).toEqual({ turn, events: 60, winner: null, points: 0 });
  expect(tracks).toEqual(rules.aids.tracks(match.state, observer));
  const owed = match.turn();
  expect(asked).toEqual(owed.over ? undefined : { side: owed.side, step: owed.step });
  const held = new Set(match.state.hexOf.filter((hex) => hex >= 0));
  expect(Object.keys(stand).toSorted()).toEqual(['cw', 'dak']);
  expect(Object.values(stand).flat()).toHaveLength(held.size);
  expect(summaryOf(battle(Infinity), rules).winner).not.toBeNull();
});

test('what has been kept in plain text opens; what is damaged says where', async () => {
  const match = battle(20);
  expect(await recordOf(saved(match))).toEqual({ ok: true, value: match.record(true) });
  // No browser, no key: the record is kept as it is.
  const kept = await pack({ ...entry, setup, summary: summaryOf(match, rules) }, match);
  expect(kept.record).toEqual(match.archive(true));
  const { record: _record, ...lost } = saved(match);
  const opened = await recordOf(lost);
  expect(opened.ok ? '' : opened.error.code).toBe('sealed');
});

test('a battle on built-in data that have changed since goes on from where it stood', () => {
  const under = battle(60);
  const again = taken(takeUp(rules, saved(under), { ...under.archive(true), dataHash: 'other' }));
  expect(again.carried).toEqual({ rules: under.game.rulesVersion, dataHash: 'other', entries: under.revision });
  expect(again.view('dak')).toEqual(under.view('dak'));
});

test('a battle of other rules goes on from where it stood, from its end or from a frame', () => {
  const under = battle(60);
  const old = { ...under.archive(true), rules: '0', dataHash: 'other' };
  const again = taken(takeUp(rules, saved(under), old));
  expect(again.carried).toEqual({ rules: '0', dataHash: 'other', entries: under.revision });
  expect(again.view('dak')).toEqual(under.view('dak'));
  const over = battle(Infinity);
  const finished = { ...over.archive(true), rules: '0' };
  const branch = taken(branchOff(rules, 'second', finished, 2));
  expect(branch.carried).toMatchObject({ rules: '0', entries: finished.keyframes?.[2][0] });
});
