import { type BattleRecord, isPlayed, parseRecord, playedEntry, verify } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { newPart, playOn, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

/** What is left to be judged by its dice alone. */
function withoutChain({ chain: _chain, ...record }: BattleRecord): BattleRecord {
  const journal = record.journal.map((entry) =>
    isPlayed(entry) ? playedEntry(entry[0], entry[1], entry[2] ?? [], 0, entry[4]) : entry,
  );
  return { ...record, journal };
}

describe.each(['totensonntag', 'white-death'] as const)('%s between two sockets', (game) => {
  test('is played by both, and its record proves every die once it is over', async () => {
    const pair = await seatTwo(server.port, game);
    await playOn(pair, 60);
    const { host, guest, match } = pair;
    expect(await host.socket.ask({ do: 'record', match })).toMatchObject({ problem: { code: 'not-over' } });
    const resigned = await guest.socket.ask({
      do: 'resign',
      match,
      revision: guest.battle.revision,
      command: 'enough',
    });
    expect(resigned).toMatchObject({ answer: { kind: 'done' } });
    const told = (await host.socket.ask({ do: 'record', match })) as unknown as { readonly record: BattleRecord };
    const record = parseRecord(told.record);
    if (!record.ok) throw new Error(record.error.message);
    const { game: rules } = await loadBattle(game);
    const verified = verify(rules, record.value);
    expect(verified).toMatchObject({ ok: true, value: { dice: { unchecked: 0, queued: 0 } } });
    if (verified.ok) expect(verified.value.dice.checked).toBeGreaterThan(0);
    // Other parts would have given another beginning than the seats have acknowledged, and other dice.
    const { parts } = record.value;
    if (!parts) throw new Error('Nobody has put anything into the dice');
    const withGuest = (one: BattleRecord, guest: string): BattleRecord => ({ ...one, parts: { ...parts, guest } });
    const problemsOf = (one: BattleRecord) =>
      Array.from({ length: 20 }, newPart).map((part) => verify(rules, withGuest(one, part)));
    const withCode = (code: string) =>
      expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) as unknown }) as unknown;
    expect(problemsOf(record.value)).toEqual(Array.from({ length: 20 }, () => withCode('other-link')));
    expect(problemsOf(withoutChain(record.value))).toContainEqual(withCode('wrong-die'));
  });
});
