import type { Problem, Refusal } from '@impulse/engine';

/** What comes back: `ok` and what was asked for, or `ok: false` and what was wrong. */

export interface Failure {
  readonly code: string;
  readonly message: string;
  /** The offending field of the request. */
  readonly path?: string;
}

export interface Refused extends Refusal {
  readonly text: string;
}

export type Answer =
  | { readonly id?: string | number; readonly ok: true; readonly [field: string]: unknown }
  | {
      readonly id?: string | number;
      readonly ok: false;
      readonly error: Failure;
      /** With the code `refused`: the rule that forbids the action. */
      readonly refusal?: Refused;
    };

export function failure(code: string, message: string, field = ''): Answer {
  const path = field.replace(/\.$/, '');
  return { ok: false, error: path === '' ? { code, message } : { code, message, path } };
}

export const failed = ({ code, message, path }: Problem): Answer => failure(code, message, path);

export const refused = (refusal: Refused): Answer => ({
  ok: false,
  error: { code: 'refused', message: refusal.text },
  refusal,
});
