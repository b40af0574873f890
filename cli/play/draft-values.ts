import { bad, type Bounds, type DetailValue, type Draft, good, nearest, type Result } from '@impulse/engine';
import { readNumber, readShares } from '@impulse/library';
import { namesFor, readUnit } from './names.js';
import type { PlayerContext } from './player-context.js';

/** Fields of drafts, shown and typed. */

/** What a field of a draft holds, and what separates it from what it may hold. */
export function fieldText({ units, fields }: Draft, field: string): string {
  const value = field === 'units' ? units : fields[field];
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return `${value.join(' ')}; `;
  if (typeof value !== 'object') return `${String(value)}; `;
  return `${Object.entries(value)
    .map(([id, points]) => `${id}=${String(points as number)}`)
    .join(' ')}; `;
}

export function boundsText(context: PlayerContext, bounds: Bounds): string {
  const { speech } = context;
  switch (bounds.kind) {
    case 'number':
      return speech.fromTo(bounds.least, bounds.most);
    case 'choice':
      return speech.mayBe(bounds.values.join(', '));
    case 'switch':
      return speech.mayBe('yes, no');
    case 'units':
      return speech.mayBe(
        bounds.units.map(({ unit, adds }) => (adds === null ? unit : speech.adds(unit, adds))).join(', '),
      );
    case 'shares':
      return sharesText(context, bounds);
  }
}

/** What each row gets by default, and what there is to share out. Rows without a unit that get nothing are left out. */
function sharesText(
  { speech, words }: PlayerContext,
  { rows, pools }: Extract<Bounds, { readonly kind: 'shares' }>,
): string {
  const shown = rows.filter(({ unit, standard }) => unit !== null || standard > 0);
  const defaults = shown.map(({ unit, standard }) => `${unit === null ? '' : `${unit} `}${speech.byDefault(standard)}`);
  const sums = Object.entries(pools).filter(([, points]) => points > 0);
  return [...defaults, ...sums.map(([name, points]) => speech.pool(words.figure(name), points))].join(', ');
}

/** A field as it is typed; null leaves it to the default. */
export function readValue(context: PlayerContext, bounds: Bounds, words: readonly string[]): Result<DetailValue> {
  const { speech } = context;
  const [first] = words;
  if (first === 'default') return good(null);
  const none = first === undefined || first === 'none';
  switch (bounds.kind) {
    case 'number': {
      const number = readNumber(first ?? '');
      const { least, most } = bounds;
      return number.ok && number.value >= least && number.value <= most
        ? number
        : bad('no-number', '', speech.fromTo(least, most));
    }
    case 'choice':
    case 'switch': {
      const values = bounds.kind === 'choice' ? bounds.values : ['yes', 'no'];
      const value = values.find((one) => one === first) ?? (first === undefined ? undefined : nearest(first, values));
      if (value === undefined) return bad('no-choice', '', speech.mayBe(values.join(', ')));
      return good(bounds.kind === 'switch' ? value === 'yes' : value);
    }
    case 'units':
      return none ? good([]) : readUnits(context, words);
    case 'shares':
      return none ? good(null) : readRows(context, bounds, words);
  }
}

function readUnits(context: PlayerContext, words: readonly string[]): Result<string[]> {
  const units: string[] = [];
  for (const word of words) {
    const unit = readUnit(context, word);
    if (!unit.ok) return unit;
    units.push(unit.value);
  }
  return good(units);
}

/** Rows by unit, or by their own names; bare numbers go to the rows in their order. */
function readRows(
  context: PlayerContext,
  { rows }: Extract<Bounds, { readonly kind: 'shares' }>,
  words: readonly string[],
): Result<DetailValue> {
  const names = namesFor(context);
  const numbers = words.map((word) => readNumber(word));
  if (numbers.every((one) => one.ok)) {
    return good(
      Object.fromEntries(numbers.flatMap((one, index) => (one.ok && rows[index] ? [[rows[index].id, one.value]] : []))),
    );
  }
  const row = (word: string) => (rows.some(({ id }) => id === word) ? good(word) : names.unit(word));
  const shares = readShares(words, { ...names, unit: row });
  return shares.ok || shares.error.code !== 'not-a-number' ? shares : bad('no-number', '', context.speech.whichNumber);
}
