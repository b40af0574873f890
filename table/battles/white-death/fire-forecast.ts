import { type Detail, type Forecast, numberIn, partsIn, textIn } from '@impulse/engine';
import type { Fate } from '@impulse/white-death/forecast/fight-chances.js';

/** A forecast of fire as the table of fire shows it. */

export const fates = ['unharmed', 'passed', 'failed', 'routed', 'eliminated'] as const satisfies readonly Fate[];
type TableFate = (typeof fates)[number];

export interface FireTarget {
  /** Its row of points. */
  readonly id: string;
  readonly defence: number;
  /** With what is left over of the fire. */
  readonly fire: number;
  /** `-` below the table. */
  readonly odds: string;
  readonly frightened: boolean;
  readonly chances: Readonly<Record<TableFate, number>>;
  readonly expectedLoss: number;
}

export interface Firer {
  readonly unit: string;
  readonly antitank: boolean;
  readonly strength: number;
  readonly factor: number;
  readonly fire: number;
  readonly isolated: boolean;
  readonly closeCombat: boolean;
  readonly downhill: boolean;
}

export const firersIn = ({ detail }: Forecast): Firer[] =>
  partsIn(detail, 'firers').map((one) => ({
    unit: textIn(one, 'unit'),
    antitank: one['kind'] === 'antitank',
    strength: numberIn(one, 'strength'),
    factor: numberIn(one, 'factor'),
    fire: numberIn(one, 'fire'),
    isolated: one['isolated'] === true,
    closeCombat: one['closeCombat'] === true,
    downhill: one['downhill'] === true,
  }));

export const targetsIn = ({ detail }: Forecast): FireTarget[] =>
  partsIn(detail, 'targets').map((one) => ({
    id: textIn(one, 'unit') || garrisonRow,
    defence: numberIn(one, 'defence'),
    fire: numberIn(one, 'fire'),
    odds: textIn(one, 'odds'),
    frightened: one['tankFright'] === true,
    chances: chancesOf(partsIn(one, 'fates')),
    expectedLoss: partsIn(one, 'fates').reduce((sum, fate) => sum + numberIn(fate, 'lost') * chanceIn(fate), 0),
  }));

/** An intrinsic garrison has no counter. */
export const garrisonRow = 'garrison';

const chanceIn = (one: Detail): number => numberIn(one, 'probability');

function chancesOf(told: readonly Detail[]): Record<TableFate, number> {
  const chances = { unharmed: 0, passed: 0, failed: 0, routed: 0, eliminated: 0 };
  for (const one of told) {
    const fate = fates.find((known) => known === one['fate']);
    if (fate) chances[fate] += chanceIn(one);
  }
  // Whoever is not fired at is told nothing.
  if (told.length === 0) chances.unharmed = 1;
  return chances;
}

/** It is out of the fight: it retreats, routs or is lost. */
export const outOf = ({ chances }: FireTarget): number => chances.failed + chances.routed + chances.eliminated;

/** Strength points lost in all, and how likely, from none on. */
export function lossesIn({ outcomes }: Forecast): number[] {
  const chances: number[] = [];
  for (const { probability, detail } of outcomes) {
    const lost = numberIn(detail, 'lost');
    while (chances.length <= lost) chances.push(0);
    chances[lost] += probability;
  }
  return chances;
}

export const expectedLoss = (forecast: Forecast): number =>
  lossesIn(forecast).reduce((sum, chance, lost) => sum + chance * lost, 0);
