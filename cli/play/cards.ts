import type { Detail, Gauge, UnitCard } from '@impulse/engine';
import { aligned } from '../width.js';
import type { PlayerContext } from './player-context.js';

/** Counters and hexes looked at closely. */

/** `5`, or `4/5` where something is missing. */
const gaugeText = ({ left, full }: Gauge): string =>
  left === full ? String(full) : `${Math.round(left * 100) / 100}/${full}`;

/** `4/5-10-4`: strength now of the full strength, then the other printed figures. */
export function figuresOf({ strength, figures }: UnitCard): string {
  const others = figures.filter(({ code }) => code !== 'strength').map(({ value }) => String(value));
  return [strength ? gaugeText(strength) : '?', ...others].join('-');
}

const marksOf = ({ battle, language }: PlayerContext, { marks }: UnitCard): string =>
  marks.map((mark) => battle.unitMark(mark, language)).join(', ');

function whereabouts({ words, speech }: PlayerContext, { where, hex }: UnitCard): string {
  if (hex !== null) return hex;
  return where === 'unknown' ? speech.unknown : words.elsewhere(where);
}

/** Units with their figures; null is one that is only known to be there. */
export function unitLines(context: PlayerContext, cards: readonly (UnitCard | null)[]): string[] {
  const { words, speech } = context;
  const rows = cards.map((card) => {
    if (!card) return [speech.unknown];
    const names = [card.id, words.unit(card.id), words.unitType(card.type)];
    return [...names, figuresOf(card), whereabouts(context, card), marksOf(context, card)];
  });
  return aligned(rows).map((line) => `  ${line}`);
}

/** Does a word name the unit, its formation or its hex? */
export const isMeant = ({ id, formation, hex }: UnitCard, word: string): boolean =>
  id.toLowerCase().startsWith(word) || formation.toLowerCase() === word || hex?.toLowerCase() === word;

export function describeUnit(context: PlayerContext, card: UnitCard): string[] {
  const { words, speech, aids, here, battle, language } = context;
  const { id, formation, group, strength, movement, figures } = card;
  const belongs = [words.formation(formation) ?? formation, ...(group === null ? [] : [group])].join(', ');
  const due = aids.schedule(...here).find(({ units }) => card.where === 'off' && units.includes(id))?.turn;
  const rows = figures.map(({ code, value }) => {
    const left = strength ? gaugeText(strength) : speech.unknown;
    return [words.figure(code), code === 'strength' ? left : String(value)];
  });
  if (movement) rows.push([speech.movement, gaugeText(movement)]);
  return [
    `${id}: ${words.unit(id)}, ${words.sideTitle(card.side)}`,
    `  ${words.unitType(card.type)}, ${belongs}`,
    ...aligned(rows).map((row) => `  ${row}`),
    ...card.traits.map((trait) => `  ${battle.unitTrait(trait, language)}`),
    `  ${[whereabouts(context, card), due === undefined ? '' : speech.due(due), marksOf(context, card)].filter(Boolean).join(', ')}`,
  ];
}

export function describeHex(context: PlayerContext, label: string): string[] {
  const { words, speech, aids, here, seated } = context;
  const { terrain, features, holder, zones } = aids.hex(...here, label);
  const facts = [
    words.terrain(terrain),
    ...new Set(features.map(({ code, detail }) => `${words.feature(code)}${detailText(context, detail)}`)),
    ...(holder === null ? [] : [speech.heldBy(words.side(holder))]),
    ...zones.map((side) => speech.inZone(words.side(side))),
  ];
  const stack = aids.stacks(...here).get(label) ?? [];
  const units = stack.map((id) => (id === null ? null : seated.unit(id)));
  return [
    `${words.hex(label)}: ${facts.join(', ')}`,
    ...(units.length > 0 ? unitLines(context, units) : [`  ${speech.emptyHex}`]),
  ];
}

/** ` 5`, ` 3025 3026`: numbers, hexes and sides that belong to a feature. */
function detailText({ words }: PlayerContext, detail: Detail): string {
  const values = Object.entries(detail).flatMap(([name, value]) => {
    if (name === 'side' && typeof value === 'string') return [words.side(value)];
    return [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  });
  return values.map((value) => ` ${value}`).join('');
}
