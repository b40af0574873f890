import type { SideId, UnitData } from '@impulse/totensonntag/data/types.js';

/** What is printed on a counter. */
export interface Print {
  /** Picks the shape. */
  readonly side: SideId;
  /** Picks the colours: nationality of rule 1.1. */
  readonly nationality: string;
  /** Picks the military symbol. */
  readonly type: string;
  readonly size: 'company' | 'battalion' | 'regiment' | 'aircraft';
  readonly name: string;
  /** Short name of the formation, and the key of its colour strip. */
  readonly formation: string;
  readonly strip: string;
  /** Printed figures in their printed order; the first is what is left of the strength. */
  readonly figures: readonly string[];
  /** Small letter beside the last figure (the C of combined arms). */
  readonly superscript?: string;
  /** Number in the dot of an artillery symbol. */
  readonly range?: number;
  readonly stepsLost: number;
  readonly steps: number;
}

/** The counter of a unit that has taken `hits`. */
export function printOf(unit: UnitData, hits: number): Print {
  const { name, formation } = splitName(unit);
  return {
    side: unit.side,
    nationality: unit.nationality,
    type: unit.type === 'aircraft' ? `aircraft-${(unit.model ?? '').toLowerCase()}` : unit.type,
    size: sizeOf(unit),
    name,
    formation,
    strip: stripKey(unit),
    figures: figuresOf(unit, hits),
    ...(unit.combinedArms ? { superscript: 'C' } : {}),
    ...(unit.range === undefined ? {} : { range: unit.range }),
    stepsLost: hits,
    steps: unit.strength,
  };
}

/** Strength left, protection, initiative; for aircraft also the modifiers against armour and against aircraft. */
function figuresOf(unit: UnitData, hits: number): string[] {
  const initiative =
    unit.assaultInitiative === undefined ? `${unit.initiative}` : `${unit.initiative}/${unit.assaultInitiative}`;
  const figures = [`${Math.max(0, unit.strength - hits)}`, `${unit.protection}`, initiative];
  if (unit.type === 'aircraft') figures.push(signed(unit.versusArmor ?? 0), signed(unit.versusAir ?? 0));
  return figures;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const divisionNames: Readonly<Record<string, string>> = {
  ariete: 'Ariete',
  '7armd': '7 AD',
  '1sa': '1 SA',
  '2nz': '2 NZ',
};

/**
 * `3 RTR/4A` is the designation `3 RTR` of the formation `4A`; a bare number after the stroke is a regiment, not a formation.
 * Armoured cars are abbreviated: in full nobody could read them in so small a strip.
 */
function splitName(unit: UnitData): { readonly name: string; readonly formation: string } {
  const stroke = unit.name.lastIndexOf('/');
  const last = unit.name.slice(stroke + 1);
  if (stroke > 0 && !/^\d+$/.test(last)) return { name: unit.name.slice(0, stroke), formation: last };
  return { name: unit.name.replace('ARM CAR RGT', 'AC'), formation: divisionNames[unit.division ?? ''] ?? '' };
}

function sizeOf(unit: UnitData): Print['size'] {
  if (unit.type === 'aircraft') return 'aircraft';
  if (unit.side === 'cw' && /^[A-Z]\//.test(unit.name)) return 'company';
  return unit.type === 'artillery' && unit.nationality === 'german' ? 'regiment' : 'battalion';
}

function stripKey(unit: UnitData): string {
  const brigade = unit.formation.en.match(/^\d+/)?.[0] ?? '';
  switch (unit.division) {
    case null:
      return unit.type !== 'aircraft' ? 'arko' : unit.side === 'dak' ? 'luftwaffe' : 'raf';
    case '7armd':
      return unit.formation.en.includes('Support') ? `support-${brigade}` : `armd-${brigade}`;
    case '1sa':
      return `sa-${brigade}`;
    case '2nz':
      return `nz-${brigade}`;
    default:
      return unit.division;
  }
}

/** Everything that changes how a counter looks. */
export const printKey = (print: Print): string =>
  [
    print.side,
    print.nationality,
    print.type,
    print.size,
    print.name,
    print.formation,
    print.strip,
    print.figures.join(','),
    print.superscript ?? '',
    print.range ?? '',
    print.stepsLost,
    print.steps,
  ].join('|');
