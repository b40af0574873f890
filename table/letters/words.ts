import { letters as en } from '../i18n/en/letters.js';
import { inLanguage } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';
import { letters as zhHant } from '../i18n/zh-Hant/letters.js';

/** What is said about play by file, in the language of the moment. */
export const letterWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
