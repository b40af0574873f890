import { computed } from '@preact/signals';
import type { whiteDeath } from '../../i18n/en/white-death.js';
import { fetched } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';

/** What the table says of White Death only, in the language of the moment. */
const spoken = fetched<{ readonly whiteDeath: Widen<typeof whiteDeath> }>({
  en: () => import('../../i18n/en/white-death.js'),
  'zh-Hant': () => import('../../i18n/zh-Hant/white-death.js'),
});

export const winterWords = computed(() => spoken.value.whiteDeath);
