import { computed } from '@preact/signals';
import { messages } from '../i18n/index.js';

/** What the replay says, in the language of the moment. */
export const replayWords = computed(() => messages.value.replay);
