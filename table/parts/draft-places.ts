import type { Draft, DraftPlace } from '@impulse/engine';

/** Where the units of a draft act from, as far as that has been chosen. */
export function placesChosen({ fields }: Draft): Readonly<Record<string, string>> {
  const { from } = fields;
  if (typeof from !== 'object' || from === null) return {};
  const named = Object.entries(from).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(named);
}

/** As chosen, else the first of its places; undefined where it has none. */
export function placeIn(draft: Draft, unit: string, places: readonly DraftPlace[]): DraftPlace | undefined {
  const chosen = placesChosen(draft)[unit];
  return places.find(({ hex }) => hex === chosen) ?? places[0];
}
