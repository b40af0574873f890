import { en } from './en.js';
import { makePhrases, makeTexts } from './render.js';

/** Everything White Death says in English. */

export const phrases = makePhrases('en', en);
export const texts = makeTexts('en', en, phrases);
