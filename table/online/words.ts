import { computed } from '@preact/signals';
import type { online } from '../i18n/en/online.js';
import { fetched } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';

/** What is said about play over the net, in the language of the moment. */
const spoken = fetched<{ readonly online: Widen<typeof online> }>({
  en: () => import('../i18n/en/online.js'),
  'zh-Hant': () => import('../i18n/zh-Hant/online.js'),
});

export const onlineWords = computed(() => spoken.value.online);
