import { type Detail, type Itinerary, numberIn, numbersIn, type Scene, textIn, type Throw } from '@impulse/engine';
import { sideIds } from '../../data/types.js';
import type { DicePurpose } from '../../text/codes.js';

/** The dice of an event. */

type Rolled = Omit<Throw, 'purpose'> & { readonly purpose: DicePurpose };

const sceneOf = (thrown: Rolled): Scene => ({ kind: 'throw', thrown });

const [soviet, german] = sideIds;
/** Dice that are nobody's. */
const nobody = '';

const dieOf = (detail: Detail): number[] => (typeof detail['die'] === 'number' ? [detail['die']] : []);

/** One throw of a side; none where there was nothing to roll for. */
function thrown(side: string, purpose: DicePurpose, dice: readonly number[], success: boolean | null): Scene[] {
  return dice.length === 0 ? [] : [sceneOf({ side, purpose, dice, unit: null, success })];
}

/** 16. */
export const weatherThrow = (detail: Detail): Scene[] => thrown(nobody, 'weather', dieOf(detail), null);

/** 15D1: a die for each point. */
export const dropThrow = (detail: Detail): Scene[] =>
  thrown(german, 'air-drop', numbersIn(detail, 'dice'), numberIn(detail, 'received') > 0);

/** 22. */
export const releaseThrow = (detail: Detail): Scene[] =>
  thrown(german, 'garrison', dieOf(detail), detail['released'] === true);

/** 17F. */
export const fliegerThrow = (detail: Detail): Scene[] =>
  thrown(german, 'flieger', dieOf(detail), detail['division'] === true);
export const answerThrow = (detail: Detail): Scene[] =>
  thrown(soviet, 'answer', dieOf(detail), detail['granted'] === true);

/** 11B2b: the dice of whoever fires at a unit; garrisons and bunkers are German. */
export const barrageThrow = (detail: Detail, units: Itinerary): Scene[] =>
  thrown(
    enemyOf(units.sideOf(textIn(detail, 'unit'))),
    'barrage',
    numbersIn(detail, 'dice'),
    numberIn(detail, 'result') > 0,
  );

/** 9C4, 10C3: below the table there is no die (ruling 74). */
export const fireThrow = (detail: Detail, side: string, purpose: 'conventional' | 'antitank'): Scene[] =>
  thrown(side, purpose, dieOf(detail), hits(detail));

/** A result of conventional fire is at least a check of morale; of antitank fire, a loss. */
export const hits = (detail: Detail): boolean => detail['result'] !== null && detail['result'] !== 0;

/** 3A. */
export const transitThrow = (detail: Detail, units: Itinerary): Scene[] =>
  thrown(enemyOf(units.sideOf(textIn(detail, 'unit'))), 'transit', dieOf(detail), numberIn(detail, 'lost') > 0);

export const enemyOf = (side: string): string => (side === soviet ? german : soviet);

/** Dice that a unit rolls for itself. */
function ofUnit(detail: Detail, units: Itinerary, purpose: DicePurpose, success: boolean): Scene[] {
  const unit = textIn(detail, 'unit');
  return [sceneOf({ side: units.sideOf(unit), purpose, dice: dieOf(detail), unit, success })];
}

/** 13. */
export const iceThrow = (detail: Detail, units: Itinerary): Scene[] =>
  ofUnit(detail, units, 'ice', detail['broke'] !== true);

/** 21B. */
export const detectionThrow = (detail: Detail, units: Itinerary): Scene[] =>
  ofUnit(detail, units, 'detection', detail['found'] !== true);

/** 14. */
export const moraleThrow = (detail: Detail, units: Itinerary): Scene[] =>
  ofUnit(detail, units, 'morale', detail['outcome'] === 'passed');
