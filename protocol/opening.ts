import {
  bad,
  type BattleRecord,
  good,
  Match,
  parseRecord,
  type Result,
  resuming,
  within,
  type Work,
} from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import type { OpenedBattle } from './current-battle.js';
import type { LoadRequest, NewRequest } from './requests.js';
import { sealingFor, type SecretSource } from './sealing.js';

/** Battles begun by `new`, and gone on with by `load`. */

/** A seed that somebody has thought of can be guessed: the commitment tells whether a guess is right. */
const checkSeed = ({ live, seed }: NewRequest | LoadRequest): Result<null> =>
  live && seed !== undefined ? bad('live-match', 'seed', 'A live match takes no seed.') : good(null);

export function openNew(
  request: NewRequest,
  battles: readonly LoadedBattle[],
  chance: SecretSource,
): Result<OpenedBattle> {
  const battle = battleOf(battles, request.game, 'game');
  if (!battle.ok) return battle;
  const seed = checkSeed(request);
  if (!seed.ok) return seed;
  const { game } = battle.value;
  const { scenario = game.scenarios[0].id, options, data } = request;
  const setup = {
    scenario,
    ...(options === undefined ? {} : { options: options as Readonly<Record<string, string>> }),
    ...(data === undefined ? {} : { data }),
  };
  return opened(battle.value, Match.start(game, setup, sealingFor(request, chance)));
}

export function* openLoaded(
  request: LoadRequest,
  battles: readonly LoadedBattle[],
  chance: SecretSource,
): Work<Result<OpenedBattle>> {
  const { position, record } = request;
  if ((position === undefined) === (record === undefined)) {
    return bad('missing-field', 'position', 'Give either a "position" or a "record".');
  }
  if (record === undefined) return openPosition(request, battles, chance);
  return yield* openRecord(request, battles, chance);
}

function openPosition(
  request: LoadRequest,
  battles: readonly LoadedBattle[],
  chance: SecretSource,
): Result<OpenedBattle> {
  const { position, data } = request;
  if (request.events !== undefined) return bad('unknown-field', 'events', 'Only a record has a journal.');
  if (typeof position !== 'object' || position === null || Array.isArray(position)) {
    return bad('wrong-type', 'position', 'A position is an object.');
  }
  const battle = battleOf(battles, (position as Record<string, unknown>)['game'], 'position.game');
  if (!battle.ok) return battle;
  const seed = checkSeed(request);
  if (!seed.ok) return seed;
  const match = Match.from(battle.value.game, position, data, sealingFor(request, chance));
  const inData = !match.ok && /^data[.[]/.test(match.error.path);
  return inData ? match : opened(battle.value, match, 'position');
}

function* openRecord(
  request: LoadRequest,
  battles: readonly LoadedBattle[],
  chance: SecretSource,
): Work<Result<OpenedBattle>> {
  if (request.data !== undefined) {
    return bad('unknown-field', 'data', 'A record brings its data file with it, as record.data.');
  }
  // Its dice are known, or set by hand.
  if (request.live) return bad('not-live', 'live', 'A battle that goes on from a record cannot be live.');
  const read = readRecord(request.record, battles);
  if (!read.ok) return read;
  const { battle, record } = read.value;
  const entries = record.journal.length;
  const events = request.events ?? entries;
  if (events > entries) return bad('out-of-range', 'events', `The journal of the record has ${entries} entries.`);
  const match = yield* resuming(battle.game, record, sealingFor(request, chance), 'copy', events);
  return opened(battle, match, 'record');
}

/** The `record` of a request, and the battle it is of. */
export function readRecord(
  value: unknown,
  battles: readonly LoadedBattle[],
): Result<{ readonly battle: LoadedBattle; readonly record: BattleRecord }> {
  const record = parseRecord(value);
  if (!record.ok) return { ok: false, error: within('record', record.error) };
  const battle = battleOf(battles, record.value.game, 'record.game');
  return battle.ok ? good({ battle: battle.value, record: record.value }) : battle;
}

/** The battle with its match, or what is wrong with `field` of the request. */
function opened(battle: LoadedBattle, match: Result<OpenedBattle['match']>, field?: string): Result<OpenedBattle> {
  if (match.ok) return good({ battle, match: match.value, live: match.value.sealing.live === true });
  return field === undefined ? match : { ok: false, error: within(field, match.error) };
}

function battleOf(battles: readonly LoadedBattle[], id: unknown, path: string): Result<LoadedBattle> {
  const battle = battles.find(({ game }) => game.id === id);
  if (battle) return good(battle);
  return bad('unknown-game', path, `The game must be one of: ${battles.map(({ game }) => game.id).join(', ')}.`);
}
