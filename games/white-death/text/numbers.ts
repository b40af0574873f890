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

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
