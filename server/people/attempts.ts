import type { Tables } from '../store/tables/tables.js';

/** So often within so many milliseconds. */
interface AttemptLimit {
  readonly most: number;
  readonly within: number;
}

const minute = 60_000;

/** What must not be tried often, whoever it is that tries and at whichever process. */
export const attemptLimits = {
  /** Passwords for one account; other ways into it stay open. */
  account: { most: 20, within: 15 * minute },
  /** Passwords from one address. */
  address: { most: 60, within: 15 * minute },
  /** New accounts from one address. */
  joining: { most: 20, within: 60 * minute },
  /** Letters to one address, and letters that were asked for from one. */
  letter: { most: 5, within: 60 * minute },
  asking: { most: 20, within: 60 * minute },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

type Attempted = keyof typeof attemptLimits;

const longest = Math.max(...Object.values(attemptLimits).map(({ within }) => within));

/** Counts an attempt, also one that is refused; may it be made? Counted first, so that many at once do not slip through. */
export async function mayTry({ database }: Tables, what: Attempted, of: string, now: number): Promise<boolean> {
  const { most, within } = attemptLimits[what];
  const subject = `${what}/${of}`;
  await database.insertInto('attempt').values({ subject, at: now }).execute();
  const recent = await database
    .selectFrom('attempt')
    .select('at')
    .where('subject', '=', subject)
    .where('at', '>', now - within)
    .limit(most + 1)
    .execute();
  return recent.length <= most;
}

/** Whoever got in has not been guessing. */
export async function forgive({ database }: Tables, what: Attempted, of: string): Promise<void> {
  await database.deleteFrom('attempt').where('subject', '=', `${what}/${of}`).execute();
}

export async function forgetAttempts({ database }: Tables, now: number): Promise<void> {
  await database
    .deleteFrom('attempt')
    .where('at', '<=', now - longest)
    .execute();
}
