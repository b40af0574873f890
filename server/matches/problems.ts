import type { Problem } from '@impulse/engine';

/** Why something that was asked of a match is not done. */

const problem = (code: string, path: string, message: string): Problem => ({ code, path, message });

/** The same whether there is no such match or nobody may know of it, so that trying tells nothing. */
export const noSuchMatch = problem('no-such-match', 'match', 'There is no such match, or not for you.');
export const wrongInvitation = problem('wrong-invitation', 'invitation', 'This invitation is not, or no longer, good.');
export const blocked = problem('blocked', '', 'The other player does not want to play with you.');
export const noFreeSeat = problem('no-free-seat', '', 'Both seats are taken.');
export const ofTournament = problem('of-tournament', '', 'It is a game of a tournament: leave the tournament instead.');
export const bidMissing = problem('bid-missing', 'bid', 'Both bid for the side: how much do you?');
export const nobodyBids = problem('nobody-bids', 'bid', 'Nobody bids for a side here.');
export const ownMatch = problem('own-match', '', 'You sit at this match already.');
export const unknownSide = problem('unknown-side', 'side', 'The battle has no such side.');
export const unknownLevel = problem('unknown-level', 'level', 'The battle has no such computer.');
export const notWatching = problem('not-watching', 'match', 'Ask for "watch" first.');
export const notForObservers = problem('not-your-seat', '', 'Only the player in a seat may do this.');
export const notPlaying = problem('not-playing', '', 'The battle is not being played.');
export const notTheHost = problem('not-your-part', '', 'Only the player who offered the match tells this part.');
export const wrongPart = problem('wrong-part', 'part', 'This is not the part that was committed to.');
export const noSuchLetter = problem('no-such-letter', 'token', 'This link is not, or no longer, good.');
export const notOver = problem('not-over', '', 'The battle is not over.');
export const alreadyOffered = problem('already-offered', '', 'A rematch is offered already.');
export const changedMeanwhile = problem(
  'changed-meanwhile',
  '',
  'The match has changed in the meantime; please try again.',
);
export const noVacation = problem('no-vacation', 'days', 'So many days of vacation are not left.');
export const timeOver = problem('time-over', '', 'Your time is over already.');
export const timeLeft = problem('time-left', '', 'The time of the other side is not over.');
export const notAtThisRevision = problem('stale', 'revision', 'The battle does not stand at this revision.');
export const nothingToRewind = problem('nothing-to-rewind', 'proposal.rewind', 'The battle has not come so far yet.');
export const nobodyToReplace = problem('nobody-to-replace', 'proposal', 'A computer plays here already.');
export const notDeserted = problem('not-deserted', '', 'The other player has not left the table.');
export const nothingProposed = problem('nothing-proposed', '', 'Nothing is proposed, or no longer.');
export const notRated = problem(
  'not-rated',
  'isRated',
  'Only two people with accounts play for their ratings, or two bots.',
);
export const ratedSeat = problem('rated-seat', '', 'A rated seat cannot be handed over.');
export const notForOne = problem('not-for-one', 'to', 'An offer to one person is neither public nor for a computer.');
export const tooManyChallenges = problem(
  'too-many-offers',
  'to',
  'Some of your challenges must be answered or withdrawn first.',
);
export const tooManyOffers = problem('too-many-offers', '', 'Enough matches have been offered from here for today.');
export const tooManyOpen = problem(
  'too-many-offers',
  'isPublic',
  'Some of your public offers must be accepted first; you can still invite somebody by link.',
);
export const alreadyProposed = problem(
  'already-proposed',
  '',
  'Something is proposed already; it must be answered first.',
);
