import { bad, type DetailValue, good, type PublicAction, type Result } from '@impulse/engine';
import { type ActionLine, linesFor, readLine, type Spelling, type TypedAction } from '@impulse/library';
import { namesFor } from './names.js';
import { chance, generalActions } from './offers.js';
import { asked, type PlayerContext } from './player-context.js';
import { type Order, pointedAt } from './typed-order.js';
import { usageOf } from './usage.js';
import { whyNotTyped } from './why-not.js';

/**
 * Orders as they are typed, made into actions. Whatever an order leaves open (the path, the spotter) is filled in from
 * what the rules offer; where they offer nothing, with something plausible, so that they can say why not.
 */

type Fields = Readonly<Record<string, DetailValue | undefined>>;

const fieldsOf = (action: PublicAction): Fields => action as unknown as Fields;

/** Reads an order that begins with a verb; null when the first word is none. */
export function readOrder(context: PlayerContext, words: readonly string[]): Result<Order> | null {
  const lines = linesFor(context.battle.lines, words);
  if (lines.length === 0) return null;
  const read = lines.map((line) => readLine(line, words, namesFor(context)));
  const typed = read.flatMap((one) => (one.ok ? [one.value] : []));
  for (const one of typed) {
    const action = actionMeant(context, one);
    if (action) return good({ kind: 'action', action });
  }
  if (typed.length > 0) return whyNotTyped(context, typed[0]);
  const [first] = read;
  return first.ok ? null : bad(first.error.code, '', complaintOf(context, lines[0], first.error));
}

function complaintOf(
  { speech }: PlayerContext,
  line: ActionLine,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (code === 'too-many-words') return speech.tooMuch(message.slice(0, 40), usageOf(line, speech));
  if (code === 'not-a-number') return speech.whichNumber;
  return code === 'not-yes-or-no' ? usageOf(line, speech) : message;
}

/** The action itself if the rules allow it, or the best that they offer and that agrees with it. */
function actionMeant(context: PlayerContext, typed: TypedAction): PublicAction | null {
  const { seated } = context;
  const exact = { type: typed.line.type, ...typed.fields };
  if (typed.missing.length === 0 && isAllowed(context, exact)) return exact;
  if (Object.keys(typed.fields).length === 0) return null;
  const offers = offersFor(context, typed).filter((offer) => agrees(typed, offer));
  if (leavesTooMuch(typed, offers)) return null;
  if (offers.length > 1) {
    const ranked = offers.map((offer) => ({ offer, chance: chance(context, offer), steps: stepsOf(offer) }));
    return ranked.toSorted((a, b) => b.chance - a.chance || a.steps - b.steps)[0].offer;
  }
  if (offers.length === 1) return offers[0];
  const drafted = seated.decides ? draftedFrom(context, typed) : null;
  return drafted && agrees(typed, drafted) && isAllowed(context, drafted) ? drafted : null;
}

/** Where to and how much is for the player to say, unless there is only one answer. */
function leavesTooMuch({ line, missing }: TypedAction, offers: readonly PublicAction[]): boolean {
  const open = line.parts.filter(({ field, spelling }) => missing.includes(field) && playersChoice.has(spelling));
  return open.some(({ field }) => new Set(offers.map((offer) => fieldsOf(offer)[field])).size > 1);
}
const playersChoice: ReadonlySet<Spelling> = new Set(['hex', 'number', 'word', 'yes-no']);

function isAllowed({ seated }: PlayerContext, value: PublicAction): boolean {
  const action = seated.game.parseAction(seated.state, value);
  return action.ok && seated.refuse(action.value) === null;
}

function offersFor(context: PlayerContext, { line, fields }: TypedAction): PublicAction[] {
  const { seated } = context;
  const { unit } = fields;
  if (!seated.decides) return [];
  const { aids, state, seat } = asked(context);
  const actors = typeof unit === 'string' ? [unit] : line.needed.includes('unit') ? aids.ready(state, seat) : [];
  const offers = actors.length > 0 ? actors.flatMap((one) => seated.legal(one)) : generalActions(context);
  return offers.filter(({ type }) => type === line.type);
}

/** Does an action say what was typed, and nothing besides but what was left open? */
function agrees({ line, fields, missing }: TypedAction, action: PublicAction): boolean {
  const offered = fieldsOf(action);
  const open = new Set(['type', ...missing, ...Object.keys(fields)]);
  if (line.needed.some((field) => offered[field] === undefined)) return false;
  if (Object.keys(offered).some((field) => !open.has(field))) return false;
  return Object.entries(fields).every(([field, value]) => isSame(field, value, offered[field]));
}

/** A single hex names the end of a path; a list may be begun only. */
function isSame(field: string, typed: DetailValue, offered: DetailValue | undefined): boolean {
  if (!Array.isArray(typed) || !Array.isArray(offered)) return typed === offered;
  if (field === 'path' && typed.length === 1) return offered.at(-1) === typed[0];
  return typed.every((one, index) => one === offered[index]);
}

const stepsOf = (action: PublicAction): number => {
  const { path } = fieldsOf(action);
  return Array.isArray(path) ? path.length : 0;
};

function draftedFrom(context: PlayerContext, typed: TypedAction): PublicAction | null {
  const { aids, state, seat } = asked(context);
  const drafting = aids.drafts[typed.line.type];
  const { units, hex } = pointedAt(typed);
  const draft = drafting?.begin(state, seat, units, hex);
  return draft ? (drafting?.action(state, seat, draft) ?? null) : null;
}
