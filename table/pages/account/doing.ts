import { type Signal, signal, useSignal } from '@preact/signals';
import type { Result } from '@impulse/engine/reading/result.js';
import { refreshAccount } from '../../online/own-account.js';
import { problemText } from './words.js';

/** Something that is asked of the server, and what became of it. */
export interface Doing {
  readonly isBusy: Signal<boolean>;
  /** In words; empty when nothing went wrong. */
  readonly problem: Signal<string>;
  readonly isDone: Signal<boolean>;
  /** Asks, and then what the account is like now; true when it was done. */
  run(ask: () => Promise<Result<unknown>>): Promise<boolean>;
}

/** Something was asked for that wants a fresh sign-in. */
export const mustSignInAgain = signal(false);

export function useDoing(): Doing {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const isDone = useSignal(false);
  return {
    isBusy,
    problem,
    isDone,
    async run(ask) {
      [isBusy.value, isDone.value, problem.value] = [true, false, ''];
      const answer = await ask();
      mustSignInAgain.value = !answer.ok && answer.error.code === 'sign-in-again';
      if (answer.ok) await refreshAccount();
      else problem.value = problemText(answer.error.code);
      [isBusy.value, isDone.value] = [false, answer.ok];
      return answer.ok;
    },
  };
}
