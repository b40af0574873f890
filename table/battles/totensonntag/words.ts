import { totensonntag as en } from '../../i18n/en/totensonntag.js';
import { inLanguage } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';
import { totensonntag as zhHant } from '../../i18n/zh-Hant/totensonntag.js';

/** What the table says of Totensonntag only, in the language of the moment. */
export const ownWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
