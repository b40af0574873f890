import { type Language, type Seat, unknown } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import { sideIds } from '@impulse/totensonntag/data/types.js';
import type { State } from '@impulse/totensonntag/state.js';
import { phrases } from '@impulse/totensonntag/text/index.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import { speeches } from './speech.js';

/** How things stand, as a seat may know it. */

const viewOf = (state: State, seat: Seat): View => totensonntag.view(state, seat) as View;

function numbersLine(view: View, language: Language): string {
  const words = phrases[language];
  const speech = speeches[language];
  const { numbers } = view.position;
  const parts = sideIds.map((side) => {
    const { an, previous } = numbers[side];
    const shown = an === unknown ? speech.unknownNumber : an === 0 ? '-' : String(an);
    return speech.numberOf(words.side(side), shown, previous === 0 ? '' : String(previous));
  });
  return `AN: ${parts.join(' · ')}`;
}

/** The account in one line. */
function accountLine(view: View, language: Language): string {
  const items = view.account.map(({ item, points, detail }) => {
    const fact = (key: string): string => {
      const value = detail[key];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    const scored = points === 0 ? '' : ` [${points > 0 ? '+' : ''}${points}]`;
    if (item === 'objective') return `${fact('hex')} ${fact('holder')}${scored}`;
    if (item === 'division') return `${fact('division')} ${fact('lost')}/${fact('shatteredAt')}${scored}`;
    return `${fact('hex')} ${fact('strength')}/${fact('needed')}${scored}`;
  });
  return `${phrases[language].points(total(view))}: ${items.join(' · ')}`;
}

const total = (view: View): number => view.account.reduce((sum, { points }) => sum + points, 0);

/** The few lines above a decision. */
export function shortStatus(state: State, seat: Seat, language: Language): string[] {
  const view = viewOf(state, seat);
  const words = phrases[language];
  const { turn, couplet, step, side } = view.position;
  const who = side === null ? '' : ` · ${words.sideTitle(side)}`;
  return [
    `${words.when(turn, couplet)} · ${words.step(step)}${who}`,
    numbersLine(view, language),
    accountLine(view, language),
  ];
}

/** Everything: the account line by line, and the options in force. */
export function fullStatus(state: State, seat: Seat, language: Language): string[] {
  const view = viewOf(state, seat);
  const words = phrases[language];
  const speech = speeches[language];
  const { turn, couplet, step, side } = view.position;
  const { context } = state;
  const options = totensonntag.options.map((spec) => {
    const { name, values } = totensonntag.texts[language].option(spec);
    return `  ${name}${speech.colon}${values[view.position.options[spec.id]]}`;
  });
  return [
    speech.turnOf(words.when(turn, couplet), context.data.turns),
    `${words.step(step)}${side === null ? '' : ` · ${words.sideTitle(side)}`}`,
    numbersLine(view, language),
    `${speech.account} (${speech.commonwealthNeeds})`,
    ...view.account.map((line) => `  ${words.accountLine(line)}`),
    `  ${speech.total(words.points(total(view)))}`,
    `${speech.scenario}${speech.colon}${totensonntag.scenarios.find(({ id }) => id === context.scenario)?.name[language] ?? context.scenario}`,
    ...options,
  ];
}

/** The die a side rolled and may still change, while it is being asked. */
export function ownRoll(state: State, seat: Seat): number | null {
  const { numbers, step, side } = viewOf(state, seat).position;
  if (step !== 'adjust-an' || side !== seat) return null;
  const { rolled } = numbers[seat as 'dak'];
  return typeof rolled === 'number' && rolled > 0 ? rolled : null;
}
