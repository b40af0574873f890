import { whiteDeath as en } from '../../i18n/en/white-death.js';
import { inLanguage } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';
import { whiteDeath as zhHant } from '../../i18n/zh-Hant/white-death.js';

/** What the table says of White Death only, in the language of the moment. */
export const winterWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
