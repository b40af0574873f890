import { type LetterContent, readContent, sealedHead, type SealedLetter } from '@impulse/engine';
import { fromBase64, toBase64 } from '../base64.js';

/**
 * Seals letters between two players: only who holds one of the two private keys can open or make one, and a letter
 * whose head or content has been changed does not open.
 */

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const cipher = 'AES-GCM';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export interface LetterKeys {
  /** Cannot be read out. */
  readonly own: CryptoKey;
  /** As it stands in a letter. */
  readonly told: string;
}

export async function makeLetterKeys(): Promise<LetterKeys> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  return { own: privateKey, told: toBase64(new Uint8Array(raw)) };
}

/** The key that both players come to, each from the own private and the other's public one; null when that is none. */
export async function sharedKey(own: CryptoKey, theirs: string, match: string): Promise<CryptoKey | null> {
  const raw = fromBase64(theirs);
  if (!raw) return null;
  try {
    const told = await crypto.subtle.importKey('raw', raw, curve, false, []);
    const common = await crypto.subtle.deriveBits({ name: 'ECDH', public: told }, own, 256);
    const material = await crypto.subtle.importKey('raw', common, 'HKDF', false, ['deriveKey']);
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: bytes(match), info: bytes('impulse-letter-1') };
    const usages: KeyUsage[] = ['encrypt', 'decrypt'];
    return await crypto.subtle.deriveKey(derivation, material, { name: cipher, length: 256 }, false, usages);
  } catch {
    return null;
  }
}

export async function sealLetter(
  key: CryptoKey,
  head: Omit<SealedLetter, 'nonce' | 'sealed'>,
  content: LetterContent,
): Promise<SealedLetter> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const letter = { ...head, nonce: toBase64(nonce), sealed: '' };
  const algorithm = { name: cipher, iv: nonce, additionalData: bytes(sealedHead(letter)) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, bytes(JSON.stringify(content)));
  return { ...letter, sealed: toBase64(new Uint8Array(sealed)) };
}

/** Null when it was sealed with another key, or has been changed. */
export async function openLetter(key: CryptoKey, letter: SealedLetter): Promise<LetterContent | null> {
  const [nonce, sealed] = [onlyBase64(letter.nonce), onlyBase64(letter.sealed)];
  if (!nonce || !sealed) return null;
  try {
    const algorithm = { name: cipher, iv: nonce, additionalData: bytes(sealedHead(letter)) };
    return readContent(new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed)));
  } catch {
    return null;
  }
}

/** Bytes have more than one spelling in base64, and a letter has one hash. */
function onlyBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const found = fromBase64(text);
  return found && toBase64(found) === text ? found : null;
}
