import { computed } from '@preact/signals';
import type { Problem } from '@impulse/engine';
import type { tournaments } from '../../i18n/en/tournaments.js';
import { fetched } from '../../i18n/index.js';
import type { Widen } from '../../i18n/widen.js';

/** What is said about tournaments, in the language of the moment. */
const spoken = fetched<{ readonly tournaments: Widen<typeof tournaments> }>({
  en: () => import('../../i18n/en/tournaments.js'),
  'zh-Hant': () => import('../../i18n/zh-Hant/tournaments.js'),
});

export const tournamentWords = computed(() => spoken.value.tournaments);

/** Why something was not done. */
export function problemText({ code }: Problem): string {
  const { problems } = tournamentWords.value;
  return Object.entries<string>(problems).find(([known]) => known === code)?.[1] ?? problems.other;
}
