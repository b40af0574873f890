import type { Language } from '@impulse/engine';
import { readText } from '../files.js';
import { rulesFile } from '../places.js';
import { wrapped } from '../width.js';

/** Markdown made readable without a browser; lines between the head and the body of a table are left out. */
function renderLine(line: string, width: number): string[] {
  if (/^\|[-|: ]+\|$/.test(line)) return [];
  const text = line
    .replaceAll(/<a id="[^"]*"><\/a>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`|^#+ */g, '');
  const [indent] = /^ *(?:- |\d+\. |\| )?/.exec(text) ?? [''];
  return wrapped(text, width, ' '.repeat(indent.length));
}

/** Sections of the rules reference, as plain text. */
export class Rulebook {
  readonly #text: string;
  readonly #sections = new Map<string, string>();

  private constructor(text: string) {
    this.#text = text;
    const [, ...parts] = text.split(/^<a id="([^"]*)"><\/a>$/m);
    for (let at = 0; at < parts.length; at += 2)
      if (/^r\d/.test(parts[at])) this.#sections.set(parts[at].slice(1), parts[at + 1].trim());
  }

  static open(game: string, language: Language): Rulebook | null {
    const text = readText(rulesFile(game, language));
    return text.ok ? new Rulebook(text.value) : null;
  }

  get numbers(): string[] {
    return [...this.#sections.keys()];
  }

  /** The section of this number: `7.4`, `6b3`, `7` for all of chapter 7, `ruling 31` for a line of the rulings. */
  section(wanted: string, width: number): string[] | null {
    const [, ruling] = /^ruling\W*(\d+)$/.exec(wanted) ?? [];
    const line = this.#text.split('\n').find((one) => one.includes(`<a id="ruling-${ruling}"></a>`));
    if (line !== undefined) return renderLine(line, width);
    const typed = wanted.toLowerCase();
    const found = this.numbers.filter((one) => one.toLowerCase() === typed || /^\d+/.exec(one)?.[0] === typed);
    const text = found.map((one) => this.#sections.get(one)).join('\n\n');
    return found.length > 0 ? text.split('\n').flatMap((one) => renderLine(one, width)) : null;
  }
}
