import type { Socket } from 'node:net';

/** In bytes: more is not held back, so that it does not look as if the reader were slow. */
const mostHeld = 16 * 1024;

/** What is said to a socket within one turn of the event loop leaves in one piece: each write costs a call of the system. */
export class Outbox {
  #held: Socket[] = [];

  /** To be called before something is written. */
  hold(socket: Socket): void {
    if (socket.writableCorked === 0) {
      if (this.#held.length === 0) setImmediate(() => this.#release());
      this.#held.push(socket);
    } else if (socket.writableLength > mostHeld) socket.uncork();
    else return;
    socket.cork();
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const socket of held) socket.uncork();
  }
}
