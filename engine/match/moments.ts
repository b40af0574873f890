import { isPlayed, type JournalEntry } from './journal.js';
import { type Standing, standingOf } from './standing.js';
import { bad, good, type Result } from '../reading/result.js';

/** More states than this are not kept at a time, so that a hostile record cannot fill the memory. */
const mostKept = 2000;

/** States that a journal comes back to, kept from when they are passed until nothing goes back there any more. */
export class Moments {
  /** What stands at the end. */
  readonly standing: Standing;
  /** By the number of an entry that goes back: the revision it goes back to. */
  readonly #returns: ReadonlyMap<number, number>;
  /** By revision: the number of the last entry that goes back there. */
  readonly #until: ReadonlyMap<number, number>;
  readonly #kept = new Map<number, Int16Array>();

  private constructor(standing: Standing, returns: ReadonlyMap<number, number>, until: ReadonlyMap<number, number>) {
    this.standing = standing;
    this.#returns = returns;
    this.#until = until;
  }

  static of(journal: readonly JournalEntry[], sides: readonly string[]): Result<Moments> {
    const returns = new Map<number, number>();
    const until = new Map<number, number>();
    const standing = standingOf(journal, sides, (entry, now) => {
      if (isPlayed(entry) || 'close' in entry || 'carried' in entry) return;
      const back = now.revisionOf(now.length);
      returns.set(now.revision - 1, back);
      until.set(back, now.revision - 1);
    });
    if (!standing.ok) return standing;
    if (mostAtOnce(until) > mostKept) return bad('too-much-undone', 'journal', 'Too much of it has been taken back.');
    return good(new Moments(standing.value, returns, until));
  }

  /** The battle is at `revision` with these cells. */
  pass(revision: number, cells: Int16Array): void {
    if (this.#until.has(revision)) this.#kept.set(revision, cells.slice());
  }

  /** Puts the cells back to where entry `number` goes. */
  goBack(number: number, cells: Int16Array): void {
    const kept = this.before(number);
    if (kept) cells.set(kept);
  }

  /** The cells of the moment that entry `number` goes back to, if it does and has been passed; the last time forgets them. */
  before(number: number): Int16Array | undefined {
    const revision = this.#returns.get(number);
    const kept = revision === undefined ? undefined : this.#kept.get(revision);
    if (revision !== undefined && this.#until.get(revision) === number) this.#kept.delete(revision);
    return kept;
  }
}

function mostAtOnce(until: ReadonlyMap<number, number>): number {
  const changes = [...until].flatMap(([from, to]) => [
    [from, 1],
    [to, -1],
  ]);
  changes.sort(([a], [b]) => a - b);
  let now = 0;
  let most = 0;
  for (const [, change] of changes) most = Math.max(most, (now += change));
  return most;
}
