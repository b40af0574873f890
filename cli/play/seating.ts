import { good, type Result } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { namedFor, type NamedPlayers } from '../sides.js';

/** Who plays which side. */

/** `human`, or the level of a computer opponent, by side. */
export type Players = Readonly<Record<string, string>>;

export const human = 'human';

/**
 * Those named, or who played `before`, whatever that says. A side that is left is played by the computer against a human,
 * and by a human against a computer.
 */
export function playersFor(battle: LoadedBattle, named: NamedPlayers, before: object = {}): Result<Players> {
  const { usual, levels } = battle.opponents;
  const known = [human, ...levels];
  const chosen = namedFor(battle, named, known);
  if (!chosen.ok) return chosen;
  const seated = new Map<string, unknown>([...Object.entries(before), ...Object.entries(chosen.value)]);
  const playerOf = (side: string): string | undefined => known.find((player) => player === seated.get(side));
  const facing = (player: string | undefined): string => (player === human ? usual : human);
  const [first, second] = battle.game.sides;
  const other = playerOf(second) ?? facing(playerOf(first));
  return good({ [first]: playerOf(first) ?? facing(other), [second]: other });
}
