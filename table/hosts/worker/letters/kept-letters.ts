import { awaitsLetter, type Correspondence } from '@impulse/engine';
import type { SavedBattle } from '../../../storage/types.js';
import { seal } from '../seal.js';

/** What is kept of a correspondence beside the record: sealed like that, for it holds what the dice are made of. */
export async function keptLetters(kept: Correspondence): Promise<Pick<SavedBattle, 'letters' | 'awaits'>> {
  const letters = await seal(JSON.stringify(kept));
  if (!letters) throw new Error('The correspondence cannot be sealed');
  return { letters, awaits: awaitsLetter(kept) };
}
