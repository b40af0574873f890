import fs from 'node:fs';
import { bad, good, type Read, type Result } from '@impulse/engine';
import { readJson } from '../files.js';

/**
 * What a file keeps of a run that may go on; null when it is not there yet. One of another run, with something else in its
 * heading, is left as it is.
 */
export function openRun<Kept extends Heading, Heading extends object>(
  file: string,
  read: Read<Kept>,
  heading: Heading,
): Result<Kept | null> {
  if (!fs.existsSync(file)) return good(null);
  const value = readJson(file);
  if (!value.ok) return value;
  const kept = read(value.value, '');
  if (!kept.ok) return bad(kept.error.code, file, `${file}: ${kept.error.path}: ${kept.error.message}`);
  for (const name of Object.keys(heading) as (keyof Heading & string)[]) {
    const [there, here] = [String(kept.value[name]), String(heading[name])];
    if (there === here) continue;
    return bad('other-run', file, `${file} is of another run (${name} ${there}, not ${here}): name another file.`);
  }
  return kept;
}
