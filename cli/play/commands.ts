import { languages, makeRecordText, nearest } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { writeText } from '../files.js';
import { forOwnerOnly } from '../private-files.js';
import { aligned } from '../width.js';
import { isMeant } from './cards.js';
import { changePlan, consider, order, resign, undo } from './deciding.js';
import { listUnits } from './lists.js';
import { look, map, show, units } from './looking.js';
import { isHex, readUnit } from './names.js';
import { openRecord } from './opening.js';
import { Rulebook } from './rulebook.js';
import { arrivalLines, fullStatus } from './status.js';
import type { TerminalPlay } from './terminal-play.js';
import { usageOf } from './typed.js';

/** Something a player can type: the words behind its name, and the same as they were typed. */
type Command = (play: TerminalPlay, words: readonly string[], rest: string) => Promise<void>;

const usualLength = 20;

const commands: Readonly<Record<string, Command>> = {
  async help({ screen, context }) {
    const { speech, battle, words } = context;
    const orders = battle.lines.map((line) => [`  ${usageOf(line, speech)}`, words.action(line.type)]);
    const rows = speech.help.map(([command, text]) => [`  ${command}`, text]);
    await screen.lines([speech.helpHeading, ...aligned(rows), speech.helpOrders, ...aligned(orders)]);
  },
  list: (play, [word]) => play.offer(listUnits(play.context, word)),
  map,
  show,
  units,
  status: ({ screen, context }) => screen.lines(fullStatus(context)),
  arrivals: ({ screen, context }) => screen.lines(arrivalLines(context)),
  log: (play, [word]) => play.tellLast(Number(word) > 0 ? Math.ceil(Number(word)) : usualLength),
  plan: consider,
  forecast: consider,
  why: (play, words) =>
    words.length === 0 && play.lastRule !== null ? showRule(play, play.lastRule) : consider(play, words),
  undo,
  resign,
  rules: (play, words) => showRule(play, words.join(' ')),
  async save({ screen, context, complain, referee }, _, file) {
    if (file === '') return complain(context.speech.whichFile);
    const written = writeText(file, `${makeRecordText(referee.record())}\n`, forOwnerOnly);
    return written.ok
      ? screen.say(context.speech.saved(file))
      : complain(context.speech.fileTrouble(written.error.message));
  },
  async load(play, _, file) {
    const { speech } = play.context;
    if (file === '') return play.complain(speech.whichFile);
    const opened = await openRecord(play.room, file, 'copy', {}, play.referee.players);
    if (play.screen.interrupted) return play.leave();
    return opened.ok ? play.leaveFor(opened.value) : play.complain(speech.fileTrouble(opened.error.message));
  },
  async lang(play, [word]) {
    const found = languages.find((one) => one.toLowerCase() === word || one.split('-')[0] === word);
    if (!found) return play.complain(play.context.speech.languages(languages));
    play.room.language = found;
    await play.screen.say(play.context.speech.language);
  },
  quit: (play) => play.leave(),
};

async function showRule({ screen, context, complain }: TerminalPlay, wanted: string): Promise<void> {
  const { battle, language, speech } = context;
  const book = Rulebook.open(battle.game.id, language);
  const text = book?.section(wanted, Math.min(screen.width, 100));
  return text ? screen.show(...text) : complain(speech.noSuchRule(wanted, book?.numbers.join(', ') ?? '-'));
}

/** Other words, where the battle has no action of that name; some need not be said at all. */
const synonyms: Readonly<Record<string, string>> = {
  '?': 'help',
  odds: 'forecast',
  rule: 'rules',
  q: 'quit',
  pass: 'done',
};
const fillers = new Set(['go', 'unit', 'hex']);

export const commandWords = ({ lines }: LoadedBattle): string[] => [
  ...new Set([...Object.keys(commands), ...lines.map(({ verb }) => verb[0])]),
];

/** Carries out what a player typed. */
export async function obey(play: TerminalPlay, line: string): Promise<void> {
  const typed = line.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return;
  const { context, choices } = play;
  const { battle, speech, aids, here } = context;
  const isVerb = (word: string): boolean => battle.lines.some(({ verb }) => verb[0] === word);
  const shorter = new Map(Object.entries({ ...synonyms, ...battle.shortcuts }));
  const spoken = isVerb(typed[0]) ? typed[0] : (shorter.get(typed[0]) ?? typed[0]);
  const words = fillers.has(spoken) && typed.length > 1 ? typed.slice(1) : [...spoken.split(' '), ...typed.slice(1)];
  const [first, ...rest] = words;
  if (/^\d+$/.test(line.trim()) && !isHex(context, first)) {
    const chosen = choices[Number(first) - 1];
    return chosen === undefined ? play.complain(speech.noSuchNumber) : obey(play, chosen);
  }
  if (await changePlan(play, words)) return;
  if (Object.hasOwn(commands, first)) return commands[first](play, rest, line.trim().replace(/^\S+\s*/, ''));
  if (isVerb(first)) return order(play, words);
  const isKnown = isHex(context, first) || readUnit(context, first).ok || fillers.has(typed[0]);
  if (isKnown) return words.length === 1 ? look(play, words) : order(play, words);
  // A formation, or the beginning of several names.
  if (words.length === 1 && aids.units(...here).some((card) => isMeant(card, first)))
    return play.offer(listUnits(context, first));
  return play.complain(speech.unknownCommand(first.slice(0, 40), nearest(first, commandWords(battle))));
}
