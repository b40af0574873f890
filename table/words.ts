import { computed } from '@preact/signals';
import type { PublicAction, Texts } from '@impulse/engine';
import type { Phrases } from '@impulse/library/phrases.js';
import type { play } from './i18n/en/play.js';
import { fetched } from './i18n/index.js';
import type { Widen } from './i18n/widen.js';
import type { AnyKit } from './kit.js';

/** What is said at the table, in the language of the moment: the table's own words. */
const spoken = fetched<{ readonly play: Widen<typeof play> }>({
  en: () => import('./i18n/en/play.js'),
  'zh-Hant': () => import('./i18n/zh-Hant/play.js'),
});

export const words = computed(() => spoken.value.play);

/** The battle's names and short lines, and its sentences. */
export const phrasesOf = ({ kit }: { readonly kit: AnyKit }): Phrases<PublicAction> => kit.phrases.value;
export const textsOf = ({ kit }: { readonly kit: AnyKit }): Texts => kit.texts.value;
