import {
  bad,
  type BattleRecord,
  didYouMean,
  good,
  type GoOn,
  type Language,
  Match,
  observer,
  type Result,
} from '@impulse/engine';
import { type BattleId, battleIds, isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { randomSecret } from '../engine.js';
import { readJson, readRecord } from '../files.js';
import type { Wishes } from './options.js';
import { Referee } from './referee.js';
import { lastSaved, type Players, Saves } from './saves.js';
import type { Screen } from './screen.js';
import { battleWanted, named, playersFor } from './seating.js';
import { speeches } from './speech/index.js';
import { askStart } from './start-menu.js';

/** How a battle is opened: begun, loaded, or gone on with. */

export interface Room {
  readonly wishes: Wishes;
  readonly screen: Screen;
  /** Where battles are kept; null: nowhere. */
  readonly folder: string | null;
  language: Language;
}

/** Problems with the code `misused` are those of the command line. */
type Opened = Result<Referee>;

const savesOf = ({ folder }: Room, { game }: LoadedBattle): Saves | null =>
  folder === null ? null : new Saves(folder, game.id);

async function begin(room: Room): Promise<Opened> {
  const battle = await loadBattle(battleWanted(room.wishes));
  const { data: file, seed, options, scenario = battle.game.scenarios[0].id } = room.wishes;
  const players = playersFor(room.wishes, battle);
  if (!players.ok) return players;
  const known = battle.game.scenarios.map(({ id }) => id);
  const hint = didYouMean(scenario, known);
  if (!known.includes(scenario))
    return bad('misused', '', `--scenario takes one of: ${known.join(', ')}; not "${scenario}".${hint}`);
  const data = file === undefined ? good(undefined) : readJson(file);
  if (!data.ok) return data;
  const setup = { scenario, options, ...(file === undefined ? {} : { data: data.value }) };
  const match = Match.start(battle.game, setup, sealingFor({ seed }, randomSecret));
  if (match.ok) return good(new Referee(battle, match.value, players.value, savesOf(room, battle)));
  const { path, message } = match.error;
  return bad(path.startsWith('data') ? 'failed' : 'misused', path, `${path}: ${message}`);
}

async function resume(
  room: Room,
  battle: LoadedBattle,
  record: BattleRecord,
  goOn: GoOn,
  before: Players = {},
): Promise<Opened> {
  const players = playersFor(room.wishes, battle, before);
  if (!players.ok) return players;
  const opened = await room.screen.wait(Referee.resuming(battle, record, goOn, players.value, savesOf(room, battle)));
  return opened.ok ? opened : bad('failed', '', `${opened.error.path}: ${opened.error.message}`);
}

async function load(room: Room, file: string): Promise<Opened> {
  const read = readRecord(file);
  if (!read.ok) return read;
  const opened = await resume(room, await loadBattle(read.value.battleId), read.value.record, 'copy');
  return opened.ok || opened.error.code === 'misused'
    ? opened
    : bad('failed', file, `${file}: ${opened.error.message}`);
}

/** The battle of a game saved last, if it is not over and still fits the rules. */
async function unfinished(room: Room, id: BattleId): Promise<Opened> {
  const battle = await loadBattle(id);
  const saved = savesOf(room, battle)?.read();
  const opened = saved ? await resume(room, battle, saved.battle, 'same', saved.players ?? {}) : null;
  if (opened && (opened.ok ? opened.value.decider !== null : opened.error.code === 'misused')) return opened;
  return bad('failed', '', `play: there is no saved battle to go on with (${room.folder ?? '--no-save'}).`);
}

/** The chapter of the log in which a battle was left. */
async function whereSaved(room: Room, id: BattleId): Promise<string | null> {
  if (room.folder === null || lastSaved(room.folder, [id]) === undefined) return null;
  const opened = await unfinished(room, id);
  if (!opened.ok) return null;
  const { log, aids } = opened.value.seat(observer);
  const chapter = log.map((event, index) => aids.chapter(event, index === 0)).findLast((one) => one !== null);
  return chapter ? opened.value.battle.phrases[room.language].chapter(chapter) : speeches[room.language].savedAtStart;
}

async function unlessInterrupted({ screen }: Room, opening: Promise<Opened>): Promise<Opened | null> {
  const opened = await opening;
  return screen.interrupted ? null : opened;
}

/** The battle as the command line or the player wants it; null when the player wants none. */
export async function open(room: Room): Promise<Opened | null> {
  const { load: file, resume: wantsLast, game, scenario, options, seed, data } = room.wishes;
  if (file !== undefined) return unlessInterrupted(room, load(room, file));
  if (wantsLast) {
    const last = room.folder === null || game !== undefined ? undefined : lastSaved(room.folder, battleIds);
    const id = last !== undefined && isBattleId(last) ? last : battleWanted(room.wishes);
    return unlessInterrupted(room, unfinished(room, id));
  }
  const said = [scenario, seed, data, ...named(room.wishes), ...Object.keys(options)];
  if (said.some((one) => one !== undefined)) return begin(room);
  const answer = await askStart(room, (id) => whereSaved(room, id));
  return answer && open({ ...room, wishes: { ...room.wishes, ...answer } });
}
