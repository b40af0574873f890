import { sha256Hex } from './sha256.js';

/** What two players have put into the dice of a match; whoever keeps the match has committed to a secret before. */
export interface DiceParts {
  /** Of whoever proposed the match. It was committed to before the guest's part was told. */
  readonly host: string;
  readonly guest: string;
}

/** Tells nothing about a part of 256 random bits, and binds whoever publishes it. */
export const partCommitment = (part: string): string => sha256Hex(`impulse-part-1/${part}`);

/** The secret of the dice: nobody has chosen it, and nobody but whoever keeps the match can reckon it. */
export const jointSecret = (match: string, secret: string, { host, guest }: DiceParts): string =>
  sha256Hex(`impulse-joint-1/${match}/${secret}/${host}/${guest}`);
