import { type Sealing, sha256Hex } from '@impulse/engine';

/** Secrets of dice: from a seed that anybody can write down again, or from chance. */

/** 256 bits in hexadecimal; a source of chance is passed in. */
export type SecretSource = () => string;

interface Wishes {
  readonly seed?: string | undefined;
  readonly match?: string | undefined;
  readonly live?: boolean | undefined;
}

/** The same seed gives the same secret and, unless another is asked for, the same name of the match. */
export function sealingFor({ seed, match, live }: Wishes, chance: SecretSource): Sealing {
  const secret = seed === undefined ? chance() : sha256Hex(seed);
  return { secret, match: match ?? matchName(secret), ...(live ? { live } : {}) };
}

/** Tells nothing about the secret. */
const matchName = (secret: string): string => sha256Hex(`impulse-match-1/${secret}`).slice(0, 16);
