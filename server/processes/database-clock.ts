/** A clock that can be read at once, set by one that takes a while to ask. */
export interface DatabaseClock {
  readonly now: () => number;
  /** Compares the clocks again. */
  readonly compare: () => Promise<void>;
}

/**
 * The time of the database by the clock of this process, which nobody sets (`steady`): processes on several machines then
 * agree on what a move costs. Both are in milliseconds, the one of the database since 1970.
 */
export async function databaseClock(ask: () => Promise<number>, steady: () => number): Promise<DatabaseClock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const before = steady();
    const time = await ask();
    // Half of the way there, half of it back.
    ahead = time - (before + steady()) / 2;
  };
  await compare();
  return { now: () => Math.round(steady() + ahead), compare };
}
