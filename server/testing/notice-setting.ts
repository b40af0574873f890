import type { BattleId } from '@impulse/library';
import type { MatchOffer } from '@impulse/protocol/wire/index.js';
import { expect, onTestFinished } from 'vitest';
import type { RunningServer, ServerOptions } from '../start.js';
import type { Store } from '../store/store.js';
import { AbsentPlayer } from './absent-player.js';
import { decider, meet, type Pair, type SeatedPair, seatTwo } from './players.js';
import { type Receiver, startReceiver } from './receiver.js';
import { startTestServer } from './server.js';

/** A match whose players leave the table and want to be told by webhook; time passes when the test says so. */
export class NoticeSetting {
  readonly server: RunningServer;
  readonly receiver: Receiver;
  readonly pair: SeatedPair;
  readonly time: { now: number };

  private constructor(server: RunningServer, receiver: Receiver, pair: SeatedPair, time: { now: number }) {
    this.server = server;
    this.receiver = receiver;
    this.pair = pair;
    this.time = time;
  }

  static async set(
    open: () => Promise<Store>,
    options: Partial<ServerOptions> = {},
    game: BattleId = 'totensonntag',
    wishes: Partial<MatchOffer> = {},
  ): Promise<NoticeSetting> {
    const time = { now: 1_700_000_000_000 };
    const receiver = await startReceiver();
    const common = { now: () => time.now, webhooksAtHome: true };
    const server = await startTestServer({ ...common, store: await open(), ...options });
    const setting = new NoticeSetting(server, receiver, await seatTwo(server.port, game, wishes), time);
    onTestFinished(async () => {
      await server.end();
      await receiver.end();
    });
    return setting;
  }

  get contents(): string[] {
    return this.receiver.received.map(({ body }) => (JSON.parse(body.toString()) as { content: string }).content);
  }

  /** Of whoever owes the decision now, or of the other. */
  absent(who: 'decider' | 'other'): AbsentPlayer {
    const { pair } = this;
    const isHost = (decider(pair) === pair.host) === (who === 'decider');
    return new AbsentPlayer(this.server.port, pair.match, (isHost ? pair.offered : pair.accepted).key);
  }

  async tellByWebhook(player: AbsentPlayer, remindEvery = 0, language = 'en'): Promise<void> {
    await player.wish(remindEvery, language);
    expect((await player.add({ kind: 'webhook', address: `${this.receiver.address}/hook` })).status).toBe(200);
  }

  async leave({ host, guest }: Pair = this.pair): Promise<void> {
    await Promise.all([host.socket.close(), guest.socket.close()]);
    await expect.poll(async () => (await this.server.matches.find(this.pair.match))?.audience.isEmpty).toBe(true);
  }

  /** Both come back, to this server or to another one that shares the match. */
  async comeBack(port = this.server.port): Promise<Pair> {
    const { game, offered, accepted, match } = this.pair;
    const again = await meet(port, game, { ...offered.card, host: offered, guest: accepted });
    const live = await this.server.matches.find(match);
    const question = await live?.ask({ do: 'question', match, language: 'en' });
    const revision = question?.revision ?? 0;
    await Promise.all([again.host.reach(revision), again.guest.reach(revision)]);
    return again;
  }

  /** So much time passes, and the server looks after it as often as it does. */
  async pass(time: number, server = this.server): Promise<void> {
    const until = this.time.now + time;
    const step = Math.max(10_000, time / 20);
    while (this.time.now < until) {
      this.time.now = Math.min(until, this.time.now + step);
      await work(server);
    }
  }
}

export async function work(server: RunningServer): Promise<void> {
  const errors: unknown[] = [];
  await (await server.notices()).work((error) => errors.push(error));
  expect(errors).toEqual([]);
}
