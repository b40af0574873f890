import {
  bad,
  type BattleRecord,
  type Cells,
  finish,
  good,
  isOfOtherVersion,
  type Match,
  observer,
  originOf,
  parseJson,
  parseRecord,
  playedIn,
  type Progress,
  type PublicAction,
  type Result,
  resuming,
  revisionAfter,
} from '@impulse/engine';
import {
  type BattleId,
  type BattleRules,
  isBattleId,
  loadRules,
  loadSpokenRules,
  type SpokenRules,
} from '@impulse/library';
import type { BattleSummary, SavedBattle } from '../../storage/types.js';
import type { Pledge } from '../messages.js';
import { newSecret } from '../secret.js';
import { seal, unseal } from './seal.js';

/** Records as they are kept, and battles taken up from them. */

export type AnyMatch = Match<Cells, PublicAction>;

export const newId = (): string => newSecret().slice(0, 16);

export const rulesOf = (game: string): Promise<Result<BattleRules>> => loadedBy(loadRules, game);
export const spokenRulesOf = (game: string): Promise<Result<SpokenRules>> => loadedBy(loadSpokenRules, game);

async function loadedBy<T>(load: (id: BattleId) => Promise<T>, game: string): Promise<Result<T>> {
  if (isBattleId(game)) return good(await load(game));
  return bad('unknown-game', 'game', `This table does not know the battle ${game}.`);
}

export function summaryOf(match: AnyMatch, { aids }: BattleRules): BattleSummary {
  const turn = match.turn();
  const tracks = aids.tracks(match.state, observer);
  return {
    turn: Number(tracks.find(({ code }) => code === 'turn')?.value ?? 0),
    tracks,
    events: match.length,
    ...(turn.over ? {} : { asked: { side: turn.side, step: turn.step } }),
    stand: standOf(match, aids),
    winner: turn.over ? turn.winner : null,
    points: turn.over ? turn.points : 0,
    ...(turn.over && turn.ended ? { ended: turn.ended.reason } : {}),
  };
}

/** Where both sides stand, for a small map: what everybody may know, for it is kept unsealed. */
function standOf({ state }: AnyMatch, aids: BattleRules['aids']): Record<string, string[]> {
  const sides = new Map(aids.units(state, observer).map(({ id, side }) => [id, side]));
  const stand: Record<string, string[]> = {};
  for (const [hex, stack] of aids.stacks(state, observer)) {
    const known = stack.find((unit) => unit !== null);
    const side = known === undefined ? undefined : sides.get(known);
    if (side !== undefined) (stand[side] ??= []).push(hex);
  }
  return stand;
}

/** A battle under way is sealed where that can be done; one that is over has nothing left to hide. */
export async function pack(entry: Omit<SavedBattle, 'record' | 'sealed'>, match: AnyMatch): Promise<SavedBattle> {
  const record = match.archive(true);
  const sealed = match.turn().over ? null : await seal(JSON.stringify(record));
  return sealed ? { ...entry, sealed } : { ...entry, record };
}

export async function recordOf(saved: SavedBattle): Promise<Result<BattleRecord>> {
  if (saved.record) return parseRecord(saved.record);
  const text = saved.sealed ? await unseal(saved.sealed) : null;
  if (text === null) return bad('sealed', '', 'This battle was sealed with a key that this browser no longer has.');
  return readRecord(text);
}

function readRecord(text: string): Result<BattleRecord> {
  const value = parseJson(text);
  return value.ok ? parseRecord(value.value) : value;
}

export const pledgeOf = (record: BattleRecord): Pledge => ({
  ...originOf(record),
  match: record.match,
  commitment: record.commitment,
});

/** Hears how far long work is. */
export type Hear = (progress: Progress) => void;

/** The same battle, under the dice it was begun with. */
export function takeUp(
  { game }: BattleRules,
  { id, setup }: SavedBattle,
  record: BattleRecord,
  tell?: Hear,
): Result<AnyMatch> {
  const match = finish(resuming(game, record, { match: id, secret: newSecret() }, 'same'), tell);
  if (!match.ok || !setup.dice) return match;
  const fallen = playedIn(record.journal).reduce((sum, [, , dice = []]) => sum + dice.length, 0);
  match.value.queueDice(setup.dice.slice(fallen));
  return match;
}

/**
 * Another battle that goes on from a record, whole or after the first `events` actions that stand. While it is under way it gets
 * dice of its own even where the record still has its secret: otherwise copies of a battle would foretell each other's
 * dice. The frames of a battle of another version are the positions that were kept.
 */
export function branchOff(
  { game }: BattleRules,
  id: string,
  record: BattleRecord,
  events: number,
  tell?: Hear,
): Result<AnyMatch> {
  const sealing = { match: id, secret: newSecret() };
  const entries = isOfOtherVersion(game, record)
    ? (record.keyframes?.[events]?.[0] ?? record.journal.length)
    : revisionAfter(record.journal, game.sides, events);
  const copy = finish(resuming(game, record, sealing, 'copy', entries), tell);
  // What is over rolls no more dice here, and keeps the seal by which its dice are checked.
  if (!copy.ok || !copy.value.turn().over) return copy;
  return finish(resuming(game, record, sealing, 'same', entries), tell);
}
