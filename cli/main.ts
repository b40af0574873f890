import { DONE, fail, INTERRUPTED } from './console.js';
import { runImpulse } from './impulse.js';

/** The `impulse` command. */

// A reader that has seen enough (`impulse replay FILE | head`) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? DONE : 1);
  });
}

process.on('SIGINT', () => process.exit(INTERRUPTED));
process.on('SIGTERM', () => process.exit(143));

const collapse = (error: unknown): void => {
  const reason = error instanceof Error ? error.message : String(error);
  fail(process, `the program made a mistake: ${reason}. Please report it (IMPULSE_DEBUG=1 shows more).`);
  if (process.env['IMPULSE_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
};
process.on('uncaughtException', collapse);

process.exitCode = await runImpulse(process.argv.slice(2), process).catch((error: unknown) => {
  collapse(error);
  return 1;
});
