import { replay as en } from '../i18n/en/replay.js';
import { inLanguage } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';
import { replay as zhHant } from '../i18n/zh-Hant/replay.js';

/** What the replay says, in the language of the moment. */
export const replayWords = inLanguage<Widen<typeof en>>({ en, 'zh-Hant': zhHant });
