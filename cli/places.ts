import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@impulse/engine';

/** Where the files of the house stand, and where a player's own are kept. */

const here = path.dirname(fileURLToPath(import.meta.url));
/** This file runs from source (`cli`), compiled (`cli/dist`) or bundled (`program/dist`). */
const house = path.dirname(path.basename(here) === 'dist' ? path.dirname(here) : here);
const room = path.join(house, 'cli');

/** The compiled modules of this room. */
export const compiled = path.join(room, 'dist');

export function version(): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(room, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

/** The rules reference of a battle. */
export const rulesFile = (game: string, language: Language): string =>
  path.join(house, 'docs', 'rules', `${game}.${language}.md`);

/** The folder for saved battles: `IMPULSE_SAVES`, or where this system keeps such things. */
export function savesFolder(env: Readonly<Record<string, string | undefined>>): string {
  const own = env['IMPULSE_SAVES'];
  if (own) return path.resolve(own);
  const home = os.homedir();
  if (process.platform === 'win32')
    return path.join(env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local'), 'Impulse');
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Impulse');
  return path.join(env['XDG_STATE_HOME'] ?? path.join(home, '.local', 'state'), 'impulse');
}

/** The built browser table. */
export const tableFolder = path.join(house, 'table', 'dist', 'app');
