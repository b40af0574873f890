import { good, type Result, type Seat } from '@impulse/engine';
import type { Offered } from '@impulse/protocol/wire/index.js';
import { playersOf } from '../ratings/ratings.js';
import { isComputer, statusOf } from './kept-match.js';
import type { LiveMatch } from './live-match.js';
import type { Matches } from './matches.js';
import { guest, type SeatTaker } from './seat-taker.js';
import { alreadyOffered, notOver } from './problems.js';

/**
 * The same battle again with the sides changed over: offered like any other, and the other player is told the invitation. The
 * seat was opened with `key`.
 */
export async function offerRematch(
  matches: Matches,
  live: LiveMatch,
  seat: Seat,
  partCommitment: string,
  key: string,
): Promise<Result<Offered>> {
  const { kept } = live;
  if (statusOf(kept) !== 'over') return { ok: false, error: notOver };
  if (kept.rematch) return { ok: false, error: alreadyOffered };
  const own = kept.seats.find(({ side }) => side === seat);
  const other = kept.seats.find(({ side }) => side !== seat);
  if (!own || !other) throw new Error(`Nobody sits opposite ${seat}`);
  const { game, scenario, options } = kept.record;
  const { spectators, clock } = kept;
  const computer = isComputer(other) ? { computer: other.name } : {};
  const rated = kept.isRated && playersOf(kept.seats) ? { isRated: true } : {};
  const setup = { game, scenario, options, spectators, ...(clock ? { clock } : {}), ...computer, ...rated };
  const name = own.name ?? own.side;
  const taker: SeatTaker = {
    ...guest(name),
    ...(own.person === undefined ? {} : { person: own.person }),
    // A bot plays all its seats with one key, and stays marked.
    ...(own.kind === 'bot' ? { kind: 'bot', key } : {}),
  };
  const offered = await matches.offer({ ...setup, side: other.side, name, partCommitment }, taker);
  if (!offered.ok) return offered;
  const rematch = { by: seat, match: offered.value.card.match, invitation: offered.value.invitation };
  const noted = await live.change((now) =>
    now.rematch ? alreadyOffered : { kept: { ...now, rematch }, result: null },
  );
  if (!noted.ok) return noted;
  return good(offered.value);
}
