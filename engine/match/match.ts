import { commitment, type Dice, parseSecret, recordingDice, type RecordingDice, scriptedDice } from '../dice/dice.js';
import { type DiceParts, jointSecret } from '../dice/joint-secret.js';
import { type Sitting, sittingDice } from '../dice/sitting-dice.js';
import type { Ending, Game, LogEvent, Outcome, PublicAction, Refusal, Seat, Setup, Turn } from '../game.js';
import { bad, good, type Problem, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { Chain, type ChainBeginning } from './chain.js';
import { Course, type Heading, type Play, type Snapshot } from './course.js';
import { type JournalEntry, lastCarry, outcomeOf, playedEntry, whyNotAgreed } from './journal.js';
import { deepestUndo } from './limits.js';
import { type BattleRecord, recordFormat } from './notation.js';
import { opening } from './playback.js';
import type { Barrier } from './standing.js';
import type { VersionChange } from './version.js';

/** The authority for one battle: checks, plays, records and undoes. Everything it keeps can be rebuilt from the journal. */

export interface Sealing {
  /** Name of the match, part of what every die is bound to. */
  readonly match: string;
  /** At least 128 bits in hexadecimal. */
  readonly secret: string;
  /** A live match takes no dice by hand. */
  readonly live?: boolean;
  /** What the players have put into the dice, where they have. */
  readonly parts?: DiceParts;
  /** The journal is a chain of hashes from its beginning. */
  readonly chained?: boolean;
}

/** What came of an action: played, refused by a rule, or not an action at all. */
export type MatchAnswer =
  | { readonly kind: 'played'; readonly events: readonly LogEvent[]; readonly dice: readonly number[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'malformed'; readonly problem: Problem };

/** How people end a battle: why, and who has won. */
export interface Close {
  readonly reason: Ending;
  readonly winner: string;
}

type Origin = Pick<BattleRecord, 'position' | 'carried'>;

export class Match<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly sealing: Sealing;
  readonly #origin: Origin;
  readonly #course: Course<S, A>;
  readonly #sealed: Dice;
  readonly #recordingSealed: RecordingDice;
  readonly #sittings: Sitting[] = [];
  readonly #begun: ChainBeginning | null;
  readonly #chain: Chain | null;
  #queue: number[] = [];
  #live: boolean;

  private constructor(
    game: Game<S, A>,
    state: S,
    sealing: Sealing,
    origin: Origin,
    begun: ChainBeginning | null = null,
  ) {
    this.game = game;
    this.sealing = sealing;
    this.#origin = origin;
    this.#live = sealing.live === true;
    const { scenario, options, dataHash, data } = game.setupOf(state);
    const heading: Heading = {
      format: recordFormat,
      game: game.id,
      rules: game.rulesVersion,
      scenario,
      options,
      dataHash,
      ...(data === undefined ? {} : { data }),
      ...origin,
      match: sealing.match,
      commitment: this.commitment,
      ...(sealing.parts ? { parts: sealing.parts } : {}),
    };
    this.#course = new Course(game, state, heading);
    const { match, secret, parts, chained = false } = sealing;
    this.#begun = begun ?? (chained ? { rules: game.rulesVersion, dataHash, options } : null);
    this.#chain = this.#begun && new Chain(this.#begun, heading, secret);
    const sealed = { secret: parts ? jointSecret(match, secret, parts) : secret, match, purposes: game.purposes };
    this.#sealed = sittingDice(sealed, this.#sittings);
    this.#recordingSealed = recordingDice(this.#sealed);
  }

  static start<S extends Cells, A extends PublicAction>(
    game: Game<S, A>,
    setup: Setup,
    sealing: Sealing,
  ): Result<Match<S, A>> {
    const state = game.start(setup);
    return state.ok ? Match.#sealWith(game, state.value, sealing, {}) : state;
  }

  /** Play that begins at a position somebody wrote down. */
  static from<S extends Cells, A extends PublicAction>(
    game: Game<S, A>,
    position: unknown,
    data: unknown,
    sealing: Sealing,
  ): Result<Match<S, A>> {
    const state = game.parsePosition(position, data);
    return state.ok ? Match.#sealWith(game, state.value, sealing, { position }) : state;
  }

  /**
   * The match of a record with its secret, from a state kept on the way. What lies before that state is taken at its
   * word: `verify` checks it, at any time.
   */
  static restore<S extends Cells, A extends PublicAction>(
    game: Game<S, A>,
    battle: BattleRecord,
    snapshot?: Snapshot,
  ): Result<Match<S, A>> {
    const { match, secret, live, position, carried, parts, chain, sittings = [] } = battle;
    if (secret === null) return bad('no-secret', 'secret', 'Without its secret a match cannot go on.');
    const start = opening(game, battle);
    if (!start.ok) return start;
    const origin = {
      ...(position === undefined ? {} : { position }),
      ...(carried === undefined ? {} : { carried }),
    };
    const sealing = { match, secret, ...(parts ? { parts } : {}) };
    const begun = Match.#sealWith(game, start.value, sealing, origin, chain?.begun);
    if (!begun.ok) return begun;
    begun.value.#sittings.push(...sittings);
    const wrong = begun.value.#course.takeUp(battle, snapshot);
    if (wrong) return { ok: false, error: wrong };
    if (live) begun.value.goLive();
    return begun;
  }

  static #sealWith<S extends Cells, A extends PublicAction>(
    game: Game<S, A>,
    state: S,
    sealing: Sealing,
    origin: Origin,
    begun?: ChainBeginning,
  ): Result<Match<S, A>> {
    const secret = parseSecret(sealing.secret);
    if (!secret.ok) return bad(secret.error.code, 'secret', secret.error.message);
    return good(new Match(game, state, sealing, origin, begun));
  }

  get state(): S {
    return this.#course.state;
  }

  turn(): Turn | Outcome {
    return this.outcome ?? this.game.turn(this.state);
  }

  /** How people have ended the battle; null as long as its rules decide. */
  get outcome(): Outcome | null {
    const { closed } = this.#course.standing;
    return closed && outcomeOf(closed);
  }

  /** What has changed since the battle was begun, if it goes on from where it stood in another version. */
  get versionChange(): VersionChange | null {
    const { entry } = lastCarry(this.journal);
    if (entry) return entry.carried;
    const { carried } = this.#origin;
    const { dataHash } = this.game.setupOf(this.state);
    const to = { rules: this.game.rulesVersion, dataHash };
    return carried ? { from: { rules: carried.rules, dataHash }, to } : null;
  }

  /** How many actions stand. */
  get length(): number {
    return this.#course.standing.length;
  }

  /** The number of entries in the journal: no two states of a battle share it. */
  get revision(): number {
    return this.#course.journal.length;
  }

  get journal(): readonly JournalEntry[] {
    return this.#course.journal;
  }

  /** The link of the chain after the last entry; null in a match without a chain. */
  get link(): string | null {
    return this.#chain?.lastOf(this.journal) ?? null;
  }

  /** From now on nobody sets the dice: a match rebuilt from its record goes on live. */
  goLive(): void {
    this.#live = true;
  }

  /** From now on the dice come from this secret; throws on one that `parseSecret` refuses. */
  sit(secret: string): void {
    const checked = parseSecret(secret);
    if (!checked.ok) throw new RangeError(`sit: ${checked.error.message}`);
    const last = this.#sittings.at(-1);
    if (last && last[0] === this.revision) this.#sittings.pop();
    this.#sittings.push([this.revision, secret]);
  }

  /**
   * The next dice to be drawn, before the sealed ones go on; none at all empties the queue. For analysis and tests, never
   * in a live match.
   */
  queueDice(dice: readonly number[]): Problem | null {
    if (this.#live) return problem('live-match', '', 'In a live match nobody sets the dice.');
    const wrong = dice.findIndex((die) => !Number.isInteger(die) || die < 1 || die > 6);
    if (wrong >= 0) return problem('not-a-die', `queue[${wrong}]`, 'A die is a whole number 1 to 6.');
    this.#queue = dice.length === 0 ? [] : [...this.#queue, ...dice];
    return null;
  }

  /**
   * The id of a command stays in the journal, so that a host knows it again, and so does the link that the side has seen:
   * whoever calls this has compared it with the present one.
   */
  act(side: string, value: unknown, command?: string, seen?: string): MatchAnswer {
    const { game, state } = this;
    if (!game.sides.includes(side)) {
      const message = `The side must be ${game.sides.join(' or ')}.`;
      return { kind: 'malformed', problem: problem('unknown-side', 'side', message) };
    }
    if (this.#course.standing.closed) return { kind: 'malformed', problem: battleOver };
    const action = game.parseAction(state, value);
    if (!action.ok) return { kind: 'malformed', problem: action.error };
    const prepared = game.prepare(state, side, action.value);
    if (prepared.refusal) return { kind: 'refused', refusal: prepared.refusal };
    return this.#play(side, action.value, prepared.play, command, seen);
  }

  #play(side: string, action: A, play: Play, command?: string, seen?: string): MatchAnswer {
    const queue = this.#queue.length > 0 ? scriptedDice(this.#queue, this.#sealed) : null;
    const dice = queue ? recordingDice(queue) : this.#recordingSealed;
    let drawn: readonly number[] = [];
    const events = this.#course.perform(action, play, dice, () => {
      drawn = dice.take();
      const queued = queue ? this.#queue.length - queue.remaining : 0;
      return playedEntry(side, action, drawn, queued, command, seen);
    });
    if (!events.ok) return { kind: 'malformed', problem: events.error };
    if (queue) this.#queue = this.#queue.slice(this.#queue.length - queue.remaining);
    return { kind: 'played', events: events.value, dice: drawn };
  }

  /** Takes back the last actions of this side, unless dice were drawn, it has learned something, or others were told. */
  undo(side: string, steps = 1, command?: string, seen?: string): Problem | null {
    return this.#whyNotUndo(side, steps) ?? this.#course.goBack({ undo: steps, by: side, ...commanded(command, seen) });
  }

  #whyNotUndo(side: string, steps: number): Problem | null {
    const { standing } = this.#course;
    if (standing.closed) return battleOver;
    if (!standing.last) return noUndo['nothing-to-undo'];
    if (standing.last.side !== side) return problem('not-your-action', '', 'The last action was the other side’s.');
    const open = this.undoable(side);
    if (open === 0) return noUndo[standing.undoable(side) > 0 ? 'secret-learned' : standing.barrier];
    if (Number.isInteger(steps) && steps >= 1 && steps <= open) return null;
    return problem('wrong-steps', 'steps', `The number of actions to take back must be 1 to ${open}.`);
  }

  /** How many of its last actions a side could take back now. */
  undoable(side: string): number {
    return this.#course.standing.closed ? 0 : this.#course.undoable(side);
  }

  /**
   * Goes back to an earlier revision, across dice too, because people agree on it: in a live match all sides, and only
   * until it is over, for then the dice to come may be known. No die is rolled a second time.
   */
  rewind(revision: number, agreed: readonly string[], command?: string): Problem | null {
    if (this.#live && this.turn().over) return battleOver;
    const entry = { rewind: revision, agreed, ...commanded(command) };
    return (this.#live ? whyNotAgreed(entry, this.game.sides) : null) ?? this.#course.goBack(entry);
  }

  /** People end the battle: `by` resigns, runs out of time, or proposes what both agree on. */
  close(by: string, { reason, winner }: Close, command?: string, seen?: string): Problem | null {
    if (this.turn().over) return battleOver;
    return this.#course.close({ close: reason, by, winner, ...commanded(command, seen) });
  }

  /** Whatever has been done stays, and is told to everybody: a computer does not take anything back. */
  settle(): void {
    this.#course.settle();
  }

  /**
   * Has something been done that a seat is not told yet? What shows others something hidden is told to them when it
   * cannot be taken back any more: dice have fallen, its side has learned something itself, or another side decides.
   */
  withholdsFrom(seat: Seat): boolean {
    return this.#course.withholdsFrom(seat);
  }

  /** The state as far as it is told to a seat. What the seat may not see of it is still in it: views and redactions hide that. */
  stateFor(seat: Seat): S {
    return this.#course.stateFor(seat);
  }

  /** The log as a seat may read it, without its first `from` events. */
  log(seat: Seat, from = 0): LogEvent[] {
    return this.#course.log(seat, from);
  }

  logLength(seat: Seat): number {
    return this.#course.logLength(seat);
  }

  view(seat: Seat): unknown {
    return this.game.view(this.stateFor(seat), seat);
  }

  get commitment(): string {
    return commitment(this.sealing.secret, this.sealing.match);
  }

  /** The whole battle as data; with the secret only when the dice may be revealed. */
  record(reveal: boolean): BattleRecord {
    return this.#completed(this.#course.record(this.#live, reveal ? this.sealing.secret : null));
  }

  #completed(record: BattleRecord): BattleRecord {
    const { link } = this;
    const begun = this.#begun;
    const isRevealed = record.secret !== null && this.#sittings.length > 0;
    return {
      ...record,
      ...(isRevealed ? { sittings: [...this.#sittings] } : {}),
      ...(begun ? { chain: { begun, ...(link === null || this.revision === 0 ? {} : { last: link }) } } : {}),
    };
  }

  /**
   * The record as it is to be kept. When rules or built-in data have changed, a battle under way goes on from the position that is
   * kept with it, and one that is over can be looked at by its positions and its log.
   */
  archive(reveal: boolean): BattleRecord {
    const secret = reveal ? this.sealing.secret : null;
    return this.#completed(
      this.turn().over ? this.#course.archive(this.#live, secret) : this.#course.keep(this.#live, secret),
    );
  }
}

const commanded = (command?: string, seen?: string) => ({
  ...(command === undefined ? {} : { command }),
  ...(seen === undefined ? {} : { seen }),
});

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });
const battleOver = problem('battle-over', '', 'The battle is over.');

const noUndo: Readonly<Record<Barrier, Problem>> = {
  'nothing-to-undo': problem('nothing-to-undo', '', 'Nothing has been played yet.'),
  'dice-drawn': problem('dice-drawn', '', 'Dice were drawn: this cannot be undone.'),
  'secret-learned': problem('secret-learned', '', 'Something hidden was revealed: this cannot be undone.'),
  rewound: problem('rewound', '', 'The battle was rewound to here by consent: one side alone cannot go further back.'),
  'too-far-back': problem('too-far-back', '', `Only the last ${deepestUndo} actions can be taken back.`),
  'other-version': problem('other-version', '', 'Rules or data have changed since: nobody goes back behind that.'),
  'battle-over': battleOver,
};
