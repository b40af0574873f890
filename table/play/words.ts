import { computed } from '@preact/signals';
import { phrases, texts } from '@impulse/totensonntag/text/index.js';
import type { play } from '../i18n/en/play.js';
import { fetched, language } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';

/** What is said at the table, in the language of the moment: the table's own words, the battle's names and sentences. */
const spoken = fetched<{ readonly play: Widen<typeof play> }>({
  en: () => import('../i18n/en/play.js'),
  'zh-Hant': () => import('../i18n/zh-Hant/play.js'),
});

export const words = computed(() => spoken.value.play);
export const say = computed(() => phrases[language.value]);
export const tell = computed(() => texts[language.value]);
