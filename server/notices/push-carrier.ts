import type { PushChannel } from '@impulse/protocol/wire/index.js';
import { type Carrier, type Delivery, deliveryOf } from './carrier.js';
import type { Outside } from './outside.js';
import { sealPush } from './push-sealing.js';
import type { ServerIdentity } from './server-identity.js';

/** In seconds: a decision that has waited for a week has been told of otherwise. */
const keptFor = 7 * 24 * 3600;

/** Shown by the browser itself, also while no page of ours is open. */
export const pushCarrier = (outside: Outside, identity: ServerIdentity, now: () => number): Carrier => ({
  async send({ address, origin }, notice): Promise<Delivery> {
    const { endpoint, ...keys } = JSON.parse(address) as PushChannel;
    let body: Buffer;
    try {
      body = sealPush(Buffer.from(JSON.stringify(notice)), keys);
    } catch {
      // A key that is no point of the curve.
      return 'gone';
    }
    const contact = origin.startsWith('https:') ? origin : 'mailto:impulse@localhost';
    const headers = {
      Authorization: identity.authorization(endpoint, contact, now()),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(keptFor),
      // A newer one takes the place of an older one that was not delivered.
      Topic: notice.match,
      Urgency: 'normal',
    };
    return deliveryOf(await outside.post(endpoint, { headers, body }));
  },
});
