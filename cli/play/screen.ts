import { type Console, print } from '../console.js';
import { wrapped } from './width.js';

/** Where the game is shown: how wide it is, and whether it has colours. */

const styles = {
  bold: '1',
  dim: '2',
  dak: '30;47',
  cw: '97;41',
  rough: '33',
  escarpment: '93',
  entrenchment: '36',
  objective: '1;92',
  mark: '1;96',
  prompt: '1;33',
  refusal: '91',
} as const;
export type Style = keyof typeof styles;

const rule = '-'.repeat(40);

export class Screen {
  readonly #console: Console;
  readonly colour: boolean;
  /** Somebody sits in front of it. */
  readonly interactive: boolean;
  #hidden = false;

  constructor(console: Console) {
    this.#console = console;
    const { env, stdin, stdout } = console;
    this.interactive = Boolean(stdout.isTTY && stdin.isTTY);
    const able = Boolean(stdout.isTTY) && env['TERM'] !== 'dumb';
    this.colour = !env['NO_COLOR'] && (able || Boolean(env['FORCE_COLOR']));
  }

  get width(): number {
    return Math.max(40, this.#console.stdout.columns ?? (Number(this.#console.env['COLUMNS']) || 80));
  }

  /** Lines it can show at once. */
  get height(): number {
    return (this.#console.stdout as { readonly rows?: number }).rows ?? 1000;
  }

  paint(style: Style, text: string): string {
    return this.colour ? `\u001B[${styles[style]}m${text}\u001B[0m` : text;
  }

  /** Whole lines as they are. */
  async show(...lines: readonly string[]): Promise<void> {
    await print(this.#console.stdout, lines.map((line) => `${line}\n`).join(''));
  }

  /** Sentences, broken where the screen ends. */
  async say(text: string, indent = ''): Promise<void> {
    await this.show(...wrapped(indent + text, Math.min(this.width, 110), indent));
  }

  /** From here on a second, empty page is written on; where nobody watches, a line is enough. */
  async hide(): Promise<void> {
    if (this.#hidden) return;
    this.#hidden = true;
    await print(this.#console.stdout, this.interactive ? '\u001B[?1049h\u001B[2J\u001B[H' : `${rule}\n`);
  }

  /** That page is wiped, and the first one shown again as it was. */
  async reveal(): Promise<void> {
    if (!this.#hidden) return;
    this.#hidden = false;
    await print(this.#console.stdout, this.interactive ? '\u001B[2J\u001B[?1049l' : `${rule}\n`);
  }
}
