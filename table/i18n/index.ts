import { computed, signal } from '@preact/signals';
import { languages, type Language } from '@impulse/engine';
import { en } from './en/index.js';
import { zhHant } from './zh-Hant/index.js';

/**
 * Typed message catalogues: English gives the shape, Chinese must fill it. A message is a text, or a function of its
 * parameters. Components read `messages.value.play.undo`, so that a change of language redraws them.
 */
export type Catalogue = typeof en;

const catalogues: Readonly<Record<Language, Catalogue>> = { en, 'zh-Hant': zhHant };

export const language = signal<Language>('en');
export const messages = computed(() => catalogues[language.value]);

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' };
export { languages };
