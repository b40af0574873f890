import type { AccountLine, Log, Outcome } from '@impulse/engine';
import { type Context, CW, DAK } from '../context.js';
import { sideIds } from '../data/types.js';
import { LOST, type State } from '../state.js';

/** 9.0 Victory. */

/** 9.0, ruling 64: a side holds an objective when it has a unit there as an action ends. */
export function occupy(state: State, unit: number, log: Log | null): void {
  const { context } = state;
  const objective = context.objectiveAt[state.hexOf[unit]];
  if (objective < 0) return;
  const side = context.side[unit];
  if (state.control[objective] === side) return;
  state.control[objective] = side;
  if (log) {
    log.push({
      type: 'objective-taken',
      rule: '9.0',
      detail: { hex: context.objectives[objective].hex, side: sideIds[side] },
    });
  }
}

/** 9.1: units lost as a division counts them. */
export function lossesOf({ context, hexOf }: State, division: number): number {
  const { lossCount } = context;
  const members = context.members[division];
  let lost = 0;
  for (let i = 0; i < members.length; i++) if (hexOf[members[i]] === LOST) lost += lossCount[members[i]];
  return lost;
}

export function isShattered(state: State, division: number): boolean {
  return lossesOf(state, division) >= state.context.divisions[division].shatteredAt;
}

/** 9.2: enough strength has left for Tobruk. */
export function isRelieved(state: State): boolean {
  return state.exitedStrength >= state.context.data.exit.strengthNeeded;
}

/** Victory points of the Commonwealth at present. */
export function victoryPoints(state: State): number {
  const { context } = state;
  let points = 0;
  for (let i = 0; i < context.objectives.length; i++) {
    if (state.control[i] === CW) points += context.objectives[i].points;
  }
  for (let division = 0; division < context.divisions.length; division++) {
    if (isShattered(state, division)) points += context.divisions[division].points;
  }
  return isRelieved(state) ? points + context.data.exit.points : points;
}

/** Every line that can bring or cost points, with its present value. */
export function victoryAccount(state: State): AccountLine[] {
  return accountStandings(state).map((standing, line) => accountLine(state.context, line, standing));
}

/** The number each line of the account follows from: holders of objectives, losses of divisions, strength exited. */
function accountStandings(state: State): number[] {
  const { objectives, divisions } = state.context;
  return [
    ...objectives.map((_, index) => state.control[index]),
    ...divisions.map((_, index) => lossesOf(state, index)),
    state.exitedStrength,
  ];
}

function accountLine(context: Context, line: number, standing: number): AccountLine {
  const { objectives, divisions } = context;
  if (line < objectives.length) return objectiveLine(context, line, standing);
  if (line < objectives.length + divisions.length) return divisionLine(context, line - objectives.length, standing);
  return reliefLine(context, standing);
}

function objectiveLine({ objectives }: Context, index: number, holder: number): AccountLine {
  const { hex, points } = objectives[index];
  return {
    rule: '9.0',
    item: 'objective',
    points: holder === CW ? points : 0,
    detail: { hex, holder: sideIds[holder] },
  };
}

function divisionLine({ divisions }: Context, index: number, lost: number): AccountLine {
  const { id, points, shatteredAt } = divisions[index];
  return {
    rule: '9.1',
    item: 'division',
    points: lost >= shatteredAt ? points : 0,
    detail: { division: id, lost, shatteredAt },
  };
}

function reliefLine({ data }: Context, strength: number): AccountLine {
  const { hex, points, strengthNeeded: needed } = data.exit;
  return { rule: '9.2', item: 'relief', points: strength >= needed ? points : 0, detail: { hex, strength, needed } };
}

/** 9.0: with how many points the Commonwealth has won. */
const needed = 1;

export const pointsToWin = (): number => needed;

/** 9.0: at least one point and the Commonwealth has won; otherwise the DAK has (ruling 51). */
export function outcome(state: State): Outcome {
  const points = victoryPoints(state);
  return { over: true, winner: sideIds[points >= needed ? CW : DAK], points, account: victoryAccount(state) };
}
