import { learn as en } from '../i18n/en/learn.js';
import { inLanguage } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';
import { learn as zhHant } from '../i18n/zh-Hant/learn.js';

/** What the guided first game says, in the language of the moment. */
export const learnWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
