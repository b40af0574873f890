import type {
  AccountLine,
  Aids,
  Cells,
  DetailValue,
  Features,
  Forecast,
  Game,
  Grid,
  Habits,
  History,
  Language,
  Outcome,
  PublicAction,
  Result,
  Texts,
} from '@impulse/engine';
import type { DataFile } from './data-file.js';
import type { Learning } from './learning.js';
import type { MapSymbols } from './map-symbols.js';
import type { ActionLine } from './notation/lines.js';
import type { Opponents } from './opponents.js';
import type { Phrases } from './phrases.js';
import type { Staff } from './staff.js';
import type { LeftOrders } from './standing.js';

/** What is to be shown on the map; some of it of one unit, or of units of a type. */
export interface Shown {
  readonly what: string;
  readonly unit?: string;
  readonly type?: string;
}

/** What a battle is played with. */
export interface BattleRules<S extends Cells = Cells, A extends PublicAction = PublicAction> {
  readonly game: Game<S, A>;
  /** What players are shown that needs a rule. */
  readonly aids: Aids<S, A>;
}

/** The same, put into words. */
export interface SpokenRules<S extends Cells = Cells, A extends PublicAction = PublicAction> extends BattleRules<S, A> {
  /** What it says of its codes. */
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** A battle with its data, its names, its opponents and what the contract does not tell. */
export interface LoadedBattle<S extends Cells = Cells, A extends PublicAction = PublicAction> extends SpokenRules<
  S,
  A
> {
  readonly dataFile: DataFile;
  readonly phrases: Readonly<Record<Language, Phrases<A>>>;
  readonly opponents: Opponents<S, A>;
  /** A position in numbers, for evaluation. */
  readonly features: Features<S>;
  /** How that evaluation is learnt. */
  readonly learning: Learning;
  /** Advice and hindsight; left out where there is no evaluation. */
  readonly staff?: Staff<S, A>;
  /** What opponents are known by; left out where nobody has written it down. */
  readonly habits?: Habits<S>;
  /** How the battle went, as a judge of those that are played; left out where nobody has written it down. */
  readonly history?: History<S>;
  /** What a side that owes a decision has left orders for (`standing.ts`); left out where such orders are none of the server's. */
  ordered?(state: S, side: string, orders: LeftOrders): A | null;
  /** Exact bounds of families too large to list, for the side that owes a decision; nothing where there are none. */
  bounds?(state: S): Readonly<Record<string, DetailValue>> | undefined;
  /** Hexes that its menus show on the map, from what a side may know; left out where there are no such menus. */
  show?(state: S, side: string, shown: Shown): Result<readonly string[]>;
  unitIds(state: S): readonly string[];
  /** The number of the turn a state is in. */
  turnNumber(state: S): number;
  /** Does a side have so many legal actions that they are listed only when asked for? */
  readonly longLists: boolean;
  /** What the sides have lost, in their order: units, or strength points where units are worn down. */
  losses(state: S): readonly [number, number];
  readonly lossName: string;
  /** The side that collects points, and with how many the outcome says that it wins; null where points did not decide. */
  readonly scoringSide: string;
  pointsToWin(outcome: Outcome): number | null;
  /** Which line of the victory account this is, and its name. */
  accountId(line: AccountLine): string;
  accountName(line: AccountLine, language: Language): string;
  readonly grid: Grid;
  readonly symbols: MapSymbols;
  /** How actions are typed. */
  readonly lines: readonly ActionLine[];
  /** Shorter words for lines that are typed often. */
  readonly shortcuts: Readonly<Record<string, string>>;
  /** An action in short, as it is typed. */
  notate(action: A): string;
  /** Names of what the aids answer with beyond what every battle has. */
  trackValue(code: string, value: number | string, language: Language): string;
  unitMark(code: string, language: Language): string;
  unitTrait(code: string, language: Language): string;
  entryName(id: string, language: Language): string;
  /** Results of a forecast that are what an attacker hopes for. */
  readonly successes: readonly string[];
  /** What a forecast says of single units, and of what is not known. */
  forecastNotes(forecast: Forecast, language: Language): readonly string[];
}
