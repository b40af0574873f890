import type { Detail } from '@impulse/engine';
import { type Context, grid } from '../context.js';
import { packHead } from '../packing.js';
import { NONE } from '../state.js';

/** Why the opponent does something. Texts render these codes. */
export const purposeCodes = [
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
  plain(kind: number, small: number, code: PurposeCode, value = 0): void {
    this.set(packHead(kind, NONE, NONE, small), 0, code, value, NONE, NONE);
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
