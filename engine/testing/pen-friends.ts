import { chainLink } from '../letters/chain.js';
import type { LetterContent } from '../letters/content.js';
import {
  actedOut,
  contentOf,
  type Correspondence,
  sendLetter,
  takeLetter,
  whyNotNext,
  whyNotPlayable,
  sitDown,
} from '../letters/correspondence.js';
import { type Invitation, letterFormat, letterHash, type SealedLetter } from '../letters/letter.js';
import { openingSecret } from '../letters/sitting-secret.js';
import { toldSteps } from '../letters/told-steps.js';
import type { LetterRefusal } from '../letters/refusals.js';
import { MatchHost } from '../match/host.js';
import { Match } from '../match/match.js';
import { resume } from '../match/resume.js';
import { duel, type DuelAction, type DuelState, sides } from './duel.js';

/** Two players of a duel by letters, without the seals: what is under the seal goes beside the letter. */

const match = '0123456789abcdef';

export interface Sent {
  readonly letter: SealedLetter;
  readonly content: LetterContent;
}

export class PenFriend {
  kept: Correspondence;
  readonly host: MatchHost<DuelState, DuelAction>;

  constructor(kept: Correspondence, link: string) {
    this.kept = kept;
    const sealing = { match, secret: openingSecret(match, link), live: true };
    const started = Match.start(duel, { scenario: 'plain' }, sealing);
    if (!started.ok) throw new Error(started.error.message);
    this.host = new MatchHost(started.value);
  }

  get match(): Match<DuelState, DuelAction> {
    return this.host.match;
  }

  act(action: DuelAction): void {
    const answer = this.match.act(this.kept.side, action, `c${this.match.revision}`);
    if (answer.kind !== 'played') throw new Error(JSON.stringify(answer));
  }

  write(): Sent {
    const number = this.kept.letters.length;
    const content = contentOf(this.kept, this.match);
    const letter: SealedLetter = {
      format: letterFormat,
      game: duel.id,
      rules: duel.rulesVersion,
      match,
      number,
      from: this.kept.side,
      to: sides.find((side) => side !== this.kept.side)!,
      parent: this.kept.letters[number - 1],
      nonce: 'AAAA',
      // Other content, another letter.
      sealed: btoa(JSON.stringify(content)),
    };
    this.kept = sendLetter(this.kept, letter, this.match.revision);
    return { letter, content };
  }

  /** Checks a letter as a host would, on a match of its own. */
  whyNot({ letter, content }: Sent): LetterRefusal | null {
    const run = resume(duel, this.match.record(true), this.match.sealing, 'same');
    if (!run.ok) throw new Error(run.error.message);
    return whyNotNext(this.kept, letter) ?? whyNotPlayable(this.kept, run.value, letter, content);
  }

  /** Takes a letter and acts it out. */
  async read(sent: Sent): Promise<LetterRefusal | null> {
    const refusal = this.whyNot(sent);
    if (refusal) return refusal;
    this.kept = takeLetter(this.kept, sent.letter, sent.content);
    sitDown(this.kept, this.match);
    const steps = toldSteps(this.kept.unread);
    while (this.kept.unread.length > 0) {
      const told = this.match.revision - this.kept.from;
      const left = steps.filter((_, index) => steps.slice(0, index + 1).flat().length > told);
      const answer = await this.host.follow(sent.letter.from, left, this.kept.side);
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
      this.kept = actedOut(this.kept, this.match);
    }
    return null;
  }
}

const blank = { theirs: null, from: 0, unread: [], written: null, keys: { own: '', theirs: null } };

/** West has invited, and East has accepted; the first letter that can tell something is West's. */
export async function penFriends(): Promise<{ readonly west: PenFriend; readonly east: PenFriend }> {
  const [seedWest, seedEast] = ['11'.repeat(32), '22'.repeat(32)];
  const link = chainLink(seedWest, 0);
  const invitation: Invitation = {
    format: letterFormat,
    game: duel.id,
    rules: duel.rulesVersion,
    match,
    number: 0,
    from: 'west',
    to: 'east',
    scenario: 'plain',
    options: {},
    dataHash: '',
    key: 'AAAA',
    link,
  };
  const hosting: Correspondence = { ...blank, side: 'west', isHost: true, seed: seedWest, letters: [] };
  const west = new PenFriend(sendLetter(hosting, invitation, 0), link);
  const guest: Correspondence = {
    ...blank,
    side: 'east',
    isHost: false,
    seed: seedEast,
    letters: [letterHash(invitation)],
    theirs: { number: 0, link },
  };
  const east = new PenFriend(guest, link);
  const accepted = await west.read(east.write());
  if (accepted) throw new Error(accepted);
  return { west, east };
}
