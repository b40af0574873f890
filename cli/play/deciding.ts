import type { Draft, PublicAction, Refusal } from '@impulse/engine';
import { changedDraft, draftLines, draftTyped } from './drafting.js';
import { forecastLines } from './odds.js';
import { readOrder } from './orders.js';
import { showRule } from './rulebook.js';
import type { TerminalPlay } from './terminal-play.js';

/** What a player considers, and what he does. */

type Words = readonly string[];

/** Names the rule against something, and keeps it in mind for `why`. */
function refuse(play: TerminalPlay, refusal: Refusal): Promise<void> {
  const { speech, texts } = play.context;
  play.lastRule = refusal.rule;
  return play.complain(`${speech.refused} (${speech.rule(refusal.rule)}): ${texts.refusal(refusal)}`);
}

/** The action that is meant, if there is one and the rules allow it; otherwise the player is told why not. */
async function meantBy(play: TerminalPlay, words: Words): Promise<PublicAction | null> {
  const order = readOrder(play.context, words);
  if (!order.ok) await play.complain(order.error.message);
  else if (order.value.kind === 'refused') await refuse(play, order.value.refusal);
  return order.ok && order.value.kind === 'action' ? order.value.action : null;
}

/** What an order would lead to, or the rule against it; what can be put together otherwise stays open as a plan. */
export async function consider(play: TerminalPlay, words: Words): Promise<void> {
  const { context, screen } = play;
  const { speech, battle, aids, words: names } = context;
  if (words.length === 0 && play.draft) return showDraft(play, play.draft);
  if (words.length === 0) return screen.say(speech.plannable(Object.keys(aids.drafts).join(', ')));
  const draft = draftTyped(context, words);
  if (draft) return showDraft(play, draft);
  const action = await meantBy(play, words);
  if (!action) return;
  await screen.say(`${speech.possible}${battle.notate(action)} (${names.order(action)})`);
  if (!(await showOdds(play, action))) await screen.say(speech.noDice);
}

export const why = (play: TerminalPlay, words: Words): Promise<void> =>
  words.length === 0 && play.lastRule !== null ? showRule(play, play.lastRule) : consider(play, words);

async function showOdds({ context, screen }: TerminalPlay, action: PublicAction): Promise<boolean> {
  const forecast = context.seated.forecast(action);
  for (const line of forecast ? forecastLines(context, forecast) : []) await screen.say(line, '  ');
  return forecast !== null;
}

/** The draft with everything that may be put into it, and what it would lead to. */
async function showDraft(play: TerminalPlay, draft: Draft): Promise<void> {
  const { context, screen } = play;
  const { speech, battle, seated } = context;
  play.draft = draft;
  const judged = seated.judge(draft);
  const { action, refusal } = judged;
  await screen.say(action ? `${speech.planned}${battle.notate(action)}` : speech.planIncomplete);
  await screen.lines(draftLines(context, judged));
  if (refusal) await refuse(play, refusal);
  else if (action) await showOdds(play, action);
  await screen.say(screen.paint('dim', `[${speech.planHelp}]`));
}

/** Changes the plan, carries it out or drops it; false when the line is about something else. */
export async function changePlan(play: TerminalPlay, words: Words): Promise<boolean> {
  const { draft, context } = play;
  if (!draft) return false;
  const verb = context.battle.lines.find(({ type }) => type === draft.type)?.verb.join(' ');
  const line = words.join(' ');
  if (line === 'drop') {
    play.draft = null;
    await play.screen.say(context.speech.planDropped);
    return true;
  }
  if (line === verb || line === 'ok') {
    await carryOutPlan(play, draft);
    return true;
  }
  const changed = changedDraft(context, draft, words);
  if (changed?.ok) await showDraft(play, changed.value);
  else if (changed) await play.complain(changed.error.message);
  return changed !== null;
}

/** Some plans take several actions, such as an assault by many: one after the other, as long as they are allowed. */
async function carryOutPlan(play: TerminalPlay, draft: Draft): Promise<void> {
  const { seated, speech, aids, here } = play.context;
  for (let last = ''; ;) {
    const { action, refusal } = seated.judge(draft);
    if (!action && last === '') return play.complain(speech.planIncomplete);
    if (refusal && last === '') return refuse(play, refusal);
    if (!action || refusal || JSON.stringify(action) === last) return;
    // Fewer than the plan names: the others come next.
    const goesOn = draft.units.length > aids.spot(...here, action).units.length;
    last = JSON.stringify(action);
    await play.play(action);
    if (!goesOn || !seated.decides) return;
  }
}

/** An order as it is typed. A person is asked first where there is no way back. */
export async function order(play: TerminalPlay, words: Words): Promise<void> {
  const action = await meantBy(play, words);
  if (!action || (action.type === 'done' && !(await mayEnd(play))) || !(await mayRisk(play, action))) return;
  await play.play(action);
}

async function mayRisk(play: TerminalPlay, action: PublicAction): Promise<boolean> {
  const { screen, context } = play;
  const { seated, speech, words } = context;
  if (!screen.interactive || action.type === 'done') return true;
  const forecast = seated.forecast(action);
  if (!forecast && !seated.game.discloses?.(seated.state, action)) return true;
  await screen.say(words.order(action));
  if (!(await showOdds(play, action))) await screen.say(speech.noWayBack);
  return play.confirm(speech.doIt);
}

/** What would be left undone is told before it is too late. */
async function mayEnd(play: TerminalPlay): Promise<boolean> {
  const { screen, context } = play;
  const { words, speech, aids, here } = context;
  const left = aids.left(...here);
  if (!left?.asks) return true;
  for (const { code, hexes, units } of left.warnings)
    await screen.say(`${words.warning(code)} ${short([...hexes, ...units])}`.trimEnd());
  if (left.idle.length > 0) await screen.say(speech.idle(short(left.idle)));
  return left.idle.length + left.warnings.length === 0 || play.confirm(speech.endAnyway);
}

const mostNamed = 12;
const short = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ` (+${names.length - mostNamed})` : '');

/** Takes the last action back: one's own, or if everything is open, that of the other player at this keyboard. */
export async function undo(play: TerminalPlay): Promise<void> {
  const { referee } = play;
  const { seated, speech } = play.context;
  const others = referee.hasSecrets ? [] : referee.humans.filter((side) => side !== seated.seat);
  let problem = '';
  for (const side of [seated.seat, ...others]) {
    const answer = await referee.undo(side);
    if (answer.kind === 'done') return play.tookBack();
    problem = answer.kind === 'malformed' ? answer.problem.code : answer.kind;
    if (problem !== 'not-your-action') break;
  }
  return play.complain(speech.noUndo[problem as keyof typeof speech.noUndo] ?? problem);
}
