import { languages, makeRecordText, nearest } from '@impulse/engine';
import { battleNames, type LoadedBattle } from '@impulse/library';
import { readRecord, writeText } from '../files.js';
import { aligned } from '../width.js';
import { changePlan, consider, order, undo, why } from './deciding.js';
import { hex, list, look, map, show, stacks, units } from './looking.js';
import { isHex, readUnit } from './names.js';
import { showRule } from './rulebook.js';
import { arrivalLines, fullStatus } from './status.js';
import type { TerminalPlay } from './terminal-play.js';
import { mainLines, usageOf } from './usage.js';

/** Something a player can type: the words behind its name, and what was typed behind it as it was typed. */
type Command = (play: TerminalPlay, words: readonly string[], rest: string) => Promise<void>;

const usualLength = 20;

const commands: Readonly<Record<string, Command>> = {
  help: async ({ screen, context }) => {
    const { speech, battle, words } = context;
    await screen.say(speech.helpHeading);
    await screen.lines(aligned(speech.help).map((line) => `  ${line}`));
    await screen.say(speech.helpOrders);
    const orders = mainLines(battle.lines).map((line) => [usageOf(line, speech), words.action(line.type)]);
    await screen.lines(aligned(orders).map((line) => `  ${line}`));
  },
  list,
  map,
  show,
  units,
  unit: look,
  hex,
  // Alone it shows the stacks, with a hex that one; with units it is an order.
  stack: (play, words) => {
    if (words.length > 1) return order(play, ['stack', ...words]);
    return words.length === 1 ? hex(play, words) : stacks(play);
  },
  status: ({ screen, context }) => screen.lines(fullStatus(context)),
  arrivals: ({ screen, context }) => screen.lines(arrivalLines(context)),
  log: (play, [word]) => play.tellLast(Number(word) > 0 ? Math.ceil(Number(word)) : usualLength),
  plan: consider,
  forecast: consider,
  why,
  go: order,
  undo,
  rules: (play, words) => showRule(play, words.join(' ')),
  async save({ screen, context, complain, referee }, _, file) {
    if (file === '') return complain(context.speech.whichFile);
    const written = writeText(file, `${makeRecordText(referee.record())}\n`);
    return written.ok ? screen.say(context.speech.saved(file)) : complain(written.error.message);
  },
  async load(play, _, file) {
    const { context, complain, screen } = play;
    const { speech, battle, language } = context;
    if (file === '') return complain(speech.whichFile);
    const read = readRecord(file);
    if (!read.ok) return complain(read.error.message);
    const { battleId, record } = read.value;
    if (battleId !== battle.game.id) return complain(speech.otherGame(battleNames[battleId][language]));
    const referee = play.referee.withRecord(record);
    if (!referee.ok) return complain(`${file}: ${referee.error.path}: ${referee.error.message}`);
    await play.change(referee.value);
    await screen.say(`${speech.loaded(file)} ${speech.resumed(referee.value.length)}`);
  },
  async lang(play, [word]) {
    const found = languages.find((one) => one.toLowerCase() === word || one.split('-')[0] === word);
    if (!found) return play.complain(play.context.speech.languages(languages));
    play.language = found;
    await play.screen.say(play.context.speech.language);
  },
  quit: (play) => play.leave(),
};

/** Other words, where the battle has no action of that name. */
const synonyms: Readonly<Record<string, string>> = {
  '?': 'help',
  l: 'list',
  m: 'map',
  odds: 'forecast',
  rule: 'rules',
  q: 'quit',
  keep: 'adjust 0',
  pass: 'done',
};

export const commandWords = ({ lines }: LoadedBattle): string[] => [
  ...new Set([...Object.keys(commands), ...lines.map(({ verb }) => verb[0])]),
];

/** Carries out what a player typed. */
export async function obey(play: TerminalPlay, line: string): Promise<void> {
  const typed = line.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return;
  const { context } = play;
  const isVerb = (word: string): boolean => context.battle.lines.some(({ verb }) => verb[0] === word);
  const spoken = isVerb(typed[0]) || !Object.hasOwn(synonyms, typed[0]) ? typed[0] : synonyms[typed[0]];
  const words = [...spoken.split(' '), ...typed.slice(1)];
  const [first, ...rest] = words;
  if (/^\d+$/.test(line.trim()) && !isHex(context, first)) return choose(play, Number(first));
  if (await changePlan(play, words)) return;
  if (Object.hasOwn(commands, first)) return commands[first](play, rest, line.trim().replace(/^\S+\s*/, ''));
  if (isVerb(first)) return order(play, words);
  if (words.length === 1 && isHex(context, first)) return look(play, words);
  if (readUnit(context, first).ok) return words.length === 1 ? look(play, words) : order(play, words);
  return play.complain(context.speech.unknownCommand(first.slice(0, 40), nearest(first, commandWords(context.battle))));
}

/** A number of the list shown last stands for a line. */
async function choose(play: TerminalPlay, number: number): Promise<void> {
  const { choices, complain, context } = play;
  if (choices.length === 0) return complain(context.speech.nothingListed);
  const line = choices[number - 1];
  return line === undefined ? complain(context.speech.noSuchNumber(choices.length)) : obey(play, line);
}
