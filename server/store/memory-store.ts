import type { Saying } from '@impulse/protocol/wire/index.js';
import { hasFreeSeat, type KeptMatch } from '../matches/kept-match.js';
import type { Addition, KeptEntry, KeptJournal, KeptSnapshot, Store } from './store.js';

/** Keeps matches as long as the process lives. */
export class MemoryStore implements Store {
  readonly #matches = new Map<string, KeptMatch>();
  readonly #entries = new Map<string, KeptEntry[]>();
  readonly #snapshots = new Map<string, KeptSnapshot>();
  readonly #said = new Map<string, Saying[]>();

  create(match: KeptMatch): Promise<void> {
    this.#matches.set(match.id, match);
    return Promise.resolve();
  }

  find(id: string): Promise<KeptMatch | null> {
    return Promise.resolve(this.#matches.get(id) ?? null);
  }

  replace(match: KeptMatch): Promise<boolean> {
    const isNext = this.#matches.get(match.id)?.version === match.version - 1;
    if (isNext) this.#matches.set(match.id, match);
    return Promise.resolve(isNext);
  }

  open(most: number): Promise<readonly KeptMatch[]> {
    const open = [...this.#matches.values()].filter((match) => match.isPublic && hasFreeSeat(match));
    return Promise.resolve(open.toReversed().slice(0, most));
  }

  append({ match, from, entries, at, snapshot }: Addition): Promise<boolean> {
    const journal = this.#entries.get(match) ?? [];
    if (journal.length !== from) return Promise.resolve(false);
    journal.push(...entries.map((entry) => ({ ...entry, at })));
    this.#entries.set(match, journal);
    if (snapshot) this.#snapshots.set(match, snapshot);
    return Promise.resolve(true);
  }

  journal(match: string): Promise<KeptJournal> {
    const entries = this.#entries.get(match) ?? [];
    return Promise.resolve({ entries: [...entries], snapshot: this.#snapshots.get(match) ?? null });
  }

  say(match: string, saying: Saying): Promise<void> {
    const said = this.#said.get(match) ?? [];
    said.push(saying);
    this.#said.set(match, said);
    return Promise.resolve();
  }

  said(match: string, most: number): Promise<readonly Saying[]> {
    return Promise.resolve((this.#said.get(match) ?? []).slice(-most));
  }

  forgetOffers(before: number): Promise<number> {
    const old = [...this.#matches.values()].filter(({ created, guestPart }) => created < before && guestPart === null);
    for (const { id } of old) {
      this.#matches.delete(id);
      this.#said.delete(id);
    }
    return Promise.resolve(old.length);
  }

  /** Nobody else has this memory. */
  listen(): void {}

  close(): Promise<void> {
    return Promise.resolve();
  }
}
