import { computed } from '@preact/signals';
import type { verify } from '../../i18n/en/verify.js';
import { fetched } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';

const spoken = fetched<{ readonly verify: Widen<typeof verify> }>({
  en: () => import('../../i18n/en/verify.js'),
  'zh-Hant': () => import('../../i18n/zh-Hant/verify.js'),
});

export const verifyWords = computed(() => spoken.value.verify);
