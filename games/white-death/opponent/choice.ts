import { ChosenAction, type Motive as MotiveFor } from '@impulse/engine';
import { type Context, grid } from '../context.js';
import { packHead } from '../actions/packing.js';
import { NONE } from '../state.js';

/** Why the opponent does something. Texts render these codes. */
export const purposeCodes = [
  'told',
  'set-up',
  'avoid-isolation',
  'impulse',
  'pass',
  'refit',
  'replace',
  'repair',
  'ring',
  'railway',
  'city',
  'front',
  'hold',
  'garrison',
  'line',
  'relief',
  'break-out',
  'gun-line',
  'bridge',
  'deploy',
  'enter',
  'other-entry',
  'assault',
  'barrage',
  'defence',
  'fire',
  'advance',
  'done',
] as const;
export type PurposeCode = (typeof purposeCodes)[number];

/** What the opponent has chosen; one is reused over and over. */
export type Choice = ChosenAction<PurposeCode>;

export const makeChoice = (): Choice => new ChosenAction<PurposeCode>('done');

/** Chooses an action that belongs to no unit and no hex. */
export function choosePlain(choice: Choice, kind: number, small: number, code: PurposeCode, value = 0): void {
  choice.set(packHead(kind, NONE, NONE, small), 0, code, value, NONE, NONE);
}

export type Motive = MotiveFor<PurposeCode>;

export const motiveOf = (context: Context, choice: Choice): Motive => choice.motive(context.unitIds, grid.labels);
