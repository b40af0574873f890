import { bad, good, type Result } from '@impulse/engine';
import { looksLike } from './look-alikes.js';

/** A name that is fit for an account, and what it looks like. */
export interface ReadableName {
  readonly name: string;
  /** Two names with one skeleton cannot be told apart at a glance. */
  readonly skeleton: string;
}

const least = 2;
const most = 40;
const allowed = /^[\p{L}\p{M}\p{N} ._'’-]+$/u;
/** Nobody reads them; some are letters all the same. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
const manyMarks = /\p{M}{4}/u;

/** Letters of one script, or of those that are written together: with others a name may pass for another. */
const scripts: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Thai', 'Devanagari'].map(
    (script) => new RegExp(`^\\p{Script=${script}}*$`, 'u'),
  ),
];

export function readName(given: string): Result<ReadableName> {
  const name = given.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const letters = name.replaceAll(/[^\p{L}]/gu, '').replaceAll(/[\p{Script=Common}\p{Script=Inherited}]/gu, '');
  if (!allowed.test(name) || unseen.test(name) || manyMarks.test(name) || skeletonOf(name).length < least) {
    return bad(
      'bad-name',
      'name',
      "A name has at least two letters or digits, and besides them only blanks and . _ - '.",
    );
  }
  // One sign may stand for a whole word.
  if (name.length > most) return bad('too-long', 'name', `A name has at most ${most} letters.`);
  if (!scripts.some((script) => script.test(letters))) {
    return bad('mixed-scripts', 'name', 'A name is written in one script.');
  }
  return good({ name, skeleton: skeletonOf(name) });
}

/** Without case, marks, blanks and signs, and with every letter as what it looks like. */
export function skeletonOf(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}|]/gu, '');
  const seen = [...bare].map((letter) => looksLike.get(letter) ?? letter).join('');
  // Small I and L are one stroke, and some letters are two others close together.
  return seen.replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w').normalize('NFKC');
}
