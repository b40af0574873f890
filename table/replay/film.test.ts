import { expect, test } from 'vitest';
import { makeRandom, Match, observer } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { makeView } from '@impulse/totensonntag/position/view.js';
import type { BattleSetup, ControllerId } from '../storage/types.js';
import { Film, truth } from './film.js';
import { pathOfFrame, resultsOf } from './projector.js';
import { ReplaySession } from './replay-session.js';

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
  while (match.length < events && !match.turn().over) {
    const turn = match.turn();
    if (turn.over) break;
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

function develop(match: ReturnType<typeof battle>['match']): Film {
  const film = Film.develop(match.record(true));
  if (!film.ok) throw new Error(film.error.message);
  return film.value;
}

const { match, seen, logs } = battle(160);
const film = develop(match);

test('every frame shows a seat what it saw and could read at that moment', () => {
  const session = new ReplaySession('film', setup('script', 'human'), film);
  for (const frame of [160, 0, 37, 36, 111]) {
    session.show(frame);
    session.look('cw');
    expect(session.view.value).toEqual({ ...seen[frame], legal: null });
    session.look('dak');
    expect(session.log.value).toEqual(logs[frame]);
  }
});

test('the whole truth hides no number, a side sees its own only, an observer neither', () => {
  const session = new ReplaySession('film', setup('human', 'human'), film);
  session.show(0);
  session.look(truth);
  expect(session.view.value.position.numbers.cw.an).toBe(0);
  session.look(observer);
  expect(session.view.value.position.numbers.cw.an).toBe('?');
  session.look('dak');
  expect([session.view.value.position.numbers.cw.an, session.view.value.position.numbers.dak.an]).toEqual(['?', 0]);
});

test('while a battle goes on only people at the table and observers have a viewpoint', () => {
  expect(film.finished).toBe(false);
  expect(film.viewpoints(setup('script', 'human'))).toEqual(['cw', observer]);
  expect(film.viewpoints(setup('script', 'greedy'))).toEqual([observer]);
});

test('two people who share a table get no viewpoint of their own while something is secret', () => {
  const young = develop(battle(0).match);
  expect(young.viewpoints(setup('human', 'human'))).toEqual([observer]);
});

test('jumps lead to the next and the last turn, couplet, impulse and attack', () => {
  expect(film.jump('turn', 0, -1)).toBe(null);
  const impulse = film.jump('impulse', 0, 1)!;
  expect(film.frames[impulse].events.some(({ type }) => type === 'impulse-begins')).toBe(true);
  const attack = film.jump('attack', 0, 1)!;
  expect(film.frames[attack].events.some(({ type }) => type === 'attack' || type === 'ranged-in')).toBe(true);
  expect(film.jump('attack', attack + 1, -1)).toBe(attack);
  const couplet = film.jump('couplet', 0, 1)!;
  expect(film.at(couplet).couplet).toBe(2);
  expect(film.jump('couplet', couplet, -1)).toBe(0);
});

test('moves and attacks are drawn from where units stood before', () => {
  for (const [frame, { action }] of film.frames.entries()) {
    if (action?.type !== 'move') continue;
    const path = pathOfFrame(film, frame)!;
    const unit = film.match.state.context.unitNumber.get(action.unit)!;
    expect(path.hexes[0]).toBe(film.at(frame - 1).hexOf[unit]);
    expect(path.hexes).toHaveLength(action.path.length + 1);
  }
  expect(pathOfFrame(film, 0)).toBe(null);
});

test('dice are shown with what came of them', () => {
  const attack = film.frames.find(({ events }) =>
    events.some(({ type, detail }) => type === 'attack' && detail['hit'] === true),
  )!;
  const types = resultsOf(attack.events).map(({ type }) => type);
  expect(types).toContain('attack');
  expect(types).toContain('hit');
  expect(resultsOf([])).toEqual([]);
});

test('a record that does not fit is refused with its place', () => {
  const record = match.record(true);
  const broken = {
    ...record,
    events: record.events.map((event, index) => (index === 5 ? (['cw', { type: 'nonsense' }] as const) : event)),
  };
  const result = Film.develop(broken);
  expect(result.ok ? '' : result.error.path).toContain('events[5]');
});
