import { type Forecast, hashCells, makeRandom, keyedDice, ActionCodes, scriptedDice } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import type { SideId } from '../data/types.js';
import { totensonntag } from '../game.js';
import { cloneState, LOST, type State, STEP } from '../state.js';
import { battle, setting, type Setting, unitOf } from '../testing/setting.js';

/** Forecasts are exact: equal to playing the action with every throw of the dice there is. */

/** Every row of `count` dice. */
function* rows(count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const rest of rows(count - 1)) for (let die = 1; die <= 6; die++) yield [...rest, die];
}

type Tally = Record<string, number>;

function add(tally: Tally, key: string, probability: number): void {
  tally[key] = (tally[key] ?? 0) + probability;
}

/** What the forecast says, outcomes of probability zero left out. */
function promised(forecast: Forecast): Tally {
  const tally: Tally = {};
  for (const { probability, result, detail } of forecast.outcomes) {
    if (probability === 0) continue;
    const { unit, strength } = detail as { unit?: string; strength?: number };
    add(tally, [result, unit, strength].join(' ').trim(), probability);
  }
  return tally;
}

/** The state after playing with these dice; dice that were not needed are left over. */
function played(state: State, side: SideId, action: Action, dice: readonly number[]): State {
  const copy = cloneState(state);
  totensonntag.play(copy, side, action, scriptedDice(dice), null);
  return copy;
}

/** What became of a unit that was shot at. */
function fate(before: State, after: State, id: string): string {
  const unit = unitOf(before, id);
  const strength = before.context.strength[unit] - after.hits[unit];
  if (after.hexOf[unit] === LOST) return `destroyed ${id} 0`;
  return `${after.hits[unit] === before.hits[unit] ? 'missed' : 'hit'} ${id} ${strength}`;
}

function expectSame(actual: Tally, expected: Tally): void {
  expect(Object.keys(actual).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const [key, probability] of Object.entries(expected)) expect(actual[key], key).toBeCloseTo(probability, 12);
  expect(Object.values(actual).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
}

function forecastOf(state: State, side: SideId, action: Action): Forecast {
  const forecast = totensonntag.forecast(state, side, action);
  if (!forecast) throw new Error(`No forecast of ${JSON.stringify(action)}`);
  return forecast;
}

/** One attack of two dice at one unit. */
function checkAttack(state: State, side: SideId, action: Action, target: string): void {
  const before = hashCells(state);
  const forecast = forecastOf(state, side, action);
  expect(hashCells(state)).toBe(before);
  const tally: Tally = {};
  for (const dice of rows(2)) add(tally, fate(state, played(state, side, action, dice), target), 1 / 36);
  expectSame(promised(forecast), tally);
  const terms = forecast.terms.reduce((sum, { value }) => sum + value, 0);
  expect(terms).toBe(forecast.detail['firepower']);
}

describe('7.2 forecasts of assaults', () => {
  const attackers = ['7ad-7h', '7ad-kdg', '7ad-2sg', '7ad-4rha', 'nz-44rtr'];
  const targets: [string, number][] = [
    ['21-pz5-1', 0],
    ['21-pz5-1', 3],
    ['21-mg8', 2],
    ['15-rec33', 0],
    ['ad-pzj605', 1],
    ['21-art155', 0],
    ['ari-m13-7', 1],
  ];
  test.each(attackers)('7.2 %s against everything, in the open and dug in', (unit) => {
    for (const [target, hits] of targets) {
      for (const [from, to] of [
        ['G9', 'G10'],
        ['N3', 'O3'],
      ] as const) {
        const state = setting({ side: 'cw', an: 2, units: { [unit]: from, [target]: { at: to, hits } } });
        checkAttack(state, 'cw', { type: 'assault', unit, target: to }, target);
      }
    }
  });

  test.each(['21-pz5-1', 'ad-pzj605', 'ad-155-1', 'ari-art-1', '15-rec33'])('7.2 %s likewise', (unit) => {
    for (const target of ['7ad-7h', '7ad-kdg', '7ad-2sg', '7ad-4rha', 'nz-44rtr']) {
      const state = setting({ side: 'dak', an: 2, units: { [unit]: 'G9', [target]: { at: 'G10', hits: 1 } } });
      checkAttack(state, 'dak', { type: 'assault', unit, target: 'G10' }, target);
    }
  });

  test('7.6 with support', () => {
    const options = { reconSupport: 'on' };
    const state = setting({ side: 'cw', an: 2, options, units: { '7ad-7h': 'G9', '7ad-kdg': 'G11', '21-mg8': 'G10' } });
    const plain = { type: 'assault', unit: '7ad-7h', target: 'G10' } as const;
    checkAttack(state, 'cw', plain, '21-mg8');
    checkAttack(state, 'cw', { ...plain, support: '7ad-kdg' }, '21-mg8');
    expect(forecastOf(state, 'cw', plain).outcomes[0].probability).toBeCloseTo(15 / 36, 12);
    expect(forecastOf(state, 'cw', { ...plain, support: '7ad-kdg' }).outcomes[0].probability).toBeCloseTo(21 / 36, 12);
  });

  test('7.3 it says whether a hit would empty the hex', () => {
    const assault = { type: 'assault', unit: '7ad-7h', target: 'G10' } as const;
    const empties = (units: Setting['units']) =>
      forecastOf(setting({ side: 'cw', an: 2, units: { '7ad-7h': 'G9', ...units } }), 'cw', assault).detail['advance'];
    expect(empties({ '21-mg8': { at: 'G10', hits: 2 } })).toBe(true);
    expect(empties({ '21-mg8': { at: 'G10', hits: 1 } })).toBe(false);
    expect(empties({ '21-mg8': { at: 'G10', hits: 2 }, '21-pio200': 'G10' })).toBe(false);
  });
});

describe('7.5 forecasts of overruns', () => {
  test.each(['7ad-7h', '7ad-kdg', 'nz-c8rtr'])('7.5 %s', (unit) => {
    for (const target of ['21-pz5-1', '21-mg8', '15-rec33', 'ad-pzj605']) {
      for (const hits of [0, 1]) {
        const state = setting({ side: 'cw', an: 2, units: { [unit]: 'G7', [target]: { at: 'G9', hits } } });
        checkAttack(state, 'cw', { type: 'move', unit, path: ['G8'], overrun: 'G9' }, target);
      }
    }
  });

  test('7.5 by a unit that enters, and by one that strikes again', () => {
    const options = { overruns: 'many' };
    const state = setting({ side: 'cw', an: 3, turn: 2, options, units: { 'sa-3sac': 'off', '21-mg8': 'B6' } });
    const enter = { type: 'enter', unit: 'sa-3sac', path: ['A6'], overrun: 'B6' } as const;
    checkAttack(state, 'cw', enter, '21-mg8');
    checkAttack(
      played(state, 'cw', enter, [1, 1]),
      'cw',
      { type: 'move', unit: 'sa-3sac', path: [], overrun: 'B6' },
      '21-mg8',
    );
  });
});

describe('7.4 forecasts of barrages', () => {
  /** Every throw of range-in and fire; of several ranged in, the one hit most surely is picked, the upper of equals. */
  function enumerate(
    state: State,
    side: SideId,
    action: Action & { type: 'barrage' },
    targets: readonly string[],
  ): Tally {
    const tally: Tally = {};
    const ranging = targets.length;
    for (const dice of rows(ranging)) {
      const weight = 6 ** -ranging;
      const probe = played(state, side, action, [...dice, 1, 1]);
      const asked = probe.step === STEP['barrage-target'];
      const choices = asked ? totensonntag.legal(probe, side) : [];
      const chance = (choice: Action) => forecastOf(probe, side, choice).outcomes[0].probability;
      const best = choices.reduce<Action | null>(
        (found, one) => (found && chance(found) >= chance(one) ? found : one),
        null,
      );
      for (const fire of rows(2)) {
        const after = best ? played(probe, side, best, fire) : played(state, side, action, [...dice, ...fire]);
        const hit = targets.map((id) => fate(state, after, id)).find((one) => !one.startsWith('missed'));
        const key = hit ?? missedBy(dice, best, state, targets, action);
        add(tally, key, weight / 36);
      }
    }
    return tally;
  }

  /** Who was shot at and missed: the one picked, or the only one ranged in. */
  function missedBy(
    dice: readonly number[],
    best: Action | null,
    state: State,
    targets: readonly string[],
    action: Action & { type: 'barrage' },
  ) {
    const spotter = unitOf(state, action.spotter);
    const onPoint = state.context.point[state.hexOf[spotter]];
    const moved = state.flags[spotter] & (1 | 32) ? 1 : 0;
    const only = targets.filter((_, index) => dice[index] + onPoint - moved >= 4);
    if (only.length === 0) return 'not-ranged-in';
    const id = best?.type === 'barrage-target' ? best['target-unit'] : only[0];
    const unit = unitOf(state, id);
    return `missed ${id} ${state.context.strength[unit] - state.hits[unit]}`;
  }

  function check(state: State, side: SideId, action: Action & { type: 'barrage' }, targets: readonly string[]): void {
    expectSame(promised(forecastOf(state, side, action)), enumerate(state, side, action, targets));
  }

  const stacks: string[][] = [
    ['21-pz5-1'],
    ['21-mg8'],
    ['21-pz5-1', '21-mg8'],
    ['21-art155', '21-pz5-1'],
    ['21-mg8', '21-104-II'],
    ['21-pz5-1', '21-mg8', '21-art155'],
    ['15-rec33', '21-rec3', '21-pio200'],
  ];
  test.each(stacks.map((stack) => [stack.join(', '), stack] as const))('7.4 at %s', (_, stack) => {
    const units = Object.fromEntries(stack.map((id) => [id, 'G11']));
    const state = setting({ side: 'cw', an: 2, units: { '7ad-4rha': 'G9', '7ad-2sg': 'G12', ...units } });
    check(state, 'cw', { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' }, stack);
  });

  test('7.4 at reduced units: the last strength point', () => {
    const stack = { '21-mg8': { at: 'G11', hits: 2 }, '21-pz5-1': { at: 'G11', hits: 3 } };
    const state = setting({ side: 'cw', an: 2, units: { '7ad-4rha': 'G9', '7ad-2sg': 'G12', ...stack } });
    check(state, 'cw', { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' }, Object.keys(stack));
  });

  test('7.4 with a spotter on a Point, with one that has moved, and with both', () => {
    const stack = { '7ad-7h': 'I13', '7ad-2sg': 'I13' };
    const still = setting({
      side: 'dak',
      an: 2,
      units: { 'arko104-1': 'I9', '21-mg8': 'I10', '15-rec33': 'G13', ...stack },
    });
    const barrage = (spotter: string) => ({ type: 'barrage', unit: 'arko104-1', target: 'I13', spotter }) as const;
    check(still, 'dak', barrage('21-mg8'), Object.keys(stack));
    const moved = played(still, 'dak', { type: 'move', unit: '15-rec33', path: ['H12'] }, []);
    check(moved, 'dak', barrage('15-rec33'), Object.keys(stack));
    const climbing = setting({ side: 'dak', an: 2, units: { 'arko104-1': 'I9', '21-mg8': 'I11', ...stack } });
    check(
      played(climbing, 'dak', { type: 'move', unit: '21-mg8', path: ['I10'] }, []),
      'dak',
      barrage('21-mg8'),
      Object.keys(stack),
    );
  });

  test('7.4 the choice among those ranged in has a forecast of its own', () => {
    const stack = { '21-pz5-1': 'G11', '21-mg8': 'G11' };
    const state = setting({ side: 'cw', an: 2, units: { '7ad-4rha': 'G9', '7ad-2sg': 'G12', ...stack } });
    const barrage = { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' } as const;
    const asked = played(state, 'cw', barrage, [6, 6]);
    for (const target of Object.keys(stack)) {
      checkAttack(asked, 'cw', { type: 'barrage-target', unit: '7ad-4rha', 'target-unit': target }, target);
    }
  });

  test('7.4 the detail tells range-in and shot for every unit', () => {
    const state = setting({
      side: 'cw',
      an: 2,
      units: { '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-pz5-1': 'G11', '21-mg8': 'G11' },
    });
    const forecast = forecastOf(state, 'cw', { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' });
    expect(forecast.detail).toMatchObject({
      rangesInOn: 4,
      targets: [
        { unit: '21-pz5-1', ranged: 0.5, hit: 6 / 36, firepower: 1, protection: 11 },
        { unit: '21-mg8', ranged: 0.5, hit: 10 / 36, firepower: 2, protection: 11 },
      ],
    });
  });
});

describe('7.7 forecasts of attacks from the air', () => {
  test('7.7 in the impulse, and after the reveal', () => {
    const options = { aircraft: 'on' };
    const state = setting({ side: 'cw', an: 3, enemyAn: 6, options, units: { '21-pz5-1': 'G9', '7ad-7h': 'A1' } });
    checkAttack(state, 'cw', { type: 'fly', unit: 'raf-hurri', hex: 'G8', target: '21-pz5-1' }, '21-pz5-1');
    const plan = setting({
      step: 'air-plan',
      side: 'cw',
      an: 4,
      enemyAn: 3,
      options,
      units: { '21-mg8': 'G9', '7ad-7h': 'A1' },
    });
    const fly = { type: 'fly', unit: 'raf-hurri', hex: 'G8' } as const;
    expect(totensonntag.forecast(plan, 'cw', fly)).toBeNull();
    const revealed = played(played(plan, 'cw', fly, []), 'cw', { type: 'done' }, []);
    checkAttack(revealed, 'cw', { ...fly, target: '21-mg8' }, '21-mg8');
  });
});

describe('8.1 forecasts of recovery', () => {
  test.each([
    ['21-pz5-1', 3, 'cw', 'none'],
    ['21-mg8', 2, '7ad-7h', 'zone'],
    ['ari-m13-7', 2, 'cw', 'none'],
    ['ari-m13-7', 2, '7ad-7h', 'zone'],
    ['7ad-7h', 2, 'dak', 'none'],
    ['7ad-7h', 1, '21-mg8', 'zone'],
  ])('8.1 %s with %i hits (%s, %s)', (unit, hits, enemy, zone) => {
    const side = unit.startsWith('7ad') ? 'cw' : 'dak';
    const near = zone === 'zone' ? { [enemy]: 'G10' } : {};
    const state = setting({ side, step: 'night', units: { [unit]: { at: 'G9', hits }, ...near } });
    const action = { type: 'recover', unit } as const;
    const tally: Tally = {};
    for (const dice of rows(hits)) {
      const left = played(state, side, action, dice).hits[unitOf(state, unit)];
      const strength = state.context.strength[unitOf(state, unit)] - left;
      add(tally, `recovered ${unit} ${strength}`, 6 ** -hits);
    }
    expectSame(promised(forecastOf(state, side, action)), tally);
  });
});

describe('forecasts of everything else', () => {
  test('an action that is refused has none, nor one that draws no die', () => {
    const state = setting({ side: 'cw', an: 2, units: { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-mg8': 'G10' } });
    const none: Action[] = [
      { type: 'assault', unit: '7ad-7h', target: 'G8' },
      { type: 'assault', unit: '21-mg8', target: 'G9' },
      { type: 'move', unit: '7ad-7h', path: ['G8'] },
      { type: 'stack', hex: 'G9', order: ['7ad-2rtr', '7ad-7h'] },
      { type: 'recover', unit: '7ad-7h' },
      { type: 'done' },
    ];
    for (const action of none) expect(totensonntag.forecast(state, 'cw', action), action.type).toBeNull();
    const assault = { type: 'assault', unit: '7ad-7h', target: 'G10' } as const;
    expect(totensonntag.forecast(state, 'dak', assault)).toBeNull();
    expect(totensonntag.forecast(state, 'observer', assault)).toBeNull();
  });

  test('along random battles every forecast adds up to one and changes nothing', () => {
    const random = makeRandom('forecasts');
    const dice = keyedDice(1);
    const codes = new ActionCodes();
    const state = battle('historical', {
      aircraft: 'on',
      reconSupport: 'on',
      overruns: 'many',
      adjacentBarrage: 'yes',
    });
    let forecasts = 0;
    for (let event = 0; totensonntag.codes.deciding(state) >= 0; event++) {
      const side = totensonntag.sides[totensonntag.codes.deciding(state)];
      totensonntag.codes.list(state, codes);
      const choice = random.below(codes.length);
      const action = totensonntag.codes.action(state, codes, choice);
      const before = hashCells(state);
      const forecast = totensonntag.forecast(state, side, action);
      expect(hashCells(state)).toBe(before);
      if (forecast) {
        forecasts++;
        expect(forecast.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        for (const { probability } of forecast.outcomes) expect(probability >= 0 && probability <= 1).toBe(true);
      }
      dice.begin(event);
      totensonntag.codes.list(state, codes);
      totensonntag.codes.play(state, codes, choice, dice, null);
    }
    expect(forecasts).toBeGreaterThan(20);
  });
});
