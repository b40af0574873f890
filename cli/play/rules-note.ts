import { type Language, rulesChanged } from '@impulse/engine';
import type { Referee } from './referee.js';

/** Says that a battle was begun under other rules; null when it was not. */
export function rulesNote({ earlierRules, battle }: Referee, language: Language): string | null {
  if (earlierRules === null) return null;
  return rulesChanged[language].carried(earlierRules, battle.game.rulesVersion);
}
