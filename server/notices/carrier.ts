import type { NoticeBody } from './body.js';

/** What came of sending: it was taken over; the address is no more; it may be tried again; or there is no use in that. */
export type Delivery = 'sent' | 'gone' | 'later' | 'refused';

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
  send(channel: SendingChannel, notice: NoticeBody): Promise<Delivery>;
}

/** What an answer over http says about the notice that was sent. Without one (0) it may have arrived: it is not sent again. */
export function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
}
