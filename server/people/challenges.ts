import { isIP } from 'node:net';
import { good, type Language, parseJson, type Result } from '@impulse/engine';
import type { People } from './people.js';
import type { Tables } from '../store/tables/tables.js';
import { noPasskeysHere } from './problems.js';
import type { ChallengeRow } from './tables.js';

/** What an authenticator is asked to sign: good once, for a few minutes, and for the page that has asked for it. */

const challengeTime = 5 * 60_000;

/** Where a page comes from, as its browser says. */
export interface PageOrigin {
  readonly origin: string;
  /** The name that passkeys are made for. */
  readonly name: string;
}

/** Browsers make passkeys for names only, and tell the origin with every request that changes something. */
export function readPageOrigin(origin: string | undefined, site: string | null): Result<PageOrigin> {
  const isExpected = site === null || origin === new URL(site).origin;
  const name = origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : '';
  if (origin === undefined || !isExpected || name === '' || isIP(name) || name.startsWith('[')) {
    return { ok: false, error: noPasskeysHere };
  }
  return good({ origin, name });
}

export interface NewChallenge {
  readonly challenge: string;
  readonly origin: string;
  readonly purpose: 'sign-in' | 'add' | 'sign-up';
  readonly person?: string;
  readonly name?: string;
  readonly language?: Language;
}

export async function keepChallenge({ database }: Tables, made: NewChallenge, now: number): Promise<void> {
  const row: ChallengeRow = { person: '', name: '', language: '', ...made, expires: now + challengeTime };
  await database.insertInto('challenge').values(row).execute();
}

/** Whoever takes it out has it; nobody finds it a second time. */
async function takeChallenge(
  { database }: Tables,
  challenge: string,
  origin: string,
  now: number,
): Promise<ChallengeRow | null> {
  const row = await database
    .deleteFrom('challenge')
    .where('challenge', '=', challenge)
    .returningAll()
    .executeTakeFirst();
  return row && row.origin === origin && row.expires > now ? row : null;
}

/** The challenge that an answer says it was made for, taken out. */
export async function takeAsked(
  { tables, now }: People,
  answer: object,
  { origin }: PageOrigin,
): Promise<ChallengeRow | null> {
  const { clientDataJSON: said } = ((answer as { readonly response?: unknown }).response ?? {}) as {
    readonly clientDataJSON?: unknown;
  };
  const data = parseJson(Buffer.from(typeof said === 'string' ? said : '', 'base64url').toString());
  const challenge = data.ok ? (data.value as { readonly challenge?: unknown } | null)?.challenge : null;
  return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge)
    ? takeChallenge(tables, challenge, origin, now())
    : null;
}

export async function forgetChallenges({ database }: Tables, now: number): Promise<void> {
  await database.deleteFrom('challenge').where('expires', '<=', now).execute();
}
