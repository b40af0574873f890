import type { FormationData, UnitData } from '../data/types.js';
import type { Fate } from '../forecast/fight-chances.js';
import type { poolNames } from '../position/position.js';
import type { purposes } from '../rules/purposes.js';
import type { StepId } from '../state.js';

/**
 * The codes that need words. Where the rules have a type for them it is taken from there; where they only write
 * strings the list stands here, and a test compares it with the source.
 */

/** Parts of an arithmetic (`Term.what`). */
export const termCodes = [
  // Fire
  'conventional',
  'isolation',
  'close-combat',
  'slope',
  'antitank',
  'antitank-isolation',
  'antitank-close-combat',
  'antitank-slope',
  'antitank-bunker',
  'bunker',
  'garrison',
  'support',
  'defence',
  // Barrage
  'barrage',
  'unobserved',
  'forest',
  'town',
  'afv',
  // Morale
  'result',
  'losses',
  'tank-fright',
  'isolated',
  'routs',
  'snow',
  'eliminations',
  // Ice and Brandenburgers
  'crossing',
  'ice-breaks',
  'found-on',
  'companions',
] as const;
export type TermCode = (typeof termCodes)[number];

/** Terms that are a quantity; all others are added to one. */
export const quantities: ReadonlySet<string> = new Set<TermCode>([
  'conventional',
  'antitank',
  'defence',
  'barrage',
  'crossing',
  'ice-breaks',
  'found-on',
]);

export const forecastKinds = ['assault', 'barrage', 'defend', 'detection', 'fire', 'ice', 'transit'] as const;
export type ForecastKind = (typeof forecastKinds)[number];

/** What becomes of one unit. */
const fates = ['unharmed', 'passed', 'failed', 'routed', 'eliminated', 'ice-broke'] as const satisfies readonly Fate[];
export const forecastResults = [
  'assault-goes-on',
  'repulsed',
  'hex-held',
  'emptied',
  'found',
  'unnoticed',
  'left-behind',
  ...fates,
] as const;
export type ForecastResult = (typeof forecastResults)[number];

export const accountItems = [
  'rail-towns',
  'german-losses',
  'german-afv-losses',
  'soviet-losses',
  'soviet-afv-losses',
  'bunkers',
  'city-hex',
  'rescued',
  'fortress-isolated',
  'town',
  'pockets',
  'relief',
  'brandenburg',
  'level',
] as const;
export type AccountItem = (typeof accountItems)[number];

/** 15A: what supply points are spent on. */
export const supplyPurposes = ['assault', 'barrage', 'rockets', 'intensity'] as const;
export type SupplyPurpose = (typeof supplyPurposes)[number];

/** Vehicles named by the built-in data. */
export const models = [
  'T-34',
  'T-60',
  'T-70',
  'KV 1',
  'SU-76',
  'SU-122',
  'PzKw II',
  'PzKw 38t',
  'PzKw III short',
  'PzKw III long',
  'PzKw IV',
  'StuG III short',
  'StuG III long',
  'Marder II',
] as const;
export type Model = (typeof models)[number];

export type VictoryLevel = 'decisive' | 'marginal';

export type Prompt = Exclude<StepId, 'over'> | 'begin';
export type DicePurpose = (typeof purposes)[number];
export type Pool = (typeof poolNames)[number];
export type MoraleOutcome = Exclude<Fate, 'unharmed' | 'eliminated' | 'ice-broke'>;
export type FormationKind = FormationData['kind'];
/** Where a unit is when it is in no hex. */
export type Elsewhere = 'off' | 'lost' | 'exited';
/** What else a hex or hexside may have. */
export type Feature =
  | 'road'
  | 'railway'
  | 'river'
  | 'creek'
  | 'bridge'
  | 'permanent-bridge'
  | 'destroyed-bridge'
  | 'full-lake'
  | 'partial-lake'
  | 'slope'
  | 'rise'
  | 'high-ground'
  | 'bunker'
  | 'garrison'
  | 'city'
  | 'trunk-town'
  | 'edge'
  | 'entry';

/** The figures of a counter, and what is printed besides. */
export type Figure = keyof Pick<
  UnitData,
  'strength' | 'conventional' | 'antitank' | 'defence' | 'morale' | 'range' | 'barrage' | 'support'
>;
export type Special = keyof Pick<UnitData, 'defensiveOnly' | 'guardsRockets' | 'soundRanging' | 'brandenburg'>;
