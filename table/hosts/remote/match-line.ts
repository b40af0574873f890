import { signal } from '@preact/signals';
import type { Problem } from '@impulse/engine';
import type { MatchMessage, WireAnswer, WireMessage, WireRequest } from '@impulse/protocol/wire/index.js';
import { openSocket, type Socket } from './socket.js';

/** Not open yet, open, or lost and being opened again. */
export type LineState = 'opening' | 'open' | 'lost';

type OfMatch<R> = R extends WireRequest ? Omit<R, 'id' | 'match'> : never;
/** What is asked about the match of the line. */
export type MatchRequest = OfMatch<WireRequest>;
export type Watching = Extract<WireAnswer, { readonly seat: string }>;

interface Waiting {
  readonly asked: MatchRequest;
  readonly resolve: (answer: WireAnswer) => void;
  readonly reject: (failure: Error) => void;
}

/** In milliseconds: after so many tries in vain the next one waits so long. */
const pauses = [300, 1000, 2000, 4000, 8000, 15_000];
/** In milliseconds: a server that has not answered by then is not there any more. */
const patience = 15_000;
/** In milliseconds: after such a silence the server is asked whether it is there. */
const silence = 25_000;

/** What is not asked again on another line: it would come too late, or twice. */
const lostWithTheLine: ReadonlySet<string> = new Set(['watch', 'say', 'here']);

/**
 * A line to one match on a server. When it is lost it is opened again and the match watched anew; what had not been
 * answered is asked once more, which is safe because the server carries out a command only once.
 */
export class MatchLine {
  readonly #match: string;
  readonly #key: string | null;
  readonly #connect: () => Socket;
  readonly #waiting = new Map<number, Waiting>();
  #socket: Socket | null = null;
  #asked = 0;
  #triesInVain = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #told: (told: MatchMessage) => void = () => undefined;
  #welcome: (watching: Watching) => void = () => undefined;

  readonly state = signal<LineState>('opening');
  /** Why the server does not let this browser watch; null as long as it does. */
  readonly refused = signal<Problem | null>(null);

  /** Without a key as an observer. */
  constructor(match: string, key: string | null, connect: () => Socket = openSocket) {
    this.#match = match;
    this.#key = key;
    this.#connect = connect;
  }

  /** `welcome` hears how the match stands whenever the line has been opened, `told` everything after that. */
  open(welcome: (watching: Watching) => void, told: (told: MatchMessage) => void): void {
    this.#welcome = welcome;
    this.#told = told;
    this.#try();
  }

  #try(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    const socket = this.#connect();
    this.#socket = socket;
    socket.listen({
      // Whoever loses the line in between tries again.
      opened: () => void this.#watch(socket).catch(() => undefined),
      heard: (text) => this.#hear(JSON.parse(text) as WireMessage),
      closed: () => this.#lose(socket),
    });
  }

  async #watch(socket: Socket): Promise<void> {
    const answer = await this.#send(socket, { do: 'watch', ...(this.#key === null ? {} : { key: this.#key }) });
    if ('problem' in answer) {
      this.refused.value = answer.problem;
      this.close();
    } else if ('seat' in answer) {
      this.#triesInVain = 0;
      this.#welcome(answer);
      this.state.value = 'open';
      for (const [id, { asked }] of this.#waiting) socket.send(this.#text(id, asked));
    }
  }

  /** Watches again: the server tells the whole battle anew. */
  async watchAnew(): Promise<void> {
    if (this.#socket && this.state.value === 'open') await this.#watch(this.#socket);
  }

  /** Fails when the line is closed, or lost before something was answered that must not happen twice. */
  ask(asked: MatchRequest): Promise<WireAnswer> {
    return this.#send(this.state.value === 'open' ? this.#socket : null, asked);
  }

  #send(socket: Socket | null, asked: MatchRequest): Promise<WireAnswer> {
    const id = this.#asked++;
    return new Promise<WireAnswer>((resolve, reject) => {
      this.#waiting.set(id, { asked, resolve, reject });
      socket?.send(this.#text(id, asked));
      setTimeout(() => {
        if (this.#waiting.has(id) && socket !== null && socket === this.#socket) this.drop();
      }, patience);
    });
  }

  #text(id: number, asked: MatchRequest): string {
    return JSON.stringify({ id, match: this.#match, ...asked });
  }

  /** A line may be dead without a word: whoever has heard nothing for a while asks, and has to be answered. */
  #breakSilence(): void {
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => {
      if (this.state.value === 'open') this.ask({ do: 'here' }).catch(() => undefined);
    }, silence);
  }

  #hear(message: WireMessage): void {
    this.#breakSilence();
    if (!('id' in message)) {
      this.#told(message);
      return;
    }
    if (message.id === null) throw new Error('The server could not read a request');
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.resolve(message);
  }

  /** The line is as good as lost: it is opened again at once. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lose(socket);
  }

  /** Does not wait any longer before the next try. */
  hurry(): void {
    if (this.state.value === 'lost') this.#try();
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.state.value = 'lost';
    clearTimeout(this.#silent);
    for (const [id, { asked, reject }] of this.#waiting) {
      if (!lostWithTheLine.has(asked.do)) continue;
      this.#waiting.delete(id);
      reject(new Error('The connection was lost'));
    }
    const pause = pauses[Math.min(this.#triesInVain++, pauses.length - 1)];
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#try(), pause);
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silent);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error('The match has been left'));
  }
}
