import { type Game, languages, type LogEvent, type PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';

/** Events that were written under other rules: those that the present texts can put into words. */
export const readableEvents = <S extends Cells, A extends PublicAction>(
  { texts }: Pick<Game<S, A>, 'texts'>,
  events: readonly LogEvent[],
): LogEvent[] =>
  events.filter((event) => {
    try {
      return languages.every((language) => texts[language].event(event) !== '');
    } catch {
      return false;
    }
  });
