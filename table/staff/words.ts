import { computed } from '@preact/signals';
import type { staff } from '../i18n/en/staff.js';
import { fetched } from '../i18n/index.js';
import type { Widen } from '../i18n/widen.js';

/** What the staff says, in the language of the moment. */
const spoken = fetched<{ readonly staff: Widen<typeof staff> }>({
  en: () => import('../i18n/en/staff.js'),
  'zh-Hant': () => import('../i18n/zh-Hant/staff.js'),
});

export const staffWords = computed(() => spoken.value.staff);
