import type { Dice, Log } from '@impulse/engine';
import { GERMAN, SOVIET } from '../../context.js';
import type { State } from '../../state.js';
import { PURPOSE } from '../purposes.js';

/** 17F Optional reinforcements: the 7th Flieger Division and the Soviet answer to it. */

const rollsOn = 12;
const wholeDivisionOn = 6;

/** `state.flieger`. */
const OPEN = 0;
const BATTALION = 1;
const DIVISION = 2;
const ANSWERED = 3;

/** Called as an impulse begins, when it has been counted. */
export function settleFlieger(state: State, dice: Dice, log: Log | null): void {
  if (state.active === GERMAN && state.flieger === OPEN && state.turn >= rollsOn) rollFlieger(state, dice, log);
  else if (state.active === SOVIET && state.flieger === DIVISION) rollAnswer(state, dice, log);
}

/** 17F: the first German impulse of turn 12; without the option only the one battalion comes, and nobody rolls. */
function rollFlieger(state: State, dice: Dice, log: Log | null): void {
  state.flieger = BATTALION;
  if (state.context.options.flieger !== 'roll') return;
  const die = dice.roll(PURPOSE.flieger, GERMAN);
  const division = die >= wholeDivisionOn;
  if (division) {
    state.flieger = DIVISION;
    for (let unit = state.context.firstUnit[GERMAN]; unit < state.context.endUnit[GERMAN]; unit++) grant(state, unit);
  }
  log?.push({ type: 'flieger-roll', rule: '17F', detail: { die, division } });
}

/** 17F: the start of the next Soviet impulse, one die for each formation that does not come of itself. */
function rollAnswer(state: State, dice: Dice, log: Log | null): void {
  state.flieger = ANSWERED;
  const { context } = state;
  for (const [formation, { id, side }] of context.formations.entries()) {
    const upTo = side === 'soviet' ? answerOf(state, formation) : 0;
    if (upTo === 0) continue;
    const die = upTo < wholeDivisionOn ? dice.roll(PURPOSE.answer, formation) : null;
    const granted = die === null || die <= upTo;
    if (granted) {
      for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
        if (context.formation[unit] === formation) grant(state, unit);
      }
    }
    log?.push({ type: 'answer-roll', rule: '17F', detail: { formation: id, die, upTo, granted } });
  }
}

/** The die on which a formation answers, 0 when it has nothing to do with it. */
function answerOf(state: State, formation: number): number {
  const { context } = state;
  for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
    if (context.formation[unit] === formation) return context.units[unit].due?.flieger?.upTo ?? 0;
  }
  return 0;
}

function grant(state: State, unit: number): void {
  const { due } = state.context.units[unit];
  if (due?.flieger) state.due[unit] = due.turn;
}
