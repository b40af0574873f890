import type { Game, PublicAction } from '../game.js';
import { within } from '../reading/path.js';
import { bad, good, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
import { Match, type Sealing } from './match.js';
import type { BattleRecord } from './notation.js';
import { opening, optionsNow, setupOf } from './playback.js';

/** Battles of another version, which cannot be played again: their states are known by their keyframes alone. */

/** The position of a keyframe as one of the present version. The present rules are the judges of whether it can be. */
export function positionNow<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  position: unknown,
): Result<unknown> {
  if (typeof position !== 'object' || position === null) return good(position);
  const start = game.start(setupOf(battle, optionsNow(game, battle) ?? battle.options));
  if (!start.ok) return start;
  const now: Record<string, unknown> = { rules: game.rulesVersion, dataHash: game.setupOf(start.value).dataHash };
  const changed = Object.entries(position as Readonly<Record<string, unknown>>).map(([key, value]) => [
    key,
    Object.hasOwn(now, key) ? now[key] : value,
  ]);
  const named: unknown = Object.fromEntries(changed);
  return good(game.adoptPosition?.(named, start.value) ?? named);
}

/** Goes on from a keyframe, in the present version and under new dice. */
export function carryOn<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  sealing: Sealing,
  entries: number,
): Result<Match<S, A>> {
  const index = battle.keyframes?.findIndex(([revision]) => revision === entries) ?? -1;
  const keyframe = battle.keyframes?.[index];
  if (!keyframe) return noPosition(game, battle, 'The record has kept no position to go on from.');
  const position = positionNow(game, battle, keyframe[1]);
  if (!position.ok) return position;
  const { match, secret } = sealing;
  const seal: Sealing = { match, secret, ...(battle.live ? { live: true } : {}) };
  const { rules, dataHash } = battle;
  const begun = Match.from(game, position.value, battle.data, seal, { rules, dataHash, entries });
  return begun.ok ? begun : { ok: false, error: within(`keyframes[${index}][1]`, begun.error) };
}

/** Why the battle cannot be played again, and what is missing besides. */
export function noPosition<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  missing: string,
): Result<never> {
  const opened = opening(game, battle);
  if (opened.ok) return bad('no-position', 'keyframes', missing);
  const { code, path, message } = opened.error;
  return bad(code, path, `${message} ${missing}`);
}
