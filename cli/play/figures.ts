import type { Gauge, UnitCard } from '@impulse/engine';

/** `4/5-10-4`: strength now of the full strength, then the other printed figures. */
export function figuresOf({ strength, figures }: UnitCard): string {
  const others = figures.filter(({ code }) => code !== 'strength').map(({ value }) => String(value));
  return [strength ? gaugeText(strength) : '?', ...others].join('-');
}

/** `5`, or `4/5` where something is missing. */
export const gaugeText = ({ left, full }: Gauge): string => {
  const rounded = Math.round(left * 100) / 100;
  return left === full ? String(full) : `${rounded}/${full}`;
};
