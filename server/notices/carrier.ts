import type { NoticeBody } from './body.js';

/**
 * What came of sending: it was taken over; the address is no more; it may be tried again; nobody knows whether it was taken
 * over; or there is no use in trying.
 */
export type Delivery = 'sent' | 'gone' | 'later' | 'unsure' | 'refused';

/** A channel to send on. */
export interface SendingChannel {
  readonly id: string;
  /** As JSON. */
  readonly address: string;
  /** Where the table is: links lead there. */
  readonly origin: string;
}

/** Brings notices to one kind of address. */
export interface Carrier {
  /** `id` is the same whenever this notice is sent. */
  send(channel: SendingChannel, notice: NoticeBody, id: string): Promise<Delivery>;
}

/** What an answer over http says about the notice that was sent; 0 stands for none. */
export function deliveryOf(status: number): Delivery {
  if (status === 0) return 'unsure';
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
