/** Small pieces that sentences are put together from. */

const minus = '−';

/** A modifier: `+1`, `−2`. */
export const signed = (value: number): string => (value < 0 ? minus + -value : value > 0 ? `+${value}` : '±0');

/** The next term of a sum: ` + 3`, ` − 1`. */
export const plus = (value: number): string => (value < 0 ? ` ${minus} ${-value}` : ` + ${value}`);

/** With one decimal where it says something: `58.3%`, `50%`; what may happen is never called impossible: `<0.1%`. */
export function percent(probability: number): string {
  const thousandths = Math.round(probability * 1000);
  if (thousandths === 0 && probability > rounding) return '<0.1%';
  if (thousandths === 1000 && probability < 1 - rounding) return '>99.9%';
  return `${thousandths / 10}%`;
}
/** What sums of chances may be off by. */
const rounding = 1e-9;

/** `KDG`, `KDG and 11 HUSSARS`, `KDG, 11 HUSSARS and 2 RHA/4A`. */
export function listWith(joint: string, last: string, items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return items.slice(0, -1).join(joint) + last + items.at(-1)!;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One blank between Chinese characters and Latin letters or figures, wherever the two meet; none after wide brackets. */
export const spaced = (text: string): string =>
  text
    .replace(hanThenLatin, '$1 $2')
    .replace(latinThenHan, '$1 $2')
    .replace(doubleBlank, ' ')
    .replace(blankAfterBracket, '');
const hanThenLatin = /(\p{Script=Han})([\p{Script=Latin}\d+−±(])/gu;
const latinThenHan = /([\p{Script=Latin}\d)%?])(\p{Script=Han})/gu;
const doubleBlank = / {2,}/g;
const blankAfterBracket = /(?<=[）」]) (?=[\p{Letter}\d+−±])/gu;

/** The entry of a catalogue under a code that came from outside, or nothing. */
export function entryOf<T>(entries: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(entries, code) ? entries[code] : undefined;
}
