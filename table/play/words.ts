import { computed } from '@preact/signals';
import { phrases, texts } from '@impulse/totensonntag/text/index.js';
import { language, messages } from '../i18n/index.js';

/** What is said at the table, in the language of the moment: the table's own words, the battle's names and sentences. */
export const words = computed(() => messages.value.play);
export const say = computed(() => phrases[language.value]);
export const tell = computed(() => texts[language.value]);
