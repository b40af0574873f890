import { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.js';
import { TestSocket } from '../testing/socket.js';

/** The answer to a request that asks for a socket; the socket itself is on it for good. */
class NotedAnswers {
  readonly noted: WeakRef<ServerResponse>[] = [];
  readonly #assign: (socket: Socket) => void = Reflect.get(ServerResponse.prototype, 'assignSocket');

  begin(): void {
    const { noted } = this;
    const assign = this.#assign;
    ServerResponse.prototype.assignSocket = function (this: ServerResponse, socket) {
      noted.push(new WeakRef(this));
      Reflect.apply(assign, this, [socket]);
    };
  }

  end(): void {
    ServerResponse.prototype.assignSocket = this.#assign;
  }
}

function forgetUnused(): void {
  v8.setFlagsFromString('--expose-gc');
  (vm.runInNewContext('gc') as () => void)();
}

test('an open socket keeps nothing of the request that it began with', async () => {
  const answers = new NotedAnswers();
  const server = await startTestServer();
  answers.begin();
  const sockets = [await TestSocket.open(server.port), await TestSocket.open(server.port)];
  answers.end();
  expect(answers.noted.length).toBe(2);
  // What the last turn has touched is looked at again in the next one.
  await nextTurn();
  await nextTurn();
  forgetUnused();
  expect(answers.noted.map((answer) => answer.deref())).toEqual([undefined, undefined]);
  expect(sockets.map(({ socket }) => socket.readyState)).toEqual([1, 1]);
  await server.end();
});
