import type { Game, PublicAction } from '../game.js';
import { within } from '../reading/path.js';
import { bad, good, type Result } from '../reading/result.js';
import type { Cells } from '../state/state.js';
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

/** The battle as one of the present version: its journal goes on from the keyframe after its first `entries` entries. */
export function carriedOn<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  battle: BattleRecord,
  entries: number,
): Result<BattleRecord> {
  const index = battle.keyframes?.findIndex(([revision]) => revision === entries) ?? -1;
  const keyframe = battle.keyframes?.[index];
  if (!keyframe) return noPosition(game, battle, 'The record has kept no position to go on from.');
  const position = positionNow(game, battle, keyframe[1]);
  if (!position.ok) return position;
  const state = game.parsePosition(position.value, battle.data);
  if (!state.ok) return { ok: false, error: within(`keyframes[${index}][1]`, state.error) };
  const { options, dataHash } = game.setupOf(state.value);
  const to = { rules: game.rulesVersion, dataHash };
  const carried = { from: { rules: battle.rules, dataHash: battle.dataHash }, to };
  const { keyframes: _keyframes, log: _log, ...heading } = battle;
  const journal = [...battle.journal.slice(0, entries), { carried, position: position.value }];
  return good({ ...heading, ...to, options, journal, checkpoints: [] });
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
