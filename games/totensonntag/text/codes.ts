import type { UnitData } from '../data/types.js';
import type { settledNames } from '../position/position.js';
import type { AttackKind, purposes } from '../rules/combat/combat.js';
import type { StepId } from '../state.js';

/**
 * The codes that need words. Where the rules have a type for them it is taken from there; where they only write
 * strings the list stands here, and a test compares it with the source.
 */

/** Parts of an arithmetic (`Term.what`). */
export const termCodes = [
  'strength',
  'panzer',
  'panzerjaeger',
  'against-german-guns',
  'overrun-against-recon',
  'infantry-against-armor',
  'barrage',
  'barrage-against-armor',
  'recon-support',
  'escarpment',
  'entrenchment',
  'aircraft-against-armor',
  'air-combat',
  'spotter-moved',
  'spotter-on-point',
  'enemy-zone',
] as const;
export type TermCode = (typeof termCodes)[number];

export const forecastResults = ['destroyed', 'hit', 'missed', 'not-ranged-in', 'recovered'] as const;
export type ForecastResult = (typeof forecastResults)[number];

export const accountItems = ['objective', 'division', 'relief'] as const;
export type AccountItem = (typeof accountItems)[number];

/** Vehicles, guns and aircraft named by the built-in data. */
export const models = [
  'Panzer III',
  'Puma',
  'M13/40',
  'Crusader',
  'Stuart',
  'Valentine',
  'Matilda',
  'Humber',
  '25-pdr',
  '75/27',
  '10.5/15 cm',
  '10/15/21 cm',
  '4.7 cm on Pz I',
  'Ju-87',
  'Me-109',
  'Hurricane',
  'Spitfire',
] as const;
export type Model = (typeof models)[number];

export type Prompt = Exclude<StepId, 'over'> | 'surprise';
/** Attacks as the log tells them. */
export type AttackName = AttackKind | 'air-combat';
export type ForecastKind = AttackKind | 'recovery';
export type DicePurpose = (typeof purposes)[number];
export type SettledNumber = (typeof settledNames)[number];
/** Where a unit is when it is in no hex. */
export type Elsewhere = 'off' | 'lost' | 'exited';
/** The figures of a counter. */
export type Figure = keyof Pick<
  UnitData,
  | 'strength'
  | 'protection'
  | 'initiative'
  | 'assaultInitiative'
  | 'range'
  | 'combinedArms'
  | 'versusArmor'
  | 'versusAir'
>;
