import { board as english } from '../i18n/en/board.js';
import { board as chinese } from '../i18n/zh-Hant/board.js';

export type BoardTexts = (typeof boardTexts)['en' | 'zh-Hant'];

/** The board's own words: it is told the language like any other thing, and knows no catalogue but its own. */
export const boardTexts = { en: english, 'zh-Hant': chinese } as const;
