import { makeRandom, type Setup } from '@impulse/engine';
import { checkedPlayer, type Effort, InvariantError, type Played } from '@impulse/engine/invariants.js';
import { scenarioIds } from '../context.js';
import { totensonntag } from '../game.js';
import { totensonntagChecks } from '../invariants.js';
import { optionSpecs } from '../options.js';
import { type Temper, tempers } from './temper.js';

/** A long row of random battles, each fixed by its name: tempers and scenarios in turn, options as they fall. */
export interface Bout {
  readonly seed: string;
  readonly setup: Setup;
  readonly temper: Temper;
}

export function boutOf(row: string, number: number): Bout {
  const seed = `${row} ${number}`;
  const random = makeRandom(`options ${seed}`);
  const options = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values[random.below(values.length)]!]));
  const temper = tempers[number % tempers.length]!;
  const scenario = scenarioIds[Math.floor(number / tempers.length) % scenarioIds.length]!;
  return { seed, setup: { scenario, options }, temper };
}

/** Writes a file where people look for failed games. */
export type Leave = (name: string, text: string) => void;

/** Plays one bout; when it fails, leaves its record and says how to see it. */
export function playBout({ seed, setup, temper }: Bout, effort: Effort, leave: Leave): Played {
  try {
    return checkedPlayer(totensonntag, setup, seed, totensonntagChecks(temper), effort);
  } catch (error) {
    if (!(error instanceof InvariantError) || !error.record) throw error;
    const name = `totensonntag-${seed.replaceAll(' ', '-')}`;
    leave(`${name}.json`, JSON.stringify(error.record));
    leave(`${name}.txt`, `${error.message}\n\nseed: ${seed}\ntemper: ${temper}\nset-up: ${JSON.stringify(setup)}\n`);
    throw new Error(`${error.message}\nSee it with: npx impulse replay failures/${name}.json`, { cause: error });
  }
}

/** Adds up what was met in several games. */
export class Tally {
  games = 0;
  events = 0;
  thorough = 0;
  readonly steps: Record<string, number> = {};
  readonly actions: Record<string, number> = {};

  add(played: Played): void {
    this.games++;
    this.events += played.events;
    this.thorough += played.thorough;
    for (const [step, times] of Object.entries(played.steps)) this.steps[step] = (this.steps[step] ?? 0) + times;
    for (const [type, times] of Object.entries(played.actions)) this.actions[type] = (this.actions[type] ?? 0) + times;
  }
}
