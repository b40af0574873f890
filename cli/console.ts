import type { Readable, Writable } from 'node:stream';

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

/** What somebody's file brought along must not speak to the terminal. */
// oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;
export const withoutControls = (text: string): string => text.replaceAll(controls, ' ');

export function fail(console: Console, message: string, code: number = FAILED): number {
  console.stderr.write(`impulse: ${withoutControls(message)}\n`);
  return code;
}

/** Writes and waits until the text is taken, so that a slow reader is not buried. */
export async function print(stream: Writable, text: string): Promise<void> {
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
