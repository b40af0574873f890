import { type DetailValue, type PublicAction, type Refusal, type Result, whyNoUndo } from '@impulse/engine';
import { readLine } from '@impulse/library';
import { namesFor } from './names.js';
import { forecastLines, roomLines } from './odds.js';
import { type Intent, judgeTyped, readOrder } from './orders.js';
import type { PlayerContext } from './player-context.js';
import type { TerminalPlay } from './terminal-play.js';

/** What a player considers, and what he does. */

type Words = readonly string[];

/** Names the rule against something, and keeps it in mind for `why`. */
function refuse(play: TerminalPlay, refusal: Refusal): Promise<void> {
  const { speech, texts } = play.context;
  play.lastRule = refusal.rule;
  return play.complain(speech.refused(refusal.rule, texts.refusal(refusal)));
}

/** What an order would do and lead to, with everything that could be changed about it; or the rule against it. */
async function plan(play: TerminalPlay, order: Result<Intent>): Promise<void> {
  const { context, screen } = play;
  const { speech, battle, words } = context;
  if (!order.ok) return play.complain(order.error.message);
  const { action, refusal, typed, draft } = order.value;
  if (refusal) return refuse(play, refusal);
  play.plan = order.value;
  await screen.say(
    action ? `${speech.planned}${battle.notate(action)} (${words.order(action)})` : speech.planIncomplete,
  );
  const room = draft && typed ? roomLines(context, typed, draft) : [];
  await screen.lines(room);
  if (action && !(await showOdds(play, action))) await screen.say(speech.noDice);
  const hints = [...(action ? [speech.planHelp] : []), ...(room.length > 0 ? [speech.planMore] : [])];
  await screen.say(screen.paint('dim', `[${hints.join(speech.comma)}]`));
}

export const consider = (play: TerminalPlay, words: Words): Promise<void> =>
  words.length === 0
    ? play.screen.say(play.context.speech.plannable(Object.keys(play.context.aids.drafts).join(', ')))
    : plan(play, readOrder(play.context, words));

async function showOdds({ context, screen }: TerminalPlay, action: PublicAction): Promise<boolean> {
  const forecast = context.seated.forecast(action);
  if (forecast) await screen.lines(forecastLines(context, forecast));
  return forecast !== null;
}

/** `ok` carries the plan out, `intensity high` says something else about it; false when the line is no part of it. */
export async function changePlan(play: TerminalPlay, words: Words): Promise<boolean> {
  const { context, plan: planned } = play;
  const typed = planned?.typed;
  if (planned && (words.join(' ') === 'ok' || words.join(' ') === typed?.line.verb.join(' '))) {
    await carryOut(play, planned);
    return true;
  }
  if (!planned || !typed?.line.parts.some(({ word }) => word === words[0])) return false;
  const { line } = typed;
  const more = readLine(line, [...line.verb, ...words], namesFor(context));
  // What follows from the rest stays as it was planned; only whoever takes part is found anew.
  const follows = Object.entries(planned.action ?? {}).filter(
    ([field]) => typed.missing.includes(field) && field !== 'unit',
  );
  const fields = {
    ...Object.fromEntries<DetailValue>(follows),
    ...typed.fields,
    ...(more.ok ? more.value.fields : {}),
  };
  const missing = line.needed.filter((field) => !(field in fields));
  await plan(play, more.ok ? judgeTyped(context, [{ line, fields, missing }]) : more);
  return true;
}

/** An order as it is typed. A person is asked first where there is no way back. */
export async function order(play: TerminalPlay, words: Words): Promise<void> {
  const read = readOrder(play.context, words);
  if (!read.ok) return play.complain(read.error.message);
  const { action, refusal } = read.value;
  if (refusal) return refuse(play, refusal);
  if (!action) return plan(play, read);
  if (action.type === 'done' ? await mayEnd(play) : await mayRisk(play, action)) await carryOut(play, read.value);
}

/** What nobody in particular is ordered to do, everybody does who can: one after the other, such as an assault by many. */
async function carryOut(play: TerminalPlay, { action, typed, draft }: Intent): Promise<void> {
  if (!action) return play.complain(play.context.speech.planIncomplete);
  await play.play(action);
  if (!draft || !typed?.missing.includes('unit') || !play.context.seated.decides) return;
  const next = judgeTyped(play.context, [typed]);
  if (next.ok && next.value.draft && next.value.action) await carryOut(play, next.value);
}

/** There is no way back from dice, nor from what is learned: an attack turns up what stands in a hex. */
function isFinal({ seated, aids, here }: PlayerContext, action: PublicAction): boolean {
  if (aids.spot(...here, action).manner === 'attack' || seated.forecast(action) !== null) return true;
  return seated.game.discloses?.(seated.state, action) === 'actor';
}

async function mayRisk(play: TerminalPlay, action: PublicAction): Promise<boolean> {
  const { screen, context } = play;
  const { speech, words } = context;
  if (!screen.interactive || !isFinal(context, action)) return true;
  await screen.say(words.order(action));
  if (!(await showOdds(play, action))) await screen.say(speech.noWayBack);
  return play.confirm(speech.doIt);
}

/** What would be left undone is told before it is too late. */
async function mayEnd(play: TerminalPlay): Promise<boolean> {
  const { screen, context } = play;
  const { words, speech, aids, here } = context;
  const left = aids.left(...here);
  const undone = (left?.warnings ?? []).map(
    ({ code, hexes, units }) => `${words.warning(code)} ${short([...hexes, ...units])}`,
  );
  if (left && left.idle.length > 0) undone.push(speech.idle(short(left.idle)));
  if (!left?.asks || undone.length === 0) return true;
  await screen.lines(undone);
  return play.confirm(speech.endAnyway);
}

const mostNamed = 12;
const short = (names: Words): string =>
  names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ` (+${names.length - mostNamed})` : '');

/** Gives the battle up, after asking. */
export async function resign(play: TerminalPlay): Promise<void> {
  const { seated, speech } = play.context;
  if (!(await play.confirm(speech.resignSure))) return;
  const answer = await play.referee.resign(seated.seat);
  if (answer.kind !== 'done') return play.complain(answer.kind === 'malformed' ? answer.problem.message : answer.kind);
  await play.changed();
}

/** Takes the last action back: one's own, or if everything is open, that of the other player at this keyboard. */
export async function undo(play: TerminalPlay): Promise<void> {
  const { referee } = play;
  const { seated, language } = play.context;
  const others = referee.hasSecrets ? [] : referee.humans.filter((side) => side !== seated.seat);
  let problem = '';
  for (const side of [seated.seat, ...others]) {
    const answer = await referee.undo(side);
    if (answer.kind === 'done') return play.tookBack();
    problem = answer.kind === 'malformed' ? answer.problem.code : answer.kind;
    if (problem !== 'not-your-action') break;
  }
  return play.complain(whyNoUndo(language, problem));
}
