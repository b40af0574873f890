import { makeRandom, type Moods } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Deliberation } from './deliberation.js';
import { type Outcome, searchPlans, type Trial } from './search.js';
import type { Attempt } from './simulation.js';
import { type Hand, handOf, type Helper, searchTogether } from './together.js';
import { searchHere } from './trials.js';

const plan = (danger: number): Moods => new Map([[0, { danger }]]);

/** The nearer to 7, the better; which sample it is makes a small difference. */
const scoreOf = ({ attempt, sample }: Trial): number =>
  attempt.kind === 'plan' ? 1 - Math.abs(7 - (attempt.moods.get(0)?.danger ?? 0)) / 20 + (sample % 5) / 100 : 0;
const rehearse = (trials: readonly Trial[]): Outcome[] =>
  trials.map((trial) => ({ score: scoreOf(trial), position: trial.sample * 1000 + scoreOf(trial) }));

const usual: Attempt = { kind: 'plan', moods: plan(0) };

function deliberation(): Deliberation {
  const random = makeRandom('together');
  const vary = (moods: Moods): Moods => plan((moods.get(0)?.danger ?? 0) + random.below(3) - 1);
  return {
    seed: 1,
    search: searchPlans([plan(0), plan(3), plan(12)], vary, random, 90),
    settle: () => ({ motives: () => [] }),
  };
}

function helper(made: number[]): Helper {
  return {
    begin: () => undefined,
    make(trials) {
      made.push(trials.length);
      return Promise.resolve(rehearse(trials));
    },
  };
}

/** This thread with helpers. */
const handsOf = (helpers: readonly Helper[]): readonly Hand[] => [
  rehearse,
  ...helpers.map((one) => handOf(one, rehearse)),
];

function among(helpers: readonly Helper[]): () => readonly Hand[] {
  const hands = handsOf(helpers);
  return () => hands;
}

describe('a search in several threads', () => {
  const alone = searchHere(deliberation().search, rehearse);

  test.each([0, 1, 3])('comes to the same with %i helpers, each of whom has its share', async (count) => {
    const made = Array.from({ length: count }, (): number[] => []);
    expect(await searchTogether(deliberation(), among(made.map(helper)))).toEqual(alone);
    for (const shares of made) {
      expect(shares.length).toBeGreaterThan(0);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });

  test('a sample is always tried in the same thread, which may know what comes of it', async () => {
    const samples = [new Set<number>(), new Set<number>()];
    const watched = samples.map((own): Helper => ({
      begin: () => undefined,
      make(trials) {
        for (const { sample } of trials) own.add(sample);
        return Promise.resolve(rehearse(trials));
      },
    }));
    await searchTogether(deliberation(), among(watched));
    expect(samples.map(({ size }) => size > 2)).toEqual([true, true]);
    expect([...samples[0]].filter((sample) => samples[1].has(sample))).toEqual([]);
  });

  test('ends with the best so far when there is no more patience, and says how far it was', async () => {
    const told: number[] = [];
    const cut = await searchTogether(deliberation(), among([helper([])]), ({ done }) => told.push(done) < 4);
    expect(told).toHaveLength(4);
    expect(cut.cutShort).toEqual({ done: told[3], budget: 90 });
    expect(scoreOf({ attempt: cut.attempt, sample: 0 })).toBeGreaterThan(scoreOf({ attempt: usual, sample: 0 }));
    const patient = await searchTogether(deliberation(), among([]), () => Promise.resolve(true));
    expect(patient).toEqual(alone);
    expect(patient.cutShort).toBeUndefined();
  });

  test('asks for patience again before any hand has made more than a dozen trials', async () => {
    let since = 0;
    const counting: Hand = (trials) => {
      since += trials.length;
      expect(since).toBeLessThanOrEqual(12);
      return rehearse(trials);
    };
    const patience = (): boolean => {
      since = 0;
      return true;
    };
    expect(await searchTogether(deliberation(), () => [counting], patience)).toEqual(alone);
  });

  test('comes to the same when hands join it or leave it on the way', async () => {
    const made: number[] = [];
    let rounds = 0;
    const changing = () => handsOf(rounds++ % 3 === 0 ? [] : [helper(made), helper(made)]);
    expect(await searchTogether(deliberation(), changing)).toEqual(alone);
    expect(made.length).toBeGreaterThan(2);
  });

  test('does without a helper that fails', async () => {
    const broken: Helper = { begin: () => undefined, make: () => Promise.reject(new Error('gone')) };
    expect(await searchTogether(deliberation(), among([broken, helper([])]))).toEqual(alone);
  });
});
