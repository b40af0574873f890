import { sha256Hex } from '../dice/sha256.js';

/** What both players have told for one sitting. */
export interface Links {
  /** Of whoever wrote the invitation. */
  readonly host: string;
  readonly guest: string;
}

/**
 * The secret of the dice of one sitting: of the number of the letter that will end it, and of a link of both chains.
 * Neither player can choose it, for both chains were fixed before the other's links were told.
 */
export const sittingSecret = (match: string, number: number, { host, guest }: Links): string =>
  sha256Hex(`impulse-sitting-1/${match}/${number}/${host}/${guest}`);

/** What a battle by letters is sealed with before its first sitting. No die is drawn from it. */
export const openingSecret = (match: string, link: string): string => sha256Hex(`impulse-opening-1/${match}/${link}`);
