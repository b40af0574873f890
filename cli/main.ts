import { DONE, fail, INTERRUPTED, TERMINATED } from './console.js';
import { runImpulse } from './impulse.js';

/** The `impulse` command. */

// A reader that has seen enough (`impulse replay FILE | head`) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? DONE : 1);
  });
}

for (const [signal, code] of [
  ['SIGINT', INTERRUPTED],
  ['SIGTERM', TERMINATED],
] as const) {
  process.on(signal, () => {
    // A command that has something to finish listens too, once: whoever insists need not wait.
    if (process.listenerCount(signal) === 1) process.exit(code);
  });
}

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
