import type { Language } from '@impulse/engine';
import { command } from '../command.js';
import { type Console, DONE, fail, INTERRUPTED, MISUSED } from '../console.js';
import { savesFolder } from '../places.js';
import { closeToOthers } from '../private-files.js';
import { commandWords } from './commands.js';
import { open, type Room } from './opening.js';
import { options, type Wishes } from './options.js';
import type { PlayerContext } from './player-context.js';
import type { Referee } from './referee.js';
import { savedIn } from './saves.js';
import { Screen } from './screen.js';
import { speeches } from './speech/index.js';
import { TerminalPlay } from './terminal-play.js';

/** `impulse play`: a battle in the terminal. */

/** `zh_TW.UTF-8` and its like ask for Chinese. */
function languageOf({ lang }: Wishes, { env }: Console): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return lang ?? (/^zh/i.test(locale) ? 'zh-Hant' : 'en');
}

/** Words that could be meant: verbs first, then units and hexes. */
function completions({ battle, seated }: PlayerContext, line: string): string[] {
  const word = line.split(/\s+/).at(-1) ?? '';
  const others = line.trimStart() === word ? commandWords(battle) : word === '' ? [] : battle.grid.labels;
  return [...others, ...battle.unitIds(seated.state)].filter((one) => one.toLowerCase().startsWith(word.toLowerCase()));
}

async function play({ options: wishes }: { readonly options: Wishes }, console: Console): Promise<number> {
  const screen = new Screen(console);
  const folder = wishes['no-save'] ? null : (wishes.saves ?? savesFolder(console.env));
  if (folder !== null) for (const file of savedIn(folder)) closeToOthers(file, console);
  const room: Room = { wishes, screen, folder, language: languageOf(wishes, console) };
  try {
    const opened = await open(room);
    const speech = speeches[room.language];
    if (!opened || screen.interrupted) {
      await screen.say(speech.goodbye(undefined));
      return screen.interrupted ? INTERRUPTED : DONE;
    }
    if (!opened.ok) {
      const { code, message } = opened.error;
      return code === 'misused' ? fail(console, `play: ${message}`, MISUSED) : fail(console, message);
    }
    if (opened.value.humans.length > 0) await screen.say(speech.firstHint);
    let next: number | Referee = opened.value;
    while (typeof next !== 'number') {
      const playing = new TerminalPlay(next, room);
      screen.complete = (line) => completions(playing.context, line);
      next = await playing.run();
    }
    return next;
  } finally {
    screen.close();
  }
}

export const playCommand = command({
  name: 'play',
  summary: 'play a battle in the terminal',
  about: [
    'Without options it asks what to play; with them it begins at once. Two people can share the keyboard (--dak human --cw human), or one plays against the computer, by its level: random, recruit, greedy, script, veteran, expert, staff-college. The sides of White Death are --soviet and --german.',
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
