import { ActionCodes, type PublicAction } from '@impulse/engine';
import type { PlayerContext } from './player-context.js';

/** What can be done now. */

/** Actions that belong to no unit: choices, stacks, the end of a step. */
export function generalActions({ seated }: PlayerContext): PublicAction[] {
  if (!seated.decides) return [];
  const { codes } = seated.game;
  const list = new ActionCodes();
  codes.listGeneral(seated.state, list);
  return Array.from({ length: list.length }, (_, index) => codes.action(seated.state, list, index));
}

/** Probability of what the player hopes for; 0 where no dice are thrown. */
export function chance({ seated, battle }: PlayerContext, action: PublicAction): number {
  const outcomes = seated.forecast(action)?.outcomes ?? [];
  const good = outcomes.filter(({ result }) => battle.successes.includes(result));
  return good.reduce((sum, { probability }) => sum + probability, 0);
}

export const percent = (probability: number): string => `${Math.round(probability * 100)}%`;
