import type { Language } from '@impulse/engine';
import { spacedOut } from '@impulse/engine/text/spaced-out.js';
import { en, type Speech } from './en.js';
import { zhHant } from './zh-Hant.js';

/** What the terminal says besides the texts of the battle. */

export type { Speech } from './en.js';

export const speeches: Readonly<Record<Language, Speech>> = { en, 'zh-Hant': spacedOut(zhHant) };
