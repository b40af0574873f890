import { type Dice, replayDice } from '../dice/dice.js';
import { type Game, type Log, type LogEvent, type PublicAction, type Seat, truth } from '../game.js';
import { within } from '../reading/path.js';
import { good, type Problem, type Result } from '../reading/result.js';
import { CellCopies } from '../state/cell-copies.js';
import { type Cells, copyInto } from '../state/state.js';
import { Checkpoints } from './checkpoint.js';
import {
  type CloseEntry,
  drewDice,
  isPlayed,
  type JournalEntry,
  lastCarry,
  type PlayedEntry,
  type RewindEntry,
  type UndoEntry,
} from './journal.js';
import { Keyframes, type PassedState } from './keyframes.js';
import { Disclosures, passes } from './disclosures.js';
import { mostEntries, QuietCounts, tooManyEntries } from './limits.js';
import { Moments } from './moments.js';
import { Standing } from './standing.js';
import { type BattleRecord, checkpointEvery } from './notation.js';
import { replay } from './replay.js';
import { SeatLogs } from './seat-logs.js';
import { UndoStack } from './undo-stack.js';

/** What a record says of a battle apart from its course. */
export type Heading = Omit<
  BattleRecord,
  'live' | 'secret' | 'sittings' | 'chain' | 'journal' | 'checkpoints' | 'keyframes' | 'log'
>;

/** What a prepared action is played by. */
export type Play = (dice: Dice, log: Log) => void;

/** A state of a battle that somebody has kept, so that only what came after it needs to be played again. */
export interface Snapshot {
  readonly revision: number;
  readonly cells: Int16Array;
  /** What each action that stood then had led to; without it, the log is made again when somebody asks for it. */
  readonly events?: readonly (readonly LogEvent[])[];
  /** States on the way to it, for keyframes. */
  readonly passed?: readonly PassedState[];
}

/** The course of a battle: its state, the journal that has led to it, and what has come of that. */
export class Course<S extends Cells, A extends PublicAction> {
  readonly #game: Game<S, A>;
  readonly #heading: Heading;
  readonly state: S;
  readonly standing: Standing;
  readonly #journal: JournalEntry[] = [];
  /** Null as long as the log of a restored battle has not been asked for. */
  #logs: SeatLogs | null = new SeatLogs([]);
  readonly #undo: UndoStack<S, A>;
  readonly #disclosures: Disclosures<S, A>;
  /** While something is withheld: the state before it. */
  #told: S | null = null;
  readonly #copies = new CellCopies();
  #checkpoints: Checkpoints<S, A>;
  #keyframes: Keyframes<S, A>;
  #quiet: QuietCounts;

  constructor(game: Game<S, A>, state: S, heading: Heading) {
    this.#game = game;
    this.#heading = heading;
    this.state = state;
    this.standing = new Standing(game.sides);
    this.#undo = new UndoStack(game);
    this.#disclosures = new Disclosures(game, state);
    this.#checkpoints = new Checkpoints(game, []);
    this.#keyframes = new Keyframes(game, []);
    this.#keyframes.pass(0, this.#copies.copy(state.cells));
    this.#quiet = new QuietCounts(game.codes.question(state));
  }

  get journal(): readonly JournalEntry[] {
    return this.#journal;
  }

  /** There is always room for people to end the battle. */
  get #isFull(): boolean {
    return this.#journal.length >= mostEntries - 1;
  }

  /** How many of its last actions a side could take back now. */
  undoable(side: string): number {
    return Math.min(this.standing.undoable(side), this.#undo.length);
  }

  /** Plays an action that has been prepared, and adds the entry that `note` makes of it; or says why no more may be played. */
  perform(action: A, play: Play, dice: Dice, note: () => PlayedEntry): Result<readonly LogEvent[]> {
    if (this.#isFull) return { ok: false, error: tooManyEntries };
    const { state } = this;
    const disclosures = this.#disclosures;
    disclosures.begin(state, action);
    dice.begin(this.#journal.length);
    const events: Log = [];
    play(dice, events);
    const entry = note();
    const wrong = this.standing.whyNot(entry) ?? this.#quiet.add(drewDice(entry), this.#game.codes.question(state));
    if (wrong) {
      copyInto(state, disclosures.before);
      return { ok: false, error: wrong };
    }
    this.standing.add(entry);
    this.#enter(entry);
    this.#logs?.add(events);
    this.#keepForUndo(entry, action);
    return good(events);
  }

  /** Undo never crosses a die or something that somebody knows: what its side has learned, or others have been told. */
  #keepForUndo(entry: PlayedEntry, action: A): void {
    const { standing, state } = this;
    const disclosures = this.#disclosures;
    const withheld = standing.withholds;
    if (!drewDice(entry)) standing.showed(disclosures.shownBy(entry[0], state), passes(this.#game, entry, state));
    if (standing.undoable(entry[0]) === 0) this.#undo.clear();
    else this.#undo.push(disclosures.before.cells, entry[0], action);
    if (!withheld && standing.withholds) copyInto((this.#told ??= this.#game.blank(state)), disclosures.before);
  }

  /** Nothing that has not been told to everybody can be taken back any more. */
  settle(): void {
    if (!this.standing.withholds) return;
    this.standing.settle();
    this.#undo.clear();
  }

  /** Does a seat not know yet what has been done last? */
  withholdsFrom(seat: Seat): boolean {
    const { standing } = this;
    return standing.withholds && seat !== truth && seat !== standing.last?.side;
  }

  /** The state as far as it is told to a seat; what the seat may not see of it is still in it. */
  stateFor(seat: Seat): S {
    if (!this.withholdsFrom(seat)) return this.state;
    if (!this.#told) throw new Error('What came before the withheld was not kept');
    return this.#told;
  }

  #enter(entry: JournalEntry): void {
    const revision = this.#journal.push(entry);
    // A keyframe is only ever kept where there is a checkpoint, too.
    if (revision % checkpointEvery !== 0) return;
    const cells = this.#copies.copy(this.state.cells);
    this.#checkpoints.pass(revision, cells);
    this.#keyframes.pass(revision, cells);
  }

  /** Goes back as far as the entry says, if it can follow; `then`: the cells of that moment, where somebody has kept them. */
  goBack(entry: UndoEntry | RewindEntry, then?: Int16Array): Problem | null {
    if (this.#isFull) return tooManyEntries;
    const before = this.standing.length;
    const wrong = this.standing.add(entry);
    if (wrong) return wrong;
    const { length } = this.standing;
    const steps = before - length;
    if ('undo' in entry && steps <= this.#undo.length) this.#undo.takeBack(this.state, steps);
    else {
      this.state.cells.set(then ?? this.#replayed(this.standing.revisionOf(length)).cells);
      this.#undo.clear();
    }
    this.#logs?.keep(length);
    this.#quiet.keep(length, this.#game.codes.question(this.state));
    this.#enter(entry);
    return null;
  }

  /** People end the battle, if they can. */
  close(entry: CloseEntry): Problem | null {
    const wrong = this.standing.add(entry);
    if (wrong) return wrong;
    this.#undo.clear();
    this.#enter(entry);
    return null;
  }

  /** Takes up a journal: as far as the snapshot reaches at its word, and then entry by entry, each shown to `visit`. */
  takeUp(
    { journal, checkpoints, keyframes = [] }: BattleRecord,
    snapshot?: Snapshot,
    visit?: (entry: JournalEntry) => void,
  ): Problem | null {
    const { begins } = lastCarry(journal);
    const atStart: Snapshot = { revision: begins, cells: this.state.cells, events: [] };
    const { revision, cells, events, passed = [] } = snapshot ?? atStart;
    if (revision < begins || revision > journal.length || cells.length !== this.state.cells.length) {
      return problem('other-snapshot', '', 'This is no state of this battle.');
    }
    for (const [number, entry] of journal.slice(0, revision).entries()) {
      const wrong = this.standing.add(entry);
      if (wrong) return within(`journal[${number}]`, wrong);
      this.#journal.push(entry);
    }
    const start = this.state.cells.slice();
    this.state.cells.set(cells);
    this.#quiet = new QuietCounts(this.#game.codes.question(this.state), this.standing.length);
    this.#logs = events ? new SeatLogs(events) : null;
    this.#checkpoints = new Checkpoints(this.#game, checkpoints.filter(upTo(revision)));
    this.#keyframes = new Keyframes(this.#game, keyframes.filter(upTo(revision)));
    for (const [one, then] of [[begins, start] as const, ...passed]) this.#keyframes.pass(one, then);
    const moments = Moments.of(journal, this.#game.sides);
    if (!moments.ok) return moments.error;
    for (let number = revision; number < journal.length; number++) {
      moments.value.pass(number, this.state.cells);
      const wrong = this.#follow(journal[number], moments.value.before(number));
      if (wrong) return within(`journal[${number}]`, wrong);
      visit?.(journal[number]);
    }
    return null;
  }

  /** What has happened once happens again. */
  #follow(entry: JournalEntry, then: Int16Array | undefined): Problem | null {
    if (isPlayed(entry)) return this.#playAgain(entry);
    if ('carried' in entry) throw new Error('A change of version is not played again');
    return 'close' in entry ? this.close(entry) : this.goBack(entry, then);
  }

  #playAgain(entry: PlayedEntry): Problem | null {
    const [side, value, drawn = []] = entry;
    if (this.standing.closed) return problem('battle-closed', '', 'The battle has been ended.');
    const action = this.#game.parseAction(this.state, value);
    if (!action.ok) return action.error;
    const prepared = this.#game.prepare(this.state, side, action.value);
    if (prepared.refusal) {
      const { rule, reason } = prepared.refusal;
      return problem('illegal-action', '', `Refused by rule ${rule} (${reason}).`);
    }
    const dice = replayDice();
    dice.feed(drawn);
    const played = this.perform(action.value, prepared.play, dice, () => entry);
    return played.ok ? (dice.problem() ?? null) : played.error;
  }

  /** What a seat may read of what it has been told. */
  log(seat: Seat, from: number): LogEvent[] {
    return this.#logsNow().of(seat).slice(from, this.logLength(seat));
  }

  logLength(seat: Seat): number {
    return this.#logsNow().lengthOf(seat, this.withholdsFrom(seat) ? this.standing.told : this.standing.length);
  }

  #logsNow(): SeatLogs {
    return (this.#logs ??= this.#logsAgain());
  }

  #logsAgain(): SeatLogs {
    const all: (readonly LogEvent[])[] = [];
    this.#replayed(this.#journal.length, (events) => all.push(events));
    return new SeatLogs(all);
  }

  /** The state at a revision, from the beginning. */
  #replayed(revision: number, hear?: (events: readonly LogEvent[]) => void): S {
    const journal = this.#journal.slice(0, revision);
    const battle: BattleRecord = { ...this.#heading, live: false, secret: null, journal, checkpoints: [] };
    const then = replay(this.#game, battle, hear && (({ events }) => hear(events)));
    if (!then.ok) throw new Error(`The journal does not replay: ${then.error.path}: ${then.error.message}`);
    return then.value;
  }

  /** The record with all positions that were kept on the way, and the log. */
  archive(live: boolean, secret: string | null): BattleRecord {
    const keyframes = this.#keyframes.all(this.standing, this.state);
    return { ...this.record(live, secret), keyframes, log: [...this.#logsNow().all] };
  }

  /** The record with its present position. */
  keep(live: boolean, secret: string | null): BattleRecord {
    const record = this.record(live, secret);
    return { ...record, keyframes: [[record.journal.length, this.#game.position(this.state)]] };
  }

  record(live: boolean, secret: string | null): BattleRecord {
    const journal = [...this.#journal];
    const checkpoints = this.#checkpoints.all(journal.length, this.state);
    return { ...this.#heading, live, secret, journal, checkpoints };
  }
}

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });

const upTo =
  (last: number) =>
  ([revision]: readonly [revision: number, ...rest: unknown[]]): boolean =>
    revision <= last;
