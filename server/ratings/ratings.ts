import type { SeatRating } from '@impulse/protocol/wire/index.js';
import type { Compilable } from 'kysely';
import type { KeptMatch, KeptSeat } from '../matches/kept-match.js';
import { type PlayerId, playerOf } from '../matches/players.js';
import type { Store } from '../store/store.js';
import { day } from '../matches/vacations.js';
import { type Estimate, newcomer, rate, rested, unknownEdge } from './method.js';
import type { EdgeStepTable, RatingStepTable } from './tables.js';

/** How people and bots are rated, battle by battle. Every rated match adds rows, and changes none. */
export class Ratings {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** As it is shown at a seat; null for players who have none, unless this match is to give them one. */
  async seatRating(player: PlayerId | null, game: string, isRated: boolean): Promise<SeatRating | null> {
    if (player === null) return null;
    const last = await this.#lastStep(player, game);
    return last || isRated ? shown(this.#today(last)) : null;
  }

  /**
   * What is kept together with the result of a match: the match with the new ratings, and the rows. Their keys (the match;
   * player, battle and number) let them be there once, whoever else writes at the same time.
   */
  async settle(kept: KeptMatch): Promise<Settled> {
    const { id: match, result, seats, record, bid } = kept;
    const [first, second] = seats;
    const players = playersOf(seats);
    if (!kept.isRated || !result || !players || !(await this.#hasBeenPlayed(match))) return { kept, rows: [] };
    const { game } = record;
    const scenario = edgeName(record.scenario, players[0], bid?.points !== undefined && bid.points !== null);
    const [before, edge] = [
      [await this.#lastStep(players[0], game), await this.#lastStep(players[1], game)] as const,
      await this.#lastEdge(game, scenario),
    ];
    const [one, other] = [this.#today(before[0]), this.#today(before[1])];
    const after = rate({ first: one, second: other, edge: edge ?? unknownEdge }, result.winner === first.side);
    const at = this.#now();
    const { database } = await this.#store.tables();
    const steps = [
      { seat: first, last: before[0], was: one, is: after.first },
      { seat: second, last: before[1], was: other, is: after.second },
    ].map(({ seat, last, was, is }, index) => ({
      match,
      side: seat.side,
      player: players[index],
      opponent: players[1 - index],
      game,
      scenario,
      number: (last?.number ?? 0) + 1,
      at,
      has_won: result.winner === seat.side ? (1 as const) : (0 as const),
      ...is,
      change: is.value - was.value,
    }));
    const edgeStep: EdgeStepTable = { match, game, scenario, number: (edge?.number ?? 0) + 1, ...after.edge };
    return {
      kept: { ...kept, seats: seats.map((seat, index) => ({ ...seat, rating: shown(steps[index]) })) },
      rows: [database.insertInto('rating_step').values(steps), database.insertInto('edge_step').values(edgeStep)],
    };
  }

  /** What is known now of a player whose last row this is. */
  #today(last: RatingStepTable | null): Estimate {
    return last ? rested(last, (this.#now() - last.at) / day) : newcomer;
  }

  async #lastStep(player: PlayerId, game: string): Promise<RatingStepTable | null> {
    const { database } = await this.#store.tables();
    const rows = database.selectFrom('rating_step').selectAll().where('player', '=', player).where('game', '=', game);
    return (await rows.orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null;
  }

  async #lastEdge(game: string, scenario: string): Promise<EdgeStepTable | null> {
    const { database } = await this.#store.tables();
    const rows = database.selectFrom('edge_step').selectAll().where('game', '=', game).where('scenario', '=', scenario);
    return (await rows.orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? null;
  }

  /** Has anybody done anything before the battle was ended? Actions are lists in the journal, all else is not. */
  async #hasBeenPlayed(match: string): Promise<boolean> {
    const { database } = await this.#store.tables();
    const actions = database.selectFrom('entry').select('number').where('match', '=', match);
    return (await actions.where('entry', 'like', '[%').limit(1).executeTakeFirst()) !== undefined;
  }
}

/** A match as it is to be kept, and rows to be kept with it. */
export interface Settled {
  readonly kept: KeptMatch;
  readonly rows: readonly Compilable[];
}

/** Both players, if they can be rated against each other: two people, or two bots. */
export function playersOf([one, other]: readonly KeptSeat[]): readonly [PlayerId, PlayerId] | null {
  const [first, second] = [playerOf(one), playerOf(other)];
  return first !== null && second !== null && arePeers(first, second) ? [first, second] : null;
}

/** Bots are rated among themselves. */
export const arePeers = (one: PlayerId, other: PlayerId): boolean => one !== other && isBot(one) === isBot(other);

export const isBot = (player: PlayerId): boolean => player.startsWith('bot/');

/** Sides that were bid for are even in another way, and bots play them in theirs. */
const edgeName = (scenario: string, player: PlayerId, isBid: boolean): string =>
  [scenario, ...(isBid ? ['bid'] : []), ...(isBot(player) ? ['bots'] : [])].join('+');

const shown = ({ value, deviation, change }: Estimate & { readonly change?: number }): SeatRating => ({
  value: Math.round(value),
  deviation: Math.round(deviation),
  change: change === undefined ? null : Math.round(change),
});
