import type { Judging, Moods, Random } from '@impulse/engine';
import { Candidate, isSurelyBetter, strongest } from './candidate.js';
import type { Attempt } from './simulation.js';

/**
 * The search itself, which simulates nothing: it asks for trials and is told their scores, so that they can be made in
 * any number of threads, and everything it decides depends on their scores alone.
 */

export interface Trial {
  readonly attempt: Attempt;
  readonly sample: number;
}

/** What a trial came to: the chance to win, and a number that stands for the position at the end of the own impulse. */
export interface Outcome {
  readonly score: number;
  readonly position: number;
}

/** Trials to be made next, and what would be chosen if there were no more time. */
export interface Round {
  readonly trials: readonly Trial[];
  readonly best: Attempt;
  readonly done: number;
  readonly budget: number;
}

export interface Found {
  readonly attempt: Attempt;
  /** Chance to win, as far as the last trials tell, and the same of the attempt that came first. */
  readonly chance: number;
  readonly usual: number;
}

/** Asks for trials, and is told what they came to, in their order. */
export type Search<Result> = Generator<Round, Result, readonly Outcome[]>;

/** Samples from here on have not been used to find anything: they judge what was found. */
const freshSamples = 1_000_000;

/** Samples of a first look at a plan, and of a closer one at those that do better than what they were made from. */
interface Looks {
  readonly first: number;
  readonly close: number;
}

/** With much to spend many plans are tried, and each is looked at hardly more closely than with little. */
const looksFor = (budget: number): Looks => (budget < 200 ? { first: 2, close: 8 } : { first: 3, close: 18 });
const childrenAtOnce = 4;
const survivors = 4;
/** Where so many rounds in a row have brought nothing new, there is nothing else to be found. */
const mostStaleRounds = 12;
const usualJudging: Judging = { share: 0.25, finalists: 3, doubt: 0 };

/** Trials that a search never spends before its last judgement; of a very small budget a quarter. */
const keptForJudgement = (budget: number, { finalists }: Judging): number =>
  Math.min(2 * (finalists + 1), Math.max(2, budget >> 2));

/** Trials of one round: enough for several threads, and few enough that whoever waits is not kept waiting for long. */
const mostAtOnce = 48;

/** What a trial costs that comes to a position which is already known: the own impulse has to be played all the same. */
const repetition = 1 / 3;

class Effort {
  readonly budget: number;
  spent = 0;
  /** Trials that were no repetitions. */
  news = 0;
  readonly kept: number;
  #isReleased = false;
  readonly #positions = new Set<number>();

  constructor(budget: number, kept = 0) {
    this.budget = budget;
    this.kept = kept;
  }

  /** Trials that may still be made. */
  get room(): number {
    return Math.max(0, Math.floor(this.budget - (this.#isReleased ? 0 : this.kept) - this.spent));
  }

  /** What was kept may be spent from now on. */
  release(): void {
    this.#isReleased = true;
  }

  /**
   * Tries each of the candidates on samples up to number `samples`. Where there is no room for that, all of them are looked
   * at less closely, and where there is not even one trial for each, only those that come first.
   */
  *look(candidates: readonly Candidate[], samples: number, leader: Candidate): Search<void> {
    const dueUpTo = (most: number) =>
      candidates.flatMap((candidate) => candidate.missing(most).map((sample) => ({ candidate, sample })));
    let due = dueUpTo(samples);
    for (let most = samples - 1; due.length > this.room && most > 0; most--) due = dueUpTo(most);
    due = due.slice(0, this.room);
    for (let from = 0; from < due.length; from += mostAtOnce) {
      const piece = due.slice(from, from + mostAtOnce);
      const trials = piece.map(({ candidate, sample }) => ({ attempt: candidate.attempt, sample }));
      const outcomes = yield { trials, best: leader.attempt, done: Math.floor(this.spent), budget: this.budget };
      piece.forEach(({ candidate }, index) => {
        candidate.scores.push(outcomes[index].score);
        this.#charge(outcomes[index].position);
      });
    }
  }

  #charge(position: number): void {
    const isNew = !this.#positions.has(position);
    this.#positions.add(position);
    this.spent += isNew ? 1 : repetition;
    if (isNew) this.news++;
  }
}

/** Drops the weaker half again and again, and looks twice as closely at the rest; the first one is never dropped. */
function* halve(
  effort: Effort,
  all: readonly Candidate[],
  few: number,
  first: number,
  most: number,
): Search<Candidate[]> {
  let [left, samples] = [[...all], first];
  yield* effort.look(left, samples, all[0]);
  while (left.length > few && effort.spent < most) {
    left = strongest(left, Math.max(few, left.length >> 1));
    if (!left.includes(all[0])) left.push(all[0]);
    if (left.length <= few + 1) break;
    samples *= 2;
    yield* effort.look(left, samples, left[0]);
  }
  return left;
}

/**
 * The best of a few actions: all samples count, because nothing was made up to fit them. Where there is `doubt`, others have
 * to be better than the first one by so many standard errors.
 */
export function* searchActions(attempts: readonly Attempt[], budget: number, doubt = 0): Search<Found> {
  const effort = new Effort(budget);
  const all = attempts.map((attempt) => new Candidate(attempt, 0));
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  const first = Math.max(2, Math.floor(budget / rounds / all.length));
  const left = yield* halve(effort, all, 2, first, budget);
  const samples = Math.max(...left.map(({ scores }) => scores.length));
  const more = Math.floor(effort.room / left.length);
  yield* effort.look(left, samples + more, left[0]);
  const [strong] = strongest(left, 1);
  const best = doubt === 0 || isSurelyBetter(strong, all[0], doubt) ? strong : all[0];
  return { attempt: best.attempt, chance: best.mean(), usual: all[0].mean() };
}

/** The best plan for an impulse: stances first, then variations of the best, and at last a judgement on fresh samples. */
export function* searchPlans(
  stances: readonly Moods[],
  vary: (plan: Moods, random: Random) => Moods,
  random: Random,
  budget: number,
  judging = usualJudging,
  { first, close } = looksFor(budget),
): Search<Found> {
  const effort = new Effort(budget, keptForJudgement(budget, judging));
  const all = stances.map((moods) => new Candidate({ kind: 'plan', moods }, 0));
  const searchBudget = budget * (1 - judging.share);
  let pool = yield* halve(effort, all, survivors, first, searchBudget / 2);
  if (effort.room < pool.length * (close - first)) pool = strongest(pool, survivors);
  yield* effort.look(pool, close, pool[0]);
  pool = strongest(pool, survivors);
  for (let stale = 0; stale < mostStaleRounds && effort.spent < searchBudget && effort.room > 0; stale++) {
    const { news } = effort;
    const pairs = Array.from({ length: childrenAtOnce }, () => {
      const parent = pool[Math.min(random.below(pool.length), random.below(pool.length))];
      return { parent, child: new Candidate({ kind: 'plan', moods: vary(movesOf(parent), random) }, 0) };
    });
    yield* effort.look(
      pairs.map(({ child }) => child),
      first,
      pool[0],
    );
    // Whoever does worse than its parent on the same samples is not looked at again.
    const hopeful = pairs.filter(({ parent, child }) => child.mean() > parent.mean(first)).map(({ child }) => child);
    yield* effort.look(hopeful, close, pool[0]);
    pool = strongest([...pool, ...hopeful], survivors);
    if (effort.news > news) stale = -1;
  }
  return yield* judge(effort, judging, all[0], pool);
}

/** Those that looked best on the samples they were found by are flattered: others decide, where there is room for them. */
function* judge(
  effort: Effort,
  { share, finalists, doubt }: Judging,
  usual: Candidate,
  pool: readonly Candidate[],
): Search<Found> {
  effort.release();
  const most = Math.max(1, Math.min(finalists, (effort.room >> 1) - 1));
  const chosen = strongest(pool, most);
  const fresh = [usual, ...chosen.filter((one) => one !== usual)].map(
    ({ attempt }) => new Candidate(attempt, freshSamples),
  );
  // What a search has left over that found nothing new is not spent.
  const room = Math.min(effort.room, Math.max(effort.kept, Math.ceil(share * effort.budget)));
  yield* effort.look(fresh, Math.floor(room / fresh.length), chosen[0]);
  const [first] = strongest(fresh, 1);
  const best = isSurelyBetter(first, fresh[0], doubt) ? first : fresh[0];
  return { attempt: best.attempt, chance: best.mean(), usual: fresh[0].mean() };
}

const movesOf = ({ attempt }: Candidate): Moods => (attempt.kind === 'plan' ? attempt.moods : new Map());
