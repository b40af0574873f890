import { type Language, languages } from '@impulse/engine';
import { battleIds } from '@impulse/library';
import { type Arguments, choice, flag, pairs, text } from '../arguments.js';
import { command } from '../command.js';
import { type Console, DONE, fail, INTERRUPTED, MISUSED } from '../console.js';
import { savesFolder } from '../places.js';
import { commandWords, obey } from './commands.js';
import { open, type Room } from './opening.js';
import type { PlayerContext } from './player-context.js';
import { Screen } from './screen.js';
import { speeches } from './speech/index.js';
import { TerminalPlay } from './terminal-play.js';

/** `impulse play`: a battle in the terminal. */

const options = {
  game: choice(battleIds, 'which battle', undefined),
  dak: text('PLAYER', 'Totensonntag: who plays the DAK, human or the level of a computer'),
  cw: text('PLAYER', 'Totensonntag: who plays the Commonwealth'),
  soviet: text('PLAYER', 'White Death: who plays the Soviets'),
  german: text('PLAYER', 'White Death: who plays the Germans'),
  scenario: text('ID', 'how the battle begins (standard: the first scenario)'),
  options: pairs('k=v,...', 'options of the scenario, such as aircraft=on,overruns=many'),
  seed: text('TEXT', 'fixes the dice: the same seed and the same actions give the same battle'),
  data: text('FILE', 'a data file of your own (impulse data)'),
  load: text('FILE', 'go on with this record'),
  resume: flag('go on with the battle that was saved last'),
  lang: choice(languages, 'language', undefined),
  saves: text('FOLDER', 'where the battle is kept after every action'),
  'no-save': flag('keep nothing'),
};

export type Given = Arguments<typeof options>;

/** `zh_TW.UTF-8` and its like ask for Chinese. */
function languageOf(given: Given, { env }: Console): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return given.options.lang ?? (/^zh/i.test(locale) ? 'zh-Hant' : 'en');
}

/** Words that could be meant: verbs first, then units and hexes. */
function completions({ battle, seated }: PlayerContext, line: string): string[] {
  const word = line.split(/\s+/).at(-1) ?? '';
  const others = line.trimStart() === word ? commandWords(battle) : word === '' ? [] : battle.grid.labels;
  return [...others, ...battle.unitIds(seated.state)].filter((one) => one.toLowerCase().startsWith(word.toLowerCase()));
}

async function play(given: Given, console: Console): Promise<number> {
  const screen = new Screen(console);
  const folder = given.options['no-save'] ? null : (given.options.saves ?? savesFolder(console.env));
  const room: Room = { given, screen, folder, language: languageOf(given, console) };
  try {
    const opened = await open(room);
    const speech = speeches[room.language];
    if (!opened) {
      await screen.say(speech.goodbye(undefined));
      return screen.interrupted ? INTERRUPTED : DONE;
    }
    if (!opened.ok) {
      const { code, message } = opened.error;
      return code === 'misused' ? fail(console, `play: ${message}`, MISUSED) : fail(console, message);
    }
    if (opened.value.humans.length > 0) await screen.say(speech.firstHint);
    const playing = new TerminalPlay(opened.value, room.language, screen, obey);
    screen.complete = (line) => completions(playing.context, line);
    return await playing.run();
  } finally {
    screen.close();
  }
}

export const playCommand = command({
  name: 'play',
  summary: 'play a battle in the terminal',
  about: [
    'Without options it asks what to play; with them it begins at once. Two people can share the keyboard (--dak human --cw human), or one plays against the computer: random, greedy or script. The sides of White Death are --soviet and --german.',
    'Commands are read from a pipe just as well, one per line.',
  ],
  options,
  examples: [
    'impulse play',
    'impulse play --cw human --dak script',
    'impulse play --scenario scenario-1 --soviet human --german human',
    'impulse play --resume',
  ],
  run: play,
});
