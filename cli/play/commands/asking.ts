import { bad, deedsOf, good, type PublicAction, type Result } from '@impulse/engine';
import { readHex, readUnit } from '../names.js';
import { chance } from '../offers.js';
import { readOrder } from '../orders.js';
import type { Order } from '../typed-order.js';
import { forecastLines } from '../odds.js';
import { asked, type PlayerContext } from '../player-context.js';
import { Rulebook } from '../rulebook.js';
import type { TerminalPlay } from '../terminal-play.js';
import { type Command, complain, refusalText } from './command.js';

/** Commands that ask the rules. */

/** An order with or without its verb. */
export function orderIn(context: PlayerContext, [first, ...rest]: readonly string[]): Result<Order> {
  const words = first === 'go' ? rest : [first, ...rest];
  return readOrder(context, words) ?? orderAt(context, words);
}

/** `UNIT HEX`: what a player means by pointing at both, or the rule against it; of several attacks the likeliest to succeed. */
function orderAt(context: PlayerContext, [unitWord, hexWord, ...path]: readonly string[]): Result<Order> {
  const { seated, speech } = context;
  const { aids, state, seat } = asked(context);
  const unit = readUnit(context, unitWord);
  if (!unit.ok) return unit;
  if (path.length > 0) return orderAlong(context, [unit.value, hexWord, ...path]);
  const hex = hexWord === undefined ? good(null) : readHex(context, hexWord);
  if (!hex.ok) return hex;
  if (hex.value !== null) {
    const action = bestAt(context, unit.value, hex.value);
    if (action) return good({ kind: 'action', action });
  }
  const refusal = aids.whyNot(state, seat, unit.value, hex.value);
  if (refusal) return good({ kind: 'refused', refusal, action: null });
  if (hex.value !== null) return bad('nothing-there', '', speech.nothingFor(unit.value));
  const [first] = seated.legal(unit.value);
  return first ? good({ kind: 'action', action: first }) : bad('nothing', '', speech.nothingFor(unit.value));
}

/** `UNIT HEX HEX`: whatever goes by a path, from where the unit is or from off the map. */
function orderAlong(context: PlayerContext, words: readonly string[]): Result<Order> {
  const { battle, speech } = context;
  const going = battle.lines.filter(({ parts }) => parts[0]?.field === 'unit' && parts[1]?.spelling === 'path');
  const orders = going.flatMap(({ verb }) => readOrder(context, [...verb, ...words]) ?? []);
  return (
    orders.find((order) => order.ok && order.value.kind === 'action') ??
    orders[0] ??
    bad('no-way', '', speech.nothingFor(words[0]))
  );
}

function bestAt(context: PlayerContext, unit: string, hex: string): PublicAction | undefined {
  const { ways, exits, attacks } = deedsOf(context.seated, unit);
  const way = ways.get(hex) ?? exits.get(hex);
  if (way) return way.action;
  const ranked = (attacks.get(hex) ?? []).map(({ action }) => ({ action, odds: chance(context, action) }));
  return ranked.toSorted((a, b) => b.odds - a.odds)[0]?.action;
}

export const why: Command = async (play, words) => {
  const { context, screen } = play;
  const { speech, battle } = context;
  if (words.length === 0) {
    const { aids, state, seat } = asked(context);
    const unit = aids.ready(state, seat)[0] ?? aids.units(state, seat)[0].id;
    const hex = context.seated.unit(unit)?.hex ?? battle.grid.labels[0];
    return play.lastRule === null ? screen.say(speech.usageWhy(unit, hex)) : showRule(play, play.lastRule);
  }
  const order = orderIn(context, words);
  if (!order.ok) return complain(play, order.error.message);
  const { value } = order;
  if (value.kind === 'action') return screen.say(speech.possible(battle.notate(value.action)));
  if (value.action) await screen.say(screen.paint('dim', battle.notate(value.action)));
  await screen.say(refusalText(play, value.refusal));
};

export const forecast: Command = async (play, words) => {
  const order = orderIn(play.context, words);
  if (!order.ok) return complain(play, order.error.message);
  if (order.value.kind === 'refused') return complain(play, refusalText(play, order.value.refusal));
  await showForecast(play, order.value.action);
};

export async function showForecast({ context, screen }: TerminalPlay, action: PublicAction): Promise<void> {
  const odds = context.seated.forecast(action);
  await screen.say(context.words.order(action));
  if (!odds) return screen.say(context.speech.noDice);
  for (const line of forecastLines(context, odds)) await screen.say(line, '  ');
}

/** Longer lines are hard to read. */
const readable = 100;

async function showRule(play: TerminalPlay, number: string): Promise<void> {
  const { screen, language } = play;
  const { speech, battle } = play.context;
  const book = Rulebook.open(battle.game.id, language);
  if (!book) return complain(play, speech.noRules);
  const text = book.section(number, Math.min(screen.width, readable));
  return text ? screen.show(...text) : complain(play, speech.noSuchRule(number, book.numbers.join(', ')));
}

export const rules: Command = async (play, [first, second]) => {
  const { screen, language } = play;
  const { speech, battle } = play.context;
  if (first === undefined) return showRule(play, '?');
  if (!first.startsWith('ruling')) return showRule(play, first);
  const book = Rulebook.open(battle.game.id, language);
  const number = second ?? first.slice('ruling'.length).replace('-', '');
  const text = book?.ruling(number, Math.min(screen.width, readable));
  return text ? screen.show(...text) : complain(play, speech.noSuchRule(`ruling ${number}`, 'ruling 1 ...'));
};
