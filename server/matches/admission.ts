import { hashKey } from '../secrets.js';
import { sideGivenTo } from './give-seat.js';
import { hasFreeSeat, isFree, type KeptMatch, sideOfKey, waitsFor } from './kept-match.js';
import type { PlayerId } from './players.js';

/** Who may know of a match, and who may sit down at it. */

/** By the invitation, or as the one player whom the offer is for; then the invitation alone is not enough. */
export const isInvitedTo = (kept: KeptMatch, invitation: string | null, player: PlayerId | null): boolean =>
  kept.to ? waitsFor(kept, player) : invitation !== null && hashKey(invitation) === kept.invitation;

const givenTo = (kept: KeptMatch, invitation: string | null): string | null =>
  invitation === null ? null : sideGivenTo(kept, invitation);

/** With a key or the invitation, if it is public, or if it waits for this very player. */
export function mayKnow(kept: KeptMatch, key: string | null, player: PlayerId | null): boolean {
  if (kept.spectators !== 'none' || (kept.isPublic && hasFreeSeat(kept)) || waitsFor(kept, player)) return true;
  if (key === null) return false;
  const hash = hashKey(key);
  return sideOfKey(kept, hash) !== null || hash === kept.invitation || givenTo(kept, key) !== null;
}

/** The side that somebody may take: the free one, or one whose player hands it over; null when there is none. */
export function sideFor(kept: KeptMatch, invitation: string | null, player: PlayerId | null): string | null {
  const free = kept.seats.find(isFree)?.side ?? null;
  const mayTake = kept.isPublic || isInvitedTo(kept, invitation, player);
  return givenTo(kept, invitation) ?? (mayTake ? free : null);
}
