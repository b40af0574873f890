import { computed } from '@preact/signals';
import type { letters } from '../i18n/en/letters.js';
import { fetched } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';

/** What is said about play by file, in the language of the moment. */
const spoken = fetched<{ readonly letters: Widen<typeof letters> }>({
  en: () => import('../i18n/en/letters.js'),
  'zh-Hant': () => import('../i18n/zh-Hant/letters.js'),
});

export const letterWords = computed(() => spoken.value.letters);
