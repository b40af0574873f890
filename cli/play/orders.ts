import {
  bad,
  type Draft,
  generalActions,
  good,
  type Problem,
  type PublicAction,
  type Refusal,
  type Result,
} from '@impulse/engine';
import { type ActionLine, linesFor, readLine, type Spelling, type TypedAction } from '@impulse/library';
import { namesFor, readHex, readUnit } from './names.js';
import { chance } from './odds.js';
import type { PlayerContext } from './player-context.js';
import { agrees, fieldsOf, pointedAt, says, usageOf } from './typed.js';
import { whyNotTyped } from './why-not.js';

/**
 * Orders as they are typed, made into actions. Whatever an order leaves open (the path, the spotter, the verb) is filled
 * in from what the rules offer; where they offer nothing, with something plausible, so that they can say why not.
 */
export interface Intent {
  readonly action: PublicAction | null;
  /** The rule against it. */
  readonly refusal: Refusal | null;
  /** What was typed, where it began with a verb. */
  readonly typed: TypedAction | null;
  /** What it can be put together from. */
  readonly draft: Draft | null;
}

export function readOrder(context: PlayerContext, words: readonly string[]): Result<Intent> {
  const { lines } = context.battle;
  const begun = lines.find(({ verb }) => verb[0] === words[0]);
  if (!begun) return pointedOrder(context, words);
  const spoken = linesFor(lines, words).length > 0 ? words : [...begun.verb, ...words.slice(1)];
  const found = linesFor(lines, spoken);
  const read = found.map((line) => readLine(line, spoken, namesFor(context)));
  const typed = read.flatMap((one) => (one.ok ? [one.value] : []));
  const [first] = read;
  return typed.length > 0 || first.ok
    ? judgeTyped(context, typed)
    : bad('unread', '', complaintOf(context, found[0], first.error));
}

/** What the rules say to the first of several readings that they allow, or to the first of all. */
export function judgeTyped(context: PlayerContext, readings: readonly TypedAction[]): Result<Intent> {
  for (const typed of readings) {
    const draft = draftOf(context, typed);
    const action = actionMeant(context, typed, draft);
    if (action) return good({ action, refusal: null, typed, draft });
  }
  const [typed] = readings;
  const draft = draftOf(context, typed);
  // Such as standing orders in which nothing is changed yet.
  if (draft && Object.keys(typed.fields).length === 0) return good({ action: null, refusal: null, typed, draft });
  return whyNotTyped(context, typed);
}

function complaintOf({ speech }: PlayerContext, line: ActionLine, { code, message }: Problem): string {
  if (code === 'too-many-words') return speech.tooMuch(message.slice(0, 40), usageOf(line, speech));
  if (code === 'not-a-number') return `${speech.which.number} ${usageOf(line, speech)}`;
  return code === 'not-yes-or-no' ? usageOf(line, speech) : message;
}

/** `UNIT HEX...`: whatever a unit can do there, or the rule against what was most likely meant. */
function pointedOrder(context: PlayerContext, [first, ...places]: readonly string[]): Result<Intent> {
  const { aids, here, battle, speech } = context;
  const unit = readUnit(context, first);
  if (!unit.ok) return unit;
  for (const place of places) {
    const hex = readHex(context, place);
    if (!hex.ok) return hex;
  }
  const orders = battle.lines
    .filter(({ parts: [one, two] }) => one?.field === 'unit' && (two?.spelling === 'hex' || two?.spelling === 'path'))
    .map(({ verb }) => readOrder(context, [...verb, unit.value, ...places]));
  const actions = orders.flatMap((order) =>
    order.ok && order.value.action && !order.value.refusal ? [order.value.action] : [],
  );
  const open = { action: null, refusal: null, typed: null, draft: null };
  if (actions.length > 0) return good({ ...open, action: likeliest(context, actions) });
  const refusal = places.length > 1 ? null : aids.whyNot(...here, unit.value, places[0]?.toUpperCase() ?? null);
  if (refusal) return good({ ...open, refusal });
  return orders.find(({ ok }) => ok) ?? bad('nothing-there', '', speech.nothingFor(unit.value));
}

/** The likeliest to succeed, of equal ones the shortest. */
function likeliest(context: PlayerContext, actions: readonly PublicAction[]): PublicAction {
  if (actions.length === 1) return actions[0];
  const stepsOf = (action: PublicAction): number => [fieldsOf(action)['path'] ?? []].flat().length;
  const ranked = actions.map((action) => ({ action, odds: chance(context, action), steps: stepsOf(action) }));
  return ranked.toSorted((a, b) => b.odds - a.odds || a.steps - b.steps)[0].action;
}

/** The action itself if the rules allow it, or the best that they offer and that agrees with it, or what can be drafted. */
function actionMeant(context: PlayerContext, typed: TypedAction, draft: Draft | null): PublicAction | null {
  const { seated, aids, here } = context;
  const { line, fields, missing } = typed;
  const isAllowed = (value: PublicAction): boolean => {
    const action = seated.game.parseAction(seated.state, value);
    return action.ok && seated.refuse(action.value) === null;
  };
  const exact = { type: line.type, ...fields };
  if (missing.length === 0 && isAllowed(exact)) return exact;
  if (!seated.decides) return null;
  const drafted = draft ? (aids.drafts[line.type]?.action(...here, draft) ?? null) : null;
  const offers = 'unit' in fields || !drafted ? offersFor(context, typed) : [];
  if (leavesTooMuch(typed, offers)) return null;
  if (offers.length > 0) return likeliest(context, offers);
  return drafted && says(typed, drafted) && isAllowed(drafted) ? drafted : null;
}

/** Where to and how much is for the player to say, unless there is only one answer. */
function leavesTooMuch(typed: TypedAction, offers: readonly PublicAction[]): boolean {
  const { line, missing } = typed;
  const left: ReadonlySet<Spelling> = new Set(
    pointedAt(typed).hex === null ? ['hex', 'number', 'word', 'yes-no', 'path'] : ['hex', 'number', 'word', 'yes-no'],
  );
  const open = line.parts.filter(({ field, spelling }) => missing.includes(field) && left.has(spelling));
  return open.some(({ field }) => new Set(offers.map((offer) => fieldsOf(offer)[field])).size > 1);
}

function offersFor(context: PlayerContext, typed: TypedAction): PublicAction[] {
  const { seated, aids, here } = context;
  const { line, fields } = typed;
  const { unit } = fields;
  if (Object.keys(fields).length === 0) return [];
  const actors = typeof unit === 'string' ? [unit] : line.needed.includes('unit') ? aids.ready(...here) : [];
  const offers =
    actors.length > 0 ? actors.flatMap((one) => seated.legal(one)) : generalActions(seated.game, seated.state);
  return offers.filter((offer) => offer.type === line.type && agrees(typed, offer));
}

/** What is pointed at, with whatever else is said about it. */
function draftOf({ aids, here }: PlayerContext, typed: TypedAction): Draft | null {
  const drafting = aids.drafts[typed.line.type];
  const { units, hex } = pointedAt(typed);
  const begun = drafting?.begin(...here, units, hex);
  if (!drafting || !begun) return null;
  const open = drafting.bounds(...here, begun);
  return Object.entries(typed.fields)
    .filter(([field]) => Object.hasOwn(open, field))
    .reduce((draft, [field, value]) => drafting.set(...here, draft, field, value), begun);
}
