import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compiled } from '../places.js';

const rooms = ['engine', 'games/totensonntag', 'games/white-death', 'opponent', 'library', 'cli'];

/** Names this very program: another one might play otherwise, and answers in another form. */
export function programName(): string {
  const root = path.dirname(path.dirname(compiled));
  const hash = createHash('sha256').update(process.version);
  for (const room of rooms) {
    const folder = path.join(root, room, 'dist');
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((one) => one.endsWith('.js') && !one.endsWith('.test.js')).toSorted()) {
      hash.update(`${room}/${file}\0`).update(fs.readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}
