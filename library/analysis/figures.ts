import { certain } from '@impulse/opponent/analysis/share.js';

/** Chances as people read them. */

/** `63%`. */
export const percent = (share: number): string => `${((100 * share) / certain).toFixed(0)}%`;

/** A change, `+4.2%`: with one digit, so that small ones can be told from nothing. */
export function signedPercent(share: number): string {
  const text = Math.abs((100 * share) / certain).toFixed(1);
  if (Number(text) === 0) return '0.0%';
  return `${share > 0 ? '+' : '\u2212'}${text}%`;
}
