import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { labelOf } from '../store/tables/labels.js';
import type { Tables } from '../store/tables/tables.js';

/** To confirm an address, or to put an end to letters to it. */
export type LetterPurpose = 'confirm' | 'stop';

/** What stands at the end of links in letters: only this server can have made it, and nothing is kept for it. */
export class LetterTokens {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  static async in(tables: Tables): Promise<LetterTokens> {
    return new LetterTokens(await labelOf(tables, 'letter-secret', () => randomBytes(32).toString('hex')));
  }

  make(purpose: LetterPurpose, channel: string): string {
    return `${channel}.${this.#mark(purpose, channel).toString('base64url')}`;
  }

  /** The channel that a token was made for; null when it was not made here, or for something else. */
  channelOf(purpose: LetterPurpose, token: string): string | null {
    const [channel, mark = ''] = token.split('.', 2);
    const [given, right] = [Buffer.from(mark, 'base64url'), this.#mark(purpose, channel)];
    return given.length === right.length && timingSafeEqual(given, right) ? channel : null;
  }

  #mark(purpose: LetterPurpose, channel: string): Buffer {
    return createHmac('sha256', this.#secret).update(`impulse-letter-1/${purpose}/${channel}`).digest();
  }
}
