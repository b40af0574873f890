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
import { battleIds, isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { randomSecret } from '../engine.js';
import { readJson, readRecord } from '../files.js';
import type { Input } from './input.js';
import type { Given } from './options.js';
import { type AnyMatch, Referee } from './referee.js';
import { lastSaved, type Players, Saves } from './saves.js';
import type { Screen } from './screen.js';
import { battleWanted, playersFor } from './seating.js';
import { speeches } from './speech/index.js';
import { askStart, type Wishes, wishesFor } from './start-menu.js';

/** How a battle is opened: begun, loaded, or gone on with. */

export interface Room {
  readonly given: Given;
  readonly screen: Screen;
  readonly input: Input;
  /** Where battles are kept; null: nowhere. */
  readonly folder: string | null;
  language: Language;
}

/** The battle; null when the player wants none. Problems with the code `misused` are those of the command line. */
type Opened = Result<Referee | null>;

const savesOf = ({ folder }: Room, { game }: LoadedBattle): Saves | null =>
  folder === null ? null : new Saves(folder, game.id);

const misused = (message: string): Result<never> => bad('misused', '', message);

function begin(room: Room, { battle, scenario, options }: Wishes, players: Players): Opened {
  const { data: file, seed } = room.given.options;
  const known = battle.game.scenarios.map(({ id }) => id);
  if (!known.includes(scenario))
    return misused(`--scenario takes one of: ${known.join(', ')}; not "${scenario}".${didYouMean(scenario, known)}`);
  const data = file === undefined ? good(undefined) : readJson(file);
  if (!data.ok) return data;
  const setup = { scenario, options, ...(file === undefined ? {} : { data: data.value }) };
  const match = Match.start(battle.game, setup, sealingFor({ seed }, randomSecret));
  if (match.ok) return good(new Referee(battle, match.value, players, savesOf(room, battle)));
  const { path, message } = match.error;
  return bad(path.startsWith('data') ? 'failed' : 'misused', path, `${path}: ${message}`);
}

async function beginNew(room: Room): Promise<Opened> {
  const { given, language } = room;
  const battle = await loadBattle(battleWanted(given));
  const players = playersFor(given, battle);
  if (!players.ok) return players;
  const wishes = wishesFor(battle, language);
  const { scenario = wishes.scenario, options } = given.options;
  return begin(room, { ...wishes, scenario, options: { ...options } }, players.value);
}

const goOn = ({ game }: LoadedBattle, record: BattleRecord): Result<AnyMatch> =>
  resume(game, record, sealingFor({}, randomSecret));

async function loadFile(room: Room, file: string): Promise<Opened> {
  const read = readRecord(file);
  if (!read.ok) return read;
  const battle = await loadBattle(read.value.battleId);
  const players = playersFor(room.given, battle);
  if (!players.ok) return players;
  const match = goOn(battle, read.value.record);
  if (match.ok) return good(new Referee(battle, match.value, players.value, savesOf(room, battle)));
  return bad('failed', file, `${file}: ${match.error.path}: ${match.error.message}`);
}

/** The battle of a game saved last, if it is not over and still fits the rules. */
function unfinished(room: Room, battle: LoadedBattle): Opened {
  const saves = savesOf(room, battle);
  const saved = saves?.read();
  const match = saved ? goOn(battle, saved.battle) : null;
  if (!match?.ok || match.value.turn().over)
    return bad('failed', '', `play: there is no saved battle to go on with (${room.folder ?? '--no-save'}).`);
  const players = playersFor(room.given, battle, saved?.players ?? {});
  return players.ok ? good(new Referee(battle, match.value, players.value, saves)) : players;
}

/** The battle named; or the one saved last; or the first there is. */
function likely({ given, folder }: Room): Promise<LoadedBattle> {
  const last = folder === null || given.options.game !== undefined ? undefined : lastSaved(folder, battleIds);
  return loadBattle(last !== undefined && isBattleId(last) ? last : battleWanted(given));
}

async function askWhat(room: Room): Promise<Opened> {
  const wishes = wishesFor(await likely(room), room.language);
  const decision = await askStart(room.screen, room.input, wishes, ({ battle, language }) => {
    const saved = unfinished(room, battle);
    return saved.ok && saved.value ? whenOf(saved.value, language) : null;
  });
  room.language = wishes.language;
  if (decision === 'leave') return good(null);
  return decision === 'resume' ? unfinished(room, wishes.battle) : begin(room, wishes, decision);
}

/** The chapter of the log that a battle is in. */
function whenOf(referee: Referee, language: Language): string {
  const { log, aids } = referee.seat(observer);
  const chapter = log.map((event, index) => aids.chapter(event, index === 0)).findLast((one) => one !== null);
  return chapter ? referee.battle.phrases[language].chapter(chapter) : speeches[language].savedAtStart;
}

export async function open(room: Room): Promise<Opened> {
  const { options, given } = room.given;
  if (options.load !== undefined) return loadFile(room, options.load);
  if (options.resume) return unfinished(room, await likely(room));
  const ofNew = ['scenario', 'options', 'seed', 'data', 'dak', 'cw', 'soviet', 'german'];
  return ofNew.some((name) => given.has(name)) ? beginNew(room) : askWhat(room);
}
