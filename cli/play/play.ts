import {
  type BattleRecord,
  type Language,
  languages,
  Match,
  type Outcome,
  resume,
  type Result,
  type Turn,
} from '@impulse/engine';
import { type BattleId, battleIds, battleNames } from '@impulse/library';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { sealingFor } from '@impulse/protocol';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import { builtInData } from '@impulse/totensonntag/data/index.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import { type Arguments, choice, flag, pairs, text } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, FAILED, INTERRUPTED, MISUSED } from '../console.js';
import { randomSecret } from '../engine.js';
import { readJson, readRecord } from '../files.js';
import { savesFolder } from '../places.js';
import { type Completer, Input } from './input.js';
import { commandWords, obey } from './obey.js';
import { type Players, Saves } from './saves.js';
import { Screen } from './screen.js';
import { speeches } from './speech.js';
import { askStart, type Wishes } from './start.js';
import { human, type Play, Table } from './table.js';

/** `impulse play`: a battle in the terminal. */

const options = {
  game: choice(battleIds, 'which battle; the terminal knows only totensonntag', 'totensonntag'),
  dak: choice([human, ...opponents.levels], 'who plays the DAK', undefined),
  cw: choice([human, ...opponents.levels], 'who plays the Commonwealth', undefined),
  scenario: choice(
    totensonntag.scenarios.map(({ id }) => id),
    'how the units are set up',
    'historical',
  ),
  options: pairs('k=v,...', 'options of the scenario, such as aircraft=on,overruns=many'),
  seed: text('TEXT', 'fixes the dice: the same seed and the same actions give the same battle'),
  data: text('FILE', 'a data file of your own (impulse data)'),
  load: text('FILE', 'go on with this record'),
  resume: flag('go on with the battle that was saved last'),
  lang: choice(languages, 'language', undefined),
  saves: text('FOLDER', 'where the battle is kept after every action'),
  'no-save': flag('keep nothing'),
};

type Given = Arguments<typeof options>;

/** `zh_TW.UTF-8` and its like ask for Chinese. */
function languageOf(given: Given, { env }: Console): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return given.options.lang ?? (/^zh/i.test(locale) ? 'zh-Hant' : 'en');
}

const unitWords = builtInData.units.map(({ id }) => id);

const complete: Completer = (line) => {
  const word = /\S*$/.exec(line)![0];
  const first = line.trimStart() === word;
  const words = first ? [...commandWords, ...unitWords] : [...unitWords, ...(word === '' ? [] : grid.labels)];
  return [words.filter((one) => one.toLowerCase().startsWith(word.toLowerCase())), word];
};

/** What the command line asks for, when it asks for a battle at all. */
function wanted(given: Given): 'menu' | 'new' | 'load' | 'resume' {
  if (given.options.load !== undefined) return 'load';
  if (given.options.resume) return 'resume';
  return ['dak', 'cw', 'scenario', 'options', 'seed', 'data'].some((name) => given.given.has(name)) ? 'new' : 'menu';
}

const seats = ({ dak, cw }: Given['options'], standard: Players): Players => ({
  dak: dak ?? standard['dak'] ?? 'script',
  cw: cw ?? standard['cw'] ?? human,
});

/** A side nobody was named for is played by the script against a human, and by a human against a computer. */
function newSeats({ dak, cw }: Given['options']): Players {
  const facing = (other: string | undefined): string => (other === human ? 'script' : human);
  if (dak === undefined && cw === undefined) return { dak: 'script', cw: human };
  return { dak: dak ?? facing(cw), cw: cw ?? facing(dak) };
}

interface Room {
  readonly console: Console;
  readonly given: Given;
  readonly screen: Screen;
  readonly input: Input;
  readonly saves: Saves | null;
  language: Language;
}

type Opened = { readonly match: Play; readonly players: Players } | { readonly exit: number };

function begin(room: Room, wishes: Wishes, players: Players): Opened {
  const { given, console } = room;
  const data = given.options.data === undefined ? undefined : readJson(given.options.data);
  if (data && !data.ok) return { exit: fail(console, data.error.message) };
  const setup = { scenario: wishes.scenario, options: wishes.options, ...(data ? { data: data.value } : {}) };
  const match = Match.start(totensonntag, setup, sealingFor({ seed: given.options.seed }, randomSecret));
  if (match.ok) return { match: match.value, players };
  const { path, message } = match.error;
  return { exit: fail(console, `play: ${path}: ${message}`, path.startsWith('data') ? FAILED : MISUSED) };
}

const goOn = (battle: BattleRecord): Result<Play> => resume(totensonntag, battle, sealingFor({}, randomSecret));

function loadFile(room: Room, file: string): Opened {
  const record = readRecord(file);
  if (!record.ok) return { exit: fail(room.console, record.error.message) };
  const { record: battle, battleId } = record.value;
  if (battleId !== totensonntag.id) return { exit: elsewhere(room.console, battleId) };
  const match = goOn(battle);
  if (match.ok) return { match: match.value, players: seats(room.given.options, {}) };
  return { exit: fail(room.console, `${file}: ${match.error.path}: ${match.error.message}`) };
}

interface Unfinished {
  readonly match: Play;
  readonly players: Players;
}

/** The battle saved last, if it is not over and still fits the rules. */
function unfinished({ saves, given }: Room): Unfinished | null {
  const saved = saves?.read();
  if (!saved) return null;
  const match = goOn(saved.battle);
  if (!match.ok || match.value.turn().over) return null;
  return { match: match.value, players: seats(given.options, saved.players ?? {}) };
}

const whenOf = (turn: Turn | Outcome, language: Language): string =>
  turn.over ? '' : phrases[language].when(Number(turn.detail['turn']), Number(turn.detail['couplet']));

async function open(room: Room): Promise<Opened> {
  const { given, console, screen, input } = room;
  const wishes: Wishes = {
    language: room.language,
    scenario: given.options.scenario,
    options: { ...given.options.options },
    level: 'script',
  };
  const kind = wanted(given);
  if (kind === 'load') return loadFile(room, given.options.load!);
  if (kind === 'new') return begin(room, wishes, newSeats(given.options));
  const saved = unfinished(room);
  if (kind === 'resume') {
    return (
      saved ?? {
        exit: fail(console, `play: there is no saved battle to go on with (${room.saves?.file ?? '--no-save'}).`),
      }
    );
  }
  const decision = await askStart(screen, input, wishes, (language) => saved && whenOf(saved.match.turn(), language));
  room.language = wishes.language;
  if (decision.kind === 'leave') {
    await screen.say(speeches[room.language].goodbye(undefined));
    return { exit: decision.interrupted ? INTERRUPTED : DONE };
  }
  return decision.kind === 'resume' ? saved! : begin(room, wishes, decision.players);
}

/** The other battles have a table in the browser and the protocol. */
function elsewhere(console: Console, game: BattleId): number {
  const name = battleNames[game].en;
  return fail(console, `play: ${name} is not played in the terminal; play it by program (impulse engine).`, MISUSED);
}

async function play(given: Given, console: Console): Promise<number> {
  if (given.options.game !== totensonntag.id) return elsewhere(console, given.options.game);
  const screen = new Screen(console);
  const input = new Input(console, screen.interactive, complete);
  const folder = given.options.saves ?? savesFolder(console.env);
  const saves = given.options['no-save'] ? null : new Saves(folder, totensonntag.id);
  const room: Room = { console, given, screen, input, saves, language: languageOf(given, console) };
  try {
    const opened = await open(room);
    if ('exit' in opened) return opened.exit;
    const { match, players } = opened;
    const speech = speeches[room.language];
    if (match.length > 0) await screen.say(speech.resumed(match.length));
    if (Object.values(players).includes(human)) await screen.say(speech.firstHint);
    return await new Table(match, players, room.language, { screen, input, saves, obey }).run();
  } finally {
    input.close();
  }
}

export const playCommand = command({
  name: 'play',
  summary: 'play a battle in the terminal',
  about: [
    'Without options it asks what to play; with them it begins at once. Two people can share the keyboard (--dak human --cw human), or one plays against the computer: random, greedy or script.',
    'Commands are read from a pipe just as well, one per line.',
  ],
  options,
  examples: [
    'impulse play',
    'impulse play --cw human --dak script',
    'impulse play --dak human --cw human --options aircraft=on',
    'impulse play --resume',
  ],
  run: play,
});
