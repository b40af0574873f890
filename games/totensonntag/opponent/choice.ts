import { ChosenAction, type Motive as MotiveFor } from '@impulse/engine';
import { packHead } from '../actions/actions.js';
import { type Context, grid } from '../context.js';
import { NONE } from '../state.js';

/** Why the opponent does something. Texts render these codes. */
export const purposeCodes = [
  'set-up',
  'activation-number',
  'flight',
  'barrage',
  'assault',
  'overrun',
  'advance',
  'stay',
  'capture',
  'goal',
  'garrison',
  'hunt',
  'relieve-tobruk',
  'withdraw',
  'gun-line',
  'stack',
  'excess',
  'recover',
  'done',
] as const;
export type PurposeCode = (typeof purposeCodes)[number];

/** What the opponent has chosen; one is reused over and over. */
export type Choice = ChosenAction<PurposeCode>;

export const makeChoice = (): Choice => new ChosenAction<PurposeCode>('done');

/** Chooses an action that belongs to no unit and no hex. */
export function choosePlain(choice: Choice, kind: number, tail: number, code: PurposeCode, value = 0): void {
  choice.set(packHead(kind, NONE, NONE, NONE), tail, code, value, NONE, NONE);
}

export type Motive = MotiveFor<PurposeCode>;

export const motiveOf = (context: Context, choice: Choice): Motive => choice.motive(context.unitIds, grid.labels);
