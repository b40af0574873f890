import { signal } from '@preact/signals';
import type { Host, HostAnswer, News, Problem, PublicAction, Seat, Stop } from '@impulse/engine';
import { AuthorityLine } from './authority-line.js';
import type { FilmInfo, FrameInfo, FrameTold } from './messages.js';
import { WatchedSeats } from './watched-seats.js';

/** Feeds seats with a battle that has been played, frame by frame. The film itself stays in the worker. */
export class FilmHost implements Host<PublicAction> {
  readonly #line = new AuthorityLine();
  readonly #seats = new WatchedSeats(this.#line);
  /** How far the film is developed, in percent. */
  readonly progress = signal(0);

  constructor() {
    this.#line.listen((told) => {
      if (told.told === 'progress') this.progress.value = told.percent;
    });
  }

  /** Null: there is no such battle. */
  open(id: string): Promise<FilmInfo | { readonly problem: Problem } | null> {
    return this.#line.call('film', { id });
  }

  /** What can be jumped to, as far as this seat may know. */
  frames(seat: Seat): Promise<readonly FrameInfo[]> {
    return this.#line.call('frames', { seat });
  }

  /** Shows a frame to everybody who watches; `acted`: as something that happens now. */
  go(frame: number, acted: boolean, seat: Seat): Promise<FrameTold> {
    return this.#line.call('go', { frame, acted, seat });
  }

  watch(seat: Seat, hear: (news: News) => void): Stop {
    return this.#seats.watch(seat, hear);
  }

  /** What has happened stays as it is. */
  act(_seat: Seat, revision: number): Promise<HostAnswer> {
    return Promise.resolve({ kind: 'stale', revision });
  }

  undo(_seat: Seat, revision: number): Promise<HostAnswer> {
    return Promise.resolve({ kind: 'stale', revision });
  }

  close(): void {
    this.#line.end();
  }
}
