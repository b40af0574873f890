import fs from 'node:fs';
import path from 'node:path';
import { bad, type BattleRecord, good, longestText, parseJson, parseRecord, type Result } from '@impulse/engine';
import { type BattleId, battleIds, isBattleId } from '@impulse/library';

/** Files of players: read with clear complaints, written whole or not at all. */

/** In bytes; most texts are written in characters of one. */
const largestFile = longestText;

/** What the system says about a file, in words. */
export function fileTrouble(error: unknown): string {
  const { code } = error as { code?: string };
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'no permission';
    case 'EISDIR':
      return 'this is a folder';
    case 'ENOTDIR':
      return 'part of the path is not a folder';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return code ?? (error instanceof Error ? error.message : String(error));
  }
}

export function readText(file: string): Result<string> {
  try {
    if (fs.statSync(file).size > largestFile)
      return bad('too-large', file, `${file} is too large: at most ${largestFile} bytes are read.`);
    // A byte order mark says nothing in UTF-8, and some editors write one.
    return good(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    return bad('unreadable', file, `${file} cannot be read: ${fileTrouble(error)}.`);
  }
}

export function readJson(file: string): Result<unknown> {
  const text = readText(file);
  if (!text.ok) return text;
  const value = parseJson(text.value);
  return value.ok ? value : bad(value.error.code, file, `${file}: ${value.error.message}`);
}

/** A record of a battle this program knows. */
export function readRecord(file: string): Result<{ readonly record: BattleRecord; readonly battleId: BattleId }> {
  const value = readJson(file);
  if (!value.ok) return value;
  const record = parseRecord(value.value);
  if (!record.ok) {
    const { code, path: field, message } = record.error;
    return bad(code, field, `${file} is no record: ${field === '' ? '' : `${field}: `}${message}`);
  }
  const { game } = record.value;
  if (isBattleId(game)) return good({ record: record.value, battleId: game });
  return bad('unknown-game', 'game', `${file}: game: this program knows ${battleIds.join(', ')}, not "${game}".`);
}

/** Writes beside the old file and then puts the new one, with this mode, in its place. */
export function writeText(file: string, text: string, mode?: number): Result<null> {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    fs.writeFileSync(draft, text, { mode });
    fs.renameSync(draft, file);
    return good(null);
  } catch (error) {
    try {
      fs.rmSync(draft, { force: true });
    } catch {
      // The first trouble is the one to tell.
    }
    return bad('unwritable', file, `${file} cannot be written: ${fileTrouble(error)}.`);
  }
}
