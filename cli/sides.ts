import { bad, didYouMean, good, type Result } from '@impulse/engine';
import { type AnySide, battleIds, battleNames, battleSides, type LoadedBattle } from '@impulse/library';
import { type Option, text } from './arguments.js';

/** Options that say who plays a side, one for every side of whichever battle. */

export type NamedPlayers = { readonly [Side in AnySide]?: string | undefined };

const everySide = battleIds.flatMap((id) => battleSides[id].map((side) => ({ id, side: side as AnySide })));

export const sideOptions = (value: string, help: string): Readonly<Record<AnySide, Option<string | undefined>>> =>
  Object.fromEntries(everySide.map(({ id, side }) => [side, text(value, `${battleNames[id].en}: ${help}`)])) as Record<
    AnySide,
    Option<string | undefined>
  >;

/** The sides, of whichever battle, for which somebody was named. */
export const namedSides = (given: NamedPlayers) => everySide.filter(({ side }) => given[side] !== undefined);

/** Who was named for the sides of a battle, each one of `known`. */
export function namedFor(
  { game }: LoadedBattle,
  given: NamedPlayers,
  known: readonly string[],
): Result<Record<string, string>> {
  const players: Record<string, string> = {};
  for (const { side } of namedSides(given)) {
    const player = given[side] ?? '';
    if (!game.sides.includes(side))
      return bad('misused', side, `${game.name.en} has no side ${side}: it has ${game.sides.join(' and ')}.`);
    const hint = didYouMean(player, known);
    if (!known.includes(player))
      return bad('misused', side, `--${side} takes one of: ${known.join(', ')}; not "${player}".${hint}`);
    players[side] = player;
  }
  return good(players);
}
