import type { Audience } from './audience.js';
import type { MatchServices } from './match-services.js';
import { isSpectator } from './spectators.js';

/** Who is at a match, in this process and in the others. */
export class Presence {
  readonly #match: string;
  readonly #audience: Audience;
  readonly #services: MatchServices;
  /** The seats that somebody is in, by process. */
  readonly #elsewhere = new Map<string, readonly string[]>();
  /** The other processes have been asked who is there. */
  #hasAsked = false;

  constructor(match: string, audience: Audience, services: MatchServices) {
    this.#match = match;
    this.#audience = audience;
    this.#services = services;
  }

  get seats(): Set<string> {
    const { processes } = this.#services;
    const elsewhere = [...this.#elsewhere].filter(([process]) => processes.isAlive(process));
    return new Set([...this.#audience.present, ...elsewhere.flatMap(([, seats]) => seats)]);
  }

  /** The other processes hear who is here, and are asked for the same the first time. */
  tell(): void {
    this.#send(!this.#hasAsked);
    this.#hasAsked = true;
  }

  #send(asks: boolean): void {
    const { store, processes, report } = this.#services;
    const seats = [...this.#audience.present].filter((seat) => !isSpectator(seat));
    store.tell({ kind: 'present', match: this.#match, process: processes.own, seats, asks }).catch(report);
  }

  /** Who is at another process, which `asks` for the same. */
  hear(process: string, seats: readonly string[], asks: boolean): void {
    this.#services.processes.hear(process);
    if (seats.length === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, seats);
    if (asks && !this.#audience.isEmpty) this.#send(false);
  }

  /** Forgets processes that have died; was there one? */
  forgetDead(): boolean {
    const dead = [...this.#elsewhere.keys()].filter((process) => !this.#services.processes.isAlive(process));
    for (const process of dead) this.#elsewhere.delete(process);
    return dead.length > 0;
  }
}
