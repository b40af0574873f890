import { Counters } from '../counters.js';
import { Channels } from '../notices/channels.js';
import { Courier } from '../notices/courier.js';
import { NoticeQueue } from '../notices/notice-queue.js';
import { Outside } from '../notices/outside.js';
import { webhookCarrier } from '../notices/webhook-carrier.js';
import { openStore } from '../store/open-store.js';

/** A process that sends what is due in the store that is named, until it is killed; says when it begins. */

const store = await openStore(process.argv[2], (error) => process.stderr.write(`${String(error)}\n`));
const tables = await store.tables();
const carriers = { webhook: webhookCarrier(new Outside({ mayCallHome: true })) };
const courier = new Courier(new NoticeQueue(tables), new Channels(tables), carriers, new Counters(), Date.now);
process.stdout.write('ready\n');
for (;;) {
  await courier.deliver();
  await new Promise((resolve) => setTimeout(resolve, 5));
}
