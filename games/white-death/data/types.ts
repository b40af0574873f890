/** The shape of a White Death data file: map, counters, charts, set-ups and schedule, apart from the rules. */

export const sideIds = ['soviet', 'german'] as const;
export type SideId = (typeof sideIds)[number];

export interface BilingualName {
  readonly en: string;
  readonly 'zh-Hant': string;
}

/** 2: how a unit moves; the letters on the counters. */
export const mobilities = ['ski', 'leg', 'horse', 'motorcycle', 'wheel', 'track', 'draft'] as const;
export type Mobility = (typeof mobilities)[number];

/** 9C2: what a unit counts as when it is fired at. */
export const unitClasses = ['personnel', 'light', 'heavy', 'afv'] as const;
export type UnitClass = (typeof unitClasses)[number];

export const unitSizes = ['company', 'battalion', 'regiment', 'brigade'] as const;
export type UnitSize = (typeof unitSizes)[number];

/** The symbols of the Unit Identification chart; `afv` units bear a silhouette (`model`). */
export const unitTypes = [
  'infantry',
  'mountain',
  'armoured-infantry',
  'motorised',
  'paratroop',
  'machine-gun',
  'heavy-weapons',
  'motorcycle',
  'cavalry',
  'ski',
  'submachinegun',
  'engineer',
  'bridge-construction',
  'rail-construction',
  'construction',
  'observation',
  'security',
  'police',
  'commando',
  'antitank',
  'antiaircraft',
  'heavy-antiaircraft',
  'field-artillery',
  'mortar',
  'mountain-artillery',
  'airborne-artillery',
  'self-propelled',
  'rockets',
  'afv',
] as const;
export type UnitType = (typeof unitTypes)[number];

/**
 * Formations, for stacking (4), support (11A) and set-up. `division` and `brigade` follow the counters; `army` is a
 * collection of non-divisional units that do not belong together.
 */
export interface FormationData {
  readonly id: string;
  readonly side: SideId;
  readonly name: BilingualName;
  readonly kind: 'division' | 'brigade' | 'army';
  /** 18: a Soviet tank brigade that may be refitted on turn 10. */
  readonly tankBrigade?: true;
}

export interface UnitData {
  readonly id: string;
  /** The designation as on the counter, such as `I/277`. */
  readonly name: string;
  readonly side: SideId;
  readonly formation: string;
  readonly type: UnitType;
  readonly size: UnitSize;
  /** 4A, ruling 2: companies with the same name here make up one battalion. */
  readonly battalion?: string;
  readonly mobility: Mobility;
  readonly class: UnitClass;
  readonly strength: number;
  /** 9C1: conventional combat factor per strength point; in steps of a half. */
  readonly conventional: number;
  /** 9A: the asterisk. */
  readonly defensiveOnly?: true;
  /** 10C1: antitank factor per strength point; in steps of a half. */
  readonly antitank: number;
  /** AFVs only (10C2). */
  readonly defence?: number;
  readonly model?: string;
  readonly morale: number;
  /** Artillery only (11): range in hexes, and factors per strength point; no support factor: may not support (11A1). */
  readonly range?: number;
  readonly barrage?: number;
  readonly support?: number;
  /** 11B3b: the Guards rocket regiments, seen from farther away. */
  readonly guardsRockets?: true;
  /** 11B3d: the 17th Observation Battalion. */
  readonly soundRanging?: true;
  /** 21B. */
  readonly brandenburg?: true;
  /** Where it sets up in scenario I and the campaign (an area's id), or when and where it enters. */
  readonly setup?: string;
  readonly due?: {
    readonly turn: number;
    readonly entry: string;
    /** 17F: comes only with the whole 7th Flieger Division; on a die up to `upTo` (6: always). */
    readonly flieger?: { readonly upTo: number };
  };
}

/** Map letters: T town, F forest, L all-lake, . clear. */
export const terrainLetters = { '.': 'clear', F: 'forest', T: 'town', L: 'lake' } as const;
export type Terrain = (typeof terrainLetters)[keyof typeof terrainLetters];

export interface LineData {
  readonly id: string;
  readonly name: BilingualName;
  /** In order; each next to the one before. */
  readonly hexes: readonly string[];
}

export interface LakeData {
  readonly name: BilingualName;
  /** Hexsides as `1616/1716`. */
  readonly full: readonly string[];
  readonly partial: readonly string[];
}

export interface TownData {
  readonly hex: string;
  readonly name: BilingualName;
}

export interface MapData {
  /** 43 strings from north to south, one letter per column 1 to 40. */
  readonly rows: readonly string[];
  readonly railways: readonly LineData[];
  readonly roads: readonly LineData[];
  /** From the mouth of the list to its end; left and right of the way along it are the two banks (16B). */
  readonly rivers: readonly LineData[];
  readonly creeks: readonly LineData[];
  /** 20: river hexes with a bridge at the start of scenario I; `permanent` ones cannot be destroyed. */
  readonly bridges: readonly { readonly hex: string; readonly permanent?: true }[];
  readonly towns: readonly TownData[];
  readonly lakes: readonly LakeData[];
  readonly highGround: readonly { readonly name: BilingualName; readonly hexes: readonly string[] }[];
  /** The hexes of Velikiye Luki; the first is the Citadel. */
  readonly city: readonly string[];
  /** Railway whose towns score (2.13), and a hex that tells which bank of which river is meant by `east`. */
  readonly trunkRailway: string;
  readonly lowatj: { readonly river: string; readonly eastHex: string };
  /** Towns with an intrinsic garrison (22). */
  readonly garrisons: readonly string[];
  /** Edge hexes friendly to the Soviet side; every other edge hex is friendly to the German side (15B). */
  readonly sovietEdge: readonly string[];
}

export interface EntryData {
  readonly id: string;
  readonly side: SideId;
  readonly name: BilingualName;
  readonly hexes: readonly string[];
}

export const weathers = ['clear', 'thaw', 'snow'] as const;
export type Weather = (typeof weathers)[number];

export interface TurnData {
  readonly turn: number;
  readonly dates: BilingualName;
  /** Weather on a die of 1 to 6 (16). */
  readonly weather: readonly Weather[];
  /** Points received: Soviet, German (and as many for Velikiye Luki, 15D1). */
  readonly supply: readonly [number, number];
  readonly replacements: readonly [number, number];
}

/** 7: cost in movement points; `leave` is paid on going to a hex that is not of the type; null: prohibited. */
export interface MoveCost {
  readonly enter: number;
  readonly leave?: number;
}

export type ByMobility<T> = Readonly<Record<Mobility, T>>;

export interface ChartData {
  readonly movement: {
    readonly road: ByMobility<MoveCost>;
    readonly clear: ByMobility<MoveCost>;
    readonly forest: ByMobility<MoveCost | null>;
    readonly town: ByMobility<MoveCost>;
    readonly creek: ByMobility<MoveCost>;
    readonly river: ByMobility<MoveCost>;
    readonly slope: ByMobility<number>;
    readonly partialLake: { readonly frozen: ByMobility<number | null>; readonly thaw: ByMobility<number | null> };
    readonly fullLake: { readonly frozen: ByMobility<number | null>; readonly thaw: ByMobility<number | null> };
  };
  /** 9C2, 12: defence values of personnel, light and heavy weapons. */
  readonly defence: Readonly<
    Record<
      'clear' | 'creek' | 'river' | 'forest' | 'town' | 'bunker',
      Readonly<Record<'personnel' | 'light' | 'heavy', number>>
    >
  >;
  /** 9C4: columns by odds (fire per 6 of defence is avoided: `[1, 3]` is 1:3), rows by die 1 to 6; null: no effect, n: MCn. */
  readonly conventional: {
    readonly odds: readonly (readonly [number, number])[];
    readonly results: readonly (readonly (number | null)[])[];
  };
  /** 10C3: strength points lost. */
  readonly antitank: {
    readonly odds: readonly (readonly [number, number])[];
    readonly results: readonly (readonly number[])[];
  };
  /** 11B2: least barrage value of each column; rows by modified die 1 (or less) to 8 (or more). */
  readonly barrage: {
    readonly columns: readonly number[];
    readonly results: readonly (readonly number[])[];
    readonly modifiers: {
      readonly forest: number;
      readonly town: number;
      readonly bunker: number;
      readonly afv: number;
    };
  };
}

/** An area for set-up: any of these hexes. Written out; made by the data's own script from the front line. */
export interface AreaData {
  readonly id: string;
  readonly side: SideId;
  readonly hexes: readonly string[];
}

export interface BunkerData {
  readonly hex: string;
  readonly strength: number;
}

/** A unit's place and strength in a scenario set up by the book (II to V), or the suggested place (I, campaign). */
export interface PlacementData {
  readonly unit: string;
  readonly hex: string;
  readonly strength: number;
  readonly deployed?: true;
}

/** Points as in the victory table of the data: whole numbers; `perTwo` counts for each two strength points. */
export interface VictoryData {
  readonly railTown: number;
  readonly germanStrength: number;
  readonly germanAfv: number;
  readonly sovietStrengthPerTwo: number;
  readonly sovietAfv: number;
  readonly bunker: number;
  readonly cityHex: number;
  readonly suppliedCityHex: number;
  readonly rescuedStrength: number;
}

export const scenarioIds = ['campaign', 'scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

export interface ScenarioData {
  readonly id: ScenarioId;
  readonly name: BilingualName;
  readonly turns: readonly [first: number, last: number];
  /** Free set-up in areas (I and campaign), German first; otherwise everything is placed as in `placements`. */
  readonly freeSetup: boolean;
  /** I and campaign: a one-step set-up of every unit with an area. */
  readonly placements: readonly PlacementData[];
  /** Units that came and went before the scenario begins. */
  readonly out: readonly string[];
  readonly bunkers: readonly BunkerData[];
  readonly bridges: readonly string[];
  /** Intrinsic garrisons still there. */
  readonly garrisons: readonly string[];
  /** Points in hand before the first turn's receipt: Soviet, German, Velikiye Luki. */
  readonly supply: readonly [number, number, number];
  /** Who holds the objective hexes at the start that nobody occupies. */
  readonly holders: readonly { readonly hex: string; readonly side: SideId }[];
  readonly garrisonsFrozen: boolean;
  readonly extras: {
    /** I: for an isolated fortress at the end, to the Soviets. */
    readonly fortressIsolated?: number;
    /** II: to the Germans for each of these hexes held. */
    readonly towns?: { readonly hexes: readonly string[]; readonly points: number };
    /** II: to the Germans per strength point of these units un-isolated at the end. */
    readonly pockets?: { readonly units: readonly string[]; readonly points: number };
    /** III, IV: to the Germans for a supply path to the fortress; else for a supplied unit, by its distance in hexes. */
    readonly relief?: { readonly path: number; readonly near: readonly (readonly [hexes: number, points: number])[] };
    /** V: instead of `rescuedStrength`. */
    readonly rescuedStrength?: number;
    readonly brandenburgStrength?: number;
    /** V: more for each city hex, to the Soviets. */
    readonly sovietCityHex?: number;
    /** Campaign: the number of rail-town impulses that ends the battle as a decisive Soviet victory. */
    readonly railTownImpulses?: number;
  };
  /** Least net score for a decisive and a marginal Soviet, and a marginal German result. */
  readonly thresholds: readonly [sovietDecisive: number, sovietMarginal: number, germanMarginal: number];
}

export interface ProvenanceNote {
  /** What the note is about: `map.terrain`, `units.strength`, a unit id ... */
  readonly subject: string;
  readonly status: 'known' | 'inferred' | 'reconstructed';
  readonly note: string;
}

export interface WhiteDeathData {
  readonly format: 'impulse-white-death-data-1';
  readonly name: string;
  readonly map: MapData;
  readonly formations: readonly FormationData[];
  readonly units: readonly UnitData[];
  readonly entries: readonly EntryData[];
  readonly areas: readonly AreaData[];
  readonly charts: ChartData;
  readonly turns: readonly TurnData[];
  /** 8: strength points a side may rail in a turn. */
  readonly railCapacity: number;
  readonly victory: VictoryData;
  readonly scenarios: readonly ScenarioData[];
  /** Nothing in play reads it: of the built-in set it is kept apart (provenance.ts). */
  readonly provenance?: readonly ProvenanceNote[];
}
