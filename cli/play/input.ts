import readline from 'node:readline';
import { withoutControls } from '@impulse/engine';
import type { Console } from '../console.js';

/** Lines typed by a player, or written to a pipe. */

export const END = Symbol('end of input');
export const INTERRUPT = Symbol('interrupted');
export type Typed = string | typeof END | typeof INTERRUPT;

/** Words that could stand where the player is typing. */
export type Completer = (line: string) => [string[], string];

export class Input {
  readonly #reader: readline.Interface;
  readonly #console: Console;
  readonly #interactive: boolean;
  readonly #waiting: string[] = [];
  #ended: typeof END | typeof INTERRUPT | null = null;
  #deliver: ((line: Typed) => void) | null = null;

  constructor(console: Console, interactive: boolean, completer: Completer) {
    this.#console = console;
    this.#interactive = interactive;
    this.#reader = readline.createInterface(
      interactive
        ? { input: console.stdin, output: console.stdout, terminal: true, completer, historySize: 200 }
        : { input: console.stdin, terminal: false },
    );
    this.#reader.on('line', (line) => this.#receive(line));
    this.#reader.on('close', () => this.#end(END));
    this.#reader.on('SIGINT', () => this.#end(INTERRUPT));
  }

  #receive(line: string): void {
    if (this.#deliver) {
      const deliver = this.#deliver;
      this.#deliver = null;
      deliver(line);
    } else this.#waiting.push(line);
  }

  #end(why: typeof END | typeof INTERRUPT): void {
    this.#ended ??= why;
    this.#deliver?.(this.#ended);
    this.#deliver = null;
  }

  /** The next line. Where nobody types, what was read is shown, so that the output reads like a session. */
  async ask(prompt: string): Promise<Typed> {
    if (this.#interactive) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    const line = await this.#next();
    if (!this.#interactive)
      this.#console.stdout.write(`${prompt}${typeof line === 'string' ? withoutControls(line) : ''}\n`);
    else if (typeof line !== 'string') this.#console.stdout.write('\n');
    return line;
  }

  #next(): Promise<Typed> {
    const line = this.#waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(this.#ended);
    return new Promise((resolve) => {
      this.#deliver = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }
}
