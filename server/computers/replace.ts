import type { Result, Seat } from '@impulse/engine';
import { isBattleId } from '@impulse/library/battles.js';
import { type KeptMatch, statusOf, withSeat } from '../matches/kept-match.js';
import type { LiveMatch } from '../matches/live-match.js';
import { notAtThisRevision, notDeserted, notPlaying, ofTournament, unknownLevel } from '../matches/problems.js';
import { computerSeat, hasLevel } from './computer-seat.js';

/** A computer takes a seat for good; nobody is pressed for time any more. */
export const giveToComputer = (live: LiveMatch, side: string, level: string, revision: number): Promise<Result<null>> =>
  live.changeHolder(
    side,
    (kept) => ({ kept: { ...withSeat(kept, computerSeat(side, level)), clock: null }, result: null }),
    revision,
  );

/** Does the battle of this match have such a computer? */
export const hasLevelFor = ({ record }: KeptMatch, level: string): boolean =>
  isBattleId(record.game) && hasLevel(record.game, level);

/** Gives a deserted seat to a computer, as `seat` wishes, if the battle stands where it was deserted. */
export async function replaceByComputer(
  live: LiveMatch,
  seat: Seat,
  { level, revision }: { readonly level: string; readonly revision: number },
): Promise<Result<null>> {
  if (statusOf(live.kept) !== 'playing') return { ok: false, error: notPlaying };
  if (live.kept.tournament) return { ok: false, error: ofTournament };
  await live.open();
  const { deserted } = live;
  if (deserted === null || deserted === seat) return { ok: false, error: notDeserted };
  if (revision !== live.revision) return { ok: false, error: notAtThisRevision };
  if (!hasLevelFor(live.kept, level)) return { ok: false, error: unknownLevel };
  return giveToComputer(live, deserted, level, revision);
}
