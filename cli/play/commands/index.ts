import { nearest } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { linesFor } from '@impulse/library';
import { isHex, readUnit } from '../names.js';
import type { TerminalPlay } from '../terminal-play.js';
import { forecast, rules, why } from './asking.js';
import { type Command, complain } from './command.js';
import { choose, order, resign, undo } from './deciding.js';
import { help, lang, load, quit, save } from './keeping.js';
import { arrivals, hex, list, log, map, show, showActions, showStacks, status, unit, units } from './looking.js';
import { changePlan, plan } from './planning.js';

/** What a player can type. */

/** Alone it shows the stacks, with a hex that one; with units it is an order. */
const stack: Command = async (play, words, line) => {
  if (words.length > 1) return order(play, ['stack', ...words], line);
  return words.length === 1 ? hex(play, words, line) : showStacks(play);
};

const commands: Readonly<Record<string, Command>> = {
  help,
  list,
  map,
  show,
  units,
  unit,
  hex,
  stack,
  status,
  arrivals,
  log,
  why,
  forecast,
  plan,
  go: (play, words, line) => order(play, ['go', ...words], line),
  undo,
  resign,
  rules,
  save,
  load,
  lang,
  quit,
};

/** Other words, where the battle has no action of that name. */
const synonyms: Readonly<Record<string, string>> = {
  '?': 'help',
  h: 'help',
  actions: 'list',
  l: 'list',
  m: 'map',
  odds: 'forecast',
  rule: 'rules',
  account: 'status',
  stacks: 'stack',
  reinforcements: 'arrivals',
  overlay: 'show',
  draft: 'plan',
  q: 'quit',
  end: 'done',
  an: 'choose',
  keep: 'adjust 0',
  pass: 'done',
};

export const commandWords = ({ lines }: LoadedBattle): string[] => [
  ...new Set([...Object.keys(commands), ...lines.map(({ verb }) => verb[0])]),
];

export async function obey(play: TerminalPlay, line: string): Promise<void> {
  const typed = line.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return;
  const { context } = play;
  const isVerb = context.battle.lines.some(({ verb }) => verb[0] === typed[0]);
  const spoken = (isVerb ? undefined : synonyms[typed[0]]) ?? typed[0];
  const [first, ...rest] = [...spoken.split(' '), ...typed.slice(1)];
  if (/^\d+$/.test(first) && rest.length === 0 && !isHex(context, first)) return choose(play, Number(first));
  if (await changePlan(play, [first, ...rest])) return;
  if (Object.hasOwn(commands, first)) return commands[first](play, rest, line);
  if (linesFor(context.battle.lines, [first, ...rest]).length > 0) return order(play, [first, ...rest], line);
  const verb = context.battle.lines.find((one) => one.verb[0] === first);
  if (verb) return order(play, [...verb.verb, ...rest], line);
  return pointAt(play, [first, ...rest], line);
}

/** A unit or a hex without a verb. */
async function pointAt(play: TerminalPlay, words: readonly string[], line: string): Promise<void> {
  const { context } = play;
  const [first, second] = words;
  if (words.length === 1 && isHex(context, first)) return hex(play, words, line);
  const named = readUnit(context, first);
  if (named.ok && words.length === 1) return showActions(play, named.value);
  if (named.ok && second !== undefined && isHex(context, second)) return order(play, words, line);
  const known = commandWords(context.battle);
  return complain(play, context.speech.unknownCommand(first.slice(0, 40), nearest(first, known)));
}
