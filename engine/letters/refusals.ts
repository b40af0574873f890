/** Why a letter is not taken. */
export const letterRefusals = [
  /** Not a letter at all. */
  'foreign-file',
  /** Written in another format of letters. */
  'other-format',
  /** Written under another version of the rules. */
  'other-rules',
  /** It cannot be read: it has been changed, or is damaged or not whole. */
  'changed-file',
  /** Of a battle that is not kept here, or for the other side. */
  'not-for-you',
  /** Written here. */
  'own-letter',
  /** Somebody else has accepted the invitation before. */
  'taken-invitation',
  /** Read before. */
  'already-read',
  /** Another letter of this number was read before: the other player has played from here twice. */
  'second-version',
  /** One before it has not been read. */
  'letter-missing',
  /** It answers a letter that was not written here. */
  'other-parent',
  /** Something in it is against the rules, or its dice are not those that both players have made. */
  'against-the-rules',
  /** Its writer still owes a decision. */
  'unfinished',
] as const;

export type LetterRefusal = (typeof letterRefusals)[number];
