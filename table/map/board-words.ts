import type { BoardTexts } from '../board/types.js';
import { board as english } from '../i18n/en/board.js';
import { inLanguage } from '../i18n/index.js';
import { board as chinese } from '../i18n/zh-Hant/board.js';
import type { Widen } from '../i18n/widen.js';

/** The board's words, in the language of the moment. */
export const boardWords = inLanguage<Widen<typeof english>>({ en: english, 'zh-Hant': chinese });

export function boardTexts(name: string): BoardTexts {
  const { help, marks, controls, zoomIn, zoomOut, fit, minimap } = boardWords.value;
  return { name, help, marks, controls, zoomIn, zoomOut, fit, minimap };
}
