import type { ChannelKind } from '@impulse/protocol/wire/index.js';
import type { Language } from '@impulse/engine';

/** How a seat wants to be told, and how far it has been told. Times are in milliseconds since 1970. */
export interface NoticeChoiceTable {
  readonly match: string;
  readonly side: string;
  readonly language: Language;
  /** Milliseconds between reminders; 0 for none. */
  readonly cadence: number;
  /** Where the page came from at which this was chosen: links lead there. */
  readonly origin: string;
  /** How much of the journal has been looked at. */
  readonly looked: number;
  /** The length of the journal when the decision that waits was handed to this seat; null when it owes none. */
  readonly decision: number | null;
  /** How often it has been told of that decision; being at the table counts as having been told. */
  readonly told: number;
  /** When it may be told next; null for not at all. */
  readonly due: number | null;
}

/** An address that a seat is told at. */
export interface NoticeChannelTable {
  readonly id: string;
  readonly match: string;
  readonly side: string;
  readonly kind: ChannelKind;
  /** The same address is kept once for a seat: a hash of it. */
  readonly mark: string;
  /** What the kind needs to send, as JSON. */
  readonly address: string;
  readonly is_confirmed: 0 | 1;
  readonly created: number;
}

/** Something to be sent, once (`NoticeQueue`). Kept until the next decision, so that it is not queued again. */
export interface NoticeTable {
  readonly channel: string;
  readonly decision: number;
  /** 0 for the first, then the reminders. */
  readonly number: number;
  readonly match: string;
  readonly side: string;
  /** What it says, as JSON. */
  readonly body: string;
  /** `queued`, or taken by somebody who sends it; then `sent`, or `given-up`. */
  readonly state: 'queued' | 'sending' | 'sent' | 'given-up';
  readonly attempts: number;
  /** When it may be tried; of one that is being sent, when whoever sends it must have died. */
  readonly due: number;
}

/** What is read of the journals; they are written by the store. */
export interface EntryTable {
  readonly match: string;
  readonly number: number;
  readonly entry: string;
}
