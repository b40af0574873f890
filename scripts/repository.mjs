// Where things stand in this repository. Node built-ins only: the bootstrap runs before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A path inside the repository. */
export const at = (...parts) => path.join(root, ...parts);

export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The rooms of the house: folders of the workspaces, such as `engine` and `games/totensonntag`. */
export const rooms = () => readJson(at('package.json')).workspaces;

/** Files under a folder whose names match, without build output and packages. */
export function* filesUnder(folder, wanted) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules') continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full, wanted);
    else if (wanted.test(entry.name)) yield full;
  }
}

/** Whether a script was started by itself rather than imported. */
export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && fs.realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);
