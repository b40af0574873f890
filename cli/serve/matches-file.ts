import fs from 'node:fs';
import path from 'node:path';
import { textOr } from '../arguments.js';
import { savesFolder } from '../places.js';

/** Where matches between people are kept. */

export const dataOption = textOr(
  'FOLDER',
  'where matches between people are kept (default: where battles are saved)',
  '',
);

/** The database file; its folder is made when it is missing. */
export function matchesFile(given: string, env: Readonly<Record<string, string | undefined>>): string {
  const folder = given === '' ? savesFolder(env) : path.resolve(given);
  fs.mkdirSync(folder, { recursive: true });
  return path.join(folder, 'matches.db');
}
