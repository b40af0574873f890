import type { Language } from '@impulse/engine';
import * as chinese from './chinese.js';
import * as english from './english.js';

/** Everything White Death says, in every language. */

/** Names and short lines for the table and the command line. */
export const phrases: Readonly<Record<Language, typeof english.phrases>> = {
  en: english.phrases,
  'zh-Hant': chinese.phrases,
};

/** What the contract asks for: codes as sentences. */
export const texts = { en: english.texts, 'zh-Hant': chinese.texts };

export type { Phrases } from './render.js';
