import type { WebSocket } from 'ws';

/** In milliseconds: the time for what has been asked to be finished, and for the other ends to say goodbye. */
const patience = 3_000;
const farewell = 500;

/** Why a socket is closed when the server ends (RFC 6455: going away). Whoever hears it comes back. */
const goingAway = [1001, 'The server is ending.'] as const;

/** All sockets and what has been asked over them, so that the server can end without leaving anything half done. */
export class OpenSockets {
  readonly #sockets = new Set<WebSocket>();
  readonly #underWay = new Set<Promise<void>>();
  #isEnding = false;

  get count(): number {
    return this.#sockets.size;
  }

  add(socket: WebSocket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** Something was asked: it is begun unless the server is ending. Whoever asked then asks again elsewhere. */
  begin(work: () => Promise<void>): void {
    if (this.#isEnding) return;
    const underWay: Promise<void> = work().finally(() => this.#underWay.delete(underWay));
    this.#underWay.add(underWay);
  }

  /** Hears nothing more, answers what was asked, and says goodbye. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await within(patience, Promise.all(this.#underWay));
    const gone = [...this.#sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of this.#sockets) socket.close(...goingAway);
    await within(farewell, Promise.all(gone));
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** Waits for something, but not longer than this many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
