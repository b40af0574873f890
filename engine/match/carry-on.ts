import type { Game, PublicAction } from '../game.js';
import { within } from '../reading/path.js';
import { bad, good, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { Match, type Sealing } from './match.js';
import type { BattleRecord } from './notation.js';
import { optionsNow, setupOf } from './playback.js';

/** Battles that were played under a version of the rules that the present one does not play: their states are known by their keyframes alone. */

export const isOfOtherRules = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
): boolean => battle.game === game.id && optionsNow(game, battle) === null;

/**
 * The position of a keyframe as one of the present rules. They are the judges of whether it can be; numbers that have
 * changed in the built-in data are the new ones.
 */
export function positionNow<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  position: unknown,
): Result<unknown> {
  if (typeof position !== 'object' || position === null) return good(position);
  const start = game.start(setupOf(battle, battle.options));
  if (!start.ok) return start;
  const now: Record<string, unknown> = { rules: game.rulesVersion, dataHash: game.setupOf(start.value).dataHash };
  const changed = Object.entries(position as Readonly<Record<string, unknown>>).map(([key, value]) => [
    key,
    Object.hasOwn(now, key) ? now[key] : value,
  ]);
  return good(Object.fromEntries(changed));
}

/** Goes on from a keyframe, under the present rules and under new dice. */
export function carryOn<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  entries: number,
): Result<Match<S, A>> {
  const index = battle.keyframes?.findIndex(([revision]) => revision === entries) ?? -1;
  const keyframe = battle.keyframes?.[index];
  if (!keyframe) {
    const message = `Played by rules version ${battle.rules}; this is version ${game.rulesVersion}.`;
    return bad('other-rules', 'rules', `${message} The record has kept no position to go on from.`);
  }
  const position = positionNow(game, battle, keyframe[1]);
  if (!position.ok) return position;
  const { match, secret } = sealing;
  const seal: Sealing = { match, secret, ...(battle.live ? { live: true } : {}) };
  const begun = Match.from(game, position.value, battle.data, seal, { rules: battle.rules, entries });
  return begun.ok ? begun : { ok: false, error: within(`keyframes[${index}][1]`, begun.error) };
}
