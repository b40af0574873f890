import type { Problem } from '@impulse/engine';

/** Why a kept battle cannot be taken up. */

const problem = (code: string, message: string): Problem => ({ code, path: '', message });

export const noSuchBattle = problem('no-such-battle', 'There is no such battle.');
export const versionChanged = problem(
  'other-rules',
  'The rules or the built-in data have changed since this battle by file was begun: it cannot go on.',
);
export const lettersLost = problem(
  'sealed',
  'The files of this battle were sealed with a key that this browser no longer has.',
);
/** A battle by file can be gone on with in another way only when it is over. */
export const underWay = problem('by-file', 'The other player’s secrets are in this battle: wait until it is over.');
