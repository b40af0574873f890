import type { Audience } from './audience.js';
import type { MatchServices } from './match-services.js';
import { isSpectator } from './spectators.js';

/** What it needs of them. */
type PresenceServices = Pick<MatchServices, 'processes' | 'report'> & {
  readonly store: Pick<MatchServices['store'], 'tell'>;
};

/** Who is at a match, in this process and in the others. */
export class Presence {
  readonly #match: string;
  readonly #audience: Audience;
  readonly #services: PresenceServices;
  /** The seats that somebody is in, by process. One that has fallen silent may be heard of again, and then they count again. */
  readonly #elsewhere = new Map<string, readonly string[]>();
  /** How many processes counted as alive at the last look. */
  #counted = 0;
  /** The other processes have been asked who is there. */
  #hasAsked = false;
  /** What is told last has to arrive last, and a store has several connections. */
  #told: Promise<void> = Promise.resolve();

  constructor(match: string, audience: Audience, services: PresenceServices) {
    this.#match = match;
    this.#audience = audience;
    this.#services = services;
  }

  get seats(): Set<string> {
    return new Set([...this.#audience.present, ...this.#alive.flatMap(([, seats]) => seats)]);
  }

  get #alive(): [string, readonly string[]][] {
    return [...this.#elsewhere].filter(([process]) => this.#services.processes.isAlive(process));
  }

  /** The other processes hear who is here, and are asked for the same the first time. */
  tell(): void {
    this.#send(!this.#hasAsked);
    this.#hasAsked = true;
  }

  #send(asks: boolean): void {
    const { store, processes, report } = this.#services;
    const seats = [...this.#audience.present].filter((seat) => !isSpectator(seat));
    const notice = { kind: 'present', match: this.#match, process: processes.own, seats, asks } as const;
    this.#told = this.#told.then(() => store.tell(notice)).catch(report);
  }

  /** Who is at another process, which `asks` for the same. */
  hear(process: string, seats: readonly string[], asks: boolean): void {
    this.#services.processes.hear(process);
    if (seats.length === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, seats);
    this.#counted = this.#alive.length;
    if (asks && !this.#audience.isEmpty) this.#send(false);
  }

  /** Something that others told may have been missed: they are asked who is there. */
  askAgain(): void {
    this.#elsewhere.clear();
    this.#hasAsked = false;
    if (!this.#audience.isEmpty) this.tell();
  }

  /** Has a process fallen silent since the last look, or been heard of again? */
  lookAgain(): boolean {
    const before = this.#counted;
    this.#counted = this.#alive.length;
    return this.#counted !== before;
  }
}
