import { WebSocket } from 'ws';
import type { WireAnswer, WireMessage } from '@impulse/protocol/wire/index.js';

type Told = Exclude<WireMessage, { readonly id: unknown }>;

/** A client's end of a socket: asks, and keeps everything it has heard. */
export class TestSocket {
  readonly socket: WebSocket;
  /** Every message as it came. */
  readonly texts: string[] = [];
  readonly told: Told[] = [];
  /** Resolves with null when the line is lost. */
  readonly ended: Promise<null>;
  readonly #waiting = new Map<number | null, (answer: WireAnswer) => void>();
  #listener: (told: Told) => void = () => undefined;
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.ended = new Promise((resolve) => socket.once('close', () => resolve(null)));
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  static open(port: number, headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers });
    const opened = new TestSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(opened));
      socket.once('error', reject);
    });
  }

  listen(listener: (told: Told) => void): void {
    this.#listener = listener;
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as WireMessage;
    if (!('id' in message)) {
      this.told.push(message);
      this.#listener(message);
      return;
    }
    const answer = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    answer?.(message);
  }

  ask(request: object): Promise<WireAnswer> {
    const id = this.#asked++;
    const answered = new Promise<WireAnswer>((resolve) => this.#waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, ...request }));
    return answered;
  }

  /** Sends anything at all and waits for the answer to what has no id. */
  sendRaw(data: string): Promise<WireAnswer> {
    const answered = new Promise<WireAnswer>((resolve) => this.#waiting.set(null, resolve));
    this.socket.send(data);
    return answered;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }
}
