import readline from 'node:readline';
import { type Result, withoutControls, type Work } from '@impulse/engine';
import type { Colour, Progress } from '@impulse/library';
import { type Console, write } from '../console.js';
import { progressBar } from '../progress.js';
import { wrapped } from '../width.js';
import { doWork, unlessLeft } from '../work.js';

/** Colours of maps, and what else is set off from plain text. */
const styles = {
  grey: '30;47',
  red: '97;41',
  brown: '33',
  yellow: '93',
  cyan: '36',
  green: '1;92',
  blue: '94',
  dim: '2',
  bold: '1',
  mark: '1;96',
  prompt: '1;33',
  refusal: '91',
} as const satisfies Record<Colour, string> & Record<string, string>;
type Style = keyof typeof styles;

/**
 * Styles are marked by private characters and put into the terminal's language only when they are written. So every
 * control character that somebody's file or typing brought along can be dropped before.
 */
const firstMark = 0xe100;
const endMark = '\uE000';
const marks = /[\uE000-\uE1FF]/g;
const codes = Object.values(styles);
const escapeOf = (mark: string): string => `\u001B[${codes[mark.charCodeAt(0) - firstMark] ?? 0}m`;

/** In milliseconds: nobody is told how far something is that takes no longer. */
const briefly = 300;

/** Sentences longer than this are hard to read. */
const readable = 110;
const rule = `${'-'.repeat(40)}\n`;

/** Where the game is shown and lines are typed: by somebody in front of it, or through pipes. */
export class Screen {
  /** Somebody sits in front of it. */
  readonly interactive: boolean;
  /** Ctrl-C was pressed, as against the end of the input. */
  interrupted = false;
  /** Words that could stand where somebody is typing. */
  complete: (line: string) => string[] = () => [];
  readonly #console: Console;
  readonly #colour: boolean;
  readonly #reader: readline.Interface;
  readonly #typed: AsyncIterator<string, undefined>;
  #hidden = false;

  constructor(console: Console) {
    const { env, stdin, stdout } = console;
    this.#console = console;
    this.interactive = Boolean(stdout.isTTY && stdin.isTTY);
    const able = Boolean(stdout.isTTY) && env['TERM'] !== 'dumb';
    this.#colour = !env['NO_COLOR'] && (able || Boolean(env['FORCE_COLOR']));
    const completer = (line: string): [string[], string] => [this.complete(line), line.split(/\s+/).at(-1) ?? ''];
    this.#reader = readline.createInterface(
      this.interactive
        ? { input: stdin, output: stdout, terminal: true, completer, historySize: 200 }
        : { input: stdin, terminal: false },
    );
    this.#typed = this.#reader[Symbol.asyncIterator]();
    this.#reader.on('SIGINT', () => {
      this.interrupted = true;
      this.#reader.close();
    });
  }

  get width(): number {
    return Math.max(40, this.#console.stdout.columns ?? (Number(this.#console.env['COLUMNS']) || 80));
  }

  /** Lines it can show at once. */
  get height(): number {
    return (this.#console.stdout as { readonly rows?: number }).rows ?? 1000;
  }

  paint(style: Style, text: string): string {
    return String.fromCharCode(firstMark + Object.keys(styles).indexOf(style)) + text + endMark;
  }

  /** Text as the terminal takes it. */
  #render(text: string): string {
    return withoutControls(text).replaceAll(marks, (mark) => (this.#colour ? escapeOf(mark) : ''));
  }

  /** Whole lines as they are. */
  async show(...lines: readonly string[]): Promise<void> {
    await write(this.#console.stdout, lines.map((line) => `${this.#render(line)}\n`).join(''));
  }

  /** Sentences, broken where the screen ends. */
  async say(text: string, indent = ''): Promise<void> {
    await this.show(...wrapped(indent + text, Math.min(this.width, readable), indent));
  }

  /** Lines of a list; what does not fit goes on below, set in. */
  async lines(texts: readonly string[]): Promise<void> {
    await this.show(...texts.flatMap((text) => wrapped(text, this.width, ' '.repeat(8))));
  }

  /** The next line; null at the end. Where nobody types, what was read is shown, so that the output reads like a session. */
  async ask(question: string): Promise<string | null> {
    const prompt = this.#render(question);
    if (this.interactive && !this.interrupted) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    const next: IteratorResult<string, undefined> = await this.#typed.next();
    const line = next.value ?? null;
    if (!this.interactive) await this.show(question + (line ?? ''));
    else if (line === null) await this.show('');
    return line;
  }

  /** Does long work, and shows how far it is; Ctrl-C leaves it undone. */
  wait<T>(work: Work<Result<T>>): Promise<Result<T>> {
    return doWork(
      unlessLeft(work, () => this.interrupted),
      this.#console,
    );
  }

  /** Waits for a thought, and shows how far it is once that takes a while. */
  async during<T>(think: (tell: (progress: Progress) => void) => Promise<T>): Promise<T> {
    const start = performance.now();
    const bars: ReturnType<typeof progressBar>[] = [];
    try {
      return await think(({ done, budget }) => {
        if (bars.length === 0) bars.push(progressBar(this.#console, budget));
        if (performance.now() - start > briefly) bars[0].show(done);
      });
    } finally {
      bars.at(0)?.clear();
    }
  }

  /** From here on a second, empty page is written on; where nobody watches, a line is enough. */
  async hide(): Promise<void> {
    if (!this.#hidden) await write(this.#console.stdout, this.interactive ? '\u001B[?1049h\u001B[2J\u001B[H' : rule);
    this.#hidden = true;
  }

  /** That page is wiped, and the first one shown again as it was. */
  async reveal(): Promise<void> {
    if (this.#hidden) await write(this.#console.stdout, this.interactive ? '\u001B[2J\u001B[?1049l' : rule);
    this.#hidden = false;
  }

  close(): void {
    this.#reader.close();
  }
}
