import { computed } from '@preact/signals';
import type { account } from '../../i18n/en/account.js';
import { fetched } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';

/** What is said about accounts, in the language of the moment. */
const spoken = fetched<{ readonly account: Widen<typeof account> }>({
  en: () => import('../../i18n/en/account.js'),
  'zh-Hant': () => import('../../i18n/zh-Hant/account.js'),
});

export const accountWords = computed(() => spoken.value.account);

/** What went wrong, in words. */
export function problemText(code: string): string {
  const { problems } = accountWords.value;
  return Object.entries<string>(problems).find(([known]) => known === code)?.[1] ?? problems.other;
}
