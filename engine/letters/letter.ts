import { sha256Hex } from '../dice/sha256.js';
import type { Options } from '../game.js';
import { canonicalJson } from '../reading/canonical.js';
import { longestText, parseJson } from '../reading/json.js';
import { type Fields, mapOf, matching, oneOf, optional, type Read, record, text, whole } from '../reading/read.js';
import { good } from '../reading/result.js';
import { chainLength } from './chain.js';
import type { LetterRefusal } from './refusals.js';

/** Letters: the files by which two players without a server play a battle. */

export const letterFormat = 'impulse-letter-1';

/** What anybody can read of a letter. Letters are numbered from 0; the host writes those with even numbers. */
interface LetterHead {
  readonly format: typeof letterFormat;
  readonly game: string;
  readonly rules: string;
  readonly match: string;
  readonly number: number;
  /** The side that has written it, and the side that is to read it. */
  readonly from: string;
  readonly to: string;
}

/** Letter 0: what is to be played, and what the host binds himself to. Nothing in it is secret. */
export interface Invitation extends LetterHead {
  readonly number: 0;
  readonly scenario: string;
  readonly options: Options;
  readonly dataHash: string;
  /** The whole data file when it is the host's own. */
  readonly data?: unknown;
  /** The host's public key. */
  readonly key: string;
  /** Link 0 of the host's chain. */
  readonly link: string;
}

/** Every later letter. */
export interface SealedLetter extends LetterHead {
  /** The hash of the letter before it. */
  readonly parent: string;
  /** The guest's public key; only in letter 1. */
  readonly key?: string;
  readonly nonce: string;
  readonly sealed: string;
}

export type Letter = Invitation | SealedLetter;

export const isInvitation = (letter: Letter): letter is Invitation => letter.number === 0;

const side = text(20);
const hexadecimal = matching(/^[0-9a-f]{64}$/, 'bad-digits', '64 hexadecimal digits');
export const readLink: Read<string> = hexadecimal;
const base64 = (longest: number): Read<string> => {
  const read = text(longest);
  return (value, path) => {
    const found = read(value, path);
    return found.ok && !/^[A-Za-z0-9+/]+={0,2}$/.test(found.value)
      ? { ok: false, error: { code: 'bad-base64', path, message: 'This is not base64.' } }
      : found;
  };
};

const head = {
  format: oneOf(letterFormat),
  game: text(40),
  rules: text(20),
  match: matching(/^[0-9a-f]{16}$/, 'bad-match', '16 hexadecimal digits'),
  from: side,
  to: side,
} satisfies Partial<Fields<Invitation>>;

const invitation = record<Invitation>({
  ...head,
  number: oneOf(0),
  scenario: text(40),
  options: mapOf(text(40)),
  dataHash: text(64),
  data: optional((value) => good(value)),
  key: base64(200),
  link: readLink,
});

const sealedLetter = record<SealedLetter>({
  ...head,
  number: whole(1, chainLength - 1),
  parent: hexadecimal,
  key: optional(base64(200)),
  nonce: base64(40),
  sealed: base64(longestText),
});

/** A letter whose end was lost on its way is told apart from a file that never was one. */
const beginsAsLetter = /^\s*\{\s*"format"\s*:\s*"impulse-letter-\d+"/;

/** The letter in a file, or why it is none. */
export function readLetter(source: string): Letter | { readonly refusal: LetterRefusal } {
  const value = parseJson(source);
  if (!value.ok && beginsAsLetter.test(source)) return { refusal: 'changed-file' };
  if (!value.ok || typeof value.value !== 'object' || value.value === null) return { refusal: 'foreign-file' };
  const { format, number } = value.value as { readonly format?: unknown; readonly number?: unknown };
  if (!isLetterFormat(format)) return { refusal: 'foreign-file' };
  if (format !== letterFormat) return { refusal: 'other-format' };
  const letter = number === 0 ? invitation(value.value, '') : sealedLetter(value.value, '');
  return letter.ok ? letter.value : { refusal: 'changed-file' };
}

export const isLetterFormat = (format: unknown): boolean =>
  typeof format === 'string' && /^impulse-letter-\d+$/.test(format);

/** By it the next letter names this one. */
export const letterHash = (letter: Letter): string => sha256Hex(canonicalJson(letter));

/** What the seal vouches for besides what is under it. */
export const sealedHead = ({ sealed: _sealed, nonce: _nonce, ...rest }: SealedLetter): string => canonicalJson(rest);
