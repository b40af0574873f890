import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const room = path.basename(here) === 'dist' ? path.dirname(here) : here;

/** A compiled module of this room, for a thread of its own; also when this file itself runs from source. */
export const compiledModule = (name: string): string => path.join(room, 'dist', `${name}.js`);
