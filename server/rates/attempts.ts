import type { Tables } from '../store/tables/tables.js';
import { neighbourhoodOf } from './neighbourhood.js';

/** So often within so many milliseconds. */
export interface AttemptLimit {
  readonly most: number;
  readonly within: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

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
  /** Questions to one address whether letters are wanted there: who names an address need not be its owner. */
  question: { most: 3, within: day },
  /** Such questions, by whoever asks for them and in all: nobody sends letters to strangers through this server. */
  questioner: { most: 10, within: day },
  questions: { most: 500, within: day },
  /** Tournaments that one person has held. */
  tournament: { most: 10, within: day },
  /** Names of accounts that one person has tried to challenge. */
  naming: { most: 40, within: day },
  /** Matches that were offered from one address, and those against a computer; the limits of the server say how many. */
  offer: { most: 100, within: day },
  computer: { most: 40, within: day },
} as const satisfies Readonly<Record<string, AttemptLimit>>;

type Attempted = keyof typeof attemptLimits;

/** What is counted by where it comes from. */
const byPlace: readonly Attempted[] = ['address', 'joining', 'asking', 'questioner', 'offer', 'computer'];

const longest = Math.max(...Object.values(attemptLimits).map(({ within }) => within));

/** Counts an attempt, also one that is refused; may it be made? Counted first, so that many at once do not slip through. */
export async function mayTry(
  { database }: Tables,
  what: Attempted,
  of: string,
  now: number,
  most: number = attemptLimits[what].most,
): Promise<boolean> {
  if (most === Infinity) return true;
  const { within } = attemptLimits[what];
  const subject = subjectOf(what, of);
  const recent = database
    .selectFrom('attempt')
    .select('at')
    .where('subject', '=', subject)
    .where('at', '>', now - within)
    // Whoever goes on all the same fills no database.
    .limit(2 * most);
  if ((await recent.execute()).length >= 2 * most) return false;
  await database.insertInto('attempt').values({ subject, at: now }).execute();
  return (await recent.execute()).length <= most;
}

const subjectOf = (what: Attempted, of: string): string =>
  `${what}/${byPlace.includes(what) ? neighbourhoodOf(of) : of}`;

/** Whoever got in has not been guessing. */
export async function forgive({ database }: Tables, what: Attempted, of: string): Promise<void> {
  await database.deleteFrom('attempt').where('subject', '=', subjectOf(what, of)).execute();
}

export async function forgetAttempts({ database }: Tables, now: number): Promise<void> {
  await database
    .deleteFrom('attempt')
    .where('at', '<=', now - longest)
    .execute();
}
