import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireRequest } from '@impulse/protocol/wire/index.js';
import { MatchLine } from './match-line.js';
import type { Socket } from './socket.js';

/** A server's end of the sockets that a line opens, one after the other. */
class Server {
  readonly sockets: Ending[] = [];

  readonly connect = (): Socket => {
    const ending = new Ending();
    this.sockets.push(ending);
    return ending.socket;
  };

  get last(): Ending {
    return this.sockets[this.sockets.length - 1];
  }
}

class Ending {
  readonly asked: WireRequest[] = [];
  #hearing: Parameters<Socket['listen']>[0] | null = null;
  readonly socket: Socket = {
    listen: (hearing) => (this.#hearing = hearing),
    send: (text) => void this.asked.push(JSON.parse(text) as WireRequest),
    close: () => (this.#hearing = null),
  };

  /** Answers to the request to watch. */
  async open(answer: object = { seat: 'cw', card: {}, said: [], muted: false }): Promise<void> {
    this.#hearing?.opened();
    await this.say({ id: this.asked[0].id, ...answer });
  }

  async say(message: object): Promise<void> {
    this.#hearing?.heard(JSON.stringify(message));
    await vi.advanceTimersByTimeAsync(0);
  }

  lose(): void {
    this.#hearing?.closed();
  }
}

const key = 'k'.repeat(43);

function opened() {
  const server = new Server();
  const line = new MatchLine('m', key, server.connect);
  const [welcome, told] = [vi.fn<() => void>(), vi.fn<() => void>()];
  line.open(welcome, told);
  return { server, line, welcome, told };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the match is watched with the key, and then what is told is heard', async () => {
  const { server, line, welcome, told } = opened();
  expect(line.state.value).toBe('opening');
  await server.last.open();
  expect(server.last.asked).toMatchObject([{ do: 'watch', match: 'm', key }]);
  expect(line.state.value).toBe('open');
  expect(welcome).toHaveBeenCalledOnce();
  await server.last.say({ match: 'm', news: {} });
  expect(told).toHaveBeenCalledExactlyOnceWith({ match: 'm', news: {} });
});

test('what was not answered when the line was lost is asked again, under the same command', async () => {
  const { server, line, welcome } = opened();
  await server.last.open();
  const act = { do: 'act', revision: 3, command: 'c', action: { type: 'done' } } as const;
  const answer = line.ask(act);
  server.last.lose();
  expect(line.state.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  await server.last.open();
  expect(server.sockets).toHaveLength(2);
  expect(welcome).toHaveBeenCalledTimes(2);
  expect(server.last.asked).toMatchObject([{ do: 'watch' }, act]);
  await server.last.say({ id: server.last.asked[1].id, answer: { kind: 'done', revision: 4 } });
  expect(await answer).toMatchObject({ answer: { kind: 'done' } });
});

test('what is asked while the line is lost is asked when it is open again', async () => {
  const { server, line } = opened();
  await server.last.open();
  server.last.lose();
  void line.ask({ do: 'since' });
  await vi.advanceTimersByTimeAsync(300);
  await server.last.open();
  expect(server.last.asked).toMatchObject([{ do: 'watch' }, { do: 'since' }]);
});

test('what was said is not said twice: whoever said it hears that it was perhaps not sent', async () => {
  const { server, line } = opened();
  await server.last.open();
  const said = line.ask({ do: 'say', text: 'Hello' });
  server.last.lose();
  await expect(said).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(300);
  await server.last.open();
  expect(server.last.asked).toMatchObject([{ do: 'watch' }]);
});

test('a server that does not answer is taken for lost', async () => {
  const { server, line } = opened();
  await server.last.open();
  void line.ask({ do: 'since' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(line.state.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  expect(server.sockets).toHaveLength(2);
});

test('whoever may not watch is told why, and the line is not opened again', async () => {
  const { server, line } = opened();
  await server.last.open({ problem: { code: 'no-such-match', path: '', message: '' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(line.refused.value).toMatchObject({ code: 'no-such-match' });
  expect(server.sockets).toHaveLength(1);
});

test('after a long silence the server is asked whether it is there, and a line that stays dead is opened again', async () => {
  const { server, line } = opened();
  await server.last.open();
  await vi.advanceTimersByTimeAsync(20_000);
  await server.last.say({ match: 'm', card: {} });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.last.asked.map((asked) => asked.do)).toEqual(['watch']);
  await vi.advanceTimersByTimeAsync(6_000);
  const [, here] = server.last.asked;
  expect(here.do).toBe('here');
  await server.last.say({ id: here.id, done: true });
  await vi.advanceTimersByTimeAsync(26_000);
  expect(server.last.asked).toHaveLength(3);
  expect(line.state.value).toBe('open');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(server.sockets).toHaveLength(2);
  await server.last.open();
  expect(line.state.value).toBe('open');
  expect(server.last.asked.map((asked) => asked.do)).toEqual(['watch']);
  line.close();
});
