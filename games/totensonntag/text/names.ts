import {
  entryOf,
  type FactNames,
  type Labels,
  type Language,
  type MapNames,
  mapNames,
  type MapWords,
  namesIn,
} from '@impulse/engine';
import { builtInData } from '../data/index.js';
import type { BilingualName, DivisionId, SideId, UnitData } from '../data/types.js';
import type { Model } from './codes.js';

/** Names of units, hexes and sides in one language. Ids that the built-in data do not know stand for themselves. */
export interface Names extends FactNames, MapNames {
  /** Brigade or regiment. */
  readonly formation: (id: string) => string | undefined;
  readonly division: (id: string | undefined) => string;
  readonly model: (model: string) => string;
}

export interface NameWords extends MapWords {
  readonly someUnit: string;
  readonly someDivision: string;
  readonly sides: Labels<SideId>;
  /** In short, where the full name of the data would be too long. */
  readonly divisions: Labels<DivisionId>;
  readonly models: Labels<Model>;
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
  const model = (printed: string): string => entryOf(words.models, printed) ?? printed;
  return {
    ...mapNames(language, places, words),
    model,
    sideOf: (id) => units.get(id)?.side,
    unit(id) {
      if (id === undefined) return words.someUnit;
      const unit = units.get(id);
      if (!unit) return id;
      if (unit.type === 'aircraft' && unit.model) return words.aircraft(model(unit.model), unit.name);
      if (unit.division && onlyFigures.test(unit.name))
        return words.ofDivision(words.divisions[unit.division], unit.name);
      return unit.name;
    },
    formation: (id) => units.get(id)?.formation[language],
    division: namesIn(language, divisions, words.someDivision),
  };
}
