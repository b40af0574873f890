import { analysisWords as texts } from '@impulse/library/analysis/words/index.js';
import { inLanguage } from '../../i18n/index.js';

/** What is said of a battle that has been analysed: the same at the table, in a file and in the terminal. */
export const analysisWords = inLanguage(texts);
