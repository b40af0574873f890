import type { Saying } from '@impulse/protocol/wire/index.js';
import type { Compilable } from 'kysely';
import type { KeptMatch } from '../../matches/kept-match.js';
import { startThread, type Thread } from '../../threads/thread.js';
import type { Addition, KeptEntry, KeptJournal, KeptPositions, Store } from '../store.js';
import type { Tables } from '../tables/tables.js';
import type { MatchFile } from './match-file.js';
import type { FileAnswer, FileCall } from './messages.js';

/** Keeps matches in one file. The thread that writes it is started when something is first asked of it. */
export class SqliteStore implements Store {
  readonly #start: () => Thread<FileCall, FileAnswer>;
  #thread: Thread<FileCall, FileAnswer> | null = null;
  #tables: Promise<Tables> | null = null;

  constructor(start: (dead: () => void) => Thread<FileCall, FileAnswer>) {
    this.#start = () => start(() => (this.#thread = null));
  }

  static at(file: string): SqliteStore {
    // What comes while a transaction is written makes the next one.
    return new SqliteStore((dead) => startThread('store/sqlite/sqlite.worker', { workerData: { file } }, dead, 1));
  }

  async #call<K extends keyof MatchFile>(
    name: K,
    ...values: Parameters<MatchFile[K]>
  ): Promise<ReturnType<MatchFile[K]>> {
    const { line } = (this.#thread ??= this.#start());
    const answer = await line.ask({ name, values } as FileCall);
    if ('failure' in answer) throw new Error(`The store: ${answer.failure}`);
    return answer.value as ReturnType<MatchFile[K]>;
  }

  async #openTables(): Promise<Tables> {
    // Loaded when it is needed: a server without people of its own starts the sooner.
    const { fileTables } = await import('../tables/file-tables.js');
    return fileTables((statements) => this.#call('carryOut', statements));
  }

  tables(): Promise<Tables> {
    return (this.#tables ??= this.#openTables());
  }

  create(match: KeptMatch): Promise<void> {
    return this.#call('create', match);
  }

  find(id: string): Promise<KeptMatch | null> {
    return this.#call('find', id);
  }

  async replace(match: KeptMatch, revision?: number, rows: readonly Compilable[] = []): Promise<boolean> {
    const statements = rows.map((row) => row.compile()).map(({ sql, parameters }) => ({ sql, parameters }));
    try {
      return await this.#call('replace', match, revision, statements);
    } catch (error) {
      if (error instanceof Error && error.message.includes('UNIQUE constraint failed')) return false;
      throw error;
    }
  }

  open(most: number): Promise<readonly KeptMatch[]> {
    return this.#call('open', most);
  }

  list(most: number): Promise<readonly KeptMatch[]> {
    return this.#call('list', most);
  }

  rewrite(match: string, events: readonly string[]): Promise<void> {
    return this.#call('rewrite', match, events);
  }

  append(addition: Addition): Promise<boolean> {
    return this.#call('append', addition);
  }

  journal(match: string): Promise<KeptJournal> {
    return this.#call('journal', match);
  }

  entries(match: string, from: number): Promise<readonly KeptEntry[]> {
    return this.#call('entries', match, from);
  }

  keepPositions(match: string, positions: KeptPositions): Promise<void> {
    return this.#call('keepPositions', match, positions);
  }

  positions(match: string): Promise<KeptPositions | null> {
    return this.#call('positions', match);
  }

  say(match: string, saying: Saying): Promise<void> {
    return this.#call('say', match, saying);
  }

  said(match: string, most: number): Promise<readonly Saying[]> {
    return this.#call('said', match, most);
  }

  forgetOffers(before: number, untouchedBefore: number): Promise<number> {
    return this.#call('forgetOffers', before, untouchedBefore);
  }

  /** Several processes may use one file and will not spoil it, but they do not hear of each other: that takes PostgreSQL. */
  listen(): void {}

  tell(): Promise<void> {
    return Promise.resolve();
  }

  readonly time = null;

  async close(): Promise<void> {
    if (!this.#thread) return;
    // Calls are answered in their order: when this one is, all others have been.
    await this.#call('open', 0);
    await this.#thread.end();
  }
}
