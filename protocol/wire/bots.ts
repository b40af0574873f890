import { type Read, record } from '@impulse/engine';
import type { MatchCard } from './match-card.js';
import { personName } from './values.js';

/** A name for a program that plays matches (docs/bots.md). */
export interface BotRegistration {
  readonly name: string;
}

/** Whoever registers a bot is told its token, once: with it the bot offers, accepts, and plays all its seats. */
export interface RegisteredBot {
  readonly name: string;
  readonly token: string;
}

/** A match at which the bot sits. */
export interface BotMatch {
  readonly seat: string;
  readonly card: MatchCard;
}

export const readBotRegistration: Read<BotRegistration> = record<BotRegistration>({ name: personName });
