import { battleNames, isBattleId } from '@impulse/library/battles.js';
import { sideName } from '../../battles/banners.js';
import { language, messages } from '../../i18n/index.js';
import type { AnyKit } from '../../kit/kit.js';
import type { BattleEntry } from '../../storage/types.js';

/** How a kept battle is called. */

/** The name of the battle, whatever its player calls it. */
export const battleName = (game: string): string => (isBattleId(game) ? battleNames[game][language.value] : game);

/** What its player calls it, or the name of the battle. */
export const titleOf = ({ title, setup }: BattleEntry): string => (title === '' ? battleName(setup.game) : title);

/** Where a battle is, in the words of its kit as soon as that is there; or who has won it. */
export function standOf({ setup: { game }, summary }: BattleEntry, kit: AnyKit | null): string {
  const { winner, turn, tracks, points, ended } = summary;
  const { home } = messages.value.shell;
  if (winner === null) return tracks && kit ? kit.words.value.when(tracks) : home.stands(turn);
  return ended === undefined ? home.won(sideName(game, winner), points) : home.ended(sideName(game, winner));
}
