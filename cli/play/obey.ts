import { type Language, languages, makeRecordText, nearest, type Result, resume } from '@impulse/engine';
import { notate } from '@impulse/library/totensonntag/notation.js';
import { sealingFor } from '@impulse/protocol';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { grid } from '@impulse/totensonntag/context.js';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import { randomSecret } from '../engine.js';
import { readRecord, writeText } from '../files.js';
import { refusalOf } from './explain.js';
import { describeHex, describeUnit, stacksOf, unitLines } from './inspect.js';
import { legalNow, listActions, listUnits } from './lists.js';
import { drawMap, type Marks } from './map.js';
import { readHex, readUnit } from './naming.js';
import { forecastLines } from './odds.js';
import { guessOrder, readOrder, verbs } from './read.js';
import { Rulebook } from './rulebook.js';
import { fullStatus } from './status.js';
import { human, type Table } from './table.js';
import { padded } from './width.js';

/** What a player can type. */

type Command = (table: Table, words: readonly string[], line: string) => Promise<number | null>;

const ordinary =
  (say: (table: Table, words: readonly string[]) => Promise<void>): Command =>
  async (table, words) => {
    await say(table, words);
    return null;
  };

const complain = (table: Table, text: string): Promise<void> => table.screen.say(table.screen.paint('refusal', text));

const decider = (table: Table): string => sideIds[table.match.state.deciding] ?? '';

/** An order with or without its verb. */
function orderIn(table: Table, words: readonly string[]): Result<Action> {
  return readOrder(words, table.at) ?? guessOrder(words, table.at);
}

async function carryOut(table: Table, action: Action): Promise<void> {
  const side = decider(table);
  const refusal = refusalOf(table.at, action);
  if (!refusal) return table.play(side, action);
  table.lastRule = refusal.rule;
  const { texts } = totensonntag;
  await complain(
    table,
    `${table.speech.refused} (${table.speech.rule(refusal.rule)}): ${texts[table.language].refusal(refusal)}`,
  );
}

const why = ordinary(async (table, words) => {
  const { speech, language } = table;
  if (words.length === 0)
    return table.lastRule === null ? table.screen.say(speech.usageWhy) : showRule(table, table.lastRule);
  const order = orderIn(table, words);
  if (!order.ok) return complain(table, order.error.message);
  const refusal = refusalOf(table.at, order.value);
  if (!refusal) return table.screen.say(speech.possible(notate(order.value)));
  table.lastRule = refusal.rule;
  const text = totensonntag.texts[language].refusal(refusal);
  await table.screen.say(table.screen.paint('dim', notate(order.value)));
  await table.screen.say(`${speech.refused} (${speech.rule(refusal.rule)}): ${text}`);
});

const forecast = ordinary(async (table, words) => {
  const { speech, language } = table;
  const order = orderIn(table, words);
  if (!order.ok) return complain(table, order.error.message);
  const side = decider(table);
  const refusal = refusalOf(table.at, order.value);
  if (refusal) {
    table.lastRule = refusal.rule;
    return complain(
      table,
      `${speech.refused} (${speech.rule(refusal.rule)}): ${totensonntag.texts[language].refusal(refusal)}`,
    );
  }
  const odds = totensonntag.forecast(table.match.state, side, order.value);
  await table.screen.say(phrases[language].order(order.value));
  if (!odds) return table.screen.say(speech.noDice);
  for (const line of forecastLines(odds, language)) await table.screen.say(line, '  ');
});

async function showRule(table: Table, number: string): Promise<void> {
  const { screen, speech, language } = table;
  const book = Rulebook.open(totensonntag.id, language);
  if (!book) return complain(table, speech.noRules);
  const width = Math.min(screen.width, 100);
  const text = book.section(number, width);
  return text ? screen.show(...text) : complain(table, speech.noSuchRule(number, book.numbers.join(', ')));
}

const rules = ordinary(async (table, [first, second]) => {
  const { screen, speech, language } = table;
  if (first === undefined) return showRule(table, '?');
  if (!first.startsWith('ruling')) return showRule(table, first);
  const book = Rulebook.open(totensonntag.id, language);
  const number = second ?? first.slice('ruling'.length).replace('-', '');
  const text = book?.ruling(number, Math.min(screen.width, 100));
  return text ? screen.show(...text) : complain(table, speech.noSuchRule(`ruling ${number}`, 'ruling 1 ...'));
});

const map = ordinary(async (table, [word]) => {
  const { screen, at } = table;
  let marks: Marks = new Map();
  if (word !== undefined) {
    const unit = readUnit(at.state.context, word, at.speech);
    if (!unit.ok) return complain(table, unit.error.message);
    marks = marksFor(table, unit.value);
  }
  await screen.show(...drawMap(at.state, screen, marks));
  await table.legend();
});

function marksFor(table: Table, unit: string): Marks {
  const marks = new Map<number, '+' | '!'>();
  for (const action of legalNow(table.at, unit)) {
    if ('path' in action && action.path.length > 0) {
      const end = grid.parse(action.path.at(-1)!);
      if (!marks.has(end)) marks.set(end, '+');
    }
    if ('hex' in action) marks.set(grid.parse(action.hex), '+');
    const target = 'overrun' in action ? action.overrun : 'target' in action ? action.target : undefined;
    if (target !== undefined && grid.parse(target) >= 0) marks.set(grid.parse(target), '!');
  }
  return marks;
}

const list = ordinary(async (table) => {
  const listing = listUnits(table.at, table.language);
  table.choices = listing.choices;
  await table.screen.show(...listing.lines);
  if (listing.choices.length > 0) await table.screen.say(table.speech.pickHint);
});

async function showActions(table: Table, unit: string): Promise<void> {
  const listing = listActions(table.at, unit, table.language, table.screen.width);
  table.choices = listing.choices;
  await table.screen.show(...listing.lines);
}

const unit = ordinary(async (table, [word]) => {
  const found = readUnit(table.at.state.context, word, table.speech);
  if (!found.ok) return complain(table, found.error.message);
  await table.screen.show(...describeUnit(table.at.state, found.value, table.seat, table.language));
  const owner = table.at.state.context.units[table.at.state.context.unitNumber.get(found.value)!].side;
  if (owner === decider(table)) await showActions(table, found.value);
});

const units = ordinary(async (table, [word]) => {
  const sides = sideIds.filter((side) => word === undefined || side === word);
  for (const side of sides.length > 0 ? sides : sideIds) {
    await table.screen.show(table.screen.paint('bold', phrases[table.language].sideTitle(side)));
    await table.screen.show(...unitLines(table.at.state, side, table.seat, table.language));
  }
});

const hex = ordinary(async (table, [word]) => {
  const label = readHex(word, table.speech);
  if (!label.ok) return complain(table, label.error.message);
  await table.screen.show(...describeHex(table.at.state, label.value, table.language));
});

const stack: Command = async (table, words, line) => {
  if (words.length > 1) return order(table, ['stack', ...words], line);
  if (words.length === 1) return hex(table, words, line);
  const lines = stacksOf(table.at.state, table.at.state.deciding);
  await table.screen.show(lines.length > 0 ? table.speech.stacks : table.speech.noStacks, ...lines);
  return null;
};

const log = ordinary(async (table, [word]) => {
  const events = table.match.log(table.reader);
  if (events.length === 0) return table.screen.say(table.speech.emptyLog);
  const count = Number(word);
  await table.tell(events.slice(-(Number.isInteger(count) && count > 0 ? count : 20)));
});

const undo = ordinary(async (table) => {
  const side = decider(table);
  const open = !totensonntag.hasSecrets(table.match.state);
  const others = sideIds.filter((one) => open && one !== side && table.players[one] === human);
  let problem = table.match.undo(side);
  // The last action may have handed the decision over.
  for (const other of others) if (problem?.code === 'not-your-action') problem = table.match.undo(other);
  if (problem)
    return complain(table, table.speech.noUndo[problem.code as keyof typeof table.speech.noUndo] ?? problem.message);
  await table.screen.say(table.speech.undone);
  await table.save();
  table.choices = [];
});

const save: Command = async (table, _, line) => {
  const file = operandOf(line);
  if (file === '') await complain(table, table.speech.whichFile);
  else {
    const written = writeText(file, `${makeRecordText(table.match.record(true))}\n`);
    if (written.ok) await table.screen.say(table.speech.saved(file));
    else await complain(table, written.error.message);
  }
  return null;
};

const load: Command = async (table, _, line) => {
  const file = operandOf(line);
  const record = file === '' ? null : readRecord(file);
  if (!record) await complain(table, table.speech.whichFile);
  else if (!record.ok) await complain(table, record.error.message);
  else {
    const match = resume(totensonntag, record.value.record, sealingFor({}, randomSecret));
    if (!match.ok) await complain(table, `${file}: ${match.error.path}: ${match.error.message}`);
    else {
      table.match = match.value;
      table.refresh();
      await table.screen.say(`${table.speech.loaded(file)} ${table.speech.resumed(match.value.length)}`);
      await table.save();
    }
  }
  return null;
};

/** File names keep their capitals and blanks. */
const operandOf = (line: string): string => line.trim().replace(/^\S+\s*/, '');

const lang = ordinary(async (table, [word]) => {
  const found = languages.find((one) => one.toLowerCase() === word || one.split('-')[0] === word);
  if (!found) return complain(table, table.speech.languages(languages));
  table.language = found satisfies Language;
  await table.screen.say(table.speech.language);
});

const help = ordinary(async ({ screen, speech }) => {
  await screen.say(speech.helpHeading);
  await screen.show(...speech.help.map(([command, text]) => `  ${padded(command, 27)} ${text}`));
});

const status = ordinary(async (table) => {
  await table.screen.show(...fullStatus(table.at.state, table.seat, table.language));
});

const order: Command = async (table, words) => {
  const read = readOrder(words, table.at)!;
  if (read.ok) await carryOut(table, read.value);
  else await complain(table, read.error.message);
  return null;
};

const commands: Readonly<Record<string, Command>> = {
  help,
  list,
  map,
  units,
  unit,
  hex,
  stack,
  status,
  log,
  why,
  forecast,
  undo,
  rules,
  save,
  load,
  lang,
  quit: (table) => table.leave(false),
};

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
  q: 'quit',
  end: 'done',
  pass: 'done',
  an: 'choose',
};

export const commandWords: readonly string[] = [...new Set([...Object.keys(commands), ...verbs])];

export async function obey(table: Table, line: string): Promise<number | null> {
  const words = line.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const first = synonyms[words[0]] ?? words[0];
  if (/^\d+$/.test(first) && words.length === 1) return choose(table, Number(first));
  if (Object.hasOwn(commands, first)) return commands[first](table, words.slice(1), line);
  if (verbs.includes(first)) return order(table, [first, ...words.slice(1)], line);
  const named = readUnit(table.at.state.context, words[0], table.speech);
  if (named.ok && words.length === 1) await showActions(table, named.value);
  else if (words.length === 1 && readHex(words[0], table.speech).ok) await hex(table, words, line);
  else await complain(table, table.speech.unknownCommand(words[0].slice(0, 40), nearest(words[0], commandWords)));
  return null;
}

/** A number of the list shown last: a unit to look at, or an action to play. */
async function choose(table: Table, number: number): Promise<null> {
  const { choices, speech } = table;
  const choice = choices[number - 1];
  if (choices.length === 0) await complain(table, speech.nothingListed);
  else if (!choice) await complain(table, speech.noSuchNumber(choices.length));
  else if ('unit' in choice) await showActions(table, choice.unit);
  else {
    table.choices = [];
    await carryOut(table, choice.action);
  }
  return null;
}
