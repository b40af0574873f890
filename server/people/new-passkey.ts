import { good, type Result } from '@impulse/engine';
import type { ChallengeWanted, NewPasskey } from '@impulse/protocol/wire/index.js';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Compilable } from 'kysely';
import { newPublicId } from '../secrets.js';
import { keepChallenge, type PageOrigin, takeAsked } from './challenges.js';
import { languageOf } from './choices.js';
import { listPasskeys } from './passkeys.js';
import type { People } from './people.js';
import { admit, findPerson, readFreeName } from './persons.js';
import { notSignedIn, tooManyPasskeys, wrongPasskey } from './problems.js';
import type { LoginSession } from './login-sessions.js';
import type { ChallengeRow } from './tables.js';

/** A key pair that the browser or a device keeps (WebAuthn): made for an account, or together with one. */

const mostPasskeys = 20;

// Loaded when it is needed: a server without accounts starts the sooner.
const webauthn = () => import('@simplewebauthn/server');

/** What the browser hands to the authenticator, to make a passkey. */
export async function newPasskeyOptions(
  people: People,
  wanted: Exclude<ChallengeWanted, { readonly for: 'sign-in' }>,
  { origin, name: rpID }: PageOrigin,
  session: LoginSession | null,
): Promise<Result<object>> {
  const { tables, now } = people;
  const owner = wanted.for === 'add' ? await ownerOf(people, session) : await newOwner(people, wanted);
  if (!owner.ok) return owner;
  const { person, name, language } = owner.value;
  const known = await listPasskeys(tables, person);
  if (known.length >= mostPasskeys) return { ok: false, error: tooManyPasskeys };
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: 'Impulse',
    rpID,
    userName: name,
    userID: Uint8Array.from(Buffer.from(person, 'hex')),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  await keepChallenge(tables, { challenge, origin, purpose: wanted.for, person, name, language }, now());
  return good(options);
}

type Owner = Required<Pick<Parameters<typeof keepChallenge>[1], 'person' | 'name' | 'language'>>;

async function ownerOf({ tables }: People, session: LoginSession | null): Promise<Result<Owner>> {
  const person = session && (await findPerson(tables, session.person));
  if (!person) return { ok: false, error: notSignedIn };
  return good({ person: person.id, name: person.name, language: languageOf(person.language) });
}

async function newOwner(
  { tables }: People,
  { name: given, language }: Extract<ChallengeWanted, { readonly for: 'sign-up' }>,
): Promise<Result<Owner>> {
  const free = await readFreeName(tables, given);
  return free.ok ? good({ person: newPublicId(), name: free.value.name, language }) : free;
}

/** What a new passkey was made for. */
export interface MadePasskey {
  readonly person: string;
  readonly isNewcomer: boolean;
}

/** Keeps a passkey that was made for a challenge: for the account that is signed in, or with a new one. */
export async function keepPasskey(
  people: People,
  { response, label }: NewPasskey,
  page: PageOrigin,
  session: LoginSession | null,
): Promise<Result<MadePasskey>> {
  const asked = await takeAsked(people, response, page);
  const isNewcomer = asked?.purpose === 'sign-up';
  if (!asked || (!isNewcomer && (asked.purpose !== 'add' || asked.person !== session?.person))) return refused;
  const credential = await registered(response as RegistrationResponseJSON, asked, page);
  if (!credential) return refused;
  const { tables, now } = people;
  const { person, language } = asked;
  const insert: Compilable = tables.database.insertInto('passkey').values({
    id: credential.id,
    person,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    label,
    created: now(),
    used: now(),
  });
  if (!isNewcomer) {
    await tables.together([insert]);
    return good({ person, isNewcomer });
  }
  const name = await readFreeName(tables, asked.name);
  if (!name.ok) return name;
  const newcomer = { id: person, name: name.value, language: languageOf(language), password: null };
  const made = await admit(people, newcomer, [insert]);
  return made.ok ? good({ person, isNewcomer }) : made;
}

async function registered(response: RegistrationResponseJSON, { challenge, origin }: ChallengeRow, page: PageOrigin) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: page.name,
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // Whatever is wrong with what the authenticator has said.
    return null;
  }
}

const refused = { ok: false, error: wrongPasskey } as const;
