import { inEachLanguage, type Language } from '@impulse/engine';
import type { Catalogue } from './catalogue.js';
import { en } from './en.js';
import { makePhrases, makeTexts } from './render.js';
import { zhHant } from './zh-Hant.js';

/** Everything White Death says, in every language. */

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, 'zh-Hant': zhHant };

/** Names and short lines for the table and the command line. */
export const phrases = inEachLanguage((language) => makePhrases(language, catalogues[language]));

/** What the contract asks for: codes as sentences. */
export const texts = inEachLanguage((language) => makeTexts(language, catalogues[language], phrases[language]));

export type { Phrases } from './render.js';
