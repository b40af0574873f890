import type { Game, PublicAction } from '../game.js';
import type { Cells } from '../state/state.js';
import type { Match } from './match.js';
import type { BattleRecord } from './notation.js';
import { optionsNow, setupOf } from './playback.js';

/** What a battle is played by: the rules in their version, and data named by their hash. */
export interface Version {
  readonly rules: string;
  readonly dataHash: string;
}

/** A battle of one version has met a program of another. */
export interface VersionChange {
  readonly from: Version;
  readonly to: Version;
}

/** What the battle would be played by now; null where the program has no such battle. */
export function versionNow<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): Version | null {
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

/** What has changed since a match was begun that goes on from where it stood; null where nothing has. */
export function changeIn<S extends Cells, A extends PublicAction>({
  game,
  state,
  carried,
}: Match<S, A>): VersionChange | null {
  if (!carried) return null;
  const { dataHash } = game.setupOf(state);
  return {
    from: { rules: carried.rules, dataHash: carried.dataHash ?? dataHash },
    to: { rules: game.rulesVersion, dataHash },
  };
}
