import { ActionCodes } from '../actions/codes.js';
import type { Aids } from '../aids.js';
import { type Game, type Language, observer, type PublicAction, type Seat, type Texts } from '../game.js';
import type { Match } from '../match/match.js';
import type { Generator, Random } from '../dice/random.js';
import { type Cells, copyInto } from '../state/state.js';
import { type Invariant, InvariantError } from './failure.js';
import { Mutation } from './mutation.js';
import { reveals } from './reveals.js';
import type { Sums } from './terms.js';

/** What only the battle itself can say. */
export interface Checks<S extends Cells, A extends PublicAction> {
  /** Index of the action to play; without it every action is equally likely. */
  readonly choose?: (state: S, offered: readonly A[], random: Random) => number;
  /** Plays instead: writes the one chosen action into the emptied buffer, on a state that tells it no secrets. */
  readonly policy?: { choose(state: S, random: Random, into: ActionCodes): void };
  /** An action that is accepted though nothing of its family is listed, to be played now and then instead of a listed one. */
  readonly compose?: (state: S, random: Random) => A | null;
  /** Is this an action of the kind that `compose` makes? */
  readonly composed?: (action: A) => boolean;
  /** In the list of legal actions one action represents its whole family: paths to one place, say. */
  readonly family?: (state: S, action: A) => string;
  /** Legal actions that `actors` leave out on purpose, so that random play makes progress. */
  readonly leftOut?: (state: S, action: A) => boolean;
  /** Does this only take back what its unit has begun? Nobody is called ready for that alone. */
  readonly takesBack?: (action: A) => boolean;
  /** A plausible action that may or may not be legal, to be compared with the list. */
  readonly stray?: (state: S, random: Random) => A;
  /** Is this a choice that no other seat may learn of, until something reveals it? */
  readonly secret?: (state: S, action: A) => boolean;
  /** Ids of what a seat cannot see: no event it may read names one that it sees neither before nor after. */
  readonly hidden?: (state: S, seat: Seat) => readonly string[];
  /** Types of events in which something is seen for a moment, and may be named. */
  readonly glimpses?: ReadonlySet<string>;
  /** Does what comes of this action depend on things a seat may not know, so that the seat may infer some of them? */
  readonly tells?: (state: S, action: A) => boolean;
  /** What the battle says of its codes. */
  readonly texts?: Readonly<Record<Language, Texts>>;
  /** What the battle shows its players. */
  readonly aids?: Aids<S, A>;
  /** What the aids show the side that decides, or the other, and the rules do not bear out; null when all is well. */
  readonly shown?: (aids: Aids<S, A>, state: S, side: string, offered: readonly A[], random: Random) => string | null;
  /** Totals of forecasts and events, with the terms that have to add up to them. */
  readonly sums?: Sums<S>;
  /** What cannot be in this state, recomputed from scratch; undefined when all is well. */
  readonly state?: (state: S) => string | undefined;
  /** What cannot have happened between two states. */
  readonly step?: (before: S, after: S, action: A) => string | undefined;
}

/** What a seat sees of a state, and the same as text. */
class Seen {
  readonly view: unknown;
  #text: string | undefined;

  constructor(view: unknown) {
    this.view = view;
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.view));
  }
}

/** One random game under examination: what the single checks share. */
export class RandomRun<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly checks: Checks<S, A>;
  readonly match: Match<S, A>;
  readonly random: Generator;
  /** Chooses what the aids are asked, so that the same battle is played with and without them. */
  readonly asking: Generator;
  readonly seats: readonly Seat[];
  /** What is offered at the present step, packed and in its public shape. */
  readonly codes: ActionCodes;
  offered: readonly A[] = [];
  /** Does `offered` hold everything there is? Otherwise the actions of some units, and the general ones. */
  offersAll = true;
  readonly mutation = new Mutation<A>();
  /** How many states have been made in which what a seat may not know is another. */
  variants = 0;
  /** Keys of the chapters of the log. */
  readonly chapters = new Set<string>();
  /** Dice that have fallen and that not everybody has been shown yet. */
  diceUnseen: readonly number[] = [];
  /** A copy of the state before the present event. */
  readonly before: S;
  /** States to try things out on. */
  readonly one: S;
  readonly other: S;
  /** A copy of one of them before something was tried out on it. */
  readonly earlier: S;
  /** Views of the state now, and of that before the last event, made when they are asked for. */
  #views = new Map<Seat, Seen>();
  #earlierViews = new Map<Seat, Seen>();
  /** Who has learned something by the last event, as far as that has been asked. */
  readonly #learners = new Map<Seat, boolean>();
  #unitSides: ReadonlyMap<string, string> | null = null;

  constructor(game: Game<S, A>, checks: Checks<S, A>, match: Match<S, A>, random: Generator, asking: Generator) {
    this.game = game;
    this.checks = checks;
    this.match = match;
    this.random = random;
    this.asking = asking;
    this.seats = [...game.sides, observer];
    this.codes = new ActionCodes();
    this.before = game.blank(match.state);
    this.one = game.blank(match.state);
    this.other = game.blank(match.state);
    this.earlier = game.blank(match.state);
  }

  get state(): S {
    return this.match.state;
  }

  /** The state as it is now, on a copy that may be changed. */
  copy(into: S): S {
    copyInto(into, this.state);
    return into;
  }

  /** What a seat sees now. */
  viewOf(seat: Seat): Seen {
    return remembered(this.#views, seat, () => new Seen(this.game.view(this.state, seat)));
  }

  /** What a seat saw before the last event. */
  earlierViewOf(seat: Seat): Seen {
    return remembered(this.#earlierViews, seat, () => new Seen(this.game.view(this.before, seat)));
  }

  /** Has a `?` in what a seat saw given way by the last event? */
  hasLearned(seat: Seat): boolean {
    return remembered(this.#learners, seat, () => reveals(this.earlierViewOf(seat).view, this.viewOf(seat).view));
  }

  /** An event has been played: `before` and `state` are no longer the same. */
  stepped(): void {
    this.#learners.clear();
    this.#earlierViews = this.#views;
    this.#views = new Map();
  }

  /** Every unit of the battle with its side: they are the same at all times and for all seats. */
  unitSides(aids: Aids<S, A>): ReadonlyMap<string, string> {
    return (this.#unitSides ??= new Map(aids.units(this.state, observer).map(({ id, side }) => [id, side])));
  }

  familyOf(action: A): string {
    return this.checks.family?.(this.state, action) ?? JSON.stringify(action);
  }

  fail(invariant: Invariant, detail: string, cause?: unknown): never {
    throw new InvariantError(invariant, detail, this.match.length, this.match.record(true), cause);
  }

  demand(holds: boolean, invariant: Invariant, detail: () => string): void {
    if (!holds) this.fail(invariant, detail());
  }

  demandSame(expected: string, found: string, invariant: Invariant, what: () => string): void {
    this.demand(expected === found, invariant, () => `${what()}: ${difference(expected, found)}`);
  }
}

function remembered<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** A short excerpt of where two texts differ. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `...${a.slice(from, at + 60)}... against ...${b.slice(from, at + 60)}...`;
}
