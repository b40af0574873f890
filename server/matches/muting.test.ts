import { expect, test } from 'vitest';
import { seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

test.each([0, -1000])(
  'what was said before the other player was muted stays, though the clock moved by %d ms',
  async (by) => {
    const time = { now: 1_700_000_000_000 };
    const server = await startTestServer({ now: () => time.now });
    const { match, host, guest, offered } = await seatTwo(server.port, 'totensonntag');
    const say = (text: string) => guest.socket.ask({ do: 'say', match, text });
    const heard = async () => await host.socket.ask({ do: 'watch', match, key: offered.key });
    await say('before');
    time.now += by;
    await host.socket.ask({ do: 'mute', match, muted: true });
    await say('meanwhile');
    expect(await heard()).toMatchObject({ muted: true, said: [{ text: 'before' }] });
    time.now += by;
    await host.socket.ask({ do: 'mute', match, muted: false });
    await say('after');
    expect(await heard()).toMatchObject({ muted: false });
    expect(await heard()).toMatchObject({ said: [{ text: 'before' }, { text: 'meanwhile' }, { text: 'after' }] });
    await server.end();
  },
);
