import type { BilingualName } from './types.js';

export const bilingual = (en: string, zh: string): BilingualName => ({ en, 'zh-Hant': zh });

/** The formation part of a counter line, to be spread into it. */
export const formation = (en: string, zh: string): { readonly formation: BilingualName } => ({
  formation: bilingual(en, zh),
});
