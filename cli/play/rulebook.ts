import type { Language } from '@impulse/engine';
import { readText } from '../files.js';
import { rulesFile } from '../places.js';
import { wrapped } from './width.js';

/** Sections of the rules reference, as plain text. */

const anchor = /^<a id="r(\d[\w.]*)"><\/a>$/;
const chapterOf = (number: string): string | undefined => /^\d+/.exec(number)?.[0];

/** Markdown made readable without a browser. */
const plain = (text: string): string =>
  text
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('`', '');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => plain(cell).trim());

function renderLine(line: string, width: number): string[] {
  if (/^\|[-|: ]+\|$/.test(line)) return [];
  if (line.startsWith('|')) return wrapped(`  ${cellsOf(line).filter(Boolean).join(' | ')}`, width, '      ');
  if (line.startsWith('#')) return [plain(line.replace(/^#+ */, ''))];
  const item = /^( *)(- |\d+\. )/.exec(line);
  return wrapped(plain(line), width, item ? ' '.repeat(item[0].length) : /^ */.exec(line)![0]);
}

export class Rulebook {
  readonly #lines: readonly string[];

  private constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  static open(game: string, language: Language): Rulebook | null {
    const text = readText(rulesFile(game, language));
    return text.ok ? new Rulebook(text.value.split('\n')) : null;
  }

  get numbers(): string[] {
    return this.#lines.flatMap((line) => anchor.exec(line)?.[1] ?? []);
  }

  /** The section of this number: `7.4`, `6b3`, and `7` for all of chapter 7. */
  section(number: string, width: number): string[] | null {
    const typed = number.toLowerCase();
    const wanted = this.numbers.filter((one) => one.toLowerCase() === typed || chapterOf(one) === typed);
    if (wanted.length === 0) return null;
    return wanted.flatMap((one, index) => [...(index > 0 ? [''] : []), ...this.#one(one, width)]);
  }

  #one(number: string, width: number): string[] {
    const start = this.#lines.indexOf(`<a id="r${number}"></a>`) + 1;
    const length = this.#lines.slice(start).findIndex((line) => line.startsWith('<a id="'));
    const lines = this.#lines.slice(start, length < 0 ? undefined : start + length);
    const text = lines.flatMap((line) => renderLine(line, width));
    return text.slice(
      text.findIndex((line) => line !== ''),
      text.findLastIndex((line) => line !== '') + 1,
    );
  }

  /** One of the numbered rulings: rule, question, answer, reason. */
  ruling(number: string, width: number): string[] | null {
    const line = this.#lines.find((one) => one.includes(`<a id="ruling-${number}"></a>`));
    if (line === undefined) return null;
    const [no, ...cells] = cellsOf(line);
    return wrapped(`${no}. ${cells.join(' | ')}`, width, '    ');
  }
}
