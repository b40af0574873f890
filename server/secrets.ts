import { createHash, randomBytes } from 'node:crypto';

/** What must not be guessed. Keys are kept as hashes only: whoever reads the store cannot play. */

const bytes = 32;

/** 256 bits for a person to hold, fit for an address. */
export const newKey = (): string => randomBytes(bytes).toString('base64url');

export const hashKey = (key: string): string => createHash('sha256').update(`impulse-key-1/${key}`).digest('hex');

/** 256 bits in hexadecimal: the server's part of the dice. */
export const newSecret = (): string => randomBytes(bytes).toString('hex');

/** 128 bits: what is called by it cannot be found by trying. */
export const newPublicId = (): string => randomBytes(16).toString('hex');
