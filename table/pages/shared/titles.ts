import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { language, messages } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import type { BattleEntry, BattleSummary } from '../../storage/types.js';

/** How a kept battle is called. */

export const sideName = (side: string): string => {
  const { sides } = messages.value.shell.home;
  return sides[side as keyof typeof sides] ?? side;
};

/** The name of the battle, whatever its player calls it. */
export const battleName = (game: string): string => (isBattleId(game) ? battleNames[game][language.value] : game);

/** What its player calls it, or the name of the battle. */
export const titleOf = ({ title, setup }: BattleEntry): string => (title === '' ? battleName(setup.game) : title);

/** Where a battle is, in the words of its kit as soon as that is there; or who has won it. */
export function standOf({ winner, turn, tracks, points, ended }: BattleSummary, kit: AnyKit | null): string {
  const { home } = messages.value.shell;
  if (winner === null) return tracks && kit ? kit.words.value.when(tracks) : home.stands(turn);
  return ended === undefined ? home.won(sideName(winner), points) : home.ended(sideName(winner));
}
