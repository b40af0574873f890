import { inLanguage } from '../../../i18n/index.js';
import type { Widen } from '../../../i18n/widen.js';
import { totensonntagBanner as en } from './en/banner.js';
import { totensonntagBanner as zhHant } from './zh-Hant/banner.js';

export const desertBanner = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
