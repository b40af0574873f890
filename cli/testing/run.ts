import { PassThrough, Readable, Writable } from 'node:stream';
import type { Console } from '../console.js';
import { runImpulse } from '../impulse.js';

/** Runs the command line within a test: what goes in, what comes out. */

export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Keeps what is written, and shows it to somebody who answers. */
class Collector extends Writable {
  readonly columns: number;
  readonly isTTY: boolean;
  readonly rows = 60;
  text = '';
  readonly #seen: (chunk: string) => void;

  constructor(columns: number, isTTY: boolean, seen: (chunk: string) => void) {
    super({ decodeStrings: false });
    this.columns = columns;
    this.isTTY = isTTY;
    this.#seen = seen;
  }

  override _write(chunk: Buffer | string, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
    this.#seen(chunk.toString());
  }
}

/** The cursor is put behind a prompt: now somebody would type. */
const prompted = /\u001B\[(?:[2-9]|\d\d+)G$/; // oxlint-disable-line no-control-regex -- the terminal's own language

/** Types one line whenever it is asked for one. */
function typist(lines: readonly string[]): { readonly stdin: PassThrough; readonly watch: (chunk: string) => void } {
  const stdin = new PassThrough();
  const rest = [...lines];
  return {
    stdin,
    watch(chunk) {
      if (!prompted.test(chunk)) return;
      const line = rest.shift();
      setImmediate(() => (line === undefined ? stdin.end() : stdin.write(`${line}\r`)));
    },
  };
}

export interface Circumstances {
  readonly columns?: number;
  /** As if somebody sat at a terminal. */
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

export async function runLine(
  words: readonly string[],
  input: string,
  { columns = 100, terminal = false, env = {} }: Circumstances = {},
): Promise<CommandRun> {
  const { stdin, watch } = typist(input.split('\n').slice(0, -1));
  const stdout = new Collector(columns, terminal, terminal ? watch : () => undefined);
  const stderr = new Collector(columns, terminal, () => undefined);
  const source = terminal ? Object.assign(stdin, { isTTY: true }) : Readable.from([Buffer.from(input)]);
  const console: Console = { stdin: source, stdout, stderr, env };
  const code = await runImpulse(words, console);
  return { code, out: stdout.text, err: stderr.text };
}
