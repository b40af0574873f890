import type { SealedText } from '../../storage/types.js';
import { canSeal, keepKey } from './keys.js';

/**
 * Seals texts with a key that this browser makes once and never hands out, so that the record of a battle under way -
 * its dice, and what the other side has decided in secret - cannot be read where it is stored. It keeps honest players
 * honest; whoever owns the machine and is determined can still let the browser open the seal.
 */

const algorithm = 'AES-GCM';
let making: Promise<CryptoKey> | null = null;

async function battlesKey(): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  return await keepKey('battles', made);
}

const key = (): Promise<CryptoKey> => {
  making ??= battlesKey().catch((error: unknown) => {
    making = null;
    throw error;
  });
  return making;
};

/** Null where nothing can be sealed. */
export async function seal(text: string): Promise<SealedText | null> {
  if (!canSeal()) return null;
  try {
    const nonce = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: algorithm, iv: nonce },
      await key(),
      new TextEncoder().encode(text),
    );
    return { nonce, text: sealed };
  } catch {
    return null;
  }
}

/** Null when the seal was made with another key, or is damaged. */
export async function unseal({ nonce, text }: SealedText): Promise<string | null> {
  try {
    const opened = await crypto.subtle.decrypt({ name: algorithm, iv: nonce }, await key(), text);
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}
