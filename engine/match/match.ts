import { positionHash } from './checkpoint.js';
import {
  commitment,
  type Dice,
  parseSecret,
  recordingDice,
  type RecordingDice,
  scriptedDice,
  sealedDice,
} from '../dice/dice.js';
import {
  type Game,
  type Log,
  type LogEvent,
  type Outcome,
  type PublicAction,
  type Refusal,
  type Seat,
  type Setup,
  truth,
  type Turn,
} from '../game.js';
import { isLearned } from '../knowledge.js';
import { type BattleRecord, checkpointEvery, recordFormat, type RecordedEvent } from './notation.js';
import { bad, good, type Problem, type Result } from '../reading/result.js';
import { type Cells, copyInto } from '../state/state.js';

/** The authority for one battle: checks, plays, records and undoes. Everything it keeps can be rebuilt from the record. */

export interface Sealing {
  /** Name of the match, part of what every die is bound to. */
  readonly match: string;
  /** At least 128 bits in hexadecimal. */
  readonly secret: string;
  /** A live match takes no dice by hand. */
  readonly live?: boolean;
}

/** What came of an action: played, refused by a rule, or not an action at all. */
export type Answer =
  | { readonly kind: 'played'; readonly events: readonly LogEvent[]; readonly dice: readonly number[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'malformed'; readonly problem: Problem };

interface Entry<A> {
  readonly side: string;
  readonly action: A;
  readonly dice: readonly number[];
  readonly queued: number;
  readonly events: readonly LogEvent[];
}

export class Match<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly state: S;
  readonly sealing: Sealing;
  readonly #origin: Pick<BattleRecord, 'position'>;
  readonly #entries: Entry<A>[] = [];
  /** The state before the action being played. */
  readonly #before: S;
  /** Cells before each of the last `#undoable` entries, the newest last; beyond them, room to be used again. */
  readonly #undo: Int16Array[] = [];
  #undoable = 0;
  /** Scratch: what was hidden from whom before the last entry, and what is after it. */
  readonly #hiddenBefore: Uint8Array;
  readonly #hiddenNow: Uint8Array;
  readonly #sealed: Dice;
  readonly #recordingSealed: RecordingDice;
  /** By number of events: the hash of the position, or its cells as long as nobody has asked for that. */
  readonly #checkpoints = new Map<number, number | Int16Array>();
  #queue: number[] = [];
  #live: boolean;
  #revision = 0;

  private constructor(game: Game<S, A>, state: S, sealing: Sealing, origin: Pick<BattleRecord, 'position'>) {
    this.game = game;
    this.state = state;
    this.sealing = sealing;
    this.#live = sealing.live === true;
    this.#origin = origin;
    this.#before = game.blank(state);
    this.#hiddenBefore = new Uint8Array(game.knowledge.size);
    this.#hiddenNow = new Uint8Array(game.knowledge.size);
    this.#sealed = sealedDice({ secret: sealing.secret, match: sealing.match, purposes: game.purposes });
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

  static #sealWith<S extends Cells, A extends PublicAction>(
    game: Game<S, A>,
    state: S,
    sealing: Sealing,
    origin: Pick<BattleRecord, 'position'>,
  ): Result<Match<S, A>> {
    const secret = parseSecret(sealing.secret);
    if (!secret.ok) return bad(secret.error.code, 'secret', secret.error.message);
    return good(new Match(game, state, sealing, origin));
  }

  turn(): Turn | Outcome {
    return this.game.turn(this.state);
  }

  get length(): number {
    return this.#entries.length;
  }

  /** Rises with every action and everything taken back: no two states of a battle share it. */
  get revision(): number {
    return this.#revision;
  }

  /** From now on nobody sets the dice: a match rebuilt from its record goes on live. */
  goLive(): void {
    this.#live = true;
  }

  /** The next dice to be drawn, before the sealed ones go on: for analysis and tests, never in a live match. */
  queueDice(dice: readonly number[]): Problem | null {
    if (this.#live) return problem('live-match', '', 'In a live match nobody sets the dice.');
    const wrong = dice.findIndex((die) => !Number.isInteger(die) || die < 1 || die > 6);
    if (wrong >= 0) return problem('not-a-die', `queue[${wrong}]`, 'A die is a whole number 1 to 6.');
    this.#queue = [...this.#queue, ...dice];
    return null;
  }

  act(side: string, value: unknown): Answer {
    const { game, state } = this;
    if (!game.sides.includes(side)) {
      return {
        kind: 'malformed',
        problem: problem('unknown-side', 'side', `The side must be ${game.sides.join(' or ')}.`),
      };
    }
    const action = game.parseAction(state, value);
    if (!action.ok) return { kind: 'malformed', problem: action.error };
    const prepared = game.prepare(state, side, action.value);
    if (prepared.refusal) return { kind: 'refused', refusal: prepared.refusal };
    return this.#play(side, action.value, prepared.play);
  }

  #play(side: string, action: A, play: (dice: Dice, log: Log) => void): Answer {
    const { game, state } = this;
    const before = this.#before;
    copyInto(before, state);
    const discloses = game.discloses?.(state, action) === true;
    const queue = this.#queue.length > 0 ? scriptedDice(this.#queue, this.#sealed) : null;
    const dice = queue ? recordingDice(queue) : this.#recordingSealed;
    dice.begin(this.#entries.length);
    const events: Log = [];
    play(dice, events);
    const drawn = dice.take();
    const queued = queue ? this.#queue.length - queue.remaining : 0;
    if (queued > 0) this.#queue = this.#queue.slice(queued);
    this.#entries.push({ side, action, dice: drawn, queued, events });
    this.#revision++;
    if (this.length % checkpointEvery === 0) this.#checkpoints.set(this.length, state.cells.slice());
    // Undo never crosses a die or something a seat has learned.
    if (this.#learned(drawn) || discloses) this.#undoable = 0;
    else this.#keepForUndo(before.cells);
    return { kind: 'played', events, dice: drawn };
  }

  /** Did the last event draw dice, or show a seat something hidden? */
  #learned(drawn: readonly number[]): boolean {
    const { game, state } = this;
    if (drawn.length > 0) return true;
    if (!game.hasSecrets(this.#before)) return false;
    game.knowledge.hiddenFrom(this.#before, this.#hiddenBefore);
    game.knowledge.hiddenFrom(state, this.#hiddenNow);
    return isLearned(this.#hiddenBefore, this.#hiddenNow);
  }

  #keepForUndo(cells: Int16Array): void {
    const room = this.#undo[this.#undoable];
    if (room) room.set(cells);
    else this.#undo.push(cells.slice());
    this.#undoable++;
  }

  /** Takes back the last action of this side, unless dice were drawn or somebody learned something by it. */
  undo(side: string): Problem | null {
    const last = this.#entries.at(-1);
    if (!last) return problem('nothing-to-undo', '', 'Nothing has been played yet.');
    if (last.side !== side) return problem('not-your-action', '', 'The last action was the other side’s.');
    if (this.#undoable === 0) {
      return last.dice.length > 0
        ? problem('dice-drawn', '', 'Dice were drawn: this cannot be taken back.')
        : problem('secret-learned', '', 'Something hidden was revealed: this cannot be taken back.');
    }
    this.#undoable--;
    this.#revision++;
    this.#entries.pop();
    this.state.cells.set(this.#undo[this.#undoable]);
    return null;
  }

  /** How many of its last actions a side could take back now. */
  undoable(side: string): number {
    const others = this.#entries.length - 1 - this.#entries.findLastIndex((entry) => entry.side !== side);
    return Math.min(others, this.#undoable);
  }

  /** The log as a seat may read it. */
  log(seat: Seat): LogEvent[] {
    return this.#entries.flatMap(({ events }) => events.filter((event) => mayRead(event, seat)));
  }

  view(seat: Seat): unknown {
    return this.game.view(this.state, seat);
  }

  get commitment(): string {
    return commitment(this.sealing.secret, this.sealing.match);
  }

  /** The whole battle as data; with the secret only when the dice may be revealed. */
  record(reveal: boolean): BattleRecord {
    const { scenario, options, dataHash, data } = this.game.setupOf(this.state);
    return {
      format: recordFormat,
      game: this.game.id,
      rules: this.game.rulesVersion,
      scenario,
      options,
      dataHash,
      ...(data === undefined ? {} : { data }),
      ...this.#origin,
      match: this.sealing.match,
      live: this.#live,
      commitment: this.commitment,
      secret: reveal ? this.sealing.secret : null,
      events: this.#entries.map(recordedEvent),
      checkpoints: this.#allCheckpoints(),
    };
  }

  /** Those made on the way that are still valid, and one for the present position. */
  #allCheckpoints(): (readonly [number, number])[] {
    const last = this.length;
    if (last === 0) return [];
    const made = [...this.#checkpoints.keys()].filter((event) => event < last);
    return [
      ...made.map((event) => [event, this.#checkpoint(event)] as const),
      [last, positionHash(this.game, this.state)],
    ];
  }

  #checkpoint(event: number): number {
    const made = this.#checkpoints.get(event)!;
    if (typeof made === 'number') return made;
    this.#before.cells.set(made);
    const hash = positionHash(this.game, this.#before);
    this.#checkpoints.set(event, hash);
    return hash;
  }
}

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });

export const mayRead = (event: LogEvent, seat: Seat): boolean =>
  event.seats === undefined || event.seats.includes(seat) || seat === truth;

function recordedEvent<A>({ side, action, dice, queued }: Entry<A>): RecordedEvent {
  if (queued > 0) return [side, action, dice, queued];
  return dice.length > 0 ? [side, action, dice] : [side, action];
}
