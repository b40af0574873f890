import type { PublicAction } from '../game.js';
import { positionHash } from '../match/checkpoint.js';
import { followEntry } from '../match/follow-entry.js';
import type { JournalEntry } from '../match/journal.js';
import type { Match } from '../match/match.js';
import type { Cells } from '../state/state.js';
import { chainLink, earlierLink } from './chain.js';
import type { LetterContent } from './content.js';
import { isInvitation, type Letter, letterHash, type SealedLetter } from './letter.js';
import type { LetterRefusal } from './refusals.js';
import { sittingSecret } from './sitting-secret.js';

/** What one player keeps of a battle by letters, besides its record. */
export interface Correspondence {
  readonly side: string;
  /** Has this player written the invitation? */
  readonly isHost: boolean;
  /** Of this player's own chain. */
  readonly seed: string;
  /** The hash of every letter by its number. */
  readonly letters: readonly string[];
  /** The last link that the other player has told; null before the first one. */
  readonly theirs: { readonly number: number; readonly link: string } | null;
  /** The public keys of both players; the other's is null before the invitation is accepted. */
  readonly keys: { readonly own: string; readonly theirs: string | null };
  /** The revision at which the last letter that was read begins, or else the sitting of this player. */
  readonly from: number;
  /** What that letter tells; empty once it has been acted out. */
  readonly unread: readonly JournalEntry[];
  /** The last letter, while it is this player's own. */
  readonly written: string | null;
}

/** Whose file is awaited: the other player's, or is it this player's turn to decide or to write? */
export const awaitsLetter = ({ letters, isHost }: Correspondence): boolean => letters.length % 2 === (isHost ? 1 : 0);

/** Whether a letter follows upon those that this player has; what is sealed in it has been opened. */
export function whyNotNext(kept: Correspondence, letter: Letter): LetterRefusal | null {
  if (letter.from === kept.side) return 'own-letter';
  if (letter.to !== kept.side) return 'not-for-you';
  const expected = kept.letters.length;
  if (letter.number < expected) {
    return kept.letters[letter.number] === letterHash(letter) ? 'already-read' : 'second-version';
  }
  if (letter.number > expected) return 'letter-missing';
  if (isInvitation(letter) || !awaitsLetter(kept)) return 'not-for-you';
  return letter.parent === kept.letters[expected - 1] ? null : 'other-parent';
}

/**
 * Plays a letter on a match that is to be thrown away, and answers what is wrong with it. The match stands where this
 * player's last letter ended.
 */
export function whyNotPlayable<S extends Cells, A extends PublicAction>(
  kept: Correspondence,
  match: Match<S, A>,
  letter: SealedLetter,
  content: LetterContent,
): LetterRefusal | null {
  const next = letter.number + 1;
  const { theirs } = kept;
  if (theirs && earlierLink(content.link, next - theirs.number) !== theirs.link) return 'against-the-rules';
  beginSitting(kept, match, letter.number, earlierLink(content.link, 1));
  for (const entry of content.entries) {
    // Before both have told a link there are no dice to play with.
    if (letter.number < firstSitting || followEntry(match, letter.from, entry)) return 'against-the-rules';
  }
  if (positionHash(match.game, match.state) !== content.position) return 'against-the-rules';
  const turn = match.turn();
  return letter.number >= firstSitting && !turn.over && turn.side === letter.from ? 'unfinished' : null;
}

/** The first letter that can tell of something played. */
const firstSitting = 2;

/** The other player's letter has been taken: what it tells is still to be acted out. */
export const takeLetter = (kept: Correspondence, letter: SealedLetter, content: LetterContent): Correspondence => ({
  ...kept,
  letters: [...kept.letters, letterHash(letter)],
  theirs: { number: letter.number + 1, link: content.link },
  keys: { own: kept.keys.own, theirs: letter.key ?? kept.keys.theirs },
  unread: content.entries,
  written: null,
});

/** The dice of the letter that is being acted out, or of one's own sitting when there is nothing left to act out. */
export function sitDown<S extends Cells, A extends PublicAction>(kept: Correspondence, match: Match<S, A>): void {
  if (!kept.theirs || awaitsLetter(kept)) return;
  const number = kept.letters.length;
  if (kept.unread.length > 0) beginSitting(kept, match, number - 1, earlierLink(kept.theirs.link, 1));
  else if (!match.turn().over) beginSitting(kept, match, number, kept.theirs.link);
}

function beginSitting<S extends Cells, A extends PublicAction>(
  { seed, isHost }: Correspondence,
  match: Match<S, A>,
  number: number,
  theirs: string,
): void {
  if (number < firstSitting) return;
  const own = chainLink(seed, number);
  const links = isHost ? { host: own, guest: theirs } : { host: theirs, guest: own };
  match.sit(sittingSecret(match.sealing.match, number, links));
}

/** The letter that tells has been acted out as far as this revision; when nothing is left of it, the own sitting begins. */
export function actedOut<S extends Cells, A extends PublicAction>(
  kept: Correspondence,
  match: Match<S, A>,
): Correspondence {
  if (kept.unread.length === 0 || match.revision < kept.from + kept.unread.length) return kept;
  const own = { ...kept, from: match.revision, unread: [] };
  sitDown(own, match);
  return own;
}

/** May this player decide something, as far as the letters go? */
export const mayDecide = (kept: Correspondence): boolean =>
  !awaitsLetter(kept) && kept.unread.length === 0 && kept.letters.length >= firstSitting;

/** What this player's next letter tells. */
export function contentOf<S extends Cells, A extends PublicAction>(
  { seed, letters, from }: Correspondence,
  match: Match<S, A>,
): LetterContent {
  return {
    link: chainLink(seed, letters.length + 1),
    entries: match.journal.slice(from),
    position: positionHash(match.game, match.state),
  };
}

/** This player has written a letter. */
export const sendLetter = (kept: Correspondence, letter: Letter, revision: number): Correspondence => ({
  ...kept,
  letters: [...kept.letters, letterHash(letter)],
  from: revision,
  written: JSON.stringify(letter),
});
