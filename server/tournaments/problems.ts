import type { Problem } from '@impulse/engine';

/** Why something that was asked of a tournament is not done. */

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });

/** The same whether there is none or nobody may know of it, so that trying tells nothing. */
export const noSuchTournament = problem('no-such-tournament', '', 'There is no such tournament, or not for you.');
export const notOrganiser = problem('not-organiser', '', 'Only the organiser may do this.');
export const notEntering = problem('not-entering', '', 'It has started: entries are closed.');
export const alreadyEntered = problem('already-entered', '', 'You have entered already.');
export const notEntered = problem('not-entered', '', 'You have not entered.');
export const tooManyEntrants = problem('too-many-entrants', '', 'There is no place left.');
export const tooFew = problem('too-few-entrants', '', 'It takes at least two.');
export const botsByLink = problem(
  'bots-by-link',
  'isOpen',
  'What a bot holds admits bots, and is entered by its link (isOpen: false).',
);
export const noBots = problem('no-bots', '', 'Bots are not admitted here.');
export const notPlaying = problem('not-playing', '', 'The tournament is not being played.');
export const notPlayedOut = problem('not-played-out', '', 'Some games of this round are still played.');
export const noSuchGame = problem('no-such-game', 'game', 'There is no such game for you in this round.');
export const alreadyOpen = problem('already-open', 'game', 'The game has been opened; it waits for you.');
export const tooManyTournaments = problem(
  'too-many-tournaments',
  '',
  'You hold, or play in, enough tournaments for now.',
);
export const changedMeanwhile = problem('changed-meanwhile', '', 'The tournament has changed in the meantime.');
