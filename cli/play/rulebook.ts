import type { Language } from '@impulse/engine';
import { readText } from '../files.js';
import { rulesFile } from '../places.js';
import { wrapped } from '../width.js';
import type { TerminalPlay } from './terminal-play.js';

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
  const [indent] = /^ *(?:- |\d+\. )?/.exec(line) ?? [''];
  return wrapped(plain(line), width, ' '.repeat(indent.length));
}

/** Sections of the rules reference, as plain text. */
export class Rulebook {
  readonly #text: string;
  readonly #sections = new Map<string, string>();

  private constructor(text: string) {
    this.#text = text;
    const [, ...parts] = text.split(/^<a id="([^"]*)"><\/a>$/m);
    for (let at = 0; at < parts.length; at += 2)
      if (/^r\d/.test(parts[at])) this.#sections.set(parts[at].slice(1), parts[at + 1]);
  }

  static open(game: string, language: Language): Rulebook | null {
    const text = readText(rulesFile(game, language));
    return text.ok ? new Rulebook(text.value) : null;
  }

  get numbers(): string[] {
    return [...this.#sections.keys()];
  }

  /** The section of this number: `7.4`, `6b3`, and `7` for all of chapter 7. */
  section(number: string, width: number): string[] | null {
    const typed = number.toLowerCase();
    const found = [...this.#sections].filter(([one]) => one.toLowerCase() === typed || /^\d+/.exec(one)?.[0] === typed);
    const text = found.map(([, body]) => body.trim()).join('\n\n');
    return found.length === 0 ? null : text.split('\n').flatMap((line) => renderLine(line, width));
  }

  /** One of the numbered rulings: rule, question, answer, reason. */
  ruling(number: string, width: number): string[] | null {
    const line = this.#text.split('\n').find((one) => one.includes(`<a id="ruling-${number}"></a>`));
    const [no, ...cells] = cellsOf(line ?? '');
    return line === undefined ? null : wrapped(`${no}. ${cells.join(' | ')}`, width, '    ');
  }
}

/** Longer lines are hard to read. */
const readable = 100;

/** `7.4`, or `ruling 31`. */
export async function showRule({ screen, context, complain }: TerminalPlay, wanted: string): Promise<void> {
  const { battle, language, speech } = context;
  const book = Rulebook.open(battle.game.id, language);
  if (!book) return complain(speech.noRules);
  const width = Math.min(screen.width, readable);
  const [, ruling] = /^ruling\W*(\d*)$/.exec(wanted) ?? [];
  const text = ruling === undefined ? book.section(wanted, width) : book.ruling(ruling, width);
  return text ? screen.show(...text) : complain(speech.noSuchRule(wanted, book.numbers.join(', ')));
}
