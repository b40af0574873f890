import { mixed } from '@impulse/white-death/text/numbers.js';

/** Fractions of a movement point that have a sign of their own: a hex has no room for more. */
const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
};

/** Movement points as they are written on the map: `3`, `½`, `2⅓`. */
export const shortPoints = (value: number): string =>
  mixed(value).replace(/ ?(\d+\/\d+)$/, (whole, fraction: string) => signs[fraction] ?? whole);
