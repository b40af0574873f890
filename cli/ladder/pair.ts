import { bad, good, type Result } from '@impulse/engine';
import type { BattleId, LoadedBattle } from '@impulse/library';
import { type BattleResult, makeSimulator } from '../simulate/battle.js';

/** Two battles on the same dice, in which two opponents change sides: the unit in which strength is counted. */

/** What fixes every pair of a match; pair number N is played with the seed `seed/N`. */
export interface Pairing {
  readonly game: BattleId;
  readonly scenario: string;
  readonly seed: string;
  /** Levels of the two opponents. */
  readonly players: readonly [string, string];
}

export interface PlayedPair {
  readonly number: number;
  /** Whether the first player won with the first side of the battle, and then with the second. */
  readonly won: readonly [boolean, boolean];
  /** How often the first player did what people complain about, in both battles; null where nobody counts that. */
  readonly habits: readonly number[] | null;
}

export type PairPlayer = (number: number) => PlayedPair;

/** Checks the pairing once; any of its pairs can then be played. */
export function makePairPlayer(battle: LoadedBattle, { players, ...plan }: Pairing): Result<PairPlayer> {
  const [first, second] = players;
  const { sides } = battle.game;
  const unknown = players.find((player) => !battle.opponents.rivals.includes(player));
  if (unknown !== undefined) {
    const known = battle.opponents.rivals.join(', ');
    return bad('unknown-level', 'players', `${battle.game.name.en} has no opponent "${unknown}": it has ${known}.`);
  }
  const asFirst = makeSimulator(battle, { ...plan, options: {}, levels: [first, second] });
  if (!asFirst.ok) return asFirst;
  const asSecond = makeSimulator(battle, { ...plan, options: {}, levels: [second, first] });
  if (!asSecond.ok) return asSecond;
  return good((number) => {
    const counts = battle.habits?.names.map(() => 0) ?? null;
    const won = [asFirst.value, asSecond.value].map((simulate, side) => {
      const watcher = battle.habits?.watch();
      const result = simulate(number, watcher && ((state) => watcher.see(state)));
      watcher?.counts(side).forEach((count, habit) => (counts![habit] += count));
      return winnerOf(result) === sides[side];
    });
    return { number, won: [won[0], won[1]], habits: counts };
  });
}

/** Whoever lets a battle go on for ever is not to be measured but mended. */
function winnerOf({ number, winner, actions }: BattleResult): string {
  if (winner === null) throw new Error(`battle ${number} has not ended after ${actions} actions`);
  return winner;
}
