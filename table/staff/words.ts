import { analysisWords as texts } from '@impulse/library/analysis/words/index.js';
import { staff as en } from '../i18n/en/staff.js';
import { inLanguage } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';
import { staff as zhHant } from '../i18n/zh-Hant/staff.js';

/** What the staff says, in the language of the moment. */
export const staffWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });

/** What is said of a battle that has been analysed: the same at the table, in a file and in the terminal. */
export const analysisWords = inLanguage(texts);
