import { type DBSchema, openDB } from 'idb';

/** Keys that this browser makes and never hands out: scripts can use them, and cannot read them. */

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

const openKeys = () => openDB<Schema>('impulse-keys', 1, { upgrade: (fresh) => void fresh.createObjectStore('keys') });

/** Keeps a key under a name; of two tabs that make one at once the first one counts. */
export async function keepKey(name: string, made: CryptoKey): Promise<CryptoKey> {
  const database = await openKeys();
  const writing = database.transaction('keys', 'readwrite');
  const known = await writing.store.get(name);
  if (!known) await writing.store.put(made, name);
  await writing.done;
  database.close();
  return known ?? made;
}

export async function findKey(name: string): Promise<CryptoKey | null> {
  const database = await openKeys();
  const found = await database.get('keys', name);
  database.close();
  return found ?? null;
}

/** Browsers know no cryptography on pages that came over a plain connection. */
export const canSeal = (): boolean => (crypto.subtle as SubtleCrypto | undefined) !== undefined;
