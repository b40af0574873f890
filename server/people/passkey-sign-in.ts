import { good, type Result } from '@impulse/engine';
import type { PasskeyAnswer } from '@impulse/protocol/wire/index.js';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { keepChallenge, type PageOrigin, takeAsked } from './challenges.js';
import type { People } from './people.js';
import { wrongPasskey } from './problems.js';

// Loaded when it is needed: a server without accounts starts the sooner.
const webauthn = () => import('@simplewebauthn/server');

/** What the browser hands to the authenticator. It names no account: nobody learns who has one. */
export async function signInOptions({ tables, now }: People, { origin, name: rpID }: PageOrigin): Promise<object> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await keepChallenge(tables, { challenge: options.challenge, origin, purpose: 'sign-in' }, now());
  return options;
}

/** The id of the person whose passkey has signed the challenge. */
export async function passkeySignIn(
  people: People,
  { response }: PasskeyAnswer,
  page: PageOrigin,
): Promise<Result<string>> {
  const { tables, now } = people;
  const asked = await takeAsked(people, response, page);
  if (asked?.purpose !== 'sign-in') return refused;
  const given = response as AuthenticationResponseJSON;
  const id = typeof given.id === 'string' && /^[\w-]+$/.test(given.id) ? given.id : '';
  const row = await tables.database.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return refused;
  const credential = {
    id,
    publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
    counter: row.counter,
  };
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: given,
      expectedChallenge: asked.challenge,
      expectedOrigin: asked.origin,
      expectedRPID: page.name,
      credential,
      requireUserVerification: true,
    });
    if (!verified) return refused;
    const used = { counter: authenticationInfo.newCounter, used: now() };
    await tables.database.updateTable('passkey').set(used).where('id', '=', id).execute();
    return good(row.person);
  } catch {
    return refused;
  }
}

const refused = { ok: false, error: wrongPasskey } as const;
