import {
  bad,
  type BattleRecord,
  didYouMean,
  good,
  type Language,
  Match,
  observer,
  resume,
  resuming,
  type Result,
} from '@impulse/engine';
import { type BattleId, battleIds, isBattleId, loadBattle, type LoadedBattle } from '@impulse/library';
import { sealingFor } from '@impulse/protocol';
import { type Console, DONE, fail, FAILED, INTERRUPTED, MISUSED } from '../console.js';
import { randomSecret } from '../engine.js';
import { readJson, readRecord } from '../files.js';
import { doWork } from '../work.js';
import type { Input } from './input.js';
import { type AnyMatch, human, Referee } from './referee.js';
import { lastSaved, type Players, Saves } from './saves.js';
import type { Screen } from './screen.js';
import { speeches } from './speech.js';
import { askStart } from './start.js';
import { battleWanted, type Given, playersIn, type Wishes, wishesFor, wanted, withRest } from './wishes.js';

/** How a battle is opened: begun, loaded, or gone on with. */

export interface Room {
  readonly console: Console;
  readonly given: Given;
  readonly screen: Screen;
  readonly input: Input;
  /** Where battles are kept; null: nowhere. */
  readonly folder: string | null;
  language: Language;
}

export type Opened = { readonly referee: Referee } | { readonly exit: number };

const savesOf = ({ folder }: Room, battle: LoadedBattle): Saves | null =>
  folder === null ? null : new Saves(folder, battle.game.id);

const opened = (room: Room, battle: LoadedBattle, match: AnyMatch, players: Players): Opened => ({
  referee: new Referee(battle, match, players, savesOf(room, battle)),
});

const misused = ({ console }: Room, message: string): Opened => ({ exit: fail(console, `play: ${message}`, MISUSED) });

function begin(room: Room, { battle, scenario, options }: Wishes, players: Players): Opened {
  const { given, console } = room;
  const known = battle.game.scenarios.map(({ id }) => id);
  if (!known.includes(scenario)) {
    return misused(
      room,
      `--scenario takes one of: ${known.join(', ')}; not "${scenario}".${didYouMean(scenario, known)}`,
    );
  }
  const data = given.options.data === undefined ? undefined : readJson(given.options.data);
  if (data && !data.ok) return { exit: fail(console, data.error.message) };
  const setup = { scenario, options, ...(data ? { data: data.value } : {}) };
  const match = Match.start(battle.game, setup, sealingFor({ seed: given.options.seed }, randomSecret));
  if (match.ok) return opened(room, battle, match.value, players);
  const { path, message } = match.error;
  return { exit: fail(console, `play: ${path}: ${message}`, path.startsWith('data') ? FAILED : MISUSED) };
}

const goOn = ({ game }: LoadedBattle, battle: BattleRecord): Result<AnyMatch> =>
  resume(game, battle, sealingFor({}, randomSecret));

async function beginNew(room: Room): Promise<Opened> {
  const { given, language } = room;
  const battle = await loadBattle(battleWanted(given));
  const named = playersIn(given, battle);
  if (!named.ok) return misused(room, named.error.message);
  const wishes = wishesFor(battle, language);
  const { scenario, options } = given.options;
  const asked = { ...wishes, scenario: scenario ?? wishes.scenario, options: { ...options } };
  return begin(room, asked, withRest(battle, wishes.level, named.value));
}

async function loadFile(room: Room, file: string): Promise<Opened> {
  const record = readRecord(file);
  if (!record.ok) return { exit: fail(room.console, record.error.message) };
  const battle = await loadBattle(record.value.battleId);
  const named = playersIn(room.given, battle);
  if (!named.ok) return misused(room, named.error.message);
  const taken = resuming(battle.game, record.value.record, sealingFor({}, randomSecret));
  const match = await doWork(taken, room.console);
  if (!match.ok) return { exit: fail(room.console, `${file}: ${match.error.path}: ${match.error.message}`) };
  return opened(room, battle, match.value, withRest(battle, wishesFor(battle, room.language).level, named.value));
}

interface Unfinished {
  readonly match: AnyMatch;
  readonly players: Players;
}

/** The battle of a game saved last, if it is not over and still fits the rules. */
function unfinished(room: Room, battle: LoadedBattle): Result<Unfinished> | null {
  const saved = savesOf(room, battle)?.read();
  if (!saved) return null;
  const match = goOn(battle, saved.battle);
  if (!match.ok || match.value.turn().over) return null;
  const named = playersIn(room.given, battle);
  if (!named.ok) return named;
  const { level } = wishesFor(battle, room.language);
  const known = [human, ...battle.opponents.levels];
  const kept = Object.entries(saved.players ?? {}).filter(([, player]) => known.includes(player));
  return good({
    match: match.value,
    players: withRest(battle, level, { ...Object.fromEntries(kept), ...named.value }),
  });
}

/** The battle named; or the one saved last; or the first there is. */
function likely({ given, folder }: Room): BattleId {
  const last = folder === null || given.options.game !== undefined ? undefined : lastSaved(folder, battleIds);
  return last !== undefined && isBattleId(last) ? last : battleWanted(given);
}

async function resumeLast(room: Room): Promise<Opened> {
  const battle = await loadBattle(likely(room));
  const saved =
    unfinished(room, battle) ??
    bad('nothing-saved', '', `there is no saved battle to go on with (${room.folder ?? '--no-save'}).`);
  if (!saved.ok) return { exit: fail(room.console, `play: ${saved.error.message}`) };
  return opened(room, battle, saved.value.match, saved.value.players);
}

async function askWhat(room: Room): Promise<Opened> {
  const { screen, input } = room;
  const wishes = wishesFor(await loadBattle(likely(room)), room.language);
  const decision = await askStart(screen, input, wishes, ({ battle, language }) => {
    const saved = unfinished(room, battle);
    return saved?.ok ? whenOf(battle, saved.value.match, language) : null;
  });
  room.language = wishes.language;
  if (decision.kind === 'leave') {
    await screen.say(speeches[room.language].goodbye(undefined));
    return { exit: decision.interrupted ? INTERRUPTED : DONE };
  }
  if (decision.kind === 'new') return begin(room, wishes, decision.players);
  const saved = unfinished(room, wishes.battle);
  if (!saved?.ok) return { exit: fail(room.console, 'play: the saved battle is gone.') };
  return opened(room, wishes.battle, saved.value.match, saved.value.players);
}

/** The chapter of the log that a battle is in. */
function whenOf({ aids, phrases }: LoadedBattle, match: AnyMatch, language: Language): string {
  const chapters = match.log(observer).map((event, index) => aids.chapter(event, index === 0));
  const chapter = chapters.findLast((one) => one !== null);
  return chapter ? phrases[language].chapter(chapter) : speeches[language].savedAtStart;
}

export function open(room: Room): Promise<Opened> {
  switch (wanted(room.given)) {
    case 'load':
      return loadFile(room, room.given.options.load ?? '');
    case 'resume':
      return resumeLast(room);
    case 'new':
      return beginNew(room);
    case 'menu':
      return askWhat(room);
  }
}
