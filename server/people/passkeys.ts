import { good, type Result } from '@impulse/engine';
import type { PasskeyCard } from '@impulse/protocol/wire/index.js';
import type { Tables } from '../store/tables/tables.js';
import { findPerson } from './persons.js';
import type { People } from './people.js';
import { lastWayIn } from './problems.js';

/** The passkeys of an account. */

export const listPasskeys = async ({ database }: Tables, person: string): Promise<readonly PasskeyCard[]> =>
  database
    .selectFrom('passkey')
    .select(['id', 'label', 'created', 'used'])
    .where('person', '=', person)
    .orderBy('created')
    .execute();

/** Somebody without a password, an address and another passkey would not get in again. */
export async function removePasskey({ tables }: People, person: string, id: string): Promise<Result<null>> {
  const { database } = tables;
  const known = await listPasskeys(tables, person);
  const owner = await findPerson(tables, person);
  const isNeeded = known.length === 1 && known[0].id === id && !owner?.password && !owner?.mail;
  if (isNeeded) return { ok: false, error: lastWayIn };
  await database.deleteFrom('passkey').where('person', '=', person).where('id', '=', id).execute();
  return good(null);
}
