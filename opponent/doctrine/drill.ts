import {
  type Cells,
  type Clarity,
  type DoctrineData,
  type Features,
  type Game,
  keyedDice,
  makeRandom,
  type Policy,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type Setup,
} from '@impulse/engine';
import { resultsOf } from '../evaluation/result.js';
import { playOut } from '../play-out.js';

/**
 * How a doctrine is learnt: battles in which every weight of a script is a little larger or smaller than what has been learnt so far,
 * all of them at once and at random. What a weight is worth is the difference between the battles in which it was larger and
 * those in which it was smaller; a round of battles moves all weights, and the next one begins there.
 */

/** For each side and weight, the logarithm of the factor on its usual value, in the order of the script's weights. */
export type Leanings = readonly [readonly number[], readonly number[]];

/** Every weight is tried at so much more and so much less, as a logarithm. */
const spread = 0.35;
/** A round moves a weight by its worth (as a chance to win, less a standard error) times this, and at most by `longestStep`. */
const gain = 7;
const longestStep = 0.7;
/** No weight comes to be farther from its usual value than this factor, as a logarithm. */
const farthest = 2;

export interface Drill {
  readonly setup: Setup;
  readonly seed: string;
  readonly number: number;
  readonly leanings: Leanings;
}

export interface DrillResult {
  readonly number: number;
  /** By side: which weights were larger than learnt so far (1) or smaller (-1); null where the side played the script as it is. */
  readonly tried: readonly [readonly number[] | null, readonly number[] | null];
  /** What the battle came to for the first side, from 0 to 1. */
  readonly result: number;
}

/** One battle in three is played by doctrines on both sides, in the others one of them meets the script as it is. */
const isSchooled = (number: number, side: number): boolean => number % 3 !== 1 + side;

/** The weights of a script that can be larger or smaller. */
export function drilledWeights<S>({ id, weights = {} }: PolicyMaker<S>): readonly (readonly [string, number])[] {
  const named = Object.entries(weights).filter(([, value]) => value !== 0);
  if (named.length === 0) throw new RangeError(`${id} has no weights`);
  return named;
}

export function drill<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  script: PolicyMaker<S>,
  features: Features<S>,
  clarity: Clarity | undefined,
  { setup, seed, number, leanings }: Drill,
): DrillResult {
  const random = makeRandom(`${seed}/${number}`);
  const names = drilledWeights(script);
  const draw = (side: number): readonly number[] | null => {
    const signs = names.map(() => signOf(random));
    return isSchooled(number, side) ? signs : null;
  };
  const tried = [draw(0), draw(1)] as const;
  const playerOf = (side: 0 | 1): Policy<S> => {
    const signs = tried[side];
    if (!signs) return script.make();
    return script.make({
      weights: weightsAt(
        names,
        leanings[side].map((leaning, i) => leaning + spread * signs[i]),
      ),
    });
  };
  const started = game.start(setup);
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const randoms = [random.fork('first'), random.fork('second')] as const;
  playOut(game, state, [playerOf(0), playerOf(1)], keyedDice(random.uint32()), randoms);
  return { number, tried, result: resultsOf(game, features, clarity)(state) };
}

const signOf = (random: Random): number => (random.below(2) === 0 ? 1 : -1);

const weightsAt = (
  names: readonly (readonly [string, number])[],
  leaning: readonly number[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map(([name, usual], i) => [name, usual * Math.exp(leaning[i])]));

/** Nothing learnt yet. */
export const noLeanings = <S>(script: PolicyMaker<S>): Leanings => {
  const none = drilledWeights(script).map(() => 0);
  return [none, none];
};

/** The leanings after a round of battles that were played with those of before. */
export const improved = (leanings: Leanings, results: readonly DrillResult[]): Leanings => [
  improvedSide(leanings[0], results, 0),
  improvedSide(leanings[1], results, 1),
];

function improvedSide(leaning: readonly number[], all: readonly DrillResult[], side: 0 | 1): readonly number[] {
  const results = all.toSorted((one, other) => one.number - other.number);
  const means = roundMeans(results);
  const lessons = results.flatMap(({ number, tried, result }) => {
    const signs = tried[side];
    const surplus = result - means[number % 3];
    return signs ? [{ signs, surplus: side === 0 ? surplus : -surplus }] : [];
  });
  if (lessons.length < 2) return leaning;
  const variance = lessons.reduce((sum, { surplus }) => sum + surplus * surplus, 0) / lessons.length;
  const error = Math.sqrt(variance / lessons.length);
  return leaning.map((value, i) => {
    const worth = lessons.reduce((sum, { signs, surplus }) => sum + signs[i] * surplus, 0) / lessons.length;
    const sure = Math.sign(worth) * Math.max(0, Math.abs(worth) - error);
    return bounded(value + bounded(gain * sure, longestStep), farthest);
  });
}

const meanOf = (results: readonly DrillResult[]): number =>
  results.reduce((sum, { result }) => sum + result, 0) / Math.max(1, results.length);

const bounded = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Digits kept of a weight, and what is too little to have been learnt, as a logarithm. */
const digits = 4;
const noise = 0.05;

/** What has been learnt, without the weights that have hardly changed. */
export function doctrineAt<S>(script: PolicyMaker<S>, leanings: Leanings, provenance: string): DoctrineData {
  const names = drilledWeights(script);
  const learnt = (side: 0 | 1) =>
    Object.fromEntries(
      names.flatMap(([name, usual], i): (readonly [string, number])[] => {
        const value = Number((usual * Math.exp(leanings[side][i])).toPrecision(digits));
        return Math.abs(leanings[side][i]) < noise ? [] : [[name, value]];
      }),
    );
  return { provenance, weights: [learnt(0), learnt(1)] };
}

/** How a round went for the first side: both by their doctrines, the second alone, the first alone. */
export const roundMeans = (results: readonly DrillResult[]): readonly number[] =>
  [0, 1, 2].map((kind) => meanOf(results.filter(({ number }) => number % 3 === kind)));
