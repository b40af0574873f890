import { percent } from '@impulse/engine';
import type { Facts } from './facts.js';

/** Numbers as players of any language write them. */

const parts = 12;

/** A number of movement points, to the twelfth: `3`, `1/2`, `2 1/3`. */
export function mixed(value: number): string {
  const total = Math.round(Math.abs(value) * parts);
  const whole = Math.floor(total / parts);
  const rest = total % parts;
  const sign = value < 0 && total > 0 ? '−' : '';
  if (rest === 0) return `${sign}${whole}`;
  const common = commonDivisor(rest, parts);
  const fraction = `${rest / common}/${parts / common}`;
  return sign + (whole === 0 ? fraction : `${whole} ${fraction}`);
}

/** Points of fire, as the counters print their factors: `2.5`, `3.75`. */
export const firePoints = (value: number): string => String(Math.round(value * 100) / 100);

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** From the least to the most likely, where what is hidden makes a difference. */
export function percentRange(f: Facts): string {
  const least = percent(f.number('least') ?? 0);
  const most = percent(f.number('most') ?? 0);
  return least === most ? most : `${least.replace('%', '')}–${most}`;
}
