import {
  type BattleRecord,
  endedByPeople,
  isOfOtherVersion,
  type Language,
  languages,
  mayRead,
  observer,
  type PublicAction,
  replaying,
  type ReplayStep,
  type Seat,
} from '@impulse/engine';
import { type LoadedBattle, loadBattle } from '@impulse/library';
import { type Arguments, choice, text, whole } from './arguments.js';
import { command } from './command.js';
import { type Console, DONE, fail, MISUSED, print } from './console.js';
import { readRecord } from './files.js';
import { keptSteps, notatedUnchecked, oldEnd, oldNote } from './old-replay.js';
import { misfit } from './verify.js';
import { doWork } from './work.js';

/** `impulse replay FILE`: a recorded battle as text. */

const lastEvent = 1_000_000;

const options = {
  seat: text('SEAT', 'only what this seat could read: a side, or observer (default: everything)'),
  lang: choice(languages, 'language', 'en'),
  from: whole('N', 'begin with this entry of the journal, counted from 0', [0, lastEvent], 0),
  to: whole('M', 'end with this entry', [0, lastEvent], lastEvent),
};

/** What is told of an action. */
export type ToldStep = Pick<ReplayStep<unknown, PublicAction>, 'number' | 'side' | 'action' | 'events'>;

type Notate = (action: PublicAction) => string;

/** The number and the action stand before what came of it; a seat that may not know the action sees neither. */
function linesOf(
  { texts }: LoadedBattle,
  step: ToldStep,
  seat: Seat | undefined,
  language: Language,
  notate: Notate,
): string[] {
  const events = step.events.filter((event) => seat === undefined || mayRead(event, seat));
  const [first = '', ...more] = events.map((event) => texts[language].event(event));
  const number = String(step.number).padStart(6);
  const indent = ' '.repeat(10);
  if (seat !== undefined)
    return events.length > 0 ? [`${number}    ${first}`, ...more.map((line) => indent + line)] : [];
  return [
    `${number}  ${step.side}  ${notate(step.action)}`,
    ...[first, ...more].filter(Boolean).map((line) => indent + line),
  ];
}

function heading({ game }: LoadedBattle, record: BattleRecord, language: Language): string {
  const name = game.scenarios.find(({ id }) => id === record.scenario)?.name[language] ?? record.scenario;
  const chosen = game.options.filter(({ id, standard }) => (record.options[id] ?? standard) !== standard);
  const changed = chosen.map(({ id }) => `${id}=${record.options[id]}`);
  return [`${game.name[language]}: ${name}`, ...changed].join(', ');
}

async function show(
  { options: given, operands: [file] }: Arguments<typeof options>,
  console: Console,
): Promise<number> {
  const read = readRecord(file);
  if (!read.ok) return fail(console, read.error.message);
  const { record, battleId } = read.value;
  const battle = await loadBattle(battleId);
  const { game } = battle;
  const { seat, lang, from, to } = given;
  const seats = [...game.sides, observer];
  if (seat !== undefined && !seats.includes(seat)) {
    return fail(console, `replay: --seat takes one of: ${seats.join(', ')}; not "${seat}".`, MISUSED);
  }
  if (from > to) return fail(console, `replay: --from ${from} lies behind --to ${to}.`, MISUSED);
  const lines = [heading(battle, record, lang)];
  const tell = (step: ToldStep, notate: Notate): void => {
    if (step.number >= from && step.number <= to) lines.push(...linesOf(battle, step, seat, lang, notate));
  };
  if (isOfOtherVersion(game, record)) {
    lines.push(oldNote(battle, record, lang));
    for (const step of keptSteps(battle, record)) tell(step, (action) => notatedUnchecked(battle, action));
    lines.push(...oldEnd(battle, record, lang));
    await print(console.stdout, `${lines.join('\n')}\n`);
    return DONE;
  }
  const work = replaying(game, record, (step) => tell(step, (action) => battle.notate(action)));
  const end = await doWork(work, console);
  if (end.ok && to >= record.journal.length - 1)
    lines.push(battle.texts[lang].turn(endedByPeople(record, game.sides) ?? game.turn(end.value)));
  await print(console.stdout, `${lines.join('\n')}\n`);
  return end.ok ? DONE : fail(console, misfit(end.error));
}

export const replayCommand = command({
  name: 'replay',
  summary: 'print a recorded battle as text',
  about: [
    'Replays a record and prints every action that was not undone, with its number and result, dice and arithmetic included. With --seat it reads as that player saw it. A record of other rules or built-in data is told from the log kept with it.',
  ],
  operands: [{ name: 'FILE', help: 'a record, as written by play (save) or engine (record)' }],
  options,
  examples: ['impulse replay battle.json --lang zh-Hant', 'impulse replay battle.json --seat cw --from 100 --to 200'],
  run: show,
});
