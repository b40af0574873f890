/** The shape of a Totensonntag data file: map, counters, zones and schedule, apart from the rules. */

export const sideIds = ['dak', 'cw'] as const;
export type SideId = (typeof sideIds)[number];

export const nationalities = ['german', 'italian', 'british', 'south-african', 'new-zealand'] as const;
export type Nationality = (typeof nationalities)[number];

export const unitTypes = [
  'armor',
  'recon',
  'motorized',
  'infantry',
  'engineer',
  'motorcycle',
  'artillery',
  'panzerjaeger',
  'aircraft',
] as const;
export type UnitType = (typeof unitTypes)[number];

export const divisionIds = ['ariete', '15pz', '21pz', 'afrika', '7armd', '1sa', '2nz'] as const;
export type DivisionId = (typeof divisionIds)[number];

/** Base terrain letters of the map grid; a capital letter adds a Point (7.4) to the same base terrain (`C`: clear). */
export const terrainLetters = { '.': 'clear', c: 'clear', r: 'rough', e: 'escarpment', n: 'entrenchment' } as const;
export type Terrain = (typeof terrainLetters)[keyof typeof terrainLetters];

export interface BilingualName {
  readonly en: string;
  readonly 'zh-Hant': string;
}

export interface PlaceData {
  readonly hex: string;
  readonly name: BilingualName;
  readonly kind: 'airfield' | 'village' | 'well' | 'height' | 'exit';
}

export interface TrackData {
  readonly name: BilingualName;
  readonly kind: 'road' | 'track';
  readonly hexes: readonly string[];
}

export interface MapData {
  /** One string per lettered row, north (Q) first, one letter per hex from column 1. */
  readonly rows: readonly { readonly row: string; readonly terrain: string }[];
  readonly places: readonly PlaceData[];
  /** Drawn only: roads and tracks have no effect in the rules. */
  readonly tracks: readonly TrackData[];
}

/** 10.1, 10.2: where a unit may be set up. */
export interface ZoneData {
  readonly id: string;
  /** Any of these hexes ... */
  readonly hexes?: readonly string[];
  /** ... or any hex of these rows ... */
  readonly rows?: readonly [from: string, to: string];
  /** ... or within `radius` hexes of this one (0: just it). */
  readonly around?: { readonly hex: string; readonly radius: number; readonly withCentre: boolean };
  /** The most units of this zone per hex (Ariete: two). */
  readonly maxPerHex?: number;
  /** At most one battalion of plain infantry in each of these extra hexes (Afrika Division outposts). */
  readonly outposts?: readonly string[];
  /** Not within `radius` of these hexes (ruling 55). */
  readonly exclude?: { readonly hexes: readonly string[]; readonly radius: number };
}

/** 10.3, 10.4: where reinforcements enter. */
export interface EntryData {
  readonly id: string;
  readonly edge: 'north' | 'south' | 'east' | 'west';
  readonly hexes: readonly string[];
}

export interface UnitData {
  readonly id: string;
  /** The designation as printed, such as `3 RTR/4A`. */
  readonly name: string;
  readonly side: SideId;
  readonly nationality: Nationality;
  /** The division it counts for (9.1), or null. */
  readonly division: DivisionId | null;
  /** Brigade or regiment for display, such as `4th Armoured Brigade`. */
  readonly formation: BilingualName;
  readonly type: UnitType;
  readonly model?: string;
  readonly strength: number;
  readonly protection: number;
  readonly initiative: number;
  /** 3.4: initiative for assaults where it differs (Stuarts: 5). */
  readonly assaultInitiative?: number;
  /** Artillery only. */
  readonly range?: number;
  /** 3.3: the C superscript. */
  readonly combinedArms?: true;
  /** Aircraft only (7.7): black and blue modifiers. */
  readonly versusArmor?: number;
  readonly versusAir?: number;
  /** Set up in a zone before the first turn, or due as a reinforcement; aircraft have neither. */
  readonly setup?: string;
  readonly due?: { readonly turn: number; readonly entry: string };
  /** Hex in the one-step historical set-up. */
  readonly historical?: string;
}

export interface DivisionData {
  readonly id: DivisionId;
  readonly name: BilingualName;
  readonly side: SideId;
  /** 9.1: the losses, in units, at which it is shattered. */
  readonly shatteredAt: number;
  /** 9.0: victory points of the Commonwealth when it is shattered. */
  readonly points: number;
}

export interface ObjectiveData {
  readonly hex: string;
  readonly points: number;
  readonly holder: SideId;
}

export interface ProvenanceNote {
  /** What the note is about: `map.terrain`, `units.strength`, a unit id ... */
  readonly subject: string;
  readonly status: 'known' | 'inferred' | 'reconstructed';
  readonly note: string;
}

export interface TotensonntagData {
  readonly format: 'impulse-totensonntag-data-1';
  readonly name: string;
  readonly map: MapData;
  readonly zones: readonly ZoneData[];
  readonly entries: readonly EntryData[];
  readonly divisions: readonly DivisionData[];
  readonly units: readonly UnitData[];
  readonly objectives: readonly ObjectiveData[];
  readonly exit: { readonly hex: string; readonly strengthNeeded: number; readonly points: number };
  readonly turns: number;
  readonly coupletsPerTurn: number;
  /** Nothing in play reads it: of the built-in set it is kept apart (provenance.ts). */
  readonly provenance?: readonly ProvenanceNote[];
}
