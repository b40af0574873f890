import type { Cells, Dice, Game, PublicAction, Random, Seat, Work } from '@impulse/engine';
import type { LevelId } from './levels.js';
import {
  playOut,
  type Policy,
  type PolicyMaker,
  type PolicySettings,
  randomPolicy,
  type Rehearsals,
  rehearsalsOf,
  type Sitter,
  sitterOf,
  think,
  thinking,
  type Thought,
} from '@impulse/opponent';

export type { Company, Helper, Progress, Rehearsals, Sitter, Thought } from '@impulse/opponent';

/** The computer opponents of one battle, by level. Only levels of the list may be asked for. */
export interface Opponents<S extends Cells, A extends PublicAction> {
  /** Those that are offered to players, from weak to strong. */
  readonly levels: readonly string[];
  /** The one a person meets when nothing is said, and the strongest that answers at once, for many battles. */
  readonly usual: string;
  readonly quick: string;
  /** The same and those that only serve to be measured against. */
  readonly rivals: readonly string[];
  /** Of a level or rival: it goes up when that opponent plays otherwise than before. */
  versionOf(level: string): number;
  /** A policy with a memory of its own, for whoever plays or searches with it. */
  make(level: string, settings?: PolicySettings): Policy<S>;
  /** What the opponent would do in a seat that owes a decision, from what that seat may know. */
  think(level: string, state: S, seat: Seat, random: Random): Thought<A>;
  /** The same in pieces. */
  thinking(level: string, state: S, seat: Seat, random: Random): Work<Thought<A>>;
  /** An opponent for one battle, which keeps its plans from one decision to the next. */
  sit(level: string): Sitter<S, A>;
  /** The work of another thread that helps it to think; `like` is a state of the same battle. */
  rehearsals(level: string, like: S): Rehearsals;
  /**
   * Plays a battle on, one opponent a side, until it is over or `limit` actions are played; answers how many were. `see`
   * is shown the state at the start and after each.
   */
  playOut(
    levels: readonly [string, string],
    state: S,
    dice: Dice,
    randoms: readonly [Random, Random],
    limit?: number,
    see?: (state: S) => void,
  ): number;
}

/** Who plays a battle. */
export interface Roster<S> {
  /** From weak to strong; random play comes before them. */
  readonly levels: readonly PolicyMaker<S>[];
  /** Not offered to players. */
  readonly rivals: readonly PolicyMaker<S>[];
  readonly usual: LevelId;
  readonly quick: LevelId;
}

export function opponentsOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  { levels, rivals, usual, quick }: Roster<S>,
): Opponents<S, A> {
  const makers = new Map([randomPolicy(game), ...levels, ...rivals].map((maker) => [maker.id, maker]));
  const makerOf = (level: string): PolicyMaker<S> => {
    const maker = makers.get(level);
    if (!maker) throw new RangeError(`${game.id} has no opponent ${level}`);
    return maker;
  };
  const make = (level: string, settings?: PolicySettings): Policy<S> => makerOf(level).make(settings);
  return {
    levels: ['random', ...levels.map(({ id }) => id)],
    usual,
    quick,
    rivals: [...makers.keys()],
    versionOf: (level) => makerOf(level).version,
    make,
    think: (level, state, seat, random) => think(game, make(level), state, seat, random),
    thinking: (level, state, seat, random) => thinking(game, make(level), state, seat, random, false),
    sit: (level) => sitterOf(game, () => make(level)),
    rehearsals: (level, like) => rehearsalsOf(game, make(level), like),
    playOut: ([first, second], state, dice, randoms, limit, see) =>
      playOut(game, state, [make(first), make(second)], dice, randoms, { limit, see }),
  };
}
