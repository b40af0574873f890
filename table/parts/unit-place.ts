import type { UnitCard } from '@impulse/engine';
import type { Desk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Where a unit is, as the list of arrivals says it. */
export function placeOf(desk: Pick<Desk, 'kit'>, { hex, where }: UnitCard): string {
  const { arrivals } = words.value;
  if (hex !== null) return arrivals.entered(phrasesOf(desk).hex(hex));
  return where === 'off' ? arrivals.waits : elsewhere(desk, where);
}

/** Where a unit is that is not on the map. */
export const elsewhere = (desk: Pick<Desk, 'kit'>, where: UnitCard['where']): string =>
  phrasesOf(desk).elsewhere(where === 'unknown' ? '?' : where);
