import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { bad, type Result } from '@impulse/engine/reading/result.js';
import type { ChallengeWanted } from '@impulse/protocol/wire/index.js';
import { challengeFor, keepPasskey, signInByPasskey } from '../../hosts/remote/people.js';
import { browserName } from './browser-name.js';

/** Browsers keep passkeys for names only, and only where nobody listens on the way. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

const cancelled = bad('passkey-cancelled', '', 'The authenticator has not answered.');

/** Makes a passkey, for the account that is signed in or together with a new one. */
export async function makePasskey(
  wanted: Exclude<ChallengeWanted, { readonly for: 'sign-in' }>,
): Promise<Result<unknown>> {
  const options = await challengeFor<PublicKeyCredentialCreationOptionsJSON>(wanted);
  if (!options.ok) return options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options.value }).catch(() => null);
  return made ? keepPasskey(made, browserName(navigator.userAgent) || 'Passkey') : cancelled;
}

export async function usePasskey(): Promise<Result<unknown>> {
  const options = await challengeFor<PublicKeyCredentialRequestOptionsJSON>({ for: 'sign-in' });
  if (!options.ok) return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({ optionsJSON: options.value }).catch(() => null);
  return signed ? signInByPasskey(signed) : cancelled;
}
