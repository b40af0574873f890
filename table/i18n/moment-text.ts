import { language } from './index.js';

/** Day and hour, as they are written in the language of the moment. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : 'zh-TW', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(at);
