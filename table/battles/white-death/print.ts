import type { UnitCard } from '@impulse/engine/aids.js';
import type { SideId, UnitData } from '@impulse/white-death/data/types.js';

/** What is to be seen on a counter: what is printed, and how the unit stands as far as the seat knows. */
export interface Print {
  readonly unit: UnitData;
  readonly side: SideId;
  /** Place of its formation in the order of battle of its side, for the colour of the strip. */
  readonly strip: number;
  /** Strength points left; null where the seat may not know. */
  readonly strength: number | null;
  /** What is left of its movement points, 0 to 1; null where they are not counted. */
  readonly movement: number | null;
  readonly marks: ReadonlySet<string>;
}

/** Marks that are drawn; others change nothing. */
const drawn = [
  'deployed',
  'barraged',
  'supported',
  'shaken',
  'assaulted',
  'isolated',
  'frozen',
  'bound',
  'city-supply',
] as const;

export function printOf(unit: UnitData, strip: number, { strength, movement, marks }: UnitCard): Print {
  return {
    unit,
    side: unit.side,
    strip,
    strength: strength?.left ?? null,
    movement: movement && movement.full > 0 ? movement.left / movement.full : null,
    marks: new Set(marks.filter((mark) => drawn.some((one) => one === mark))),
  };
}

/** The data of a unit never change in a battle: its id stands for them. */
export const printKey = ({ unit, strength, movement, marks }: Print): string =>
  [unit.id, strength ?? '?', movement === null ? '-' : Math.round(movement * 20), ...marks].join('|');

/** Figures as on a counter: halves with a point and no nought before it. */
export const figure = (value: number): string => (value > 0 && value < 1 ? String(value).slice(1) : String(value));

/** Conventional and antitank factor; of guns in a second row range, barrage and support. */
export function factorsOf({ conventional, antitank, defensiveOnly, range, barrage, support }: UnitData): string[] {
  const fire = `${figure(conventional)}${defensiveOnly ? '*' : ''}-${figure(antitank)}`;
  if (range === undefined) return [fire];
  return [fire, `${range}:${figure(barrage ?? 0)}-${support === undefined ? 'x' : figure(support)}`];
}

/** The letter of a unit's mobility; while guns are chosen, Y for those that draw on the supply of the city. */
export const letterOf = ({ unit, marks }: Print): string =>
  marks.has('city-supply') ? 'Y' : mobilityLetters[unit.mobility];

/** 2: the letter of a unit's mobility. */
const mobilityLetters: Readonly<Record<UnitData['mobility'], string>> = {
  ski: 's',
  leg: 'l',
  horse: 'h',
  motorcycle: 'm',
  wheel: 'w',
  track: 't',
  draft: 'd',
};

export const classLetters: Readonly<Record<UnitData['class'], string>> = {
  personnel: 'P',
  light: 'L',
  heavy: 'H',
  afv: 'A',
};
