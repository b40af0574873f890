import { bad, didYouMean, good, type Result } from '@impulse/engine';
import { type BattleId, battleIds, battleSides, type LoadedBattle } from '@impulse/library';
import { playerOptions, type Wishes } from './options.js';
import type { Players } from './saves.js';

/** Who plays which side. */

/** `human`, or the level of a computer opponent. */
export const human = 'human';

/** Whom a person meets when nothing is said. */
export const standardLevel = ({ opponents }: LoadedBattle): string => opponents.usual;

/** Players that were named, by side, of whichever battle. */
export const named = (wishes: Wishes): [side: string, player: string][] =>
  Object.entries(wishes).flatMap(([option, player]) =>
    Object.hasOwn(playerOptions, option) && typeof player === 'string' ? [[option, player]] : [],
  );

/** The battle named, or the one that has the sides named. */
export function battleWanted(wishes: Wishes): BattleId {
  const sides = named(wishes).map(([side]) => side);
  return wishes.game ?? battleIds.find((id) => battleSides[id].includes(sides[0])) ?? battleIds[0];
}

/** A side nobody was named for is played by the computer against a human, and by a human against a computer. */
export function playersFor(wishes: Wishes, battle: LoadedBattle, before: Players = {}): Result<Players> {
  const { sides, name } = battle.game;
  const known = [human, ...battle.opponents.levels];
  const players = Object.fromEntries(Object.entries(before).filter(([, player]) => known.includes(player)));
  for (const [side, player] of named(wishes)) {
    if (!sides.includes(side))
      return bad('misused', side, `${name.en} has no side ${side}: it has ${sides.join(' and ')}.`);
    const hint = didYouMean(player, known);
    if (!known.includes(player))
      return bad('misused', side, `--${side} takes one of: ${known.join(', ')}; not "${player}".${hint}`);
    players[side] = player;
  }
  const [first, second] = sides;
  const level = standardLevel(battle);
  const facing = (other: string): string => (players[other] === human ? level : human);
  if (Object.keys(players).length === 0) return good({ [first]: level, [second]: human });
  return good({ [first]: players[first] ?? facing(second), [second]: players[second] ?? facing(first) });
}
