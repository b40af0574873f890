import { type Language, entryOf } from '@impulse/engine';
import { builtInData } from '../data/index.js';
import type { BilingualName, DivisionId, SideId, UnitData } from '../data/types.js';
import type { Model } from './codes.js';

/** Names of units, hexes and sides in one language. Ids that the built-in data do not know stand for themselves. */
export interface Names {
  readonly unit: (id: string | undefined) => string;
  /** The hex, with the place when it has a name. */
  readonly hex: (label: string | undefined) => string;
  /** The name of the place in a hex, if there is one. */
  readonly place: (label: string) => string | undefined;
  readonly side: (id: string | undefined) => string;
  /** Brigade or regiment. */
  readonly formation: (id: string) => string | undefined;
  readonly division: (id: string | undefined) => string;
  readonly model: (model: string) => string;
}

export interface NameWords {
  readonly someUnit: string;
  readonly someHex: string;
  readonly someSide: string;
  readonly someDivision: string;
  /** As they stand in sentences. */
  readonly sides: Readonly<Record<SideId, string>>;
  /** In short, where the full name of the data would be too long. */
  readonly divisions: Readonly<Record<DivisionId, string>>;
  readonly models: Readonly<Record<Model, string>>;
  readonly hexWithPlace: (hex: string, place: string) => string;
  readonly aircraft: (model: string, name: string) => string;
  readonly ofDivision: (division: string, name: string) => string;
}

const units = new Map(builtInData.units.map((unit) => [unit.id, unit]));
const places = new Map(builtInData.map.places.map(({ hex, name }) => [hex, name]));
const divisions = new Map<string, BilingualName>(builtInData.divisions.map(({ id, name }) => [id, name]));

/** The counter of this id in the built-in data. */
export const unitData = (id: string): UnitData | undefined => units.get(id);

/** Counters such as `3/8` show nothing but figures. */
const onlyFigures = /^[\d/() ]+$/;

export function makeNames(language: Language, words: NameWords): Names {
  const place = (label: string): string | undefined => places.get(label)?.[language];
  const model = (printed: string): string => entryOf(words.models, printed) ?? printed;
  return {
    place,
    model,
    unit(id) {
      if (id === undefined) return words.someUnit;
      const unit = units.get(id);
      if (!unit) return id;
      if (unit.type === 'aircraft' && unit.model) return words.aircraft(model(unit.model), unit.name);
      if (unit.division && onlyFigures.test(unit.name))
        return words.ofDivision(words.divisions[unit.division], unit.name);
      return unit.name;
    },
    hex(label) {
      if (label === undefined) return words.someHex;
      const name = place(label);
      return name === undefined ? label : words.hexWithPlace(label, name);
    },
    side: (id) => (id === undefined ? words.someSide : (entryOf(words.sides, id) ?? id)),
    formation: (id) => units.get(id)?.formation[language],
    division: (id) => (id === undefined ? words.someDivision : (divisions.get(id)?.[language] ?? id)),
  };
}
