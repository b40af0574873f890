import { computed } from '@preact/signals';
import type { notices } from '../../i18n/en/notices.js';
import { fetched } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';

const spoken = fetched<{ readonly notices: Widen<typeof notices> }>({
  en: () => import('../../i18n/en/notices.js'),
  'zh-Hant': () => import('../../i18n/zh-Hant/notices.js'),
});

export const noticeWords = computed(() => spoken.value.notices);
