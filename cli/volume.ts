import {
  type AccountLine,
  type Cells,
  type DetailValue,
  type Game,
  good,
  type Language,
  type PublicAction,
  type Result,
  type Seat,
} from '@impulse/engine';
import type { Policy } from '@impulse/opponent';

/** A battle whose kind of state and action does not matter to the caller. */
export type AnyGame = Game<Cells, PublicAction>;

/** The data of a battle: those that come with it, and the check of a player's own. */
export function shelf<Data extends { readonly name: string }>(
  data: Data,
  check: (value: unknown) => Result<Data>,
  hash: (data: Data) => string,
): Pick<Volume, 'data' | 'dataHash' | 'checkData'> {
  return {
    data,
    dataHash: hash(data),
    checkData(value) {
      const own = check(value);
      return own.ok ? good({ name: own.value.name, hash: hash(own.value) }) : own;
    },
  };
}

/** What is to be shown on the map; some of it of one unit, or of units of a type. */
export interface Shown {
  readonly what: string;
  readonly unit?: string;
  readonly type?: string;
}

/** A battle with its data, its opponents and what the contract does not tell. */
export interface Volume {
  readonly game: AnyGame;
  /** The data file that comes with the game. */
  readonly data: unknown;
  readonly dataHash: string;
  /** Checks a data file of a player's own. */
  readonly checkData: (value: unknown) => Result<{ readonly name: string; readonly hash: string }>;
  /** A seat's view as JSON text, where that is faster than making the view and writing it. */
  readonly viewText?: (state: Cells, seat: Seat) => string;
  /** Exact bounds of families too large to list, for the side that owes a decision; nothing where there are none. */
  readonly bounds?: (state: Cells) => Readonly<Record<string, DetailValue>> | undefined;
  /** Hexes that its menus show on the map, from what a side may know; left out where there are no such menus. */
  readonly show?: (state: Cells, side: string, shown: Shown) => Result<readonly string[]>;
  readonly unitIds: (state: Cells) => readonly string[];
  /** The turn a state is in. */
  readonly turn: (state: Cells) => number;
  /** Does a side have so many legal actions that they are listed only when asked for? */
  readonly longLists: boolean;
  /** What the sides have lost, in their order: units, or strength points where units are worn down. */
  readonly losses: (state: Cells) => readonly [number, number];
  readonly lossName: string;
  /** Which line of the victory account this is, and its name. */
  readonly accountId: (line: AccountLine) => string;
  readonly accountName: (line: AccountLine, language: Language) => string;
  /** An action in short, as it is typed. */
  readonly notate: (action: unknown) => string;
  /** Computer opponents, from weak to strong. */
  readonly opponents: ReadonlyMap<string, Policy<Cells>>;
}
