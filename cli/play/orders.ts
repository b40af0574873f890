import { bad, type Problem, good, type PublicAction, type Result } from '@impulse/engine';
import { type ActionLine, linesFor, readLine, type Spelling, type TypedAction } from '@impulse/library';
import { generalActions } from './lists.js';
import { namesFor, readHex, readUnit } from './names.js';
import { chance } from './odds.js';
import type { PlayerContext } from './player-context.js';
import { agrees, fieldsOf, type Order, pointedAt } from './typed-order.js';
import { usageOf } from './usage.js';
import { whyNotTyped } from './why-not.js';

/**
 * Orders as they are typed, made into actions. Whatever an order leaves open (the path, the spotter, the verb) is filled
 * in from what the rules offer; where they offer nothing, with something plausible, so that they can say why not.
 */
export function readOrder(context: PlayerContext, words: readonly string[]): Result<Order> {
  const { lines } = context.battle;
  const begun = lines.find(({ verb }) => verb[0] === words[0]);
  if (!begun) return pointedOrder(context, words);
  const spoken = linesFor(lines, words).length > 0 ? words : [...begun.verb, ...words.slice(1)];
  const found = linesFor(lines, spoken);
  const read = found.map((line) => readLine(line, spoken, namesFor(context)));
  const typed = read.flatMap((one) => (one.ok ? [one.value] : []));
  for (const one of typed) {
    const action = actionMeant(context, one);
    if (action) return good({ kind: 'action', action });
  }
  if (typed.length > 0) return whyNotTyped(context, typed[0]);
  const [first] = read;
  return first.ok ? whyNotTyped(context, first.value) : bad('unread', '', complaintOf(context, found[0], first.error));
}

function complaintOf({ speech }: PlayerContext, line: ActionLine, { code, message }: Problem): string {
  if (code === 'too-many-words') return speech.tooMuch(message.slice(0, 40), usageOf(line, speech));
  if (code === 'not-a-number') return `${speech.which.number} ${usageOf(line, speech)}`;
  return code === 'not-yes-or-no' ? usageOf(line, speech) : message;
}

/** `UNIT HEX...`: whatever a unit can do there, or the rule against what was most likely meant. */
function pointedOrder(context: PlayerContext, words: readonly string[]): Result<Order> {
  const { aids, here, battle, speech } = context;
  const unit = readUnit(context, words[0]);
  if (!unit.ok) return unit;
  const hexes = words.slice(1).map((word) => readHex(context, word));
  const wrong = hexes.find(({ ok }) => !ok);
  if (wrong && !wrong.ok) return wrong;
  const path = hexes.flatMap((hex) => (hex.ok ? [hex.value] : []));
  const orders = battle.lines
    .filter(({ parts: [first, second] }) => first?.field === 'unit' && isPlace(second?.spelling))
    .map(({ verb }) => readOrder(context, [...verb, unit.value, ...path]));
  const actions = orders.flatMap((order) => (order.ok && order.value.kind === 'action' ? [order.value.action] : []));
  if (actions.length > 0) return good({ kind: 'action', action: likeliest(context, actions) });
  const refusal = path.length > 1 ? null : aids.whyNot(...here, unit.value, path[0] ?? null);
  if (refusal) return good({ kind: 'refused', refusal, action: null });
  return orders.find(({ ok }) => ok) ?? bad('nothing-there', '', speech.nothingFor(unit.value));
}

const isPlace = (spelling: Spelling | undefined): boolean => spelling === 'hex' || spelling === 'path';

/** The likeliest to succeed, of equal ones the shortest. */
function likeliest(context: PlayerContext, actions: readonly PublicAction[]): PublicAction {
  if (actions.length === 1) return actions[0];
  const ranked = actions.map((action) => ({ action, odds: chance(context, action), steps: stepsOf(action) }));
  return ranked.toSorted((a, b) => b.odds - a.odds || a.steps - b.steps)[0].action;
}

const stepsOf = (action: PublicAction): number => {
  const { path } = fieldsOf(action);
  return Array.isArray(path) ? path.length : 0;
};

/** The action itself if the rules allow it, or the best that they offer and that agrees with it. */
function actionMeant(context: PlayerContext, typed: TypedAction): PublicAction | null {
  const { seated } = context;
  const exact = { type: typed.line.type, ...typed.fields };
  if (typed.missing.length === 0 && isAllowed(context, exact)) return exact;
  if (Object.keys(typed.fields).length === 0 || !seated.decides) return null;
  const offers = offersFor(context, typed).filter((offer) => agrees(typed, offer));
  if (leavesTooMuch(typed, offers)) return null;
  if (offers.length > 0) return likeliest(context, offers);
  const drafted = draftedFrom(context, typed);
  return drafted && agrees(typed, drafted) && isAllowed(context, drafted) ? drafted : null;
}

/** Where to and how much is for the player to say, unless there is only one answer. */
function leavesTooMuch(typed: TypedAction, offers: readonly PublicAction[]): boolean {
  const { line, missing } = typed;
  const nowhere = pointedAt(typed).hex === null;
  const open = line.parts.filter(
    ({ field, spelling }) =>
      missing.includes(field) && (playersChoice.has(spelling) || (nowhere && spelling === 'path')),
  );
  return open.some(({ field }) => new Set(offers.map((offer) => fieldsOf(offer)[field])).size > 1);
}
const playersChoice: ReadonlySet<Spelling> = new Set(['hex', 'number', 'word', 'yes-no']);

function isAllowed({ seated }: PlayerContext, value: PublicAction): boolean {
  const action = seated.game.parseAction(seated.state, value);
  return action.ok && seated.refuse(action.value) === null;
}

function offersFor(context: PlayerContext, { line, fields }: TypedAction): PublicAction[] {
  const { seated, aids, here } = context;
  const { unit } = fields;
  const actors = typeof unit === 'string' ? [unit] : line.needed.includes('unit') ? aids.ready(...here) : [];
  const offers = actors.length > 0 ? actors.flatMap((one) => seated.legal(one)) : generalActions(context);
  return offers.filter(({ type }) => type === line.type);
}

function draftedFrom({ aids, here }: PlayerContext, typed: TypedAction): PublicAction | null {
  const drafting = aids.drafts[typed.line.type];
  const { units, hex } = pointedAt(typed);
  const draft = drafting?.begin(...here, units, hex);
  return draft ? (drafting?.action(...here, draft) ?? null) : null;
}
