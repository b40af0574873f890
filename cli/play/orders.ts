import {
  bad,
  generalActions,
  good,
  type JudgedDraft,
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
  /** How it is put together, where that leaves a choice. */
  readonly draft: JudgedDraft<PublicAction> | null;
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
  const judged = readings.map((typed): Intent => {
    const whole = wholeAction(context, typed);
    const draft = draftOf(context, typed, whole !== null);
    return { action: whole ?? actionMeant(context, typed, draft), refusal: null, typed, draft };
  });
  const [first] = judged;
  // Such as standing orders in which nothing is changed yet.
  const isOpen = first.draft !== null && Object.keys(readings[0].fields).length === 0;
  const found = judged.find(({ action }) => action !== null) ?? (isOpen ? first : undefined);
  return found ? good(found) : whyNotTyped(context, readings[0]);
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

/** The action as it was typed, if that is all of it and the rules allow it. */
function wholeAction({ seated }: PlayerContext, { line, fields, missing }: TypedAction): PublicAction | null {
  if (missing.length > 0) return null;
  const action = { type: line.type, ...fields };
  const read = seated.game.parseAction(seated.state, action);
  return read.ok && seated.refuse(read.value) === null ? action : null;
}

/** The best that the rules offer and that agrees with what was typed, or what can be drafted. */
function actionMeant(context: PlayerContext, typed: TypedAction, draft: Intent['draft']): PublicAction | null {
  if (!context.seated.decides) return null;
  const offers = 'unit' in typed.fields || !draft?.action ? offersFor(context, typed) : [];
  if (leavesTooMuch(typed, offers)) return null;
  if (offers.length > 0) return likeliest(context, offers);
  return draft?.action && !draft.refusal && says(typed, draft.action) ? draft.action : null;
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

/** What is pointed at, with whatever else is said about it. Where that is `whole`, nobody else takes part. */
function draftOf({ aids, here, seated }: PlayerContext, typed: TypedAction, whole: boolean): Intent['draft'] {
  const drafting = aids.drafts[typed.line.type];
  const { units, hex } = pointedAt(typed);
  const begun = drafting?.begin(...here, units, hex);
  if (!drafting || !begun) return null;
  const unnamed = whole ? begun.units.filter((unit) => !units.includes(unit)) : [];
  const named = unnamed.reduce((draft, unit) => drafting.toggle(...here, draft, unit), begun);
  const open = drafting.bounds(...here, named);
  const said = Object.entries(typed.fields).filter(([field]) => Object.hasOwn(open, field));
  return seated.judge(said.reduce((draft, [field, value]) => drafting.set(...here, draft, field, value), named));
}
