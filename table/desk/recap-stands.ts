import { type Cells, type News, type PublicAction, SeatedBattle } from '@impulse/engine';

/** How the battle stood for a seat when so much of the recap had been told. */
export interface Stand {
  readonly told: number;
  readonly cells: Int16Array;
}

/** What the seat knew at each of the news; none where they do not tell of all `length` events. */
export function standsOf(
  { game, aids, seat, state }: SeatedBattle<Cells, PublicAction>,
  news: readonly News[],
  length: number,
): Stand[] {
  const then = new SeatedBattle(game, aids, seat, state);
  let told = 0;
  const stands = news.flatMap((one): Stand[] => {
    if (!then.hear(one).ok) return [];
    told += one.events.length;
    return [{ told, cells: then.state.cells.slice() }];
  });
  return stands.length === news.length && told === length ? stands : [];
}

/** The first in which so much had been told; null where none is known. */
export const standAt = (stands: readonly Stand[], told: number): Stand | null =>
  stands.find((stand) => stand.told >= told) ?? null;
