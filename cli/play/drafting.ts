import { bad, type Bounds, type DetailValue, type Draft, good, type Result } from '@impulse/engine';
import { linesFor, readLine, readValue } from '@impulse/library';
import { namesFor } from './names.js';
import type { PlayerContext } from './player-context.js';
import { pointedAt, says } from './typed-order.js';

/** Actions that are put together piece by piece, as they are typed and shown. */

/** `fire 2927 support X`: a draft begun from what is pointed at, with what else is said; null where there is none. */
export function draftTyped(context: PlayerContext, words: readonly string[]): Draft | null {
  const { aids, here, battle } = context;
  for (const line of linesFor(battle.lines, words)) {
    const typed = readLine(line, words, namesFor(context));
    const drafting = aids.drafts[line.type];
    if (!typed.ok || !drafting) continue;
    const { units, hex } = pointedAt(typed.value);
    const begun = drafting.begin(...here, units, hex);
    if (!begun) continue;
    const open = drafting.bounds(...here, begun);
    const draft = Object.entries(typed.value.fields)
      .filter(([field]) => Object.hasOwn(open, field))
      .reduce((one, [field, value]) => drafting.set(...here, one, field, value), begun);
    const action = drafting.action(...here, draft);
    if (!action || says(typed.value, action)) return draft;
  }
  return null;
}

/** `intensity high`, `support X Y`: the draft with a field changed; null when the words are about something else. */
export function changedDraft(context: PlayerContext, draft: Draft, words: readonly string[]): Result<Draft> | null {
  const { aids, here } = context;
  const drafting = aids.drafts[draft.type];
  const bounds = drafting?.bounds(...here, draft) ?? {};
  const field = fieldNamed(context, draft, bounds, words[0]);
  if (!drafting || field === null) return null;
  const value = readField(context, bounds[field], words.slice(1));
  if (!value.ok) return value;
  if (field !== 'units') return good(drafting.set(...here, draft, field, merged(draft.fields[field], value.value)));
  const wanted = [value.value ?? []].flat().filter((one) => typeof one === 'string');
  const ticks = [
    ...draft.units.filter((unit) => !wanted.includes(unit)),
    ...wanted.filter((unit) => !draft.units.includes(unit)),
  ];
  return good(ticks.reduce((one, unit) => drafting.toggle(...here, one, unit), draft));
}

/** By its own name, or by the word before it in an order: there the draft's units have many names. */
function fieldNamed(
  { battle }: PlayerContext,
  { type }: Draft,
  bounds: Readonly<Record<string, Bounds>>,
  word: string,
): string | null {
  if (Object.hasOwn(bounds, word)) return word;
  const part = battle.lines.find((line) => line.type === type)?.parts.find((one) => one.word === word);
  if (!part) return null;
  if (Object.hasOwn(bounds, part.field)) return part.field;
  return part.spelling === 'units' && 'units' in bounds ? 'units' : null;
}

const spellings = { number: 'number', choice: 'word', switch: 'yes-no', units: 'units', shares: 'shares' } as const;

/** A field as it is typed; null leaves it to the default. Bare numbers are shared out among the rows in their order. */
function readField(context: PlayerContext, bounds: Bounds, words: readonly string[]): Result<DetailValue> {
  const names = namesFor(context);
  const { kind } = bounds;
  if (words[0] === 'default') return good(null);
  if (words.length === 0 || (words[0] === 'none' && kind !== 'choice')) {
    return kind === 'units'
      ? good([])
      : kind === 'shares'
        ? good(null)
        : bad('no-value', '', boundsText(context, bounds));
  }
  const rows = kind === 'shares' ? bounds.rows.map(({ id }) => id) : [];
  const spelled = words.every((word) => Number(word) >= 0)
    ? words.map((word, index) => (rows[index] === undefined ? word : `${rows[index]}=${word}`))
    : words;
  const unit = (word: string): Result<string> => (rows.includes(word) ? good(word) : names.unit(word));
  const value = readValue(spellings[kind], spelled, { ...names, unit });
  if (!value.ok && /^(?:unknown|several)/.test(value.error.code)) return value;
  return value.ok && isWithin(bounds, value.value) ? value : bad('no-value', '', boundsText(context, bounds));
}

function isWithin(bounds: Bounds, value: DetailValue): boolean {
  if (bounds.kind === 'number') return typeof value === 'number' && value >= bounds.least && value <= bounds.most;
  return bounds.kind !== 'choice' || bounds.values.some((one) => one === value);
}

/** Points for one unit leave those of the others as they are. */
function merged(before: DetailValue | undefined, value: DetailValue): DetailValue {
  const isShares = (one: DetailValue | undefined): one is Readonly<Record<string, DetailValue>> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  return isShares(before) && isShares(value) ? { ...before, ...value } : value;
}

/** Every field with what it holds and what it may hold. */
export function draftLines(context: PlayerContext, { draft, bounds }: Readonly<Shown>): string[] {
  const { words, speech } = context;
  return Object.entries(bounds).map(([field, bound]) => {
    const held = valueText(field === 'units' ? draft.units : draft.fields[field]);
    return `  ${field} (${words.draftField(field)})${speech.colon}${held}${boundsText(context, bound)}`;
  });
}

interface Shown {
  readonly draft: Draft;
  readonly bounds: Readonly<Record<string, Bounds>>;
}

function valueText(value: DetailValue | undefined): string {
  if (value === undefined || value === null) return '';
  const parts =
    typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([id, points]) => `${id}=${String(points as number)}`)
      : [value].flat().map(String);
  return `${parts.join(' ')}; `;
}

function boundsText({ speech, words }: PlayerContext, bounds: Bounds): string {
  switch (bounds.kind) {
    case 'number':
      return speech.fromTo(bounds.least, bounds.most);
    case 'choice':
      return speech.mayBe(bounds.values.join(', '));
    case 'switch':
      return speech.mayBe('yes, no');
    case 'units':
      return speech.mayBe(bounds.units.map(({ unit, adds }) => unit + (adds === null ? '' : ` (+${adds})`)).join(', '));
    case 'shares': {
      // Rows without a unit that get nothing are left out.
      const rows = bounds.rows.filter(({ unit, standard }) => unit !== null || standard > 0);
      const pools = Object.entries(bounds.pools).filter(([, points]) => points > 0);
      return [
        ...rows.map(({ unit, standard }) => `${unit === null ? '' : `${unit} `}${speech.byDefault(standard)}`),
        ...pools.map(([name, points]) => speech.pool(words.figure(name), points)),
      ].join(', ');
    }
  }
}
