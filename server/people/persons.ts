import { good, type Language, type Result } from '@impulse/engine';
import type { Compilable } from 'kysely';
import type { Tables } from '../store/tables/tables.js';
import { standardChoices } from './choices.js';
import { readName, type ReadableName, skeletonOf } from './names.js';
import type { People } from './people.js';
import { nameTaken } from './problems.js';
import type { PersonRow } from './tables.js';
import { isNameTaken } from './taken-names.js';

/** People with an account: found, and made. */

export const findPerson = async ({ database }: Tables, id: string): Promise<PersonRow | null> =>
  (await database.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const findByMail = async ({ database }: Tables, mail: string): Promise<PersonRow | null> =>
  (await database.selectFrom('person').selectAll().where('mail', '=', mail).executeTakeFirst()) ?? null;

export const findByName = async ({ database }: Tables, name: string): Promise<PersonRow | null> =>
  (await database.selectFrom('person').selectAll().where('skeleton', '=', skeletonOf(name)).executeTakeFirst()) ?? null;

/** A name that nobody has, and nobody could be taken for. */
export async function readFreeName(tables: Tables, given: string, own = ''): Promise<Result<ReadableName>> {
  const name = readName(given);
  if (!name.ok) return name;
  return (await isNameTaken(tables, name.value.name, own)) ? { ok: false, error: nameTaken } : name;
}

interface Newcomer {
  readonly id: string;
  readonly name: ReadableName;
  readonly language: Language;
  readonly password: string | null;
}

/** Makes an account together with a way into it; of two at once with one name the second is refused. */
export async function admit(
  { tables, now }: People,
  { id, name, language, password }: Newcomer,
  wayIn: readonly Compilable[] = [],
): Promise<Result<null>> {
  const choices = JSON.stringify(standardChoices);
  const row: PersonRow = { id, ...name, mail: null, language, choices, password, created: now() };
  try {
    await tables.together([tables.database.insertInto('person').values(row), ...wayIn]);
    return good(null);
  } catch (error) {
    if (await findByName(tables, name.name)) return { ok: false, error: nameTaken };
    throw error;
  }
}
