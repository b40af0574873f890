import { signal } from '@preact/signals';
import { good, type Result } from '@impulse/engine/reading/result.js';
import type { Acceptance, MatchCard, MatchOffer, Offered, Seated } from '@impulse/protocol/wire/index.js';
import { call } from './call.js';

/** What is asked of the server before anybody sits at a match. */

export const offerMatch = (offer: MatchOffer): Promise<Result<Offered>> => call('matches', { body: offer });

export const acceptMatch = (match: string, acceptance: Acceptance): Promise<Result<Seated>> =>
  call(`matches/${match}/accept`, { body: acceptance });

/** Takes an offer back that nobody has accepted. */
export const withdrawOffer = (match: string, key: string): Promise<Result<{ readonly done: true }>> =>
  call(`matches/${match}`, { method: 'DELETE', bearer: key });

/** Public matches with a free seat. */
export async function openMatches(): Promise<Result<readonly MatchCard[]>> {
  const answer = await call<{ readonly matches: readonly MatchCard[] }>('matches');
  return answer.ok ? good(answer.value.matches) : answer;
}

/** Those that are played before everybody. */
export async function watchableMatches(): Promise<Result<readonly MatchCard[]>> {
  const answer = await call<{ readonly matches: readonly MatchCard[] }>('matches/watchable');
  return answer.ok ? good(answer.value.matches) : answer;
}

/** A match, and the seat that whoever asks may take, if any. */
export interface ShownMatch {
  readonly card: MatchCard;
  readonly seat: string | null;
}

export const shownMatch = (match: string, bearer: string | null): Promise<Result<ShownMatch>> =>
  call(`matches/${match}`, { bearer });

export async function matchCard(match: string, bearer: string | null): Promise<Result<MatchCard>> {
  const answer = await shownMatch(match, bearer);
  return answer.ok ? good(answer.value.card) : answer;
}

/** Is this page served by a server on which people play each other? Any other host has a file that says no. */
export const hasMatches = signal(false);

/** Can people have accounts there, and be sent letters? */
export const hasAccounts = signal(false);
export const hasLetters = signal(false);

interface ServerSays {
  readonly matches?: unknown;
  readonly accounts?: unknown;
  readonly letters?: unknown;
}

export async function askForMatches(): Promise<void> {
  const { matches, accounts, letters } = await serverSays();
  hasMatches.value = matches === true;
  hasAccounts.value = accounts === true;
  hasLetters.value = letters === true;
}

async function serverSays(): Promise<ServerSays> {
  try {
    const response = await fetch(new URL('server.json', document.baseURI), { cache: 'no-store' });
    return response.ok ? ((await response.json()) as ServerSays) : {};
  } catch {
    return {};
  }
}
