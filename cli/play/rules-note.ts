import { type Language, rulesChanged } from '@impulse/engine';
import type { Referee } from './referee.js';

/** Says that a battle was begun under other rules; null when it was not. */
export function rulesNote({ rulesBefore, battle }: Referee, language: Language): string | null {
  if (rulesBefore === null) return null;
  return rulesChanged[language].carried(rulesBefore, battle.game.rulesVersion);
}
