import { makeRandom, type Moods } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { type Found, type Outcome, type Round, type Search, searchActions, searchPlans, type Trial } from './search.js';
import type { Attempt } from './simulation.js';

/** Plans whose one unit is told how much danger to feel; the nearer to 7, the better, with luck added. */
const plan = (danger: number): Moods => new Map([[0, { danger }]]);
const worth = (attempt: Attempt): number =>
  attempt.kind === 'plan' ? 1 - Math.abs(7 - (attempt.moods.get(0)?.danger ?? 0)) / 20 : attempt.tail / 10;
const luck = (sample: number): number => (makeRandom([sample, 1, 2, 3]).below(100) - 50) / 400;
const positionOf = ({ attempt, sample }: Trial): number => sample * 1000 + worth(attempt);
const outcome = (trial: Trial): Outcome => ({
  score: worth(trial.attempt) + luck(trial.sample),
  position: positionOf(trial),
});

function run(search: Search<Found>, rounds: Round[] = []): Found {
  let step = search.next([]);
  while (!step.done) {
    rounds.push(step.value);
    step = search.next(step.value.trials.map(outcome));
  }
  return step.value;
}

const vary = (moods: Moods, random: { below(n: number): number }): Moods =>
  plan((moods.get(0)?.danger ?? 0) + (random.below(301) - 150) / 100);
const stances = [plan(0), plan(1), plan(2), plan(3), plan(12)];
const plans = (budget: number) => searchPlans(stances, vary, makeRandom('search'), budget);

describe('the search for plans', () => {
  test('goes beyond what it begins with', () => {
    const { attempt, chance, usual } = run(plans(400));
    expect(attempt.kind === 'plan' && attempt.moods.get(0)?.danger).toBeGreaterThan(3);
    expect(chance).toBeGreaterThan(usual);
  });

  /** A trial that comes to a position of another is a repetition. */
  function costOf(rounds: readonly Round[]): number {
    const trials = rounds.flatMap((round) => round.trials);
    const different = new Set(trials.map(positionOf)).size;
    return different + (trials.length - different) / 3;
  }

  test.each([2, 5, 8, 12, 20, 40, 60, 120, 240, 960])(
    'spends its budget of %i and no more, of which a repetition takes a third, and tells how far it is',
    (budget) => {
      const rounds: Round[] = [];
      run(plans(budget), rounds);
      expect(costOf(rounds)).toBeGreaterThanOrEqual(budget * 0.8);
      expect(costOf(rounds)).toBeLessThanOrEqual(budget + 1e-6);
      const told = rounds.map(({ done }) => done);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    },
  );

  test('judges at last by samples that nothing was chosen by, all finalists by the same', () => {
    const rounds: Round[] = [];
    run(plans(240), rounds);
    const last = rounds.pop()!.trials;
    const before = new Set(rounds.flatMap(({ trials }) => trials.map(({ sample }) => sample)));
    expect(last.filter(({ sample }) => before.has(sample))).toEqual([]);
    const samplesOf = (attempt: Attempt) => last.filter((one) => one.attempt === attempt).map(({ sample }) => sample);
    const all = [...new Set(last.map(({ attempt }) => attempt))].map(samplesOf);
    expect(all.length).toBeGreaterThan(1);
    for (const samples of all) expect(samples).toEqual(all[0]);
  });

  test('has something to play when it is stopped at any time', () => {
    const rounds: Round[] = [];
    run(plans(240), rounds);
    expect(rounds.map(({ best }) => best.kind)).toEqual(rounds.map(() => 'plan'));
    const worths = rounds.map(({ best }) => worth(best));
    expect(worths[worths.length - 1]).toBeGreaterThan(worths[0]);
  });

  test('doubts a plan that is better by luck alone, where it is told to', () => {
    const chosenWith = (doubt: number): number[] =>
      Array.from({ length: 20 }, (_, seed) => {
        const judging = { share: 0.5, finalists: 2, doubt };
        const search = searchPlans(stances, () => plan(5), makeRandom(`luck ${seed}`), 60, judging);
        const lucky = (trial: Trial): Outcome => {
          const { attempt, sample } = trial;
          const danger = attempt.kind === 'plan' ? (attempt.moods.get(0)?.danger ?? 0) : 0;
          return { score: makeRandom([danger, sample, seed, 9]).below(100), position: positionOf(trial) };
        };
        let step = search.next([]);
        while (!step.done) step = search.next(step.value.trials.map(lucky));
        return step.value.attempt.kind === 'plan' ? (step.value.attempt.moods.get(0)?.danger ?? 0) : 0;
      });
    const strays = (doubt: number): number => chosenWith(doubt).filter((danger) => danger !== 0).length;
    expect(strays(0)).toBeGreaterThan(8);
    expect(strays(2)).toBeLessThan(4);
  });

  test('does not go on where nothing new is to be found', () => {
    const rounds: Round[] = [];
    run(
      searchPlans([plan(6), plan(9)], () => plan(7), makeRandom('search'), 3000),
      rounds,
    );
    expect(costOf(rounds)).toBeLessThan(1000);
    expect(rounds.some(({ best }) => worth(best) === worth({ kind: 'plan', moods: plan(7) }))).toBe(true);
  });

  test('keeps to the first plan when no other is better', () => {
    const { attempt } = run(searchPlans([plan(7), plan(1), plan(12)], () => plan(0), makeRandom('search'), 100));
    expect(attempt).toMatchObject({ moods: plan(7) });
  });
});

test('the best of a few actions is found, and all of them are tried', () => {
  const attempts = [3, 9, 4, 1, 8, 2].map((tail): Attempt => ({ kind: 'action', head: 0, tail }));
  const rounds: Round[] = [];
  expect(run(searchActions(attempts, 120), rounds).attempt).toBe(attempts[1]);
  expect(new Set(rounds[0].trials.map(({ attempt }) => attempt)).size).toBe(6);
  expect(rounds.reduce((sum, { trials }) => sum + trials.length, 0)).toBeLessThanOrEqual(120);
});

test('a choice between many actions keeps to a budget that is too small for them', () => {
  const attempts = Array.from({ length: 12 }, (_, tail): Attempt => ({ kind: 'action', head: 0, tail }));
  for (const budget of [6, 12, 30, 48]) {
    const rounds: Round[] = [];
    run(searchActions(attempts, budget), rounds);
    expect(rounds.reduce((sum, { trials }) => sum + trials.length, 0)).toBeLessThanOrEqual(budget);
  }
});
