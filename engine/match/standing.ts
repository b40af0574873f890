import {
  type CloseEntry,
  drewDice,
  isPlayed,
  type JournalEntry,
  type PlayedEntry,
  type RewindEntry,
  type UndoEntry,
} from './journal.js';
import { deepestUndo, mostWithoutDie, noDieForLong } from './limits.js';
import type { ShownTo } from '../game.js';
import { within } from '../reading/path.js';
import { good, type Problem, type Result } from '../reading/result.js';

/** What one side alone does not go behind. */
export type Barrier =
  | 'nothing-to-undo'
  | 'dice-drawn'
  | 'secret-learned'
  | 'rewound'
  | 'too-far-back'
  | 'other-version'
  | 'battle-over';

interface StandingAction {
  /** Of its entry in the journal. */
  readonly number: number;
  readonly side: string;
  /** Of how many actions in a row of that side it is the last. */
  readonly inARow: number;
}

interface Kept {
  readonly length: number;
  readonly why: Barrier;
}

/**
 * What stands of a journal: the actions that have not been taken back, and whether people have ended the battle. No
 * rule is asked here; whatever cannot follow in any battle is refused.
 */
export class Standing {
  readonly #sides: readonly string[];
  /** The revision at which the present version took the battle over: nobody goes behind it. */
  #begins = 0;
  readonly #standing: StandingAction[] = [];
  /** By revision: how many actions stood. */
  readonly #lengths: number[] = [0];
  /** So many actions are never taken back by one side alone. */
  #kept: Kept = { length: 0, why: 'nothing-to-undo' };
  #fixedAt = 0;
  /** Only the first of them have been told to those who did not play them; `Infinity`: all. */
  #told = Infinity;
  #closed: { readonly number: number; readonly entry: CloseEntry } | null = null;

  constructor(sides: readonly string[]) {
    this.#sides = sides;
  }

  /** The number of entries. */
  get revision(): number {
    return this.#lengths.length - 1;
  }

  /** How many actions stand. */
  get length(): number {
    return this.#standing.length;
  }

  /** The revision at which the last die was drawn, or the battle was rewound or ended: one side cannot go behind it. */
  get fixedAt(): number {
    return this.#fixedAt;
  }

  /** Why one side alone cannot go further back than it can. */
  get barrier(): Barrier {
    return this.#kept.why;
  }

  get closed(): CloseEntry | null {
    return this.#closed?.entry ?? null;
  }

  /** The entry of the last action that stands. */
  get last(): StandingAction | undefined {
    return this.#standing.at(-1);
  }

  /** Entries of the actions that stand. */
  get numbers(): number[] {
    return this.#standing.map(({ number }) => number);
  }

  /** How many of the last actions are this side's, drew no die, and have told nobody anything, as far as is known. */
  undoable(side: string): number {
    const { last } = this;
    return last?.side === side ? Math.min(last.inARow, this.length - this.#kept.length) : 0;
  }

  /**
   * What shows others something hidden is not told to them as long as it may still be taken back, nor is what comes after
   * it. `shown`: to whom the last action has shown something; `passes`: its side decides no more.
   */
  showed(shown: ShownTo | null, passes: boolean): void {
    if (shown === 'actor') this.#keepAll('secret-learned');
    else if (shown === 'others') this.#told = Math.min(this.#told, this.length - 1);
    if (passes) this.settle();
  }

  /** Whatever has been done may be told from now on, and stays if it has not been told before. */
  settle(): void {
    if (this.withholds) this.#keepAll('secret-learned');
  }

  /** Is something not told yet to those who did not play it? */
  get withholds(): boolean {
    return this.#told < this.length;
  }

  /** How many of the actions that stand have been told to everybody. */
  get told(): number {
    return Math.min(this.#told, this.length);
  }

  /** How many actions stood at a revision, if all of them still stand; otherwise null. */
  lengthAt(revision: number): number | null {
    const length = revision < this.#begins ? -1 : (this.#lengths[revision] ?? -1);
    // Whatever stood then and still stands comes first, in the same order.
    const lastThen = length === 0 || this.#standing[length - 1]?.number < revision;
    const firstSince = this.#standing[length];
    return lastThen && (firstSince === undefined || firstSince.number >= revision) ? length : null;
  }

  /** The revision at which `length` actions stood for the first time as they do now. */
  revisionOf(length: number): number {
    return length === 0 ? this.#begins : this.#standing[length - 1].number + 1;
  }

  /** Why this action cannot follow, or null. */
  whyNot(entry: PlayedEntry): Problem | null {
    if (!this.#sides.includes(entry[0])) return this.#unknownSide('[0]');
    if (this.#closed) return problem('battle-closed', '', 'The battle has been ended.');
    return drewDice(entry) ? null : this.#standsStill();
  }

  #standsStill(): Problem | null {
    return this.revision - this.#fixedAt < mostWithoutDie ? null : noDieForLong;
  }

  /** Takes in the next entry, or says why it cannot follow. */
  add(entry: JournalEntry): Problem | null {
    if (isPlayed(entry)) return this.whyNot(entry) ?? this.#play(entry);
    if ('undo' in entry) return this.#undo(entry);
    if ('carried' in entry) return this.#carry();
    return 'rewind' in entry ? this.#rewind(entry) : this.#close(entry);
  }

  #play(entry: PlayedEntry): null {
    const side = entry[0];
    const { last } = this;
    this.#standing.push({ number: this.revision, side, inARow: last?.side === side ? last.inARow + 1 : 1 });
    this.#lengths.push(this.length);
    if (drewDice(entry)) this.#fix('dice-drawn');
    const length = this.length - deepestUndo;
    if (length > this.#kept.length) this.#kept = { length, why: 'too-far-back' };
    if (length > this.#told) this.#keepAll('too-far-back');
    return null;
  }

  #undo({ undo, by }: UndoEntry): Problem | null {
    if (this.#closed) return problem('battle-closed', '', 'The battle has been ended.');
    const open = this.undoable(by);
    if (undo > open) {
      const why = this.length - open === this.#kept.length ? this.barrier : 'not-your-action';
      return problem('wrong-steps', 'undo', `At most ${open} actions can be taken back (${why}).`);
    }
    const still = this.#standsStill();
    if (still) return still;
    this.#keep(this.length - undo);
    return null;
  }

  #rewind({ rewind, agreed }: RewindEntry): Problem | null {
    const strange = agreed.findIndex((side, index) => !this.#sides.includes(side) || agreed.indexOf(side) !== index);
    if (strange >= 0) return this.#unknownSide(`agreed[${strange}]`);
    const left = this.lengthAt(rewind);
    if (left === null) return problem('no-such-moment', 'rewind', 'What stood then has been taken back since.');
    const reopens = this.#closed !== null && rewind <= this.#closed.number;
    if (left === this.length && !reopens) return problem('nothing-to-rewind', 'rewind', 'The battle stands there now.');
    this.#closed = null;
    this.#keep(left);
    this.#fix('rewound');
    return null;
  }

  /** A battle that people have ended stays ended. */
  #carry(): null {
    this.#keep(0);
    this.#begins = this.revision;
    this.#fix('other-version');
    return null;
  }

  #close(entry: CloseEntry): Problem | null {
    const { close, by, winner } = entry;
    if (this.#closed) return problem('battle-closed', '', 'The battle has been ended.');
    if (!this.#sides.includes(by)) return this.#unknownSide('by');
    if (!this.#sides.includes(winner)) return this.#unknownSide('winner');
    if (close !== 'agreed' && winner === by) return problem('wrong-winner', 'winner', 'The other side wins.');
    this.#closed = { number: this.revision, entry };
    this.#lengths.push(this.length);
    this.#fix('battle-over');
    return null;
  }

  #keep(length: number): void {
    this.#standing.length = length;
    if (!this.withholds) this.#told = Infinity;
    this.#lengths.push(length);
  }

  #fix(why: Barrier): void {
    this.#keepAll(why);
    this.#fixedAt = this.revision;
  }

  #keepAll(why: Barrier): void {
    this.#kept = { length: this.length, why };
    this.#told = Infinity;
  }

  #unknownSide(path: string): Problem {
    return problem('unknown-side', path, `The side must be ${this.#sides.join(' or ')}.`);
  }
}

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });

/** The revision at which the first `length` of the actions that stand had been played. */
export function revisionAfter(journal: readonly JournalEntry[], sides: readonly string[], length: number): number {
  const standing = standingOf(journal, sides);
  return standing.ok && length < standing.value.length ? standing.value.revisionOf(length) : journal.length;
}

/**
 * What stands at the end of a journal; the problem names the entry that cannot follow. `visit` sees the standing after each
 * entry.
 */
export function standingOf(
  journal: readonly JournalEntry[],
  sides: readonly string[],
  visit?: (entry: JournalEntry, standing: Standing) => void,
): Result<Standing> {
  const standing = new Standing(sides);
  for (const [number, entry] of journal.entries()) {
    const wrong = standing.add(entry);
    if (wrong) return { ok: false, error: within(`journal[${number}]`, wrong) };
    visit?.(entry, standing);
  }
  return good(standing);
}
