import type { PackedState } from '@impulse/engine';
import type { Helper } from '@impulse/library';
import { Caller } from '../hosts/calls.js';
import { startWorker } from '../hosts/workers.js';
import type { BattleSetup } from '../storage/types.js';

/** Threads that help a computer to think. They are started when one thinks for the first time, and go with the thinker. */

type Trials = Parameters<Helper['make']>[0];
type Outcomes = Awaited<ReturnType<Helper['make']>>;

export type Helping = {
  readonly make: {
    readonly ask: {
      readonly setup: BattleSetup;
      readonly level: string;
      /** Null for more trials from the same position. */
      readonly root: PackedState | null;
      readonly seed: number;
      readonly trials: Trials;
    };
    readonly answer: Outcomes;
  };
};

/** One core is the thinker's own, and one is left to the page, which on two cores shares it with a helper. */
const otherCores = 2;
const most = 3;
const callers: Caller<Helping>[] = [];

export const usualHelpers = (cores = navigator.hardwareConcurrency): number =>
  cores < 2 ? 0 : Math.max(1, Math.min(most, cores - otherCores));

export function helpersFor(setup: BattleSetup, level: string, count: number): readonly Helper[] {
  while (callers.length < count) callers.push(startHelper());
  return callers.slice(0, count).map((caller) => helperOn(caller, setup, level));
}

function startHelper(): Caller<Helping> {
  const worker = startWorker('helper');
  const caller = new Caller<Helping>(worker);
  worker.addEventListener('error', () => caller.fail(new Error('A helper cannot go on')));
  return caller;
}

function helperOn(caller: Caller<Helping>, setup: BattleSetup, level: string): Helper {
  let next: { readonly root: PackedState | null; readonly seed: number } = { root: null, seed: 0 };
  return {
    begin: (root, seed) => (next = { root, seed }),
    make(trials) {
      const { root, seed } = next;
      next = { root: null, seed };
      return caller.call('make', { setup, level, root, seed, trials });
    },
  };
}
