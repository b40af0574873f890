import type { Tables } from '../store/tables/tables.js';

/** Whoever sat here does not any more: their notes go, and they are not told of decisions. */
export async function forgetHolder(tables: Tables, match: string, side: string): Promise<void> {
  const { database } = tables;
  await tables.together([
    database.deleteFrom('hex_note').where('match', '=', match).where('seat', '=', side),
    database.deleteFrom('notice').where('match', '=', match).where('side', '=', side),
    database.deleteFrom('notice_channel').where('match', '=', match).where('side', '=', side),
    database.deleteFrom('notice_choice').where('match', '=', match).where('side', '=', side),
  ]);
}
