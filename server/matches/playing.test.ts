import { type BattleRecord, makeRandom, parseRecord, verify } from '@impulse/engine';
import { type BattleId, loadBattle } from '@impulse/library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { decider, type Pair, seatTwo } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';

let server: RunningServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.end());

/** Lets the script play both seats, each from what it was told, for so many actions. */
async function playOn(pair: Pair, game: BattleId, actions: number): Promise<void> {
  const { opponents } = await loadBattle(game);
  const random = makeRandom('playing');
  for (let played = 0; played < actions; played++) {
    const player = decider(pair);
    if (!player) return;
    const { battle } = player;
    const { action } = opponents.think('script', battle.state, battle.seat, random);
    const answer = await player.act(action);
    expect(answer).toMatchObject({ answer: { kind: 'done', revision: battle.revision } });
    await Promise.all([pair.host.reach(battle.revision), pair.guest.reach(battle.revision)]);
  }
}

describe.each(['totensonntag', 'white-death'] as const)('%s between two sockets', (game) => {
  test('is played by both, and its record proves every die once it is over', async () => {
    const pair = await seatTwo(server.port, game);
    await playOn(pair, game, 60);
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
    const verified = verify((await loadBattle(game)).game, record.value);
    expect(verified).toMatchObject({ ok: true, value: { dice: { unchecked: 0, queued: 0 } } });
    if (verified.ok) expect(verified.value.dice.checked).toBeGreaterThan(0);
    // Any other part would have given other dice.
    const { parts } = record.value;
    if (!parts) throw new Error('Nobody has put anything into the dice');
    const other = { ...record.value, parts: { ...parts, guest: parts.host } };
    expect(verify((await loadBattle(game)).game, other)).toMatchObject({ ok: false, error: { code: 'wrong-die' } });
  });
});
