import type { Tables } from './tables.js';

/** Values of which the database holds one each, by name. */
export interface LabelTable {
  readonly name: string;
  readonly value: string;
}

/** The value of this name; the first that anybody proposes stays, also when several processes start at once. */
export async function labelOf({ database }: Tables, name: string, propose: () => string): Promise<string> {
  const find = database.selectFrom('label').select('value').where('name', '=', name);
  const found = await find.executeTakeFirst();
  if (found) return found.value;
  const proposed = { name, value: propose() };
  await database
    .insertInto('label')
    .values(proposed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).value;
}
