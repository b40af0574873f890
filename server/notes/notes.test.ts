import { observer } from '@impulse/engine';
import type { WireAnswer } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { bothStores } from '../testing/both-stores.js';
import { meet, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

describe.each(bothStores())('notes %s', (_, open) => {
  let server: RunningServer;
  let pair: SeatedPair;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    pair = await seatTwo(server.port, 'totensonntag', { spectators: 'public' });
  });
  afterAll(() => server.end());

  const pin = ({ socket, match }: TestPlayer, hex: unknown, text: unknown): Promise<WireAnswer> =>
    socket.ask({ do: 'note', match, hex, text });
  const notesOf = async ({ socket, match }: TestPlayer) => {
    const answer = await socket.ask({ do: 'notes', match });
    return 'notes' in answer ? answer.notes : null;
  };

  test('are kept with the seat, and told to nobody in another one', async () => {
    const { host, guest, match, offered, accepted } = pair;
    const watcher = await TestSocket.open(server.port);
    expect(await watcher.ask({ do: 'watch', match })).toMatchObject({ seat: observer });
    const again = await meet(server.port, 'totensonntag', { ...offered.card, host: offered, guest: accepted });
    const secret = '<b>Here</b> 在這裡 they come';
    expect(await pin(host, 'K10', 'first thoughts')).toMatchObject({ done: true });
    expect(await pin(host, 'K10', secret)).toMatchObject({ done: true });
    expect(await pin(guest, 'K10', 'hold this')).toMatchObject({ done: true });
    expect(await notesOf(host)).toEqual([{ hex: 'K10', text: secret }]);
    expect(await notesOf(again.host)).toEqual([{ hex: 'K10', text: secret }]);
    expect(await notesOf(guest)).toEqual([{ hex: 'K10', text: 'hold this' }]);
    expect(again.host.socket.told).toContainEqual({ match, note: { hex: 'K10', text: secret } });
    for (const { texts } of [guest.socket, again.guest.socket, watcher]) {
      expect(texts.join('\n')).not.toContain('Here');
    }
    for (const request of [
      { do: 'notes', match },
      { do: 'note', match, hex: 'A1', text: 'x' },
    ]) {
      expect(await watcher.ask(request)).toMatchObject({ problem: { code: 'not-your-seat' } });
    }
    expect(await pin(host, 'K10', '')).toMatchObject({ done: true });
    expect(await notesOf(host)).toEqual([]);
    await Promise.all([watcher, again.host.socket, again.guest.socket].map((socket) => socket.close()));
  });

  test('are plain text on a hex, within bounds', async () => {
    const { host } = pair;
    for (const [hex, text] of [
      ['', 'x'],
      ['K10; drop', 'x'],
      ['x'.repeat(9), 'x'],
      [7, 'x'],
      ['K10', 'x'.repeat(501)],
      ['K10', 'a\u202Eb'],
      ['K10', '   '],
      ['K10', null],
    ]) {
      expect(await pin(host, hex, text)).toHaveProperty('problem');
    }
    for (let number = 0; number < 200; number++) await pin(host, `X${number}`, 'x');
    expect(await pin(host, 'Y1', 'one more')).toMatchObject({ problem: { code: 'too-many' } });
    expect(await pin(host, 'X7', 'in place of another')).toMatchObject({ done: true });
    expect(await notesOf(host)).toHaveLength(200);
  });
});
