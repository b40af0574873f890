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
export class Choice extends ChosenAction<PurposeCode> {
  constructor() {
    super('done');
  }

  /** An action that belongs to no unit and no hex. */
  plain(kind: number, tail: number, code: PurposeCode, value: number): void {
    this.set(packHead(kind, NONE, NONE, NONE), tail, code, value, NONE, NONE);
  }
}

export type Motive = MotiveFor<PurposeCode>;

export const motiveOf = (context: Context, choice: Choice): Motive => choice.motive(context.unitIds, grid.labels);
