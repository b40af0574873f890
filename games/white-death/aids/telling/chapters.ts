import { type Chapter, type LogEvent, numberIn, textIn } from '@impulse/engine';
import type { EventType } from '../../text/event-types.js';
import type { ChapterKind } from '../codes.js';

/** The log has a chapter for the set-up, for every turn, in it one for every impulse, and one for the end. */
export function chapterOf({ type, detail }: LogEvent, opens: boolean): Chapter | null {
  const turn = numberIn(detail, 'turn');
  switch (type as EventType) {
    case 'turn-begins':
      return chapter(`${turn}`, 'turn', 'turn', { turn });
    case 'impulse-begins': {
      const side = textIn(detail, 'side');
      const number = numberIn(detail, 'number');
      const points = numberIn(detail, 'points');
      return chapter(`${turn}.${side}.${number}`, 'impulse', 'impulse', { turn, side, number, points });
    }
    case 'battle-ends':
      return chapter('end', 'turn', 'end', { turn });
    default:
      // Only a set-up by the players writes anything before the first turn.
      return opens ? chapter('setup', 'part', 'setup', {}) : null;
  }
}

const chapter = (key: string, level: Chapter['level'], kind: ChapterKind, detail: Chapter['detail']): Chapter => ({
  key,
  level,
  kind,
  detail,
});
