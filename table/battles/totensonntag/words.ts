import { computed } from '@preact/signals';
import type { totensonntag } from '../../i18n/en/totensonntag.js';
import { fetched } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';

/** What the table says of Totensonntag only, in the language of the moment. */
const spoken = fetched<{ readonly totensonntag: Widen<typeof totensonntag> }>({
  en: () => import('../../i18n/en/totensonntag.js'),
  'zh-Hant': () => import('../../i18n/zh-Hant/totensonntag.js'),
});

export const ownWords = computed(() => spoken.value.totensonntag);
