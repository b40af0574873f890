import { inLanguage } from '../../../i18n/index.js';
import type { Widen } from '../../../i18n/widen.js';
import { whiteDeathBanner as en } from './en/banner.js';
import { whiteDeathBanner as zhHant } from './zh-Hant/banner.js';

export const winterBanner = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
