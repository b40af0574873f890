import { loadBattle } from '@impulse/library';
import { describe, expect, test } from 'vitest';
import { runCompiled } from '../testing/run-compiled.js';
import { type BattleResult, makeSimulator, type Plan } from './battle.js';
import { reportOf } from './report.js';
import { spreadOf, tallyUp, wilson } from './tally.js';

const battles = {
  totensonntag: await loadBattle('totensonntag'),
  'white-death': await loadBattle('white-death'),
};
const battle = battles.totensonntag;
const plan: Plan = {
  game: 'totensonntag',
  scenario: 'historical',
  options: {},
  seed: 's',
  levels: ['random', 'random'],
};
const simulate = (number: number, other: Partial<Plan> = {}): BattleResult => {
  const wanted = { ...plan, ...other };
  const simulator = makeSimulator(battles[wanted.game], wanted);
  if (!simulator.ok) throw new Error(simulator.error.message);
  return simulator.value(number);
};

describe('battles', () => {
  test('the same number gives the same battle, in any order', () => {
    const simulator = makeSimulator(battle, plan);
    if (!simulator.ok) throw new Error(simulator.error.message);
    const [first, second] = [simulator.value(0), simulator.value(1)];
    expect(first).not.toEqual({ ...second, number: 0 });
    expect([simulate(1), simulate(0)]).toEqual([second, first]);
    expect(simulate(0, { seed: 't' })).not.toEqual(first);
  });

  test('are fought to the end', () => {
    expect(simulate(3)).toMatchObject({ winner: expect.stringMatching(/^(dak|cw)$/), turns: 6 });
  });

  test.each([
    [{ scenario: 'x' }, 'scenario'],
    [{ options: { aircraft: 'x' } }, 'options.aircraft'],
    [{ data: {} }, 'data.format'],
  ])('a wrong plan is refused: %j', (other, path) => {
    expect(makeSimulator(battle, { ...plan, ...other })).toMatchObject({ ok: false, error: { path } });
  });
});

describe('battles of White Death', () => {
  const whiteDeath = battles['white-death'];
  const other: Partial<Plan> = { game: 'white-death', scenario: 'scenario-3', levels: ['script', 'greedy'] };

  test('are fought to the end, with its own account and losses', () => {
    const result = simulate(0, other);
    expect(result).toMatchObject({ winner: expect.stringMatching(/^(soviet|german)$/) });
    expect(result.lost[0] + result.lost[1]).toBeGreaterThan(0);
    const report = reportOf(whiteDeath, { ...plan, ...other }, tallyUp(whiteDeath, [result]));
    for (const part of ['White Death, scenario scenario-3', 'soviet', 'strength lost', '2419']) {
      expect(report).toContain(part);
    }
  });
});

describe('the tally', () => {
  test('intervals after Wilson', () => {
    const { share, low, high } = wilson(50, 100);
    expect(share).toBe(0.5);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 4) });
    expect(wilson(10, 10)).toMatchObject({ low: expect.closeTo(0.7225, 4), high: 1 });
    expect(wilson(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
  });

  test('means and deviations', () => {
    expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toMatchObject({
      mean: 5,
      least: 2,
      most: 9,
      deviation: expect.closeTo(2.138, 3),
    });
    expect(spreadOf([])).toEqual({ mean: 0, deviation: 0, least: 0, most: 0 });
  });

  test('adds up, and its table shows it', () => {
    const results = [0, 1, 2].map((number) => simulate(number));
    const tally = tallyUp(battle, results);
    expect(tally.wins['dak'].count + tally.wins['cw'].count).toBe(3);
    const points = tally.account.reduce((sum, line) => sum + line.points, 0);
    expect(points).toBeCloseTo(tally.points.mean, 9);
    expect(tally.account).toHaveLength(11);
    const report = reportOf(battle, plan, tally);
    for (const part of ['3 battles', 'seed s', 'M7 (Sidi Rezegh)', 'Relief of Tobruk', 'units lost']) {
      expect(report).toContain(part);
    }
  });
});

describe('the command', () => {
  test('gives the same results on any number of threads', async () => {
    const words = ['simulate', '--games', '5', '--seed', 'same', '--dak', 'random', '--cw', 'random', '--json', '-'];
    const [one, three] = await Promise.all([
      runCompiled(...words, '--workers', '1'),
      runCompiled(...words, '--workers', '3'),
    ]);
    expect(one.out).toBe(three.out);
    expect(one.err).toBe('');
    const { tally, battles } = JSON.parse(one.out) as { tally: { battles: number }; battles: BattleResult[] };
    expect(tally.battles).toBe(5);
    expect(battles.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(battles[2]).toEqual(JSON.parse(JSON.stringify(simulate(2, { seed: 'same' }))));
  });
});
