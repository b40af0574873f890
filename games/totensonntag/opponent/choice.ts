import { ChosenAction, type Reason as ReasonFor } from '@impulse/engine';
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

export type Reason = ReasonFor<PurposeCode>;

export const reasonOf = (context: Context, choice: Choice): Reason => choice.reason(context.unitIds, grid.labels);
