import { signal } from '@preact/signals';
import type { Host, HostAnswer, News, PublicAction, Seat, Stop, ToldEvent, VersionChange } from '@impulse/engine';
import type { StoreId } from '../storage/battle-store.js';
import type { Exported, StoreFailure } from '../storage/types.js';
import { AuthorityLine } from './authority-line.js';
import type { LetterTaken, Opened, PlayByFile, Role } from './messages.js';
import { WatchedSeats } from './watched-seats.js';
import { startWorker } from './workers.js';

/**
 * The page's side of a battle played in this browser. The match is in a worker, and so are the computers; the page gets
 * nothing but the news of the seats it watches.
 */
export class LocalHost implements Host<PublicAction> {
  readonly #line: AuthorityLine;
  readonly #seats: WatchedSeats;
  #thinker: Worker | null = null;

  readonly role = signal<Role>('plays');
  /** How things stand with the other player; null unless the battle is played by file. */
  readonly post = signal<PlayByFile | null>(null);
  /** The version of the rules the battle was begun under, when these are others. */
  versionChange: VersionChange | null = null;
  /** Why the battle could not be kept; null while all is well. */
  readonly storeFailure = signal<StoreFailure | null>(null);
  /** How far the battle is taken up, in percent. */
  readonly progress = signal(0);
  /** How far a computer has thought about its decision, from 0 to 1. */
  readonly thought = signal(0);
  /** The worker has died: nothing can be played until the battle is opened again. */
  readonly dead = signal(false);

  constructor() {
    this.#line = new AuthorityLine(() => (this.dead.value = true));
    this.#seats = new WatchedSeats(this.#line);
    this.#line.listen((told) => {
      if (told.told === 'role') this.role.value = told.role;
      if (told.told === 'post') this.post.value = told.post;
      if (told.told === 'stored') this.storeFailure.value = told.failure;
      if (told.told === 'progress') this.progress.value = told.percent;
    });
  }

  async open(store: StoreId, id: string): Promise<Opened> {
    const opened = await this.#line.call('open', { store, id });
    if (opened.kind === 'open') {
      this.role.value = opened.role;
      this.post.value = opened.post;
      this.versionChange = opened.versionChange;
    }
    return opened;
  }

  act(seat: Seat, revision: number, command: string, action: PublicAction): Promise<HostAnswer> {
    return this.#line.call('act', { seat, revision, command, action });
  }

  undo(seat: Seat, revision: number, command: string, steps: number): Promise<HostAnswer> {
    return this.#line.call('undo', { seat, revision, command, steps });
  }

  resign(seat: Seat, revision: number, command: string): Promise<HostAnswer> {
    return this.#line.call('resign', { seat, revision, command });
  }

  watch(seat: Seat, hear: (news: News) => void): Stop {
    return this.#seats.watch(seat, hear);
  }

  /** What has happened since the seat last decided something, as far as it may know. */
  since(seat: Seat): Promise<readonly ToldEvent[]> {
    return this.#line.call('since', { seat });
  }

  /** How the battle stood meanwhile, as the seat was told then. */
  meanwhile(seat: Seat): Promise<readonly News[]> {
    return this.#line.call('meanwhile', { seat });
  }

  /** The computer that owes a decision plays once, or the next thing happens that a file tells. */
  async stepComputer(): Promise<HostAnswer> {
    if (!this.#thinker && !this.post.value) await this.#startThinker();
    try {
      return await this.#line.call('step', null);
    } finally {
      this.thought.value = 0;
    }
  }

  /** The page only hands over the ends of the line, so that a computer's view never passes through it. */
  async #startThinker(): Promise<void> {
    const thinker = startWorker('thinker');
    this.#thinker = thinker;
    thinker.addEventListener('message', ({ data }: MessageEvent<number>) => (this.thought.value = data));
    thinker.addEventListener('error', () => {
      thinker.terminate();
      this.#thinker = null;
      // Whoever waits for its answer is told; the next step starts another one.
      void this.#connect(new MessageChannel());
    });
    const channel = new MessageChannel();
    thinker.postMessage(channel.port1, [channel.port1]);
    await this.#connect(channel);
  }

  async #connect({ port2 }: MessageChannel): Promise<void> {
    await this.#line.call('thinker', port2, [port2]);
  }

  /** Plays the battle here instead of in the other tab. */
  async takeOver(): Promise<void> {
    this.role.value = await this.#line.call('takeOver', null);
  }

  /** Opens a file of the other player; what it tells is acted out like the steps of a computer. */
  receive(text: string): Promise<LetterTaken> {
    return this.#line.call('receive', { text });
  }

  /** The file for the other player; null while there is none to be sent. */
  write(): Promise<string | null> {
    return this.#line.call('write', null);
  }

  /** What may be handed to the player as a file. */
  file(): Promise<Exported> {
    return this.#line.call('save', null);
  }

  /** Leaves at once, whatever is still being done. */
  end(): void {
    this.#thinker?.terminate();
    this.#line.end();
  }

  close(): void {
    this.#thinker?.terminate();
    this.#line
      .call('close', null)
      .catch(() => undefined)
      .finally(() => this.#line.end());
  }
}
