import { type Language, languages, type LogEvent, type Texts } from '../game.js';

/** Events that were written under other rules: those that the present texts can put into words. */
export const readableEvents = (texts: Readonly<Record<Language, Texts>>, events: readonly LogEvent[]): LogEvent[] =>
  events.filter((event) => {
    try {
      return languages.every((language) => texts[language].event(event) !== '');
    } catch {
      return false;
    }
  });
