import { type DetailValue, type HostAnswer, type PublicAction, type Result, whyNoUndo } from '@impulse/engine';
import { readLine } from '@impulse/library';
import { fewOf } from './lists.js';
import { namesFor } from './names.js';
import { forecastLines, roomLines } from './odds.js';
import { type Intent, judgeTyped, readOrder } from './orders.js';
import type { PlayerContext } from './player-context.js';
import type { TerminalPlay } from './terminal-play.js';

/** What a player considers, and what he does. */

type Words = readonly string[];

/** What was meant, if the rules allow it. Else the rule against it is named, and kept in mind for `why`. */
async function allowed(play: TerminalPlay, order: Result<Intent>): Promise<Intent | null> {
  const { speech, texts } = play.context;
  if (!order.ok) await play.complain(order.error.message);
  const refusal = order.ok ? order.value.refusal : null;
  if (refusal) {
    play.lastRule = refusal.rule;
    await play.complain(speech.refused(refusal.rule, texts.refusal(refusal)));
  }
  return order.ok && !refusal ? order.value : null;
}

/** What an order would do and lead to, with everything that could be changed about it. */
async function plan(play: TerminalPlay, order: Result<Intent>): Promise<void> {
  const intent = await allowed(play, order);
  if (!intent) return;
  const { context, screen } = play;
  const { speech, battle, words } = context;
  const { action, typed, draft } = intent;
  play.plan = intent;
  await screen.say(
    action ? `${speech.planned}${battle.notate(action)} (${words.order(action)})` : speech.planIncomplete,
  );
  const room = draft && typed ? roomLines(context, typed, draft) : [];
  await screen.lines(room);
  if (action) await screen.lines(oddsOf(context, action) ?? [speech.noDice]);
  const hints = [...(action ? [speech.planHelp] : []), ...(room.length > 0 ? [speech.planMore] : [])];
  await screen.say(screen.paint('dim', `[${hints.join(speech.comma)}]`));
}

export const consider = (play: TerminalPlay, words: Words): Promise<void> =>
  words.length === 0
    ? play.screen.say(play.context.speech.plannable(Object.keys(play.context.aids.drafts).join(', ')))
    : plan(play, readOrder(play.context, words));

/** Null where no dice are rolled. */
function oddsOf(context: PlayerContext, action: PublicAction): string[] | null {
  const forecast = context.seated.forecast(action);
  return forecast && forecastLines(context, forecast);
}

/** `ok` carries the plan out, `intensity high` says something else about it; false when the line is no part of it. */
export async function changePlan(play: TerminalPlay, words: Words): Promise<boolean> {
  const { context, plan: planned } = play;
  if (!planned) return false;
  const { typed, action } = planned;
  if (words.join(' ') === 'ok' || words.join(' ') === typed?.line.verb.join(' ')) {
    await carryOut(play, planned);
    return true;
  }
  if (!typed?.line.parts.some(({ word }) => word === words[0])) return false;
  const { line, missing } = typed;
  const more = readLine(line, [...line.verb, ...words], namesFor(context));
  const isKept = (field: string): boolean => field !== 'type' && field !== 'unit';
  // The rest stays as it was planned, or if the rules do not let it, what follows from what was said follows anew.
  const readings = [isKept, (field: string) => isKept(field) && missing.includes(field)].map((stays) => {
    const kept = Object.entries<DetailValue>({ ...action }).filter(([field]) => stays(field));
    const fields = { ...Object.fromEntries(kept), ...typed.fields, ...(more.ok ? more.value.fields : {}) };
    return { line, fields, missing: line.needed.filter((field) => !(field in fields)) };
  });
  await plan(play, more.ok ? judgeTyped(context, readings) : more);
  return true;
}

/** An order as it is typed. A person is asked first where there is no way back. */
export async function order(play: TerminalPlay, words: Words): Promise<void> {
  const read = readOrder(play.context, words);
  if (read.ok && !read.value.action && !read.value.refusal) return plan(play, read);
  const intent = await allowed(play, read);
  if (!intent?.action) return;
  const { action } = intent;
  if (action.type === 'done' ? await mayEnd(play) : await mayRisk(play, action)) await carryOut(play, intent);
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
async function mayRisk(play: TerminalPlay, action: PublicAction): Promise<boolean> {
  const { screen, context } = play;
  const { speech, words, seated, aids, here } = context;
  if (!screen.interactive) return true;
  const odds = oddsOf(context, action);
  const reveals =
    aids.spot(...here, action).manner === 'attack' || seated.game.discloses?.(seated.state, action) === 'actor';
  if (!odds && !reveals) return true;
  await screen.say(words.order(action));
  await screen.lines(odds ?? [speech.noWayBack]);
  return play.confirm(speech.doIt);
}

/** What would be left undone is told before it is too late. */
async function mayEnd(play: TerminalPlay): Promise<boolean> {
  const { words, speech, aids, here } = play.context;
  const left = aids.left(...here);
  if (!left?.asks) return true;
  const undone = left.warnings.map(({ code, hexes, units }) => `${words.warning(code)} ${fewOf([...hexes, ...units])}`);
  if (left.idle.length > 0) undone.push(speech.idle(fewOf(left.idle)));
  await play.screen.lines(undone);
  return undone.length === 0 || play.confirm(speech.endAnyway);
}

/** The code of the problem that kept something from being done; null when it was done. */
const problemOf = (answer: HostAnswer): string | null =>
  answer.kind === 'done' ? null : answer.kind === 'malformed' ? answer.problem.code : answer.kind;

/** Gives the battle up, after asking. */
export async function resign(play: TerminalPlay): Promise<void> {
  const { seated, speech } = play.context;
  if (!(await play.confirm(speech.resignSure))) return;
  const problem = problemOf(await play.referee.resign(seated.seat));
  if (problem !== null) throw new Error(`${seated.seat} could not resign: ${problem}`);
  await play.changed();
}

/** Takes the last action back: one's own, or if everything is open, that of the other player at this keyboard. */
export async function undo(play: TerminalPlay): Promise<void> {
  const { referee, context, screen } = play;
  const { seated, language, speech } = context;
  const others = referee.hasSecrets ? [] : referee.humans.filter((side) => side !== seated.seat);
  let problem: string | null = null;
  for (const side of [seated.seat, ...others]) {
    problem = problemOf(await referee.undo(side));
    if (problem !== 'not-your-action') break;
  }
  if (problem !== null) return play.complain(whyNoUndo(language, problem));
  await screen.say(speech.undone);
  await play.changed();
}
