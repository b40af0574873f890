import { type DetailValue, type Draft, good, type PublicAction, type Result } from '@impulse/engine';
import { linesFor } from '@impulse/library';
import { boundsText, fieldText, readValue } from '../draft-values.js';
import { namesFor } from '../names.js';
import { asked, type PlayerContext } from '../player-context.js';
import type { TerminalPlay } from '../terminal-play.js';
import { forecastLines } from '../odds.js';
import { carryOut } from './deciding.js';
import { type Command, complain, refusalText } from './command.js';

/** Actions that are put together piece by piece. */

/** `plan fire 2927`: begins a draft from what is pointed at; without anything, of whatever is asked for. */
export const plan: Command = async (play, words) => {
  const { context } = play;
  const { aids, state, seat } = asked(context);
  const types = Object.keys(aids.drafts);
  if (words.length === 0 && play.draft) return showPlan(play, play.draft);
  const verb = words[0] === undefined ? undefined : (linesFor(context.battle.lines, words)[0]?.type ?? words[0]);
  const wanted = verb === undefined ? types : types.filter((type) => type === verb);
  const named = namedIn(context, words.slice(1));
  if (!named.ok) return complain(play, named.error.message);
  for (const type of wanted) {
    const draft = aids.drafts[type]?.begin(state, seat, named.value.units, named.value.hex);
    if (draft) return showPlan(play, draft);
  }
  return complain(play, context.speech.nothingToPlan(types.join(', ')));
};

/** Units and a hex among the words of a plan. */
function namedIn(context: PlayerContext, words: readonly string[]): Result<{ units: string[]; hex: string | null }> {
  const names = namesFor(context);
  const units: string[] = [];
  let hex: string | null = null;
  for (const word of words.filter((one) => !['by', 'with', 'at'].includes(one))) {
    const place = names.hex(word);
    if (place.ok) hex = place.value;
    else {
      const unit = names.unit(word);
      if (!unit.ok) return unit;
      units.push(unit.value);
    }
  }
  return good({ units, hex });
}

/** The draft with everything that may be put into it, and what it would lead to. */
async function showPlan(play: TerminalPlay, draft: Draft): Promise<void> {
  const { context, screen } = play;
  const { speech, battle, seated, words } = context;
  play.draft = draft;
  const { action, bounds, refusal, forecast } = seated.judge(draft);
  await screen.say(action ? speech.planned(battle.notate(action)) : speech.planIncomplete);
  for (const [field, bound] of Object.entries(bounds)) {
    const given = fieldText(draft, field);
    await screen.row(`  ${field} (${words.draftField(field)})${speech.colon}${given}${boundsText(context, bound)}`);
  }
  if (refusal) await complain(play, refusalText(play, refusal));
  if (forecast) for (const line of forecastLines(context, forecast)) await screen.say(line, '  ');
  await screen.say(screen.paint('dim', `[${speech.planHelp(verbOf(context, draft))}]`));
}

const verbOf = ({ battle }: PlayerContext, { type }: Draft): string =>
  battle.lines.find((line) => line.type === type)?.verb.join(' ') ?? type;

/** Names of fields as they come to mind. */
const synonyms: Readonly<Record<string, string>> = {
  support: 'units',
  guns: 'units',
  allocate: 'allocation',
  at: 'allocation',
  hq: 'headquarters',
  under: 'headquarters',
};

/** Changes the plan, or carries it out; false when the line is about something else. */
export async function changePlan(play: TerminalPlay, words: readonly string[]): Promise<boolean> {
  const { draft, context } = play;
  if (!draft) return false;
  const { aids, state, seat } = asked(context);
  const drafting = aids.drafts[draft.type];
  if (!drafting) return false;
  const [first, ...rest] = words;
  if (first === 'drop') {
    play.draft = null;
    await play.screen.say(context.speech.planDropped);
    return true;
  }
  if (words.join(' ') === verbOf(context, draft) || words.join(' ') === 'ok') {
    await carryOutPlan(play, draft);
    return true;
  }
  const bounds = drafting.bounds(state, seat, draft);
  const field = first in bounds ? first : (synonyms[first] ?? first);
  if (!Object.hasOwn(bounds, field)) return false;
  const value = readValue(context, bounds[field], rest);
  if (!value.ok) await complain(play, value.error.message);
  else if (field === 'units') await showPlan(play, withUnits(context, draft, value.value));
  else await showPlan(play, drafting.set(state, seat, draft, field, merged(draft.fields[field], value.value)));
  return true;
}

/** Some plans take several actions, such as an assault by many: one after the other, as long as they are allowed. */
async function carryOutPlan(play: TerminalPlay, draft: Draft): Promise<void> {
  const { seated, speech } = play.context;
  const { action } = seated.judge(draft);
  if (!action) return complain(play, speech.planIncomplete);
  const isOne = isOneOfSeveral(play.context, draft, action);
  await carryOut(play, action);
  const rest = isOne && seated.decides ? seated.judge(draft) : null;
  if (rest?.action && !rest.refusal && JSON.stringify(rest.action) !== JSON.stringify(action)) {
    return carryOutPlan(play, draft);
  }
}

/** Is it done by fewer than the plan names? */
function isOneOfSeveral(context: PlayerContext, { units }: Draft, action: PublicAction): boolean {
  const { aids, state, seat } = asked(context);
  return units.length > aids.spot(state, seat, action).units.length;
}

/** Ticks exactly these units. */
function withUnits(context: PlayerContext, draft: Draft, value: DetailValue): Draft {
  const { aids, state, seat } = asked(context);
  const wanted = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const changed = [
    ...draft.units.filter((unit) => !wanted.includes(unit)),
    ...wanted.filter((unit) => !draft.units.includes(unit)),
  ];
  return changed.reduce((one, unit) => aids.drafts[draft.type]?.toggle(state, seat, one, unit) ?? one, draft);
}

/** Points for one unit leave those of the others as they are. */
function merged(before: DetailValue | undefined, value: DetailValue): DetailValue {
  const isShares = (one: DetailValue | undefined): one is Readonly<Record<string, DetailValue>> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  return isShares(before) && isShares(value) ? { ...before, ...value } : value;
}
