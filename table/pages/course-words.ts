import { course as en } from '../i18n/en/course.js';
import { inLanguage } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';
import { course as zhHant } from '../i18n/zh-Hant/course.js';

export const historyWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
