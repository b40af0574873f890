import { computed } from '@preact/signals';
import type { whiteDeath } from './en/table.js';
import { fetched } from '../../../i18n/index.js';
import type { Widen } from '../../../i18n/widen.js';
import { tableTexts } from '../texts.js';

/** What the table says of White Death only, in the language of the moment. */
const spoken = fetched<{ readonly whiteDeath: Widen<typeof whiteDeath> }>(tableTexts);

export const winterWords = computed(() => spoken.value.whiteDeath);
