import type { Result, Seat } from '@impulse/engine';
import { isBattleId } from '@impulse/library/battles.js';
import type { LiveMatch } from '../matches/live-match.js';
import { timeLeft, unknownLevel } from '../matches/problems.js';
import { computerSeat, hasLevel } from './computer-seat.js';

/** Gives a deserted seat to a computer, as `seat` wishes, once the time of the other side is over. */
export async function replaceByComputer(live: LiveMatch, seat: Seat, level: string): Promise<Result<null>> {
  const deserted = live.outOfTime;
  if (deserted === null || deserted === seat) return { ok: false, error: timeLeft };
  return live.change((kept) => {
    if (!isBattleId(kept.record.game) || !hasLevel(kept.record.game, level)) return unknownLevel;
    const seats = kept.seats.map((one) => (one.side === deserted ? computerSeat(deserted, level) : one));
    return { kept: { ...kept, seats, clock: null }, result: null };
  });
}
