import fs from 'node:fs';
import path from 'node:path';
import { bad, type BattleRecord, good, makeRecordText, type Result } from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { fileTrouble, readJson, readRecord, writeText } from '../files.js';
import { forOwnerOnly } from '../private-files.js';

/** The battle that is under way, kept in a file after every action: a record, and beside it who plays. */

/** `human`, or the level of a computer opponent, by side. */
export type Players = Readonly<Record<string, string>>;

export interface SavedBattle {
  readonly battle: BattleRecord;
  readonly players: Players | null;
}

export class Saves {
  readonly file: string;
  readonly #playersFile: string;
  readonly #previous: string;
  /** The match the file holds, as far as this run knows. */
  #match: string | null = null;

  constructor(folder: string, game: string) {
    this.file = path.join(folder, `${game}.json`);
    this.#playersFile = path.join(folder, `${game}.players.json`);
    this.#previous = path.join(folder, `${game}.previous.json`);
  }

  /** The battles that are there, whose dice are secret. */
  get files(): readonly string[] {
    return [this.file, this.#previous];
  }

  /** What was saved last, if it can still be read. */
  read(): SavedBattle | null {
    if (!fs.existsSync(this.file)) return null;
    const record = readRecord(this.file);
    if (!record.ok) return null;
    const players = readJson(this.#playersFile);
    return { battle: record.value.record, players: players.ok ? playersIn(players.value) : null };
  }

  /** Another battle than the one in the file does not overwrite it: that one is put aside. */
  write(battle: BattleRecord, players: Players): Result<null> {
    if (this.#match !== battle.match) {
      const put = this.#putAside(battle.match);
      const written = put.ok ? writeText(this.#playersFile, `${JSON.stringify(players)}\n`) : put;
      if (!written.ok) return written;
      this.#match = battle.match;
    }
    return writeText(this.file, `${makeRecordText(battle)}\n`, forOwnerOnly);
  }

  #putAside(match: string): Result<null> {
    try {
      if (fs.existsSync(this.file) && this.read()?.battle.match !== match) fs.renameSync(this.file, this.#previous);
      return good(null);
    } catch (error) {
      return bad('unwritable', this.#previous, `${this.#previous} cannot be written: ${fileTrouble(error)}.`);
    }
  }
}

/** All files with battles in a folder. */
export const savedIn = (folder: string): readonly string[] =>
  battleIds.flatMap((game) => new Saves(folder, game).files);

/** Which of these battles was saved last. */
export function lastSaved(folder: string, games: readonly string[]): string | undefined {
  const saved = games.flatMap((game) => {
    const { mtimeMs } = fs.statSync(new Saves(folder, game).file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return mtimeMs > 0 ? [{ game, mtimeMs }] : [];
  });
  return saved.toSorted((a, b) => b.mtimeMs - a.mtimeMs)[0]?.game;
}

function playersIn(value: unknown): Players | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.values(value).every((player) => typeof player === 'string') ? (value as Players) : null;
}
