import { chaptersOf, makeRandom, Match, type Scene, type ToldEvent } from '@impulse/engine';
import { expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import { chooseBy } from '../invariants/temper.js';
import { cloneState } from '../state.js';
import { act, battle, setting } from '../testing/setting.js';
import { aids } from './index.js';

const kinds = (told: readonly ToldEvent[]): string[] =>
  told.map(({ event, scenes, result }) => {
    return `${event.type}${result ? '!' : ''}: ${scenes.map(({ kind }) => kind).join(' ')}`;
  });

test('an overrun that empties an objective is told from the drive to the advance', () => {
  const state = setting({ an: 3, units: { '7ad-6rtr': 'M9', '21-pz5-1': { at: 'M7', hits: 3 } } });
  const [unit, target] = ['7ad-6rtr', '21-pz5-1'];
  const before = cloneState(state);
  const overrun = act(state, 'cw', { type: 'move', unit, path: ['M8'], overrun: 'M7' }, [6, 6]);
  const told = aids.tell(before, 'cw', overrun);
  expect(kinds(told)).toEqual(['moved: move', 'attack!: throw shot', 'destroyed!: gone']);
  const scenes = told.flatMap((one) => one.scenes);
  expect(scenes[0]).toEqual({ kind: 'move', unit, path: ['M9', 'M8'] });
  expect(scenes[1]).toMatchObject({ thrown: { side: 'cw', purpose: 'overrun', dice: [6, 6], unit, success: true } });
  expect(scenes[2]).toEqual({ kind: 'shot', from: 'M8', to: 'M7', hit: true });
  expect(scenes[3]).toEqual({ kind: 'gone', unit: target, hex: 'M7' });

  const then = cloneState(state);
  const advance = aids.tell(then, 'dak', act(state, 'cw', { type: 'advance', unit, hex: 'M7' }));
  expect(kinds(advance)).toEqual(['advanced: move', 'objective-taken: mark']);
});

test('an objective taken without dice is marked, but no result', () => {
  const state = setting({ an: 3, units: { '7ad-6rtr': 'M9' } });
  const before = cloneState(state);
  const told = aids.tell(before, 'cw', act(state, 'cw', { type: 'move', unit: '7ad-6rtr', path: ['M8', 'M7'] }));
  expect(kinds(told)).toEqual(['moved: move', 'objective-taken: mark']);
});

test('a unit that enters comes from nowhere', () => {
  const state = setting({ an: 1, turn: 6, units: { 'nz-24': 'off' } });
  const before = cloneState(state);
  const [near, , far] = aids.reach(state, 'cw', 'nz-24').toSorted((a, b) => a.path.length - b.path.length);
  const { path } = far.path.length > 1 ? far : near;
  const told = aids.tell(before, 'cw', act(state, 'cw', { type: 'enter', unit: 'nz-24', path }));
  const expected: Scene[] = path.length > 1 ? [{ kind: 'move', unit: 'nz-24', path }] : [];
  expect(told[0].scenes).toEqual(expected);
});

test('a battle has chapters for set-up, couplets and nights, loses no event, and tells every die', () => {
  const match = Match.start(
    totensonntag,
    { scenario: 'free', options: { aircraft: 'on' } },
    { match: 'm', secret: '1'.repeat(64) },
  );
  if (!match.ok) throw new Error(match.error.message);
  const random = makeRandom('chapters');
  const choose = chooseBy('hasty');
  const before = cloneState(match.value.state);
  let rolled = 0;
  let drawn = 0;
  for (let turn = match.value.turn(); !turn.over; turn = match.value.turn()) {
    const legal = totensonntag.legal(match.value.state, turn.side);
    before.cells.set(match.value.state.cells);
    const answer = match.value.act(turn.side, legal[choose(before, legal, random)]);
    if (answer.kind !== 'played') throw new Error(answer.kind);
    drawn += answer.dice.length;
    for (const { scenes } of aids.tell(before, 'truth', answer.events)) {
      for (const one of scenes) rolled += one.kind === 'throw' ? one.thrown.dice.length : 0;
    }
  }
  expect(rolled).toBe(drawn);
  const log = match.value.log('truth');
  const chapters = chaptersOf(aids, log);
  const count = (kind: string): number => chapters.filter((chapter) => chapter.kind === kind).length;
  expect([count('setup'), count('couplet'), count('night')]).toEqual([1, 24, 6]);
  expect(new Set(chapters.map(({ key }) => key)).size).toBe(chapters.length);
  expect(chapters.reduce((sum, { events }) => sum + events.length, 24 + 6)).toBe(log.length);
});

test('the historical set-up begins with its first couplet', () => {
  const log = act(battle('historical'), 'cw', { type: 'choose-an', value: 3 }, [1]);
  expect(chaptersOf(aids, log)[0]).toMatchObject({ key: '1.1', kind: 'couplet', detail: { turn: 1, couplet: 1 } });
});

test('6.2 a unit that leaves by the exit goes there and is gone, but not lost', () => {
  const state = setting({ an: 3, units: { '7ad-4sac': 'P2' } });
  const before = cloneState(state);
  const told = aids.tell(before, 'cw', act(state, 'cw', { type: 'exit', unit: '7ad-4sac', path: ['Q2'] }));
  expect(kinds(told)).toEqual(['exited: move leave']);
  expect(told[0].scenes[1]).toEqual({ kind: 'leave', unit: '7ad-4sac', hex: 'Q2' });
});
