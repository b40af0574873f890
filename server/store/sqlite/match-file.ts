import type { Saying } from '@impulse/protocol/wire/index.js';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { hasFreeSeat, type KeptMatch } from '../../matches/kept-match.js';
import type { Statement, StatementResult } from '../tables/thread-dialect.js';
import {
  type Addition,
  type KeptEntry,
  type KeptJournal,
  type KeptPositions,
  type KeptSnapshot,
  mostKept,
} from '../store.js';
import { FreeStatements } from './free-statements.js';

/** What the statements of a store do to one database file; whoever calls opens the transaction. */
export class MatchFile {
  readonly #statements;
  readonly #free: FreeStatements;

  constructor(database: DatabaseSyncInstance) {
    this.#free = new FreeStatements(database);
    const prepare = (sql: string) => database.prepare(sql);
    this.#statements = {
      create: prepare('insert into match (id, version, created, is_open, body) values (?, ?, ?, ?, ?)'),
      find: prepare('select body from match where id = ?'),
      replace: prepare('update match set version = ?, is_open = ?, body = ? where id = ? and version = ?'),
      open: prepare('select body from match where is_open = 1 order by created desc limit ?'),
      list: prepare('select body from match order by created desc limit ?'),
      rewrite: prepare('update entry set events = ? where match = ? and number = ?'),
      forgetSnapshot: prepare('delete from snapshot where match = ?'),
      length: prepare('select coalesce(max(number) + 1, 0) as length from entry where match = ?'),
      append: prepare('insert into entry (match, number, entry, events, at) values (?, ?, ?, ?, ?)'),
      entries: prepare('select entry, events, at from entry where match = ? and number >= ? order by number'),
      keepSnapshot: prepare('insert or replace into snapshot (match, revision, cells) values (?, ?, ?)'),
      keepDuty: prepare('insert or replace into duty (match, due, tries) values (?, ?, 0)'),
      forgetDuty: prepare('delete from duty where match = ?'),
      snapshot: prepare('select revision, cells from snapshot where match = ?'),
      keepPositions: prepare(
        `insert into position (match, revision, keyframes) values (?, ?, ?)
         on conflict (match) do update set revision = excluded.revision, keyframes = excluded.keyframes
         where excluded.revision >= position.revision`,
      ),
      positions: prepare('select revision, keyframes from position where match = ?'),
      say: prepare(
        'insert into saying (match, number, body) select ?, coalesce(max(number) + 1, 0), ? from saying where match = ?',
      ),
      sayLess: prepare(
        'delete from saying where match = ? and number <= (select max(number) from saying where match = ?) - ?',
      ),
      forgetSaid: prepare(`delete from saying where match in (select id from match where ${untouched})`),
      forgetPositions: prepare(`delete from position where match in (select id from match where ${untouched})`),
      forgetOffers: prepare(`delete from match where ${untouched}`),
      said: prepare('select body from saying where match = ? order by number desc limit ?'),
    };
  }

  carryOut(statements: readonly Statement[]): StatementResult[] {
    return statements.map((statement) => this.#free.carryOut(statement));
  }

  create(match: KeptMatch): void {
    const { id, version, created } = match;
    this.#statements.create.run(id, version, created, isOpen(match), JSON.stringify(match));
  }

  find(id: string): KeptMatch | null {
    const row = this.#statements.find.get(id) as Body | undefined;
    return row ? matchOf(row) : null;
  }

  replace(match: KeptMatch, revision?: number, statements: readonly Statement[] = []): boolean {
    const { id, version } = match;
    if (revision !== undefined && this.#lengthOf(id) !== revision) return false;
    const body = JSON.stringify(match);
    if (this.#statements.replace.run(version, isOpen(match), body, id, version - 1).changes !== 1) return false;
    // One that fails takes the whole transaction with it.
    this.carryOut(statements);
    return true;
  }

  open(most: number): KeptMatch[] {
    return (this.#statements.open.all(most) as Body[]).map(matchOf);
  }

  list(most: number): KeptMatch[] {
    return (this.#statements.list.all(most) as Body[]).map(matchOf);
  }

  rewrite(match: string, events: readonly string[]): void {
    for (const [number, text] of events.entries()) this.#statements.rewrite.run(text, match, number);
    this.#statements.forgetSnapshot.run(match);
  }

  append({ match, from, entries, at, snapshot, dutyDue }: Addition): boolean {
    if (this.#lengthOf(match) !== from) return false;
    for (const [index, { entry, events }] of entries.entries()) {
      this.#statements.append.run(match, from + index, entry, events, at);
    }
    if (snapshot) this.#statements.keepSnapshot.run(match, snapshot.revision, snapshot.cells);
    if (dutyDue === null) this.#statements.forgetDuty.run(match);
    else if (dutyDue !== undefined) this.#statements.keepDuty.run(match, dutyDue);
    return true;
  }

  #lengthOf(match: string): number {
    return (this.#statements.length.get(match) as { readonly length: number }).length;
  }

  entries(match: string, from: number): KeptEntry[] {
    const rows = this.#statements.entries.all(match, from) as KeptEntry[];
    return rows.map(({ entry, events, at }) => ({ entry, events, at }));
  }

  journal(match: string): KeptJournal {
    const row = this.#statements.snapshot.get(match) as KeptSnapshot | undefined;
    // The driver lends a view of its own memory.
    const snapshot = row ? { revision: row.revision, cells: Uint8Array.from(row.cells) } : null;
    return { entries: this.entries(match, 0), snapshot };
  }

  keepPositions(match: string, { revision, keyframes }: KeptPositions): void {
    this.#statements.keepPositions.run(match, revision, keyframes);
  }

  positions(match: string): KeptPositions | null {
    const row = this.#statements.positions.get(match) as KeptPositions | undefined;
    return row ? { revision: row.revision, keyframes: row.keyframes } : null;
  }

  say(match: string, saying: Saying): void {
    this.#statements.say.run(match, JSON.stringify(saying), match);
    this.#statements.sayLess.run(match, match, mostKept);
  }

  forgetOffers(before: number, untouchedBefore: number): number {
    this.#statements.forgetSaid.run(before, untouchedBefore);
    this.#statements.forgetPositions.run(before, untouchedBefore);
    return Number(this.#statements.forgetOffers.run(before, untouchedBefore).changes);
  }

  said(match: string, most: number): Saying[] {
    const rows = this.#statements.said.all(match, most) as Body[];
    return rows.map(({ body }) => JSON.parse(body) as Saying).toReversed();
  }
}

/** Offered before a time and never begun, or before another one and never played at. */
const untouched = `
  not exists (select number from entry where entry.match = match.id)
  and ((created < ? and json_extract(body, '$.record.parts') is null) or created < ?)`;

interface Body {
  readonly body: string;
}

const matchOf = ({ body }: Body): KeptMatch => JSON.parse(body) as KeptMatch;

const isOpen = (match: KeptMatch): number => (match.isPublic && hasFreeSeat(match) ? 1 : 0);
