import { computed } from '@preact/signals';
import type { totensonntag } from './en/table.js';
import { fetched } from '../../../i18n/index.js';
import type { Widen } from '../../../i18n/widen.js';
import { tableTexts } from '../texts.js';

/** What the table says of Totensonntag only, in the language of the moment. */
const spoken = fetched<{ readonly totensonntag: Widen<typeof totensonntag> }>(tableTexts);

export const ownWords = computed(() => spoken.value.totensonntag);
