import type { FactNames } from './facts.js';
import type { Language } from '../game.js';
import { entryOf } from './wording.js';

/** Names from the data of a battle in one language. Ids that the data do not know stand for themselves. */

type NameList = ReadonlyMap<string, Readonly<Record<Language, string>>>;

/** What everything of a list is called; `some` where a detail does not tell which. */
export const namesIn =
  (language: Language, list: NameList, some: string) =>
  (id: string | undefined): string =>
    id === undefined ? some : (list.get(id)?.[language] ?? id);

/** The words that names of hexes and sides need. */
export interface MapWords {
  readonly someHex: string;
  readonly someSide: string;
  /** As they stand in sentences. */
  readonly sides: Readonly<Record<string, string>>;
  /** A hex without a named place: `2419 格` where bare figures could be a regiment. */
  readonly hexAlone: (hex: string) => string;
  readonly hexWithPlace: (hex: string, place: string) => string;
}

export interface MapNames extends Pick<FactNames, 'hex' | 'side'> {
  /** The name of the place in a hex, if there is one. */
  readonly place: (label: string) => string | undefined;
}

/** Hexes, with the place where it has a name, and sides. */
export function mapNames(language: Language, places: NameList, words: MapWords): MapNames {
  const place = (label: string): string | undefined => places.get(label)?.[language];
  return {
    place,
    hex(label) {
      if (label === undefined) return words.someHex;
      const name = place(label);
      return name === undefined ? words.hexAlone(label) : words.hexWithPlace(label, name);
    },
    side: (id) => (id === undefined ? words.someSide : (entryOf(words.sides, id) ?? id)),
  };
}
