import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';
import type { BattleRecord } from './notation.js';
import { optionsNow, setupOf } from './playback.js';
import type { Version, VersionChange } from './version.js';

/** Battles that were played in another version than that of the program. */

/** What the battle would be played by now; null where the program has no such battle. */
function versionNow<S extends Cells, A extends PublicAction>(game: Game<S, A>, battle: BattleRecord): Version | null {
  const start = game.start(setupOf(battle, optionsNow(game, battle) ?? battle.options));
  return start.ok ? { rules: game.rulesVersion, dataHash: game.setupOf(start.value).dataHash } : null;
}

/**
 * Was the battle played under rules that the present ones cannot stand for, or on built-in data that have changed since?
 * A battle on a player's own data file brings that file with it.
 */
export function isOfOtherVersion<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): boolean {
  if (battle.game !== game.id) return false;
  if (optionsNow(game, battle) === null) return true;
  const now = battle.data === undefined ? versionNow(game, battle) : null;
  return now !== null && now.dataHash !== battle.dataHash;
}

/** From the version of a record to the present one. */
export function changeSince<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): VersionChange {
  const { rules, dataHash } = battle;
  return { from: { rules, dataHash }, to: versionNow(game, battle) ?? { rules: game.rulesVersion, dataHash } };
}
