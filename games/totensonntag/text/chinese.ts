import { zhHant } from './zh-Hant.js';
import { makePhrases, makeTexts } from './render.js';

/** Everything Totensonntag says in Traditional Chinese. */

export const phrases = makePhrases('zh-Hant', zhHant);
export const texts = makeTexts('zh-Hant', zhHant, phrases);
