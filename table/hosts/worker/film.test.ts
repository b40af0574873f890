import { expect, test } from 'vitest';
import {
  type BattleRecord,
  follow,
  Match,
  makeRandom,
  type News,
  observer,
  SeatedBattle,
  truth,
} from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { makeView, type View } from '@impulse/totensonntag/position/view.js';
import type { BattleSetup, ControllerId } from '../../storage/types.js';
import { Film } from './film.js';

/** A battle of some events between two computers, and what each seat saw after each of them. */
function battle(events: number) {
  const started = Match.start(
    totensonntag,
    { scenario: 'historical', options: {} },
    { match: 'film', secret: '3'.repeat(64) },
  );
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value;
  const random = makeRandom('film');
  const seen = [makeView(match.state, 'cw')];
  const logs = [match.log('dak')];
  for (let turn = match.turn(); match.length < events && !turn.over; turn = match.turn()) {
    match.act(turn.side, opponents.think('script', match.state, turn.side, random).action);
    seen.push(makeView(match.state, 'cw'));
    logs.push(match.log('dak'));
  }
  return { match, seen, logs };
}

const setup = (dak: ControllerId, cw: ControllerId): BattleSetup => ({
  game: 'totensonntag',
  scenario: 'historical',
  options: {},
  controllers: { dak, cw },
});

const rules = await loadBattle('totensonntag');

function develop(record: BattleRecord, players = setup('human', 'human')): Film {
  const film = Film.develop(rules, players, record);
  if (!film.ok) throw new Error(film.error.message);
  return film.value;
}

const { match, seen, logs } = battle(160);
const record = match.record(true);
const film = develop(record);
const whole = develop(battle(Infinity).match.record(true));

/** Everything a seat is told, put together. */
function watch(seat: string, shown = film) {
  const battle = new SeatedBattle(rules.game, rules.aids, seat, match.state);
  const stop = follow(shown, battle);
  return { battle, stop, view: () => battle.view as View };
}

test('every frame shows a seat what it saw and could read at that moment', () => {
  const [cw, dak] = [watch('cw'), watch('dak')];
  for (const frame of [160, 0, 37, 36, 111]) {
    film.go(frame, false, 'cw');
    expect(cw.view()).toEqual(seen[frame]);
    expect(dak.battle.log).toEqual(logs[frame]);
  }
  cw.stop();
  dak.stop();
});

test('a seat that sits down later is told everything so far', () => {
  film.go(90, false, 'dak');
  const { battle: seated, stop } = watch('dak');
  expect(seated.log).toEqual(logs[90]);
  stop();
});

test('the whole truth hides no number, a side sees its own only, an observer neither', () => {
  whole.go(0, false, observer);
  const numbers = (seat: string) => {
    const watched = watch(seat, whole);
    watched.stop();
    const { dak, cw } = watched.view().position.numbers;
    return [dak.an, cw.an];
  };
  expect(numbers(truth)).toEqual([0, 0]);
  expect(numbers(observer)).toEqual(['?', '?']);
  expect(numbers('dak')).toEqual([0, '?']);
});

test('while a battle goes on only people at the table and observers have a viewpoint', () => {
  expect(film.finished).toBe(false);
  const solo = develop(record, setup('script', 'human'));
  expect(solo.viewpoints).toEqual(['cw', observer]);
  expect(develop(record, setup('script', 'greedy')).viewpoints).toEqual([observer]);
  for (const seat of ['dak', truth]) {
    expect(() => watch(seat, solo)).toThrow('Nobody may look');
    expect(() => solo.frames(seat)).toThrow('Nobody may look');
    expect(() => solo.go(1, false, seat)).toThrow('Nobody may look');
  }
});

test('when it is over everybody may look everywhere', () => {
  expect(whole.finished).toBe(true);
  expect(whole.viewpoints).toEqual([truth, 'dak', 'cw', observer]);
});

test('two people who share a table get no viewpoint of their own while something is secret', () => {
  const young = develop(battle(0).match.record(true));
  expect(young.viewpoints).toEqual([observer]);
});

test('frames are known by who acted, the turn, and what the viewpoint may read', () => {
  const frames = film.frames('dak');
  expect(frames.length).toBe(161);
  expect(frames[0]).toEqual({ side: '', turn: 1, events: [] });
  expect(frames.reduce((sum, { events }) => sum + events.length, 0)).toBe(logs[160].length);
  expect(frames[160].turn).toBe(match.state.turn);
});

test('moves are told from where units were before', () => {
  const { told } = film.go(
    film.frames('cw').findIndex(({ events }) => events.includes('moved')),
    false,
    'cw',
  );
  const move = told.flatMap(({ scenes }) => scenes).find(({ kind }) => kind === 'move');
  expect(move?.kind === 'move' ? move.path.length : 0).toBeGreaterThan(1);
});

test('what a seat may not read is not told', () => {
  const secret = whole.frames(truth).findIndex(({ events }) => events.includes('chose-an'));
  expect(secret).toBeGreaterThan(0);
  const { side } = whole.frames(truth)[secret];
  const other = side === 'cw' ? 'dak' : 'cw';
  expect(whole.go(secret, true, other).told.map(({ event }) => event.type)).not.toContain('chose-an');
  expect(whole.go(secret, true, side).told.map(({ event }) => event.type)).toContain('chose-an');
});

test('a record that does not fit is refused with its place', () => {
  const journal = record.journal.map((entry, index) => (index === 5 ? (['cw', { type: 'nonsense' }] as const) : entry));
  const result = Film.develop(rules, setup('human', 'human'), { ...record, journal });
  expect(result.ok ? '' : result.error.path).toContain('journal[5]');
});

test('a battle of other rules is shown by the positions and the log that were kept', () => {
  const { match: over } = battle(Infinity);
  const old = { ...over.archive(true), rules: '0', dataHash: 'other' };
  const film = develop(old);
  expect(film.versionChange?.from).toEqual({ rules: '0', dataHash: 'other' });
  expect(film.finished).toBe(true);
  const frames = film.frames(truth);
  expect(frames).toHaveLength(old.keyframes?.length ?? 0);
  expect(frames.flatMap(({ events }) => events)).toEqual(over.log(truth).map(({ type }) => type));
  const watched = watch(truth, film);
  film.go(frames.length - 1, false, truth);
  expect(watched.view()).toEqual(over.view(truth));
  const { keyframes: _keyframes, ...bare } = old;
  const refused = Film.develop(rules, setup('human', 'human'), bare);
  expect(refused.ok ? '' : refused.error.code).toBe('other-rules');
});

test('a battle on built-in data that have changed since is shown in the same way', () => {
  const { match: over } = battle(Infinity);
  const film = develop({ ...over.archive(true), dataHash: 'other' });
  const { rules: version, dataHash } = over.record(false);
  expect(film.versionChange).toEqual({
    from: { rules: version, dataHash: 'other' },
    to: { rules: version, dataHash },
  });
  expect(film.finished).toBe(true);
});

test('a battle that people have ended says so in its last frame', () => {
  const { match: under } = battle(30);
  under.close('cw', { reason: 'resigned', winner: 'dak' });
  const film = develop(under.record(true));
  expect(film.finished).toBe(true);
  const heard: News[] = [];
  film.watch(truth, (news) => heard.push(news));
  expect(heard[0].outcome).toBeNull();
  film.go(30, false, truth);
  expect(heard.at(-1)?.outcome).toMatchObject({ winner: 'dak', ended: { reason: 'resigned', by: 'cw' } });
});
