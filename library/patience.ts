import type { LevelId } from './levels.js';
import type { BattleId } from './battles.js';
import type { Progress } from './opponents.js';

/** How long computers may think, and how a record tells that one has been cut short. */

/**
 * Seconds after which a computer plays the best that it has found for an impulse: twice as many as it is meant to take, less
 * what the trials take that are under way by then. Those who are not named answer at once.
 */
interface Limit {
  readonly seconds: number;
  /** Of all searches that an impulse asks for; each has its share of the time. In White Death points come before the plan. */
  readonly simulations: number;
}

const limits: Readonly<Record<BattleId, Partial<Readonly<Record<LevelId, Limit>>>>> = {
  totensonntag: {
    veteran: { seconds: 2, simulations: 120 },
    expert: { seconds: 3.8, simulations: 800 },
    // A plan, and a dozen more after throws of the dice; hardly any impulse has more.
    'staff-college': { seconds: 24, simulations: 6400 },
  },
  'white-death': {
    veteran: { seconds: 6, simulations: 48 },
    expert: { seconds: 11, simulations: 112 },
    // Points, plan, and as many more thoughts as an impulse may have.
    'staff-college': { seconds: 27, simulations: 720 },
  },
};

const byBattle = new Map(Object.entries(limits));

/** Whether a thought that began now may go on, by a clock in milliseconds. */
export function patienceOf(battle: string, level: string, clock: () => number): (progress: Progress) => boolean {
  const ofBattle: Readonly<Record<string, Limit>> | undefined = byBattle.get(battle);
  const limit = ofBattle?.[level];
  const began = clock();
  return ({ budget }) => !limit || clock() - began < (1000 * limit.seconds * budget) / limit.simulations;
}

const byComputer = 'computer ';

/** The command by which a computer acts on a revision. It stands in the journal, so that everybody can read it there. */
export const computerCommand = (revision: number, cutShort: Progress | undefined): string =>
  cutShort
    ? `${byComputer}${revision}, cut short at ${cutShort.done} of ${cutShort.budget} simulations`
    : `${byComputer}${revision}`;

/** Did a computer act, which takes nothing back? */
export const isComputerCommand = (command: string | undefined): boolean => command?.startsWith(byComputer) === true;
