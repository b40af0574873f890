import readline from 'node:readline';
import { type Console, withoutControls } from '../console.js';

/** Words that could stand where the player is typing. */
export type Completer = (line: string) => [string[], string];

/** Lines typed by a player, or written to a pipe. */
export class Input {
  /** The player pressed Ctrl-C, as against the end of the input. */
  interrupted = false;
  readonly #reader: readline.Interface;
  readonly #lines: AsyncIterator<string, undefined>;
  readonly #console: Console;
  readonly #interactive: boolean;

  constructor(console: Console, interactive: boolean, completer: Completer) {
    this.#console = console;
    this.#interactive = interactive;
    this.#reader = readline.createInterface({
      input: console.stdin,
      terminal: interactive,
      ...(interactive ? { output: console.stdout, completer, historySize: 200 } : {}),
    });
    this.#lines = this.#reader[Symbol.asyncIterator]();
    this.#reader.on('SIGINT', () => {
      this.interrupted = true;
      this.#reader.close();
    });
  }

  /** The next line; null at the end. Where nobody types, what was read is shown, so that the output reads like a session. */
  async ask(prompt: string): Promise<string | null> {
    if (this.#interactive && !this.interrupted) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    const next: IteratorResult<string, undefined> = await this.#lines.next();
    const line = next.value ?? null;
    if (!this.#interactive) this.#console.stdout.write(`${prompt}${withoutControls(line ?? '')}\n`);
    else if (line === null) this.#console.stdout.write('\n');
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
