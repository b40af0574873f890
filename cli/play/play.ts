import type { Language } from '@impulse/engine';
import { command } from '../command.js';
import type { Console } from '../console.js';
import { savesFolder } from '../places.js';
import { commandWords, obey } from './commands/index.js';
import { type Completer, Input } from './input.js';
import { unitIds } from './names.js';
import { open, type Room } from './opening.js';
import { Screen } from './screen.js';
import { rulesNote } from './rules-note.js';
import { speeches } from './speech.js';
import { TerminalPlay } from './terminal-play.js';
import { type Given, options } from './wishes.js';

/** `impulse play`: a battle in the terminal. */

/** `zh_TW.UTF-8` and its like ask for Chinese. */
function languageOf(given: Given, { env }: Console): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return given.options.lang ?? (/^zh/i.test(locale) ? 'zh-Hant' : 'en');
}

/** Words that could be meant: verbs first, then units and hexes. */
const completer =
  (playing: () => TerminalPlay | null): Completer =>
  (line) => {
    const play = playing();
    if (!play) return [[], line];
    const { context } = play;
    const word = /\S*$/.exec(line)![0];
    const first = line.trimStart() === word;
    const units = unitIds(context);
    const words = first
      ? [...commandWords(context.battle), ...units]
      : [...units, ...(word === '' ? [] : context.battle.grid.labels)];
    return [words.filter((one) => one.toLowerCase().startsWith(word.toLowerCase())), word];
  };

async function play(given: Given, console: Console): Promise<number> {
  const screen = new Screen(console);
  let playing: TerminalPlay | null = null;
  const input = new Input(
    console,
    screen.interactive,
    completer(() => playing),
  );
  const folder = given.options['no-save'] ? null : (given.options.saves ?? savesFolder(console.env));
  const room: Room = { console, given, screen, input, folder, language: languageOf(given, console) };
  try {
    const opened = await open(room);
    if ('exit' in opened) return opened.exit;
    const { referee } = opened;
    const speech = speeches[room.language];
    if (referee.length > 0) await screen.say(speech.resumed(referee.length));
    const changed = rulesNote(referee, room.language);
    if (changed !== null) await screen.say(changed);
    if (referee.humans.length > 0) await screen.say(speech.firstHint);
    playing = new TerminalPlay(referee, room.language, screen, input, obey);
    return await playing.run();
  } finally {
    input.close();
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
