import { signal } from '@preact/signals';
import { bad, good, type Problem, type Result } from '@impulse/engine/reading/result.js';
import type { Acceptance, MatchCard, MatchOffer, Offered, Seated } from '@impulse/protocol/wire/index.js';

/** What is asked of the server before anybody sits at a match. */

interface Wanted {
  readonly body?: object;
  /** The key of a seat, or an invitation. */
  readonly bearer?: string | null;
}

async function call<T>(path: string, { body, bearer = null }: Wanted = {}): Promise<Result<T>> {
  try {
    const response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T | { readonly problem: Problem };
    if (typeof answer === 'object' && answer !== null && 'problem' in answer)
      return { ok: false, error: answer.problem };
    return good(answer);
  } catch {
    return bad('no-server', '', 'The server does not answer.');
  }
}

export const offerMatch = (offer: MatchOffer): Promise<Result<Offered>> => call('matches', { body: offer });

export const acceptMatch = (match: string, acceptance: Acceptance): Promise<Result<Seated>> =>
  call(`matches/${match}/accept`, { body: acceptance });

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

export async function matchCard(match: string, bearer: string | null): Promise<Result<MatchCard>> {
  const answer = await call<{ readonly card: MatchCard }>(`matches/${match}`, { bearer });
  return answer.ok ? good(answer.value.card) : answer;
}

/** Is this page served by a server on which people play each other? Any other host has a file that says no. */
export const hasMatches = signal(false);

export async function askForMatches(): Promise<void> {
  try {
    const response = await fetch(new URL('server.json', document.baseURI), { cache: 'no-store' });
    hasMatches.value = response.ok && ((await response.json()) as { readonly matches?: unknown }).matches === true;
  } catch {
    hasMatches.value = false;
  }
}
