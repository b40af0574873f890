import type { Correspondence } from '@impulse/engine';
import type { SealedText } from '../../../storage/types.js';
import { findKey, keepKey } from '../keys.js';
import { unseal } from '../seal.js';
import { Postbox } from './postbox.js';
import type { LetterKeys } from './seal-letter.js';

/** Correspondences that were kept, and the keys to them. */

const nameOf = (match: string): string => `letters/${match}`;

export async function keepLetterKeys(match: string, { own }: LetterKeys): Promise<void> {
  await keepKey(nameOf(match), own);
}

/** Null when its keys are lost. */
export async function openPostbox(match: string, sealed: SealedText): Promise<Postbox | null> {
  const [text, own] = [await unseal(sealed), await findKey(nameOf(match))];
  // Nobody but this program can have sealed it.
  return text !== null && own ? new Postbox(JSON.parse(text) as Correspondence, own) : null;
}
