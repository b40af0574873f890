import type { Result } from '@impulse/engine';
import { hashKey } from '../secrets.js';
import type { Store } from '../store/store.js';
import { forgetHolder } from './forget-holder.js';
import { type Addressee, hasFreeSeat, isFree, sideOfKey } from './kept-match.js';
import type { LiveMatch } from './live-match.js';
import type { Matches } from './matches.js';
import { noPlayer } from './players.js';
import { noFreeSeat, noSuchMatch, ofTournament } from './problems.js';

/** An offer that nobody accepts any more. */

const nobody: Addressee = { player: noPlayer, name: '' };

/** Declined by the one whom it was for, or withdrawn by whoever has made it. */
export async function closeOffer(
  matches: Matches,
  store: Pick<Store, 'tables'>,
  live: LiveMatch,
): Promise<Result<null>> {
  const closed = await live.change((kept) =>
    hasFreeSeat(kept)
      ? { kept: { ...kept, isPublic: false, to: { ...(kept.to ?? nobody), isDeclined: true } }, result: null }
      : noFreeSeat,
  );
  if (!closed.ok) return closed;
  const { id, seats } = live.kept;
  await matches.openOffers.release(id);
  await matches.personalOffers.release(id);
  for (const { side } of seats.filter(isFree)) await forgetHolder(await store.tables(), id, side);
  return closed;
}

/** Whoever has offered the match takes it back, as long as nobody has accepted it. */
export async function withdrawOffer(
  matches: Matches,
  store: Pick<Store, 'tables'>,
  id: string,
  key: string | null,
): Promise<Result<null>> {
  const live = key === null ? null : await matches.find(id);
  if (!live || key === null || sideOfKey(live.kept, hashKey(key)) === null) return { ok: false, error: noSuchMatch };
  if (live.kept.tournament) return { ok: false, error: ofTournament };
  return closeOffer(matches, store, live);
}
