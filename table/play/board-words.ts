import type { BoardTexts, Mark } from '../board/types.js';
import { board as english } from '../i18n/en/board.js';
import { board as chinese } from '../i18n/zh-Hant/board.js';

/** The board's words in a language. */

type Language = 'en' | 'zh-Hant';

const catalogues = { en: english, 'zh-Hant': chinese } as const;

export function boardTexts(language: Language, name: string): BoardTexts {
  const texts = catalogues[language];
  return {
    name,
    help: texts.help,
    marks: texts.marks,
    controls: texts.controls,
    zoomIn: texts.zoomIn,
    zoomOut: texts.zoomOut,
    fit: texts.fit,
  };
}

/** A lit hex with what a screen reader says of it. */
export function spokenMark(language: Language, hex: string, mark: Omit<Mark, 'spoken'>): Mark {
  const texts = catalogues[language];
  const kinds: Readonly<Record<string, string>> = texts.marksOf;
  return { ...mark, spoken: texts.mark(hex, kinds[mark.look] ?? '', mark.label ?? '') };
}
