import { ActionCodes, keyedDice, makeRandom, type Mood, type PolicySettings } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { totensonntag } from '../game.js';
import type { State } from '../state.js';
import { setting, type Setting } from '../testing/setting.js';
import { greedy, script } from './index.js';

const numberOf = ({ context }: State, id: string): number => context.unitNumber.get(id)!;
const hex = (label: string): number => grid.labels.indexOf(label);

const levels = { script, greedy };
type Level = keyof typeof levels;

/** What a level does first with a setting. */
function first(
  level: Level,
  given: Setting,
  settings: (state: State) => PolicySettings = () => ({}),
  seed = 'x',
): Action {
  const state = setting(given);
  const codes = new ActionCodes();
  levels[level].make(settings(state)).choose(state, makeRandom(seed), codes);
  return totensonntag.codes.action(state, codes, 0);
}

const inMood =
  (unit: string, mood: Mood) =>
  (state: State): PolicySettings => ({ moods: new Map([[numberOf(state, unit), mood]]) });

/** Everything a level does until the other side decides. */
function impulse(level: Level, given: Setting, settings: (state: State) => PolicySettings): Action[] {
  const state = setting(given);
  const policy = levels[level].make(settings(state));
  const { deciding: side, impulse: number } = state;
  const dice = keyedDice(1);
  const codes = new ActionCodes();
  const actions: Action[] = [];
  for (let event = 0; state.deciding === side && state.impulse === number && event < 100; event++) {
    policy[event === 0 ? 'choose' : 'chooseNext'](state, makeRandom('impulse'), codes);
    actions.push(totensonntag.codes.action(state, codes, 0));
    dice.begin(event);
    totensonntag.codes.play(state, codes, 0, dice, null);
  }
  return actions;
}

const endOf = (action: Action): string | undefined => (action.type === 'move' ? action.path.at(-1) : undefined);

/** A Crusader regiment alone, an enemy far away. */
const alone: Setting = { units: { '7ad-7h': 'G9', 'ari-m13-7': 'A1' }, side: 'cw', an: 4 };
/** The same between two enemies, one of them hurt. */
const contact: Setting = {
  units: { '7ad-7h': 'G9', 'ari-ber-5': 'G10', 'ari-ber-3': { at: 'G8', hits: 1 } },
  side: 'cw',
  an: 3,
};

describe.each(['script', 'greedy'] as const)('moods of the %s', (level) => {
  test.each(['G13', 'K9', 'D6'])('a goal draws the unit to %s', (goal) => {
    const before = grid.distance(hex('G9'), hex(goal));
    const action = first(level, alone, inMood('7ad-7h', { goal: hex(goal) }));
    expect(action).toMatchObject({ type: 'move', unit: '7ad-7h' });
    expect(grid.distance(hex(endOf(action)!), hex(goal))).toBeLessThan(before);
  });

  test('a unit that holds stays where it is, and does not advance', () => {
    expect(first(level, alone).type).toBe('move');
    expect(impulse(level, alone, inMood('7ad-7h', { hold: true })).map(({ type }) => type)).not.toContain('move');
    for (const { type } of impulse(level, contact, inMood('7ad-7h', { hold: true }))) {
      expect(['assault', 'stay', 'done']).toContain(type);
    }
  });

  test('a unit that is told not to fire does not', () => {
    expect(first(level, contact).type).toBe('assault');
    const actions = impulse(level, contact, inMood('7ad-7h', { noFire: true }));
    expect(actions.filter((action) => action.type === 'assault' || 'overrun' in action)).toEqual([]);
  });

  test.each(['G10', 'G8'])('a unit prefers its target in %s', (target) => {
    expect(first(level, contact, inMood('7ad-7h', { target: hex(target) }))).toMatchObject({ type: 'assault', target });
  });
});

describe('moods of the script', () => {
  const threatened: Setting = {
    units: { '7ad-7h': { at: 'G9', hits: 2 }, '21-pz5-1': 'G11', '21-pz5-2': 'H11' },
    side: 'cw',
    an: 4,
    enemyAn: 5,
  };
  const nearest = (action: Action): number =>
    Math.min(...['G11', 'H11'].map((label) => grid.distance(hex(endOf(action) ?? 'G9'), hex(label))));

  test('danger drives a unit away, and without it the unit comes nearer', () => {
    const bold = first('script', threatened, inMood('7ad-7h', { danger: 0 }));
    const timid = first('script', threatened, inMood('7ad-7h', { danger: 4 }));
    expect(nearest(timid)).toBeGreaterThan(nearest(bold));
  });

  test('the mood of one unit is not that of another', () => {
    const given: Setting = { units: { '7ad-7h': 'G9', '7ad-2rtr': 'G8', 'ari-m13-7': 'A1' }, side: 'cw', an: 4 };
    const actions = impulse('script', given, inMood('7ad-7h', { hold: true }));
    expect(new Set(actions.map((action) => ('unit' in action ? action.unit : '')))).toEqual(new Set(['7ad-2rtr', '']));
  });

  test('whoever is sent into a threatened objective saves another garrison', () => {
    const given: Setting = {
      units: { 'ad-155-1': 'O3', 'ad-155-2': 'O3', '7ad-7h': 'J1' },
      side: 'dak',
      an: 2,
      enemyAn: 4,
    };
    expect(first('script', given)).toMatchObject({ type: 'move', unit: 'ad-155-1', path: ['N3'] });
    const sent = first('script', given, inMood('ad-155-2', { goal: hex('N3') }));
    expect(sent).not.toMatchObject({ unit: 'ad-155-1', path: ['N3'] });
  });
});

/** 9.0: control passes to whoever walks in. */
describe('the script told to guard', () => {
  const told =
    (guards: number, mood: Mood, ...units: readonly string[]) =>
    (state: State): PolicySettings => ({
      weights: { guards },
      moods: new Map(units.map((unit) => [numberOf(state, unit), mood])),
    });

  test.each<{ name: string; mood: Mood }>([
    { name: 'hold', mood: { hold: true } },
    { name: 'be careful', mood: { danger: 4 } },
    { name: 'go elsewhere', mood: { goal: hex('Q9') } },
  ])('sends one unit to an empty objective when everybody is to $name', ({ mood }) => {
    const units = { '21-mg8': 'O8', '21-pz5-1': 'P9', '21-rec3': 'P10' };
    const sent = (more: Setting['units']): number =>
      impulse(
        'script',
        { units: { ...units, '7ad-7h': 'H7', ...more }, side: 'dak', an: 2 },
        told(1, mood, '21-mg8', '21-pz5-1', '21-rec3'),
      ).filter((action) => endOf(action) === 'M7').length;
    expect(sent({})).toBe(1);
    expect(sent({ 'ad-155-1': 'M7' })).toBe(0);
  });

  test('leaves an empty objective alone while the enemy is far away', () => {
    const leave = (enemy: string): number =>
      impulse(
        'script',
        { units: { '21-mg8': 'O8', '7ad-7h': enemy }, side: 'dak', an: 2 },
        told(1, { hold: true }, '21-mg8'),
      ).filter(({ type }) => type === 'move').length;
    expect([leave('H7'), leave('G7')]).toEqual([1, 0]);
  });

  test('keeps one unit in an objective that the enemy may reach', () => {
    const given: Setting = { units: { '21-mg8': 'M7', '21-rec3': 'M7', '7ad-7h': 'H7' }, side: 'dak', an: 2 };
    const leave = (guards: number): number =>
      impulse('script', given, told(guards, { goal: hex('Q9') }, '21-mg8', '21-rec3')).filter(
        ({ type }) => type === 'move',
      ).length;
    expect([leave(0), leave(1)]).toEqual([2, 1]);
  });
});

describe('weights', () => {
  test('change what the script thinks best', () => {
    expect(first('script', contact).type).toBe('assault');
    expect(first('script', contact, () => ({ weights: { leastAttack: 1e6 } })).type).not.toBe('assault');
  });

  test('change what the greedy opponent thinks best', () => {
    expect(first('greedy', contact).type).toBe('assault');
    expect(first('greedy', contact, () => ({ weights: { hit: -10, kill: -10 } })).type).not.toBe('assault');
  });

  test('that nobody knows are refused', () => {
    expect(() => script.make({ weights: { 'danger.2': 1 } })).toThrow('no weight danger.2');
    expect(() => greedy.make({ weights: { danger: 1 } })).toThrow('no weight danger');
  });
});

describe.each(['script', 'greedy'] as const)('the temperature of the %s', (level) => {
  const chosen = (temperature: number, seed: number): string =>
    JSON.stringify(first(level, alone, () => ({ temperature }), `temperature ${seed}`));
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  test('lets it choose among alternatives, the same for the same randomness', () => {
    const hot = seeds.map((seed) => chosen(100, seed));
    expect(new Set(hot).size).toBeGreaterThan(5);
    expect(seeds.map((seed) => chosen(100, seed))).toEqual(hot);
  });

  test('keeps to alternatives that are within it of the best', () => {
    const state = setting(alone);
    const unit = numberOf(state, '7ad-7h');
    const alternatives = levels[level].make().alternatives(state, unit, 1000);
    const codes = new ActionCodes();
    for (const { head, tail } of alternatives) codes.push(head, tail);
    const values = new Map(
      alternatives.map(({ motive }, index) => [
        JSON.stringify(totensonntag.codes.action(state, codes, index)),
        motive.value,
      ]),
    );
    const temperature = 12;
    // One for the rounding of the values.
    const least = alternatives[0].motive.value - temperature - 1;
    for (const seed of seeds) {
      const value = values.get(chosen(temperature, seed));
      if (value !== undefined) expect(value).toBeGreaterThanOrEqual(least);
    }
    expect(seeds.some((seed) => values.has(chosen(temperature, seed)))).toBe(true);
  });
});

describe.each(['script', 'greedy'] as const)('alternatives of the %s', (level) => {
  const ask = (given: Setting, unit: string, most: number, settings?: PolicySettings) => {
    const state = setting(given);
    const policy = levels[level].make(settings);
    const found = policy.alternatives(state, numberOf(state, unit), most);
    const codes = new ActionCodes();
    for (const { head, tail } of found) codes.push(head, tail);
    const actions = found.map((_, index) => totensonntag.codes.action(state, codes, index));
    return { state, found, actions };
  };

  test('are legal actions of that unit, best first, and no more than asked for', () => {
    const { state, found, actions } = ask(contact, '7ad-7h', 5);
    expect(actions).toHaveLength(5);
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(5);
    for (const action of actions) {
      expect(action).toMatchObject({ unit: '7ad-7h' });
      expect(totensonntag.refuse(state, 'cw', action), JSON.stringify(action)).toBeNull();
    }
    const values = found.map(({ motive }) => motive.value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('begin with what it would choose', () => {
    expect(ask(contact, '7ad-7h', 1).actions[0]).toEqual(first(level, contact));
    expect(ask(alone, '7ad-7h', 1).actions[0]).toMatchObject({ type: 'move', unit: '7ad-7h' });
  });

  test('hold moves and assaults', () => {
    const types = ask(contact, '7ad-7h', 1000).actions.map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['move', 'assault']));
    expect(types.filter((type) => type === 'assault')).toHaveLength(2);
  });

  test('are none of the other side', () => {
    expect(ask(contact, 'ari-ber-5', 9).found).toEqual([]);
  });

  test('do not disturb what it goes on with', () => {
    const play = (asks: boolean): Action[] => {
      const state = setting(contact);
      const policy = levels[level].make();
      const codes = new ActionCodes();
      const dice = keyedDice(3);
      const actions: Action[] = [];
      for (let event = 0; state.deciding === 1 && event < 20; event++) {
        policy[event === 0 ? 'choose' : 'chooseNext'](state, makeRandom('on'), codes);
        actions.push(totensonntag.codes.action(state, codes, 0));
        if (asks) policy.alternatives(setting(alone), numberOf(state, '7ad-7h'), 3);
        dice.begin(event);
        totensonntag.codes.play(state, codes, 0, dice, null);
      }
      return actions;
    };
    expect(play(true)).toEqual(play(false));
  });
});
