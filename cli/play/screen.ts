import { withoutControls } from '@impulse/engine';
import type { Colour } from '@impulse/library';
import { type Console, write } from '../console.js';
import { wrapped } from './width.js';

/** Where the game is shown: how wide it is, and whether it has colours. */

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
export type Style = keyof typeof styles;
const styleNames = Object.keys(styles) as Style[];

/**
 * Styles are marked by private characters and put into the terminal's language only when they are written. So every
 * control character that somebody's file or typing brought along can be dropped before.
 */
const firstMark = 0xe100;
const endMark = '\uE000';
const marks = /[\uE000-\uE1FF]/g;
function escapeOf(mark: string): string {
  if (mark === endMark) return '\u001B[0m';
  const style = styleNames[mark.charCodeAt(0) - firstMark];
  return style === undefined ? '' : `\u001B[${styles[style]}m`;
}

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
    return this.colour ? String.fromCharCode(firstMark + styleNames.indexOf(style)) + text + endMark : text;
  }

  /** Text as the terminal takes it. */
  render(text: string): string {
    return withoutControls(text).replaceAll(marks, (mark) => (this.colour ? escapeOf(mark) : ''));
  }

  /** Whole lines as they are. */
  async show(...lines: readonly string[]): Promise<void> {
    await write(this.#console.stdout, lines.map((line) => `${this.render(line)}\n`).join(''));
  }

  /** Sentences, broken where the screen ends. */
  async say(text: string, indent = ''): Promise<void> {
    await this.show(...wrapped(indent + text, Math.min(this.width, 110), indent));
  }

  /** A line of a list; what does not fit goes on below, set in. */
  async row(text: string): Promise<void> {
    await this.show(...wrapped(text, this.width, ' '.repeat(8)));
  }

  /** From here on a second, empty page is written on; where nobody watches, a line is enough. */
  async hide(): Promise<void> {
    if (this.#hidden) return;
    this.#hidden = true;
    await write(this.#console.stdout, this.interactive ? '\u001B[?1049h\u001B[2J\u001B[H' : `${rule}\n`);
  }

  /** That page is wiped, and the first one shown again as it was. */
  async reveal(): Promise<void> {
    if (!this.#hidden) return;
    this.#hidden = false;
    await write(this.#console.stdout, this.interactive ? '\u001B[2J\u001B[?1049l' : `${rule}\n`);
  }
}
