import type { Drafting } from './drafts.js';
import type { Detail, LogEvent, PublicAction, Refusal, Seat } from './game.js';
import type { Cells } from './state/state.js';

/**
 * What a player is shown that needs a rule. Each battle implements it once, under `games/<game>/aids/`; the table and
 * the terminal ask it and hold no rule of their own. Answers are made from what the seat may know: a state and any
 * redaction of it for that seat give the same. Hexes are labels, units and formations are ids, and everything else is
 * a code that the battle's texts put into words.
 */
export interface Aids<S extends Cells, A extends PublicAction> {
  /** Every unit of the battle, in the order of battle, as the seat knows it. */
  units(state: S, seat: Seat): readonly UnitCard[];
  unit(state: S, seat: Seat, id: string): UnitCard | null;
  /** Units by hex from top to bottom; null for one that the seat cannot see. */
  stacks(state: S, seat: Seat): ReadonlyMap<string, readonly (string | null)[]>;
  hex(state: S, seat: Seat, hex: string): HexCard;
  /** Units of the seat that have something of their own to do now; in a set-up, those still to be placed. */
  ready(state: S, seat: Seat): readonly string[];
  /** Units of the seat that can go somewhere only together, by groups; in battles that know such actions. */
  groups?(state: S, seat: Seat): readonly (readonly string[])[];

  /** Where an action is done and what it looks like on the map. */
  spot(state: S, seat: Seat, action: A): Spot;
  /**
   * Where a unit can go now, with the way there. One search answers marks, points left and paths. A hex comes more than
   * once where ways to it differ in more than their price: over the ice or round it, on foot or by rail.
   */
  reach(state: S, seat: Seat, unit: string): readonly Reached[];
  /** Where all of these units can go together, each way by one action; in battles that know such actions. */
  together?(state: S, seat: Seat, units: readonly string[]): readonly TogetherWay<A>[];
  /** Where these units of one hex can go by way of `hexes`, one after the other; the last of them is such a place too. */
  via?(state: S, seat: Seat, units: readonly string[], hexes: readonly string[]): readonly TogetherWay<A>[];
  /** What a path does to a unit, hex by hex: codes of the effects that come up there for the first time. */
  hazards?(state: S, seat: Seat, unit: string, path: readonly string[]): readonly (readonly string[])[];
  /** How units of several hexes march to a hex, in battles that offer it. */
  march?(state: S, seat: Seat, units: readonly string[], to: string): March<A>;
  /** What a path costs, as running totals, one for each hex of it. `kind` is the spot's, where it changes the price. */
  costs(state: S, seat: Seat, unit: string, path: readonly string[], kind?: string): readonly number[];
  /** Why what the player most likely meant by "this unit, that hex" is refused; without a hex: why it cannot act. */
  whyNot(state: S, seat: Seat, unit: string, hex: string | null): Refusal | null;

  readonly overlays: readonly OverlaySpec[];
  overlay(state: S, seat: Seat, id: string, unit: string | null): Shade;

  /** Whether a unit sees a hex, in battles where that matters; null where the seat may not know. */
  lineOfSight?(state: S, seat: Seat, unit: string, hex: string): LineOfSight | null;

  /** Events of one action as scenes to be acted out; `before` is the state before it, as the seat knew it. */
  tell(before: S, seat: Seat, events: readonly LogEvent[]): readonly ToldEvent[];
  /** Whether an event opens a chapter of the log. `opens`: it is the first of all, and the log may begin unheaded. */
  chapter(event: LogEvent, opens?: boolean): Chapter | null;

  /** What there is to do or to look after, in battles with many units: codes, and the units they are about. */
  tasks?(state: S, seat: Seat): readonly Task[];
  /** Attacks that have been declared, as far as the seat knows of them; in battles that declare attacks beforehand. */
  attacks?(state: S, seat: Seat): readonly DeclaredAttack[];
  /** Enemy hexes that the seat, which owes the decision, could attack before its step ends, and with whom. */
  targets(state: S, seat: Seat): readonly AttackTarget[];
  /**
   * Attacks of several units on one hex that promise most, one after the other; in battles in which each unit attacks by
   * itself. Those that plan attacks of several units together have a draft for it.
   */
  series?(state: S, seat: Seat, hex: string): readonly AttackInSeries<A>[];
  /** What would be left undone if the seat ended its step now; null while `done` is not for it to say. */
  left(state: S, seat: Seat): Reminder | null;
  /** Reinforcements still to come and already here, by turn. */
  schedule(state: S, seat: Seat): readonly Arrival[];
  /** The figures of the tracker: turn, phase, points, supply, weather. */
  tracks(state: S, seat: Seat): readonly Track[];
  /** What each number that can be chosen now would bring: activation numbers, movement points. Empty in other steps. */
  prospects(state: S, seat: Seat): readonly Prospect<A>[];

  /** Actions that are put together piece by piece, by type of action. */
  readonly drafts: Readonly<Partial<Record<A['type'], Drafting<S, A>>>>;
}

/** Units that march as they stand, the first of them to a hex. */
export interface March<A> {
  /** In their order; none of them rolls dice or meets anybody. */
  readonly actions: readonly A[];
  /** Who finds no such way. */
  readonly stay: readonly string[];
}

/** A hex to which several units go by one action. */
export interface TogetherWay<A> {
  readonly hex: string;
  readonly action: A;
  /** Movement points that the slowest has left, where points matter. */
  readonly left: number | null;
  /** Codes of what happens on the way and there. */
  readonly effects: readonly string[];
}

/** What is left of something, and how much it was. */
export interface Gauge {
  readonly left: number;
  readonly full: number;
}

/** Where a unit is: on the map, yet to come, lost, gone by an edge, or somewhere the seat may not know. */
export type Whereabouts = 'map' | 'off' | 'lost' | 'exited' | 'unknown';

/** A unit as a seat knows it. */
export interface UnitCard {
  readonly id: string;
  readonly side: string;
  /** Kind of unit: the code of its symbol and its word. */
  readonly type: string;
  /** Brigade, regiment or division: whose units march together. */
  readonly formation: string;
  /** What the formation belongs to in the order of battle, or null. */
  readonly group: string | null;
  readonly where: Whereabouts;
  /** Its hex when it is on the map. */
  readonly hex: string | null;
  /** Null where the seat may not know it. */
  readonly strength: Gauge | null;
  /** Movement points, where the battle counts them and the seat may know. */
  readonly movement: Gauge | null;
  /** The printed figures in their printed order. */
  readonly figures: readonly Figure[];
  /** What is printed besides: combined arms, defensive only. */
  readonly traits: readonly string[];
  /** What it has done and what has been done to it, as codes of the battle's flags. */
  readonly marks: readonly string[];
  /** It has acted, or cannot act in the step of its side that is going on. */
  readonly spent: boolean;
}

export interface Figure {
  readonly code: string;
  readonly value: number;
}

export interface HexCard {
  readonly hex: string;
  readonly terrain: string;
  /** Codes of what else is there, with details: points, roads, bridges, bunkers. */
  readonly features: readonly { readonly code: string; readonly detail: Detail }[];
  /** Who holds the objective in this hex; null where there is none. */
  readonly holder: string | null;
  /** Sides whose zone of control, as far as the seat knows, covers the hex. */
  readonly zones: readonly string[];
}

/** How an action is carried out at a table. */
export type Manner =
  | 'go' /* to a hex by a path */
  | 'enter' /* onto the map */
  | 'leave' /* the map */
  | 'place' /* in a hex, without a path */
  | 'attack' /* a hex */
  | 'unit' /* something a unit does where it is */
  | 'choice'; /* something nobody in particular does */

export interface Spot {
  readonly manner: Manner;
  /** Which kind of it: `assault`, `overrun`, `barrage`. */
  readonly kind: string;
  /** The hex a player points at to do it; null where it has no place on the map. */
  readonly hex: string | null;
  /** Units that do it. */
  readonly units: readonly string[];
  /** The unit it is aimed at, where the player chooses one. */
  readonly aim: string | null;
  /** Hexes entered on the way, the last one included; empty where nobody moves. */
  readonly path: readonly string[];
}

export interface Reached {
  readonly hex: string;
  /** The kind of the spot of the action that goes there; left out where there is only one. */
  readonly kind?: string;
  /** Movement points left on arrival. */
  readonly left: number;
  readonly path: readonly string[];
  /** Codes of what happens there: `stops`, `ice`, `transit`, `detection`. */
  readonly effects: readonly string[];
}

export interface OverlaySpec {
  readonly id: string;
  /** Is it about the whole map, or about one unit? */
  readonly about: 'map' | 'unit';
}

/** `barred` names the hex that is in the way. */
export type LineOfSight = { readonly kind: 'seen' | 'far' } | { readonly kind: 'barred'; readonly by: string };

export type Grade = 'good' | 'fair' | 'poor';

/** Something painted over the map. */
export interface Shade {
  readonly hexes: readonly string[];
  /** Signs on single hexes: whose it is, and a short text. */
  readonly flags: readonly { readonly hex: string; readonly side: string; readonly text: string }[];
  /** Traced ways, hex by hex. */
  readonly lines: readonly (readonly string[])[];
  /** By hex: the units that it comes from, where that can be told. */
  readonly from?: Readonly<Record<string, readonly string[]>>;
  /** Hexes that are well, so-so or badly off, where that is what it shows. */
  readonly grades?: Readonly<Record<Grade, readonly string[]>>;
}

/** One throw of dice. */
export interface Throw {
  /** Empty where the dice are nobody's: weather. */
  readonly side: string;
  readonly purpose: string;
  readonly dice: readonly number[];
  /** Who rolled, where it was a unit. */
  readonly unit: string | null;
  /** Whether it came off, where that can be said. */
  readonly success: boolean | null;
}

/** Something that can be shown. An event without scenes is read in the log only. */
export type Scene =
  /** The path begins with the hex the unit left, if it was on the map. */
  | { readonly kind: 'move'; readonly unit: string; readonly path: readonly string[] }
  | { readonly kind: 'shot'; readonly from: string | null; readonly to: string; readonly hit: boolean }
  | { readonly kind: 'loss'; readonly unit: string; readonly hex: string | null; readonly points: number }
  | { readonly kind: 'gone'; readonly unit: string; readonly hex: string | null }
  | { readonly kind: 'throw'; readonly thrown: Throw }
  | { readonly kind: 'mark'; readonly hex: string; readonly code: string };

export interface ToldEvent {
  readonly event: LogEvent;
  readonly scenes: readonly Scene[];
  /** Shown beside the map with its arithmetic until something else is done. */
  readonly result: boolean;
}

/** A heading of the log; levels from `turn` down. */
export interface Chapter {
  readonly key: string;
  readonly level: 'turn' | 'part' | 'impulse';
  readonly kind: string;
  readonly detail: Detail;
}

/** An attack that has been declared and is fought out later. */
export interface DeclaredAttack {
  readonly hex: string;
  /** How far it has come, as a code of the battle. */
  readonly progress: string;
  /** It is over. */
  readonly over: boolean;
  /** Units that take part, as far as the seat may know. */
  readonly units: readonly string[];
  /** From where they attack. */
  readonly from: readonly string[];
}

/** One of several attacks on a hex, made if those before it have left anybody there. */
export interface AttackInSeries<A> {
  readonly action: A;
  /** How likely it hits then. */
  readonly hit: number;
  /** How likely the hex is empty after it, whichever attack has done it. */
  readonly emptied: number;
}

/** A hex that could be attacked. */
export interface AttackTarget {
  readonly hex: string;
  /** Each of them could, not all of them together. */
  readonly units: readonly string[];
}

export interface Reminder {
  readonly step: string;
  /** Units that could still act. */
  readonly idle: readonly string[];
  /** What else would be lost or forgotten, by code, with the hexes and units it is about. */
  readonly warnings: readonly {
    readonly code: string;
    readonly hexes: readonly string[];
    readonly units: readonly string[];
  }[];
  /** There is no way back from ending this step, or something is left to do: ask first. */
  readonly asks: boolean;
}

export interface Task {
  readonly code: string;
  readonly units: readonly string[];
}

/** Units that come together. */
export interface Arrival {
  readonly turn: number;
  readonly side: string;
  /** The way in, and the hexes it opens on. */
  readonly entry: string;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
}

export interface Track {
  readonly code: string;
  /** Whose it is; null for both. */
  readonly side: string | null;
  /** Null where the seat may not know it. */
  readonly value: number | string | null;
  readonly full: number | null;
}

/** What a number would bring. */
export interface Prospect<A> {
  readonly value: number;
  /** The action that takes it, where it may be taken now; null for comparison only. */
  readonly action: A | null;
  readonly facts: Readonly<Record<string, number | string | boolean>>;
}
