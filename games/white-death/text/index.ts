import type { Language, Texts } from '@impulse/engine';
import type { Catalogue } from './catalogue.js';
import { en } from './en.js';
import { makePhrases, makeTexts, type Phrases } from './render.js';
import { zhHant } from './zh-Hant.js';

/** Everything White Death says, in every language. */

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, 'zh-Hant': zhHant };

/** Names and short lines for the table and the command line. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: makePhrases('en', en),
  'zh-Hant': makePhrases('zh-Hant', zhHant),
};

/** What the contract asks for: codes as sentences. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: makeTexts('en', en, phrases.en),
  'zh-Hant': makeTexts('zh-Hant', zhHant, phrases['zh-Hant']),
};

export type { Phrases } from './render.js';
