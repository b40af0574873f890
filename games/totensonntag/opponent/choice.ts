import type { Detail } from '@impulse/engine';
import { packHead } from '../actions.js';
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

/** One chosen action in packed form, with the reason for it. One is reused over and over. */
export class Choice {
  head = 0;
  tail = 0;
  code: PurposeCode = 'done';
  value = 0;
  unit = NONE;
  hex = NONE;

  set(head: number, tail: number, code: PurposeCode, value: number, unit: number, hex: number): void {
    this.head = head;
    this.tail = tail;
    this.code = code;
    this.value = value;
    this.unit = unit;
    this.hex = hex;
  }

  /** An action that belongs to no unit and no hex. */
  plain(kind: number, tail: number, code: PurposeCode, value: number): void {
    this.set(packHead(kind, NONE, NONE, NONE), tail, code, value, NONE, NONE);
  }
}

export interface Reason {
  readonly code: PurposeCode;
  /** In thousandths of a victory point. */
  readonly value: number;
  readonly detail: Detail;
}

export function reasonOf(context: Context, choice: Choice): Reason {
  return {
    code: choice.code,
    value: Math.round(choice.value),
    detail: {
      ...(choice.unit === NONE ? {} : { unit: context.unitIds[choice.unit] }),
      ...(choice.hex === NONE ? {} : { hex: grid.labels[choice.hex] }),
    },
  };
}
