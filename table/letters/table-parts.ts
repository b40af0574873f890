import { lazy } from '../web/lazy.js';

/** Parts of the table for a battle by file, with words of their own: nobody else fetches them. */

export const LetterActivity = lazy(() => import('./activity.js').then((module) => module.LetterActivity), true);
export const LetterWaiting = lazy(() => import('./waiting.js').then((module) => module.LetterWaiting), true);

/** Before the table is shown. */
export async function fetchLetterParts(): Promise<void> {
  await Promise.all([LetterActivity.fetch(), LetterWaiting.fetch()]);
}
