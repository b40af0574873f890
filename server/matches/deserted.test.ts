import type { MatchCard, Seated } from '@impulse/protocol/wire/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.js';
import { AbsentPlayer } from '../testing/absent-player.js';
import { call, decider, newPart, playOn, type SeatedPair, seatTwo, type TestPlayer } from '../testing/players.js';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';
import { awaitTurn } from '../testing/solitaire.js';

/** Players who leave a battle that nobody presses, or hand their seat over. */

const day = 24 * 3_600_000;
let now = 1_800_000_000_000;
let server: RunningServer;
beforeAll(async () => void (server = await startTestServer({ now: () => now })));
afterAll(() => server.end());

const cardOf = async (match: string): Promise<MatchCard | undefined> => (await server.matches.find(match))?.card;

async function begun(moves = 3): Promise<SeatedPair & { readonly slow: TestPlayer; readonly patient: TestPlayer }> {
  const pair = await seatTwo(server.port, 'totensonntag');
  await playOn(pair, moves);
  const slow = decider(pair) ?? pair.host;
  return { ...pair, slow, patient: slow === pair.host ? pair.guest : pair.host };
}
const replace = ({ socket, match, battle }: TestPlayer, level = 'script') =>
  socket.ask({ do: 'replace', match, revision: battle.revision, level });

describe('without a clock', () => {
  test('a seat whose player stays away for long is offered to a computer', async () => {
    const { slow, patient, match } = await begun();
    now += 20 * day;
    // Whoever sits there has not left.
    expect(await replace(patient)).toMatchObject({ problem: { code: 'not-deserted' } });
    await slow.socket.close();
    await expect.poll(async () => (await cardOf(match))?.deserted).toBe(slow.battle.seat);
    // Nothing happens by itself.
    expect(await cardOf(match)).toMatchObject({ stage: 'playing', decides: slow.battle.seat });
    expect(await patient.socket.ask({ do: 'claim', match, revision: 3, command: 'x' })).toMatchObject({
      problem: { code: 'time-left' },
    });
    expect(await replace(patient)).toMatchObject({ done: true });
    await awaitTurn(patient);
    expect((await cardOf(match))?.seats).toContainEqual(expect.objectContaining({ kind: 'computer', name: 'script' }));
  });

  test('a few days are no desertion, nor is it one to wait for the other', async () => {
    const { slow, patient, match } = await begun();
    now += 13 * day;
    await Promise.all([slow.socket.close(), patient.socket.close()]);
    await expect.poll(async () => (await server.matches.find(match))?.audience.isEmpty).toBe(true);
    expect((await cardOf(match))?.deserted).toBeNull();
    now += 2 * day;
    expect((await cardOf(match))?.deserted).toBe(slow.battle.seat);
    const again = await TestSocket.open(server.port);
    await again.ask({ do: 'watch', match, key: slow.key });
    const own = { do: 'replace', match, revision: 3, level: 'script' };
    expect(await again.ask(own)).toMatchObject({ problem: { code: 'not-deserted' } });
    expect((await cardOf(match))?.deserted).toBeNull();
    await again.close();
  });
});

describe('by consent', () => {
  const propose = ({ socket, match, battle }: TestPlayer, proposal: object) =>
    socket.ask({ do: 'propose', match, revision: battle.revision, proposal });
  const agree = async ({ socket, match, battle }: TestPlayer) => {
    const proposal = (await cardOf(match))?.proposal?.number;
    return socket.ask({ do: 'reply', match, revision: battle.revision, command: 'yes', proposal, agree: true });
  };

  test.each(['own', 'other'] as const)('a computer plays on for the %s side', async (which) => {
    const { slow, patient, match } = await begun();
    const side = (which === 'own' ? slow : patient).battle.seat;
    const stays = which === 'own' ? patient : slow;
    expect(await propose(slow, { computer: 'grandmaster', side })).toMatchObject({
      problem: { code: 'unknown-level' },
    });
    expect(await propose(slow, { computer: 'script', side: 'nobody' })).toMatchObject({
      problem: { code: 'unknown-side' },
    });
    await propose(slow, { computer: 'script', side });
    expect((await cardOf(match))?.proposal).toMatchObject({ proposal: { computer: 'script', side } });
    expect(await agree(slow)).toMatchObject({ problem: { code: 'nothing-proposed' } });
    expect(await agree(patient)).toMatchObject({ answer: { kind: 'done' } });
    const gone = stays === slow ? patient : slow;
    expect(await gone.watch()).toMatchObject({ problem: { code: 'no-such-match' } });
    await awaitTurn(stays);
    expect((await cardOf(match))?.seats).toContainEqual(expect.objectContaining({ side, kind: 'computer' }));
    const second = await propose(stays, { computer: 'script', side: stays.battle.seat });
    expect(second).toMatchObject({ problem: { code: 'nobody-to-replace' } });
  });
});

describe('a seat that is handed over', () => {
  const give = ({ socket, match }: TestPlayer, offered = true) => socket.ask({ do: 'give', match, offered });
  const accept = (match: string, invitation: string, name = 'Clara') =>
    call<Seated & { readonly problem: { readonly code: string } }>(
      server.port,
      'POST',
      `/api/matches/${match}/accept`,
      {
        name,
        part: newPart(),
        invitation,
      },
    );
  const invitationOf = (answer: object): string => (answer as { readonly invitation: string }).invitation;

  test('goes to one person, and what opened it before opens it no more', async () => {
    const { slow, patient, match } = await begun();
    await slow.socket.ask({ do: 'note', match, hex: '0101', text: 'a secret' });
    const absent = new AbsentPlayer(server.port, match, slow.key ?? '');
    await absent.wish(24);
    await absent.add({ kind: 'webhook', address: 'https://hooks.example/1' });
    const invitation = invitationOf(await give(slow));
    const shown = await call<{ card: MatchCard; seat: string | null }>(
      server.port,
      'GET',
      `/api/matches/${match}`,
      undefined,
      { authorization: `Bearer ${invitation}` },
    );
    expect(shown.body.seat).toBe(slow.battle.seat);
    // The giver plays on until somebody has come.
    await playOn({ game: 'totensonntag', match, host: slow, guest: patient }, 0);
    const both = await Promise.all([accept(match, invitation), accept(match, invitation, 'Dora')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const { body } = both.find(({ status }) => status === 200)!;
    expect(body.seat).toBe(slow.battle.seat);
    expect(await slow.act({ type: 'done' })).toMatchObject({ problem: { code: 'not-watching' } });
    expect(await slow.watch()).toMatchObject({ problem: { code: 'no-such-match' } });
    const clara = await TestSocket.open(server.port);
    expect(await clara.ask({ do: 'watch', match, key: body.key })).toMatchObject({ seat: body.seat });
    expect(await clara.ask({ do: 'notes', match })).toMatchObject({ notes: [] });
    expect((await new AbsentPlayer(server.port, match, body.key).card()).body.channels).toEqual([]);
    expect((await accept(match, invitation)).status).toBe(403);
    await clara.close();
  });

  test('is not given without its player, nor once that has been taken back or the battle is over', async () => {
    const { slow, patient, match, offered } = await begun();
    const first = invitationOf(await give(slow));
    const second = invitationOf(await give(slow));
    expect((await accept(match, first)).status).toBe(403);
    expect(await give(slow, false)).toMatchObject({ invitation: null });
    for (const invitation of [second, offered.invitation, patient.key ?? ''])
      expect((await accept(match, invitation)).status).toBeGreaterThanOrEqual(400);
    const third = invitationOf(await give(slow));
    await slow.socket.ask({ do: 'resign', match, revision: 3, command: 'enough' });
    expect((await accept(match, third)).status).toBeGreaterThanOrEqual(400);
    expect(await give(patient)).toMatchObject({ problem: { code: 'not-playing' } });
    expect(JSON.stringify(await cardOf(match))).not.toContain(third);
  });
});
