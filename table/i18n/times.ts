import { language } from './index.js';

/** Day and hour, as they are written in the language of the moment. */
export const timeText = (at: number, dateStyle: 'short' | 'medium' = 'medium'): string =>
  new Intl.DateTimeFormat(language.value === 'en' ? 'en-GB' : 'zh-TW', { dateStyle, timeStyle: 'short' }).format(at);
