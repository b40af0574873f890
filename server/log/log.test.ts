import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { call, playOn, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { memoryStore } from '../testing/stores.js';
import { logTo, mistake } from './log.js';

function collector(): { readonly stream: Writable; readonly lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(line: string, _, done) {
      lines.push(line);
      done();
    },
  });
  return { stream, lines };
}

test('the log tells what happens, and none of it is secret', async () => {
  const { stream, lines } = collector();
  const store = memoryStore();
  const server = await startTestServer({ store, log: logTo(stream, () => 0) });
  const { offered, accepted, match, ...pair } = await seatTwo(server.port, 'totensonntag');
  await playOn({ match, ...pair }, 5);
  await call(server.port, 'GET', `/api/matches/${match}`, undefined, { authorization: `Bearer ${offered.key}` });
  const { record } = (await store.find(match))!;
  await server.end();
  const text = lines.join('');
  const secrets = [
    match,
    offered.key,
    offered.invitation,
    accepted.key,
    record.secret!,
    ...Object.values(record.parts!),
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  const told = lines.map((line) => JSON.parse(line) as { readonly event: string; readonly route?: string });
  expect(new Set(told.map(({ event }) => event))).toEqual(
    new Set(['listening', 'request', 'socket-opened', 'socket-closed', 'ending', 'ended']),
  );
  expect(told.flatMap(({ route = [] }) => route)).toContain('/api/matches/:match/accept');
});

test('keys and passwords are taken out of what went wrong', () => {
  const { stream, lines } = collector();
  const key = 'Abcdefghij_klmnopqrst-uvwxyz0123456789ABCDE';
  logTo(stream, () => 0)(mistake(new Error(`no ${key} at postgres://impulse:word@host/impulse`)));
  logTo(stream, () => 0)(mistake(new Error(`The battle 0123456789abcdef0123456789abcdef is held`)));
  expect(lines.join('')).not.toMatch(/Abcdefg|word|456789abcdef/);
  expect(lines.join('')).toContain('The battle 01234567… is held');
  expect(lines.join('')).toMatch(/"level":"error".*no … at postgres:\/\/…@host\/impulse/);
});
