import {
  bad,
  chaptersOf,
  didYouMean,
  good,
  type GoOn,
  type Language,
  Match,
  observer,
  type Result,
  resuming,
} from '@impulse/engine';
import { type BattleId, battleIds, loadBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { randomSecret } from '../engine.js';
import { readJson, readRecord } from '../files.js';
import { type NamedPlayers, namedSides } from '../sides.js';
import type { Wishes } from './options.js';
import { Referee } from './referee.js';
import { lastSaved, Saves } from './saves.js';
import type { Screen } from './screen.js';
import { playersFor } from './seating.js';
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

const savesOf = ({ folder }: Room, game: string): Saves | null => (folder === null ? null : new Saves(folder, game));

async function begin(room: Room): Promise<Opened> {
  const id = wantedBy(room.wishes);
  const battle = await loadBattle(id);
  const { data: file, seed, options, scenario = battle.game.scenarios[0].id } = room.wishes;
  const players = playersFor(battle, room.wishes);
  if (!players.ok) return players;
  const known = battle.game.scenarios.map((one) => one.id);
  const hint = didYouMean(scenario, known);
  if (!known.includes(scenario))
    return bad('misused', '', `--scenario takes one of: ${known.join(', ')}; not "${scenario}".${hint}`);
  const data = file === undefined ? good(undefined) : readJson(file);
  if (!data.ok) return data;
  const setup = { scenario, options, ...(file === undefined ? {} : { data: data.value }) };
  const match = Match.start(battle.game, setup, sealingFor({ seed }, randomSecret));
  if (match.ok) return good(new Referee(battle, match.value, players.value, savesOf(room, id)));
  const { path, message } = match.error;
  return bad(path.startsWith('data') ? 'failed' : 'misused', path, `${path}: ${message}`);
}

/** The battle named, or the one that has the sides named. */
const wantedBy = (wishes: Wishes): BattleId => wishes.game ?? namedSides(wishes)[0]?.id ?? battleIds[0];

/** Goes on with the record in a file: with the battle itself, or with a copy of it. */
export async function openRecord(
  room: Room,
  file: string,
  how: GoOn,
  named: NamedPlayers,
  before: object,
): Promise<Opened> {
  const read = readRecord(file);
  if (!read.ok) return read;
  const { battleId, record } = read.value;
  const battle = await loadBattle(battleId);
  const players = playersFor(battle, named, before);
  if (!players.ok) return players;
  const match = await room.screen.wait(resuming(battle.game, record, sealingFor({}, randomSecret), how));
  if (match.ok) return good(new Referee(battle, match.value, players.value, savesOf(room, battleId)));
  return bad('failed', file, `${file}: ${match.error.path}: ${match.error.message}`);
}

/** The battle of a game saved last, if it is not over and still fits the rules. */
async function unfinished(room: Room, id: BattleId): Promise<Opened> {
  const saves = savesOf(room, id);
  const opened = saves && (await openRecord(room, saves.file, 'same', room.wishes, saves.players()));
  if (opened && (opened.ok ? opened.value.decider !== null : opened.error.code === 'misused')) return opened;
  return bad('failed', '', `play: there is no saved battle to go on with (${room.folder ?? '--no-save'}).`);
}

/** The chapter of the log in which a battle was left; null where none was. */
async function whereSaved(room: Room, id: BattleId): Promise<string | null> {
  const opened = await unfinished(room, id);
  if (!opened.ok) return null;
  const { log, aids } = opened.value.seat(observer);
  const chapter = chaptersOf(aids, log).at(-1);
  return chapter ? opened.value.battle.phrases[room.language].chapter(chapter) : speeches[room.language].savedAtStart;
}

/** The battle as the command line or the player wants it; null when the player wants none. */
export async function open(room: Room): Promise<Opened | null> {
  const { load, resume, game, scenario, options, seed, data } = room.wishes;
  if (load !== undefined) return openRecord(room, load, 'copy', room.wishes, {});
  if (resume) {
    const last = room.folder === null || game !== undefined ? undefined : lastSaved(room.folder);
    return unfinished(room, last ?? wantedBy(room.wishes));
  }
  const said = [scenario, seed, data, ...namedSides(room.wishes), ...Object.keys(options)];
  if (said.some((one) => one !== undefined)) return begin(room);
  const answer = await askStart(room, (id) => whereSaved(room, id));
  return answer && open({ ...room, wishes: { ...room.wishes, ...answer } });
}
