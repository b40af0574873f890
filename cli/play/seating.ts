import { bad, didYouMean, good, type Result } from '@impulse/engine';
import { type BattleId, battleIds, battleSides, type LoadedBattle } from '@impulse/library';
import type { Given } from './play.js';
import type { Players } from './saves.js';

/** Who plays which side. */

/** `human`, or the level of a computer opponent. */
export const human = 'human';

/** The strongest there is. */
export const standardLevel = ({ opponents: { levels } }: LoadedBattle): string => levels[levels.length - 1];

const namedSides = ({ given }: Given): string[] =>
  Object.values(battleSides)
    .flat()
    .filter((side) => given.has(side));

/** The battle named, or the one that has the sides named. */
export function battleWanted(given: Given): BattleId {
  const [side] = namedSides(given);
  return given.options.game ?? battleIds.find((id) => side && battleSides[id].includes(side)) ?? battleIds[0];
}

/**
 * Who plays, by the options that bear the names of the sides and by what is known already. A side nobody was named for is
 * played by the computer against a human, and by a human against a computer.
 */
export function playersFor(given: Given, battle: LoadedBattle, before: Players = {}): Result<Players> {
  const { sides, name } = battle.game;
  const known = [human, ...battle.opponents.levels];
  const named = Object.fromEntries(Object.entries(before).filter(([, player]) => known.includes(player)));
  for (const side of namedSides(given)) {
    const player = given.options[side as 'dak'] ?? '';
    if (!sides.includes(side))
      return bad('misused', side, `${name.en} has no side ${side}: it has ${sides.join(' and ')}.`);
    if (!known.includes(player)) {
      const hint = didYouMean(player, known);
      return bad('misused', side, `--${side} takes one of: ${known.join(', ')}; not "${player}".${hint}`);
    }
    named[side] = player;
  }
  const [first, second] = sides;
  const level = standardLevel(battle);
  const facing = (other: string): string => (named[other] === human ? level : human);
  if (!(first in named || second in named)) return good({ [first]: level, [second]: human });
  return good({ [first]: named[first] ?? facing(second), [second]: named[second] ?? facing(first) });
}
