import type { ActionCodes } from './actions/codes.js';
import type { Dice } from './dice/dice.js';
import type { Random } from './dice/random.js';
import type { Knowledge } from './knowledge.js';
import type { DeltaMemory } from './position/findings.js';
import type { Result } from './reading/result.js';
import type { Cells } from './state/state.js';

/** The contract every battle implements. Nothing here knows a rule of any battle. */

export const languages = ['en', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** A side of the battle, or `observer`: somebody who may know only what both sides know. */
export type Seat = string;
export const observer: Seat = 'observer';
/** Somebody who may see everything: a battle that is over, or a test. No host lets a player sit here before the end. */
export const truth: Seat = 'truth';

/** Takes the place of a value that the seat may not know. */
export const unknown = '?';

/** Parameters of a refusal, prompt or event: ids, hex labels and numbers, never sentences. */
export type Detail = Readonly<Record<string, DetailValue>>;
export type DetailValue =
  | string
  | number
  | boolean
  | null
  | readonly DetailValue[]
  | { readonly [key: string]: DetailValue };

/** "Why not?" */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly detail?: Detail;
}

/** Who owes a decision, at which step, under which rule. */
export interface Turn {
  readonly over: false;
  readonly side: string;
  readonly step: string;
  readonly rule: string;
  /** Code of the question asked; texts render it with `detail`. */
  readonly prompt: string;
  readonly detail: Detail;
}

export interface AccountLine {
  readonly rule: string;
  readonly item: string;
  readonly points: number;
  readonly detail: Detail;
}

export interface Outcome {
  readonly over: true;
  readonly winner: string;
  readonly points: number;
  readonly account: readonly AccountLine[];
  /** Only when people ended the battle before its rules did. */
  readonly ended?: EndedByPeople;
}

/** One side resigned, one ran out of time, or both agreed on who has won. */
export const endings = ['resigned', 'time', 'agreed'] as const;
export type Ending = (typeof endings)[number];

export interface EndedByPeople {
  readonly reason: Ending;
  /** Who resigned, whose time ran out, or who proposed the result. */
  readonly by: string;
}

/** Something that happened. `seats` names who may read it; without it everybody may. */
export interface LogEvent {
  readonly type: string;
  readonly rule: string;
  readonly seats?: readonly Seat[];
  readonly detail: Detail;
}

/** Collects events; rules write to it only when there is one, so that search pays nothing for it. */
export type Log = LogEvent[];

/** One term of an arithmetic: its rule, what it is, and how much. */
export interface Term {
  readonly rule: string;
  readonly what: string;
  readonly value: number;
}

export interface ForecastOutcome {
  /** Exact probability; all outcomes of a forecast add up to one. */
  readonly probability: number;
  readonly result: string;
  readonly detail: Detail;
}

export interface Forecast {
  readonly kind: string;
  readonly rule: string;
  readonly terms: readonly Term[];
  readonly outcomes: readonly ForecastOutcome[];
  readonly detail: Detail;
}

export interface OptionSpec {
  readonly id: string;
  readonly rule: string;
  readonly values: readonly string[];
  /** The value when none is given. */
  readonly standard: string;
}

export interface ScenarioInfo {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
}

export type Options = Readonly<Record<string, string>>;

/** Everything that fixes a battle before its first decision. `data` is a user's own data file, unchecked. */
export interface Setup {
  readonly scenario: string;
  readonly options?: Options;
  readonly data?: unknown;
}

/** Renders codes in one language. */
export interface Texts {
  turn(turn: Turn | Outcome): string;
  refusal(refusal: Refusal): string;
  event(event: LogEvent): string;
  term(term: Term): string;
  option(spec: OptionSpec): { readonly name: string; readonly values: Readonly<Record<string, string>> };
}

/** What came of preparing an action: it is refused, or can be played on the state it was prepared for. */
export type Preparation =
  | { readonly refusal: Refusal }
  /** To be played once, before the state changes and before another action is prepared. */
  | { readonly refusal: null; readonly play: (dice: Dice, log: Log | null) => void };

/** States that a seat cannot tell from the truth. It keeps nothing that the seat may not know. */
export interface Sampler<S> {
  draw(random: Random, into: S): void;
}

/** What a play-out can be stopped by: the impulses of a battle, and its turns. */
export const clocks = ['impulse', 'turn'] as const;
export type Clock = (typeof clocks)[number];

export interface PublicAction {
  readonly type: string;
}

/** Who learns something hidden by an action: the side that plays it, or only others. */
export type ShownTo = 'actor' | 'others';

export interface Game<S extends Cells, A extends PublicAction> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly rulesVersion: string;
  /** Earlier versions whose battles are still played the same, each with the options that mean what had none then. */
  readonly earlierRules?: Readonly<Record<string, Options>>;
  readonly sides: readonly [string, string];
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionSpec[];
  /** Names of the purposes dice are drawn for, in the order of their numbers. */
  readonly purposes: readonly string[];

  start(setup: Setup): Result<S>;
  /** The set-up a state was started with, with every option spelled out. */
  setupOf(state: S): {
    readonly scenario: string;
    readonly options: Options;
    readonly dataHash: string;
    readonly data?: unknown;
  };
  /** An empty state with the same data and options. */
  blank(like: S): S;

  turn(state: S): Turn | Outcome;
  /** A number that goes up whenever an impulse (a turn) begins or ends, and never down. */
  clock(state: S, clock: Clock): number;
  /** Every legal action, or those of one unit; a family of equivalent paths is listed by its cheapest path. */
  legal(state: S, side: string, unit?: string): A[];
  /** Checks the shape of something a program wrote; the rules are not asked. */
  parseAction(state: S, value: unknown): Result<A>;
  refuse(state: S, side: string, action: A): Refusal | null;
  /** Plays a legal action on this one state; a refused one is a bug of the caller, and throws. */
  play(state: S, side: string, action: A, dice: Dice, log: Log | null): void;
  /** `refuse` and `play` in one, so that the action is read and checked only once. */
  prepare(state: S, side: string, action: A): Preparation;
  /** To whom will this legal action tell something hidden, though no die is drawn and no `?` of a view becomes a value? */
  discloses?(state: S, action: A): ShownTo | null;

  /** The whole truth as readable JSON, and back. */
  position(state: S): unknown;
  parsePosition(value: unknown, data?: unknown): Result<S>;
  /** A position of earlier rules or built-in data: what cannot be any more in the present ones is as near to it as can be. */
  adoptPosition?(position: unknown, start: S): unknown;
  /** The position in earlier formats: checkpoints of records made at their time are hashes of those. */
  oldPositions?(state: S): readonly unknown[];

  /** What a seat may know, built from nothing. Unknown values read `?`. */
  view(state: S, seat: Seat): unknown;
  /**
   * For each seat, what reads otherwise in its view of a later state; nothing that reads as before is named. Whoever tells
   * a battle step by step passes the same memory every time, and to nobody else: each `before` is the `after` of last time.
   */
  viewDeltas(before: S, after: S, seats: readonly Seat[], memory?: DeltaMemory): readonly unknown[];
  /** The later view, from the earlier one and the delta; `like` lends data. */
  applyDelta(like: S, view: unknown, delta: unknown): unknown;
  /** A full state consistent with a view; `like` lends data and options. */
  sample(like: S, view: unknown, random: Random): Result<S>;
  /** The same as `sample(view(state, seat))` without the detour through text. */
  redact(state: S, seat: Seat, random: Random, into: S): void;
  /** Prepared once for this moment and seat, and drawn from as often as one likes: each draw is what `redact` makes. */
  sampler(state: S, seat: Seat): Sampler<S>;
  /** Whether anything at all is hidden from anybody. */
  hasSecrets(state: S): boolean;
  /** What the `?` of the views say, for all seats at once and without a view. */
  readonly knowledge: Knowledge<S>;
  /** The exact distribution of what an action leads to, from what the seat may know; null when it draws no die. */
  forecast(state: S, seat: Seat, action: A): Forecast | null;

  readonly codes: PackedActions<S, A>;
}

/** The contract's fast side, for random play and search: the same rules on packed actions. */
export interface PackedActions<S extends Cells, A extends PublicAction> {
  /** Number of the side that owes a decision, -1 when the battle is over. */
  deciding(state: S): number;
  /** What is asked of whom: another number whenever another side decides, or another step is decided. */
  question(state: S): number;
  /** Units of the deciding side that have an action of their own now; returns how many were written. */
  actors(state: S, into: Int16Array): number;
  list(state: S, into: ActionCodes): void;
  listOf(state: S, unit: number, into: ActionCodes): void;
  /** Actions that belong to no unit: done, stacking, choices. */
  listGeneral(state: S, into: ActionCodes): void;
  action(state: S, codes: ActionCodes, index: number): A;
  play(state: S, codes: ActionCodes, index: number, dice: Dice, log: Log | null): void;

  /*
   * The same by its two words, for plans that were made for another state. The head is one that was listed in this
   * battle. Some words name what holds only where they were listed, such as the cost of a move: elsewhere they say nothing.
   */
  /** The action in full; null when the words say nothing in this state. */
  read(state: S, head: number, tail: number): A | null;
  /** Is it against the rules now, or does it say nothing in this state? */
  refuses(state: S, head: number, tail: number): boolean;
  /** Plays what is not refused; only words that say nothing are noticed, and throw. */
  playCode(state: S, head: number, tail: number, dice: Dice, log: Log | null): void;
}
