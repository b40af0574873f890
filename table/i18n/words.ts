import { computed } from '@preact/signals';
import type { play } from './en/play.js';
import { fetched } from './index.js';
import type { Widen } from './widen.js';

/** What is said at the table, in the language of the moment: the table's own words. */
const spoken = fetched<{ readonly play: Widen<typeof play> }>({
  en: () => import('./en/play.js'),
  'zh-Hant': () => import('./zh-Hant/play.js'),
});

export const words = computed(() => spoken.value.play);
