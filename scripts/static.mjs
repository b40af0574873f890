// `npm run static -- FOLDER`: the built table as a folder that any web host can serve. Everything but play over the net works there.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './repository.mjs';

const [folder = 'site'] = process.argv.slice(2);
const target = path.resolve(folder);
if (fs.existsSync(target)) {
  process.stderr.write(`static: ${target} is there already\n`);
  process.exit(1);
}
fs.cpSync(at('table', 'dist', 'app'), target, { recursive: true, filter: (file) => !file.endsWith('.map') });
process.stdout.write(`The table is in ${target}.\n`);
