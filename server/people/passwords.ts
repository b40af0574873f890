/** Passwords are kept as argon2id (RFC 9106) only. */

/** 19 MiB, two passes, one lane: what OWASP recommends; about 40 ms off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

// Loaded when it is needed: a server without accounts starts the sooner.
const argon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  // Argon2id is what the package makes when nothing else is asked for.
  return (await argon2()).hash(password, cost);
}

let nobodys: Promise<string> | null = null;

/** Takes as long for somebody without a password, or for nobody, as for anybody else. */
export async function isPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const hash = kept ?? (await (nobodys ??= hashPassword('a password that nobody has')));
  const fits = await (await argon2()).verify(hash, given);
  return fits && typeof kept === 'string';
}
