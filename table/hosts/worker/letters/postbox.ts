import {
  actedOut,
  awaitsLetter,
  type Cells,
  contentOf,
  type Correspondence,
  type HostAnswer,
  isInvitation,
  type JournalEntry,
  type Letter,
  letterFormat,
  type LetterRefusal,
  type MatchHost,
  mayDecide,
  type PublicAction,
  type Result,
  sendLetter,
  sha256Hex,
  sitDown,
  takeLetter,
  toldSteps,
  whyNotNext,
  whyNotPlayable,
} from '@impulse/engine';
import type { PlayByFile } from '../../messages.js';
import type { AnyMatch } from '../records.js';
import { keptLetters } from './kept-letters.js';
import { openLetter, sealLetter, sharedKey } from './seal-letter.js';

/** The letters of one battle: what has come, what is to be written, and whether the player may decide meanwhile. */
export class Postbox {
  readonly #own: CryptoKey;
  #kept: Correspondence;
  /** Nothing is decided while a letter is being sealed. */
  #isWriting = false;

  /** `own` is the player's private key of this battle. */
  constructor(kept: Correspondence, own: CryptoKey) {
    this.#kept = kept;
    this.#own = own;
  }

  get kept(): Correspondence {
    return this.#kept;
  }

  /** What is to be kept of it at this moment. */
  keep(): ReturnType<typeof keptLetters> {
    return keptLetters(this.#kept);
  }

  get mayDecide(): boolean {
    return !this.#isWriting && mayDecide(this.#kept);
  }

  /** How things stand between the players. */
  postOf(match: AnyMatch): PlayByFile {
    const { side, keys, letters, isHost } = this.#kept;
    const theirs = match.game.sides.find((one) => one !== side) ?? side;
    const phase = this.#phaseOf(match);
    const mayPlay = this.mayDecide || phase === 'tells';
    return { side, theirs, isHost, letters: letters.length, phase, mayPlay, code: codeOf(keys) };
  }

  #phaseOf(match: AnyMatch): PlayByFile['phase'] {
    const { unread, from, side } = this.#kept;
    const turn = match.turn();
    if (awaitsLetter(this.#kept)) return turn.over ? 'over' : 'awaits';
    if (unread.length > 0) return 'tells';
    if (turn.over && from === match.revision) return 'over';
    return this.mayDecide && !turn.over && turn.side === side ? 'plays' : 'writes';
  }

  /** The file to be sent: a new letter, or the last one again. Null while there is none. */
  async write(match: AnyMatch): Promise<string | null> {
    if (this.#isWriting) return null;
    if (this.#phaseOf(match) !== 'writes') return this.#kept.written;
    this.#isWriting = true;
    try {
      return await this.#seal(match);
    } finally {
      this.#isWriting = false;
    }
  }

  async #seal(match: AnyMatch): Promise<string | null> {
    const { letters, keys, side } = this.#kept;
    const sealing = match.sealing.match;
    const key = keys.theirs === null ? null : await sharedKey(this.#own, keys.theirs, sealing);
    if (!key) return null;
    const number = letters.length;
    const head = {
      format: letterFormat,
      game: match.game.id,
      rules: match.game.rulesVersion,
      match: sealing,
      number,
      from: side,
      to: this.postOf(match).theirs,
      parent: letters[number - 1],
      ...(number === 1 ? { key: keys.own } : {}),
    } as const;
    const letter = await sealLetter(key, head, contentOf(this.#kept, match));
    this.#kept = sendLetter(this.#kept, letter, match.revision);
    return this.#kept.written;
  }

  /** Takes a letter that follows; `trial` lends a match as it stands now, to try the letter on. */
  async take(letter: Letter, match: AnyMatch, trial: () => Result<AnyMatch>): Promise<LetterRefusal | null> {
    const { side, keys } = this.#kept;
    if (letter.from === side) return 'own-letter';
    if (letter.game !== match.game.id || letter.match !== match.sealing.match) return 'not-for-you';
    if (letter.rules !== match.game.rulesVersion) return 'other-rules';
    if (isInvitation(letter)) return whyNotNext(this.#kept, letter) ?? 'not-for-you';
    if (keys.theirs !== null && letter.key !== undefined && letter.key !== keys.theirs) return 'taken-invitation';
    const theirs = keys.theirs ?? letter.key;
    const key = theirs === undefined ? null : await sharedKey(this.#own, theirs, letter.match);
    const content = key && (await openLetter(key, letter));
    if (!content) return 'changed-file';
    const refusal = whyNotNext(this.#kept, letter);
    if (refusal) return refusal;
    const tried = trial();
    if (!tried.ok) return 'against-the-rules';
    const foul = whyNotPlayable(this.#kept, tried.value, letter, content);
    if (foul) return foul;
    this.#kept = takeLetter(this.#kept, letter, content);
    sitDown(this.#kept, match);
    return null;
  }

  /** What the last letter tells and has not been acted out, step by step. */
  untold(match: AnyMatch): readonly (readonly JournalEntry[])[] {
    const { unread, from } = this.#kept;
    let next = from;
    return toldSteps(unread).filter((step) => {
      next += step.length;
      return next > match.revision;
    });
  }

  /** Acts out the next thing that the last letter tells. */
  async actOut(host: MatchHost<Cells, PublicAction>): Promise<HostAnswer> {
    const { match } = host;
    const steps = this.untold(match);
    if (steps.length === 0) return { kind: 'stale', revision: match.revision };
    const { side, theirs } = this.postOf(match);
    const answer = await host.follow(theirs, steps, side);
    this.told(match);
    return answer;
  }

  /** Something of the letter has been acted out. */
  told(match: AnyMatch): void {
    this.#kept = actedOut(this.#kept, match);
  }
}

/** A short number that both players can compare by word of mouth: the same when nobody stands between them. */
function codeOf({ own, theirs }: Correspondence['keys']): string | null {
  if (theirs === null) return null;
  const digits = sha256Hex(`impulse-players-1/${[own, theirs].toSorted().join('/')}`);
  return [0, 4, 8].map((at) => digits.slice(at, at + 4)).join(' ');
}
