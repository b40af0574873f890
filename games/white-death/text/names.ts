import {
  type FactNames,
  type Labels,
  type Language,
  type MapNames,
  mapNames,
  type MapWords,
  namesIn,
} from '@impulse/engine';
import { builtInData } from '../data/index.js';
import type { SideId, UnitData } from '../data/types.js';

/** Names of units, hexes, sides, formations and entry areas in one language. Unknown ids stand for themselves. */
export interface Names extends FactNames, MapNames {
  readonly formation: (id: string | undefined) => string;
  /** The same in short. */
  readonly formationShort: (id: string) => string;
  readonly area: (id: string | undefined) => string;
}

export interface NameWords extends MapWords {
  readonly someUnit: string;
  readonly someFormation: string;
  readonly someArea: string;
  readonly sides: Labels<SideId>;
  readonly unitWithFormation: (unit: string, formation: string) => string;
  readonly shortFormation: (name: string) => string;
}

const units = new Map(builtInData.units.map((unit) => [unit.id, unit]));
const places = new Map(builtInData.map.towns.map(({ hex, name }) => [hex, name]));
const formations = new Map(builtInData.formations.map(({ id, name }) => [id, name]));
const areas = new Map(builtInData.entries.map(({ id, name }) => [id, name]));
const dates = new Map(builtInData.turns.map(({ turn, dates: days }) => [turn, days]));

/** The counter of this id in the built-in data. */
export const unitData = (id: string): UnitData | undefined => units.get(id);

/** The days of a turn, if the record has it. */
export const daysOf = (language: Language, turn: number): string | undefined => dates.get(turn)?.[language];

/** Designations that more than one counter bears. */
const shared = new Set<string>();
const borne = new Set<string>();
for (const { name } of builtInData.units) {
  if (borne.has(name)) shared.add(name);
  borne.add(name);
}

/** Counters such as `1188` and `18G` show nothing but a number. */
const onlyNumber = /^\d+G?$/;

export function makeNames(language: Language, words: NameWords): Names {
  const formationShort = (id: string): string => {
    const name = formations.get(id)?.[language];
    return name === undefined ? id : words.shortFormation(name);
  };
  return {
    ...mapNames(language, places, words),
    formationShort,
    sideOf: (id) => units.get(id)?.side,
    unit(id) {
      if (id === undefined) return words.someUnit;
      const unit = units.get(id);
      if (!unit) return id;
      if (!shared.has(unit.name) && !onlyNumber.test(unit.name)) return unit.name;
      return words.unitWithFormation(unit.name, formationShort(unit.formation));
    },
    formation: namesIn(language, formations, words.someFormation),
    area: namesIn(language, areas, words.someArea),
  };
}
