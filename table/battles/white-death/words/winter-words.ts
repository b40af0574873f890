import { computed } from '@preact/signals';
import type { whiteDeath } from './en/table.js';
import { fetched } from '../../../i18n/index.js';
import type { Widen } from '../../../i18n/widen.js';

/** What the table says of White Death only, in the language of the moment. */
const spoken = fetched<{ readonly whiteDeath: Widen<typeof whiteDeath> }>({
  en: () => import('./en/table.js'),
  'zh-Hant': () => import('./zh-Hant/table.js'),
});

export const winterWords = computed(() => spoken.value.whiteDeath);
