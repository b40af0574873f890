import type { Progress } from '@impulse/engine';
import type { AuthorityMessage } from '../messages.js';

/** Tells the page how far long work is, one message for each percent. */
export function tellProgress(tell: (told: AuthorityMessage) => void): (progress: Progress) => void {
  let last = -1;
  return ({ done, total }) => {
    const percent = total === 0 ? 100 : Math.floor((done * 100) / total);
    if (percent === last) return;
    last = percent;
    tell({ told: 'progress', percent });
  };
}
