import type { UnitCard } from '@impulse/engine/aids.js';
import { builtInData } from '@impulse/white-death/data/index.js';
import type { UnitData } from '@impulse/white-death/data/types.js';
import { printOf, type Print } from '../print.js';

export function unitOf(id: string): UnitData {
  const unit = builtInData.units.find((one) => one.id === id);
  if (!unit) throw new Error(`No unit ${id}`);
  return unit;
}

/** A unit on the map with all of its strength, except as `change` says. */
export const cardOf = (
  { id, side, type, formation, strength }: UnitData,
  change: Partial<UnitCard> = {},
): UnitCard => ({
  id,
  side,
  type,
  formation,
  group: null,
  where: 'map',
  hex: '2219',
  strength: { left: strength, full: strength },
  movement: null,
  figures: [],
  traits: [],
  marks: [],
  spent: false,
  ...change,
});

export const print = (id: string, change: Partial<UnitCard> = {}): Print =>
  printOf(unitOf(id), 0, cardOf(unitOf(id), change));
