import {
  bad,
  type BattleRecord,
  didYouMean,
  good,
  type Language,
  Match,
  observer,
  resume,
  type Result,
} from '@impulse/engine';
import { type BattleId, battleIds, isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { randomSecret } from '../engine.js';
import { readJson, readRecord } from '../files.js';
import type { Given } from './play.js';
import { Referee } from './referee.js';
import { lastSaved, type Players, Saves } from './saves.js';
import type { Screen } from './screen.js';
import { battleWanted, playersFor } from './seating.js';
import { speeches } from './speech/index.js';
import { askStart, type NewBattle } from './start-menu.js';

/** How a battle is opened: begun, loaded, or gone on with. */

export interface Room {
  readonly given: Given;
  readonly screen: Screen;
  /** Where battles are kept; null: nowhere. */
  readonly folder: string | null;
  language: Language;
}

/** Problems with the code `misused` are those of the command line. */
type Opened = Result<Referee>;

const savesOf = ({ folder }: Room, { game }: LoadedBattle): Saves | null =>
  folder === null ? null : new Saves(folder, game.id);

function begin(room: Room, { battle, scenario, players }: NewBattle): Opened {
  const { data: file, seed, options } = room.given.options;
  const known = battle.game.scenarios.map(({ id }) => id);
  const hint = didYouMean(scenario, known);
  if (!known.includes(scenario))
    return bad('misused', '', `--scenario takes one of: ${known.join(', ')}; not "${scenario}".${hint}`);
  const data = file === undefined ? good(undefined) : readJson(file);
  if (!data.ok) return data;
  const setup = { scenario, options, ...(file === undefined ? {} : { data: data.value }) };
  const match = Match.start(battle.game, setup, sealingFor({ seed }, randomSecret));
  if (match.ok) return good(new Referee(battle, match.value, players, savesOf(room, battle)));
  const { path, message } = match.error;
  return bad(path.startsWith('data') ? 'failed' : 'misused', path, `${path}: ${message}`);
}

async function beginNew(room: Room): Promise<Opened> {
  const battle = await loadBattle(battleWanted(room.given));
  const players = playersFor(room.given, battle);
  if (!players.ok) return players;
  const { scenario = battle.game.scenarios[0].id } = room.given.options;
  return begin(room, { battle, scenario, players: players.value });
}

/** A record is gone on with under a sealing of its own. */
function goOn(room: Room, battle: LoadedBattle, record: BattleRecord, before: Players = {}): Opened {
  const players = playersFor(room.given, battle, before);
  if (!players.ok) return players;
  const match = resume(battle.game, record, sealingFor({}, randomSecret));
  if (match.ok) return good(new Referee(battle, match.value, players.value, savesOf(room, battle)));
  return bad('failed', match.error.path, `${match.error.path}: ${match.error.message}`);
}

async function loadFile(room: Room, file: string): Promise<Opened> {
  const read = readRecord(file);
  if (!read.ok) return read;
  const opened = goOn(room, await loadBattle(read.value.battleId), read.value.record);
  return opened.ok || opened.error.code === 'misused'
    ? opened
    : bad('failed', file, `${file}: ${opened.error.message}`);
}

/** The battle of a game saved last, if it is not over and still fits the rules. */
async function unfinished(room: Room, id: BattleId): Promise<Opened> {
  const battle = await loadBattle(id);
  const saved = savesOf(room, battle)?.read();
  const opened = saved ? goOn(room, battle, saved.battle, saved.players ?? {}) : null;
  if (opened && (opened.ok ? opened.value.decider !== null : opened.error.code === 'misused')) return opened;
  return bad('failed', '', `play: there is no saved battle to go on with (${room.folder ?? '--no-save'}).`);
}

async function whereSaved(room: Room, id: BattleId, language: Language): Promise<string | null> {
  if (room.folder === null || lastSaved(room.folder, [id]) === undefined) return null;
  const opened = await unfinished(room, id);
  if (!opened.ok) return null;
  const { log, aids } = opened.value.seat(observer);
  const chapter = log.map((event, index) => aids.chapter(event, index === 0)).findLast((one) => one !== null);
  return chapter ? opened.value.battle.phrases[language].chapter(chapter) : speeches[language].savedAtStart;
}

/** The battle as the command line or the player wants it; null when the player wants none. */
export async function open(room: Room): Promise<Opened | null> {
  const { options, given } = room.given;
  if (options.load !== undefined) return loadFile(room, options.load);
  if (options.resume) {
    const last = room.folder === null || options.game !== undefined ? undefined : lastSaved(room.folder, battleIds);
    return unfinished(room, last !== undefined && isBattleId(last) ? last : battleWanted(room.given));
  }
  if (['scenario', 'options', 'seed', 'data', 'dak', 'cw', 'soviet', 'german'].some((name) => given.has(name)))
    return beginNew(room);
  const decision = await askStart(room, (id, language) => whereSaved(room, id, language));
  if (decision === null) return null;
  return 'resume' in decision ? unfinished(room, decision.resume) : begin(room, decision);
}
