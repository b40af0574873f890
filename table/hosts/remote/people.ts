import type { Language } from '@impulse/engine/game.js';
import { good, type Result } from '@impulse/engine/reading/result.js';
import type {
  Account,
  ChallengeWanted,
  LinkUse,
  LinkWanted,
  MatchCard,
  OwnRatings,
  PersonMatch,
  ProfileChange,
  Seated,
} from '@impulse/protocol/wire/index.js';
import { call } from './call.js';

/** What is asked of a server with accounts. */

type Done = Promise<Result<{ readonly done: true }>>;

/** Null for guests. */
export async function ownAccount(): Promise<Result<Account | null>> {
  const answer = await call<{ readonly account: Account | null }>('people/me');
  return answer.ok ? good(answer.value.account) : answer;
}

export const signUp = (name: string, password: string, language: Language): Done =>
  call('people', { body: { name, password, language } });

export const signIn = (name: string, password: string): Done => call('people/sessions', { body: { name, password } });

export const askForLink = (wanted: LinkWanted): Done => call('people/links', { body: wanted });
export const redeemLink = (link: LinkUse): Done => call('people/links/use', { body: link });

/** What the authenticator is to sign; only it reads what stands there. */
export const challengeFor = <T>(wanted: ChallengeWanted): Promise<Result<T>> =>
  call('people/challenges', { body: wanted });
export const keepPasskey = (response: object, label: string): Done =>
  call('people/passkeys', { body: { response, label } });
export const signInByPasskey = (response: object): Done => call('people/sessions/passkey', { body: { response } });

export const changeProfile = (change: ProfileChange): Done => call('people/me', { method: 'PATCH', body: change });
export const setPassword = (password: string): Done =>
  call('people/me/password', { method: 'PUT', body: { password } });
export const setMail = (mail: string): Done => call('people/me/mail', { method: 'PUT', body: { mail } });
export const removeMail = (): Done => call('people/me/mail', { method: 'DELETE' });
export const removePasskey = (id: string): Done => call(`people/me/passkeys/${id}`, { method: 'DELETE' });

export const endSession = (id: string): Done => call(`people/me/sessions/${id}`, { method: 'DELETE' });
export const endSessions = (): Done => call('people/me/sessions', { method: 'DELETE' });

export const block = (name: string): Done => call('people/me/blocks', { body: { name } });
export const unblock = (name: string): Done =>
  call(`people/me/blocks/${encodeURIComponent(name)}`, { method: 'DELETE' });

/** Whoever sits opposite at this match, guests too. */
export const blockOpposite = (match: string): Done => call('people/me/blocks/opposite', { body: { match } });
export const unblockGuests = (): Done => call('people/me/guest-blocks', { method: 'DELETE' });

export const exportAccount = (): Promise<Result<object>> => call('people/me/export');
export const deleteAccount = (): Done => call('people/me', { method: 'DELETE' });

/** The matches of this person, wherever they were begun. */
export async function personMatches(): Promise<Result<readonly PersonMatch[]>> {
  const answer = await call<{ readonly matches: readonly PersonMatch[] }>('people/me/matches');
  return answer.ok ? good(answer.value.matches) : answer;
}

/** What somebody has offered to this person alone. */
export async function personalOffers(): Promise<Result<readonly MatchCard[]>> {
  const answer = await call<{ readonly offers: readonly MatchCard[] }>('people/me/offers');
  return answer.ok ? good(answer.value.offers) : answer;
}

/** This person does not want to be challenged to this match, or does not want to challenge any more. */
export const declineOffer = (match: string): Done => call(`people/me/offers/${match}`, { method: 'DELETE' });

/** How this person is rated, and how that came about. */
export const ownRatings = (): Promise<Result<OwnRatings>> => call('people/me/ratings');

/** One more key for a seat of this person's. */
export const anotherKey = (match: string): Promise<Result<Seated>> =>
  call(`people/me/matches/${match}/key`, { method: 'POST' });

/** A seat that was taken as a guest becomes this person's. */
export const bindSeat = (match: string, key: string): Done =>
  call(`people/me/matches/${match}`, { method: 'PUT', body: { key } });
