import type { Tables } from '../store/tables/tables.js';

/** Two players have changed seats before the battle: each is told of decisions as before, in the other seat. */
export async function changeSides(tables: Tables, match: string, one: string, other: string): Promise<void> {
  const { database } = tables;
  // A seat has one row in each table, so that both cannot be changed over at once.
  const steps = [
    [one, ''],
    [other, one],
    ['', other],
  ] as const;
  await tables.together(
    steps.flatMap(([from, side]) =>
      (['notice_choice', 'notice_channel', 'notice'] as const).map((table) =>
        database.updateTable(table).set({ side }).where('match', '=', match).where('side', '=', from),
      ),
    ),
  );
}
