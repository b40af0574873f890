import type { Language } from '@impulse/engine';
import { en } from './en.js';
import type { AnalysisWords } from './words.js';
import { zhHant } from './zh-Hant.js';

export type { AnalysisWords } from './words.js';

export const analysisWords: Readonly<Record<Language, AnalysisWords>> = { en, 'zh-Hant': zhHant };
