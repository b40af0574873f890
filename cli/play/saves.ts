import fs from 'node:fs';
import path from 'node:path';
import { bad, type BattleRecord, good, makeRecordText, type Result } from '@impulse/engine';
import { type BattleId, battleIds } from '@impulse/library';
import { fileTrouble, readJson, readRecord, writeText } from '../files.js';
import { forOwnerOnly } from '../private-files.js';
import type { Players } from './seating.js';

/** The battle that is under way, kept in a file after every action: a record, and beside it who plays. */
export class Saves {
  readonly file: string;
  /** The one before it. */
  readonly previous: string;
  readonly #playersFile: string;
  /** The match the file holds, as far as this run knows. */
  #match: string | null = null;

  constructor(folder: string, game: string) {
    this.file = path.join(folder, `${game}.json`);
    this.previous = path.join(folder, `${game}.previous.json`);
    this.#playersFile = path.join(folder, `${game}.players.json`);
  }

  /** Whatever is written beside the record. */
  players(): object {
    const read = readJson(this.#playersFile);
    return read.ok && typeof read.value === 'object' ? (read.value ?? {}) : {};
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
    const kept = readRecord(this.file);
    try {
      const isOther = fs.existsSync(this.file) && !(kept.ok && kept.value.record.match === match);
      if (isOther) fs.renameSync(this.file, this.previous);
      return good(null);
    } catch (error) {
      return bad('unwritable', this.previous, `${this.previous} cannot be written: ${fileTrouble(error)}.`);
    }
  }
}

/** All files with battles in a folder; their dice are secret. */
export const savedIn = (folder: string): readonly string[] =>
  battleIds.map((game) => new Saves(folder, game)).flatMap(({ file, previous }) => [file, previous]);

/** Which battle was saved last. */
export function lastSaved(folder: string): BattleId | undefined {
  const savedAt = (game: BattleId): number =>
    fs.statSync(new Saves(folder, game).file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const [last] = battleIds.toSorted((a, b) => savedAt(b) - savedAt(a));
  return savedAt(last) > 0 ? last : undefined;
}
