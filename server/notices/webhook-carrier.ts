import type { WebhookChannel } from '@impulse/protocol/wire/index.js';
import { type Carrier, deliveryOf } from './carrier.js';
import type { Outside } from './outside.js';

/** As Discord takes it: one line of text, in which nobody can be called by a player's name. */
export const webhookCarrier = (outside: Outside): Carrier => ({
  async send({ address }, { title, text, link }, id) {
    const content = `${title}\n${text}\n${link}`;
    const body = Buffer.from(JSON.stringify({ content, allowed_mentions: { parse: [] } }));
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Impulse', 'Idempotency-Key': id };
    return deliveryOf(await outside.post((JSON.parse(address) as WebhookChannel).address, { headers, body }));
  },
});
