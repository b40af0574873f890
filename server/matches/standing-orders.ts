import type { Problem, Result, Seat } from '@impulse/engine';
import { isBattleId } from '@impulse/library/battles.js';
import { commandOfOrder, type LeftOrders, leftOrders } from '@impulse/library/standing.js';
import { RulesFailure } from '../rules/rules-line.js';
import { type KeptMatch, statusOf } from './kept-match.js';
import type { LiveMatch } from './live-match.js';
import { notPlaying } from './problems.js';

/** What players leave with the server for decisions that come up while they are away. Nobody else learns of it. */

const none: LeftOrders = {};

export const ordersLeftBy = ({ seats }: KeptMatch, seat: Seat): LeftOrders =>
  seats.find(({ side }) => side === seat)?.standing ?? none;

/** In the place of all that the seat had left before. */
export async function leaveOrders(live: LiveMatch, seat: Seat, orders: LeftOrders): Promise<Result<null>> {
  return live.change((kept) => {
    const wrong = whyNot(kept, orders);
    if (wrong) return wrong;
    const seats = kept.seats.map(({ standing, ...one }) => {
      const left = one.side === seat ? orders : standing;
      return left === undefined || Object.keys(left).length === 0 ? one : { ...one, standing: left };
    });
    return { kept: { ...kept, seats }, result: null };
  });
}

function whyNot(kept: KeptMatch, orders: LeftOrders): Problem | null {
  if (statusOf(kept) === 'over') return notPlaying;
  const { game } = kept.record;
  const known = isBattleId(game) ? leftOrders[game] : null;
  if (!known) return noOrders;
  const isKnown = ([name, value]: readonly [string, string]): boolean =>
    Object.hasOwn(known, name) && known[name].includes(value);
  return Object.entries(orders).every(isKnown) ? null : unknownOrder;
}

const noOrders: Problem = {
  code: 'no-orders',
  path: 'orders',
  message: 'In this battle the server takes no standing orders.',
};
const unknownOrder: Problem = { code: 'unknown-order', path: 'orders', message: 'There is no such standing order.' };

/** Carries out what players have left, like moves of their own. */
export class StandingOrders {
  readonly #report: (error: unknown) => void;
  /** Where one is about to be carried out. */
  readonly #acting = new WeakSet<LiveMatch>();

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Something about the match has changed: is there an order for what is asked now? */
  readonly attend = (live: LiveMatch): void => {
    const seat = live.decides;
    if (seat === null || this.#acting.has(live) || statusOf(live.kept) !== 'playing') return;
    if (Object.keys(ordersLeftBy(live.kept, seat)).length === 0) return;
    this.#acting.add(live);
    const attended = this.#act(live, seat).catch((error: unknown) => {
      // What was not kept has not happened; it is asked for again when somebody comes back to the match.
      if (!(error instanceof RulesFailure)) this.#report(error);
      return live.revision;
    });
    void attended.then((revision) => {
      this.#acting.delete(live);
      // Something may have happened meanwhile.
      if (live.revision !== revision) this.attend(live);
    });
  };

  /** Answers the revision at which nothing was ordered any more. */
  async #act(live: LiveMatch, first: Seat): Promise<number> {
    const { id: match } = live.kept;
    for (let seat: Seat | null = first; seat !== null; seat = live.decides) {
      const at = live.revision;
      const ordered = await live.ask({ do: 'ordered', match, seat, orders: ordersLeftBy(live.kept, seat) });
      if (!ordered) return at;
      const { revision, action } = ordered;
      const answer = await live.ask({ do: 'act', match, seat, revision, command: commandOfOrder(revision), action });
      // Where it is stale its player, or another process, was faster.
      if (answer.kind === 'refused' || answer.kind === 'malformed') {
        throw new Error(
          `A standing order in the match ${match} may not do this: ${JSON.stringify({ action, answer })}`,
        );
      }
    }
    return live.revision;
  }
}
