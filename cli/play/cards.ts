import type { Detail, UnitCard } from '@impulse/engine';
import { figuresOf, gaugeText } from './figures.js';
import { asked, type PlayerContext } from './player-context.js';
import { padded } from './width.js';

/** Counters and hexes looked at closely. */

/** One line for a unit. */
export function unitLine(context: PlayerContext, card: UnitCard): string {
  const { words } = context;
  const marks = marksOf(context, card);
  const columns = [
    padded(card.id, 13),
    padded(words.unit(card.id), 24),
    padded(words.unitType(card.type), 20),
    padded(figuresOf(card), 16),
    whereabouts(context, card),
    marks === '' ? '' : `(${marks})`,
  ];
  return columns.join(' ').trimEnd();
}

const marksOf = ({ battle, language }: PlayerContext, { marks }: UnitCard): string =>
  marks.map((mark) => battle.unitMark(mark, language)).join(', ');

function whereabouts({ words, speech }: PlayerContext, { where, hex }: UnitCard): string {
  if (hex !== null) return hex;
  return where === 'unknown' ? speech.unknown : words.elsewhere(where);
}

const rank = { map: 0, unknown: 1, off: 2, exited: 3, lost: 4 } as const;

/** Units of a side, those on the map first; with a word, those whose id, formation or hex it begins. */
export function unitLines(context: PlayerContext, side: string, word: string | undefined): string[] {
  const { aids, state, seat } = asked(context);
  return aids
    .units(state, seat)
    .filter((card) => card.side === side && (word === undefined || isMeant(card, word)))
    .toSorted((a, b) => rank[a.where] - rank[b.where])
    .map((card) => unitLine(context, card));
}

export const isMeant = ({ id, formation, hex }: UnitCard, word: string): boolean =>
  id.toLowerCase().startsWith(word) || formation.toLowerCase() === word || hex?.toLowerCase() === word;

export function describeUnit(context: PlayerContext, card: UnitCard): string[] {
  const { words, speech } = context;
  const { id, side, type, formation, group, strength, movement, figures, traits } = card;
  const row = (label: string, value: string | number): string => `  ${padded(label, 26)} ${value}`;
  const due = card.where === 'off' ? dueOf(context, id) : null;
  const marks = marksOf(context, card);
  return [
    `${id}: ${words.unit(id)}, ${words.sideTitle(side)}`,
    `  ${words.unitType(type)}, ${[words.formation(formation) ?? formation, ...(group === null ? [] : [group])].join(', ')}`,
    ...figures.map(({ code, value }) => {
      const shown = code === 'strength' ? (strength ? gaugeText(strength) : speech.unknown) : value;
      return row(words.figure(code), shown);
    }),
    ...(movement ? [row(speech.movement, gaugeText(movement))] : []),
    ...traits.map((trait) => `  ${words.figure(trait)}`),
    `  ${whereabouts(context, card)}${due === null ? '' : `, ${speech.due(due)}`}`,
    ...(marks === '' ? [] : [`  ${marks}`]),
  ];
}

function dueOf(context: PlayerContext, id: string): number | null {
  const { aids, state, seat } = asked(context);
  return aids.schedule(state, seat).find(({ units }) => units.includes(id))?.turn ?? null;
}

export function describeHex(context: PlayerContext, label: string): string[] {
  const { words, speech } = context;
  const { aids, state, seat } = asked(context);
  const { terrain, features, holder, zones } = aids.hex(state, seat, label);
  const facts = [
    words.terrain(terrain),
    ...new Set(features.map(({ code, detail }) => `${words.feature(code)}${detailText(context, detail)}`)),
    ...(holder === null ? [] : [speech.heldBy(words.side(holder))]),
    ...zones.map((side) => speech.inZone(words.side(side))),
  ];
  return [`${words.hex(label)}: ${facts.join(', ')}`, ...stackLines(context, label)];
}

/** ` 5`, ` 3025 3026`: numbers, hexes and sides that belong to a feature. */
function detailText({ words }: PlayerContext, detail: Detail): string {
  const values = Object.entries(detail).flatMap(([name, value]) => {
    if (name === 'side' && typeof value === 'string') return [words.side(value)];
    return [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  });
  return values.length === 0 ? '' : ` ${values.join(' ')}`;
}

function stackLines(context: PlayerContext, label: string): string[] {
  const { seated, speech } = context;
  const { aids, state, seat } = asked(context);
  const stack = aids.stacks(state, seat).get(label) ?? [];
  if (stack.length === 0) return [`  ${speech.emptyHex}`];
  return stack.map((id) => {
    const card = id === null ? null : seated.unit(id);
    return `  ${card ? unitLine(context, card) : speech.unknown}`;
  });
}

/** Every stack of two and more of a side. */
export function stacksOf(context: PlayerContext, side: string): string[] {
  const { seated } = context;
  const { aids, state, seat } = asked(context);
  return Array.from(aids.stacks(state, seat)).flatMap(([hex, stack]) => {
    const own = stack.length > 1 && stack[0] !== null && seated.unit(stack[0])?.side === side;
    return own ? [`  ${padded(hex, 4)} ${stack.map((id) => id ?? '?').join(', ')}`] : [];
  });
}
