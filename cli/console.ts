import type { Readable, Writable } from 'node:stream';
import { withoutControls } from '@impulse/engine';

/** Where a command reads and writes: the process, or a test. */
export interface Console {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Exit codes: done, failed, and asked for wrongly. */
export const DONE = 0;
export const FAILED = 1;
export const MISUSED = 2;
export const INTERRUPTED = 130;
export const TERMINATED = 143;

export function fail(console: Console, message: string, code: number = FAILED): number {
  console.stderr.write(`impulse: ${withoutControls(message)}\n`);
  return code;
}

/** Prints lines of text, whatever they quote. */
export const print = (stream: Writable, text: string): Promise<void> =>
  write(stream, text.split('\n').map(withoutControls).join('\n'));

/** Writes as it is, and waits until it is taken, so that a slow reader is not buried. For what is made to be safe. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (stream.destroyed || stream.write(text)) return;
  await new Promise<void>((resolve) => {
    const go = (): void => {
      stream.off('drain', go);
      stream.off('close', go);
      stream.off('error', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
    stream.on('error', go);
  });
}
