import { awaitsLetter, type Correspondence } from '@impulse/engine';
import type { SavedBattle, SealedText } from '../../../storage/types.js';
import { findKey, keepKey } from '../keys.js';
import { seal, unseal } from '../seal.js';
import { Postbox } from './postbox.js';
import type { LetterKeys } from './seal-letter.js';

/** Correspondences as they are kept: sealed like the records, for they hold what the dice are made of. */

const nameOf = (match: string): string => `letters/${match}`;

export async function keepLetterKeys(match: string, { own }: LetterKeys): Promise<void> {
  await keepKey(nameOf(match), own);
}

/** What is kept of it beside the record; nothing of a battle that is not by file. */
export async function keptPostbox(kept: Correspondence | null): Promise<Pick<SavedBattle, 'letters' | 'awaits'>> {
  if (!kept) return {};
  const letters = await seal(JSON.stringify(kept));
  if (!letters) throw new Error('The correspondence cannot be sealed');
  return { letters, awaits: awaitsLetter(kept) };
}

/** Null when its keys are lost. */
export async function openPostbox(match: string, sealed: SealedText): Promise<Postbox | null> {
  const [text, own] = [await unseal(sealed), await findKey(nameOf(match))];
  // Nobody but this program can have sealed it.
  return text !== null && own ? new Postbox(JSON.parse(text) as Correspondence, own) : null;
}
