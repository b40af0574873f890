import type { Tables } from '../store/tables/tables.js';
import { skeletonOf } from './names.js';

/** Has an account or a bot this name, or one that looks like it? `own` is the account that asks. */
export async function isNameTaken({ database }: Tables, name: string, own = ''): Promise<boolean> {
  const skeleton = skeletonOf(name);
  // Signs that nobody could take for a name.
  if (skeleton === '') return false;
  const person = database.selectFrom('person').select('id').where('skeleton', '=', skeleton).where('id', '!=', own);
  const bot = database.selectFrom('bot').select('name').where('skeleton', '=', skeleton);
  return (await person.executeTakeFirst()) !== undefined || (await bot.executeTakeFirst()) !== undefined;
}
