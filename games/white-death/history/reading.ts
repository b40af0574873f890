import { GERMAN, SOVIET } from '../context.js';
import { sideIds } from '../data/types.js';
import { fortressCut } from '../rules/city/fortress.js';
import { isCutOff, isolationNow } from '../rules/supply/isolation.js';
import { outcome, pointsToWin } from '../rules/victory/victory.js';
import type { State } from '../state.js';
import { germanCityHexes, partsOf } from './city-parts.js';
import type { ChronicleStart, BothSides, ChronicleEnd, ChronicleMoment } from './chronicle.js';
import { reliefDistance } from './relief-distance.js';

/** What the parts of a chronicle are read from. */

export function readBeginning(state: State): ChronicleStart {
  const { context } = state;
  const isolation = isolationNow(state);
  const pocketUnits = (context.scenario.extras.pockets?.units ?? []).map((id) => context.unitNumber.get(id)!);
  const onMap = pocketUnits.filter((unit) => state.hexOf[unit] >= 0);
  return {
    scenario: context.scenarioId,
    strength: [strengthOnMap(state, SOVIET), strengthOnMap(state, GERMAN)],
    pockets: strengthOf(state, onMap),
    pocketsCutOff: strengthOf(
      state,
      onMap.filter((unit) => isCutOff(state, unit, isolation)),
    ),
  };
}

const strengthOf = (state: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + state.strength[unit], 0);

function strengthOnMap(state: State, side: number): number {
  const { firstUnit, endUnit } = state.context;
  let sum = 0;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++)
    if (state.hexOf[unit] >= 0) sum += state.strength[unit];
  return sum;
}

export function readMoment(state: State, turn: number): ChronicleMoment {
  const held = germanCityHexes(state);
  return {
    turn,
    cityHexes: held.length,
    cityParts: partsOf(held),
    cityCut: fortressCut(state),
    lost: strengthLost(state),
    reliefDistance: reliefDistance(state),
  };
}

function strengthLost({ losses: [soviet = 0, sovietAfv = 0, german = 0, germanAfv = 0] }: State): BothSides {
  return [soviet + sovietAfv, german + germanAfv];
}

/** Of a battle that is over. */
export function readEnding(state: State): ChronicleEnd {
  const ended = outcome(state);
  const { winner, points, account } = ended;
  const needed = pointsToWin(ended);
  const count = (item: string): number => Number(account.find((line) => line.item === item)?.detail['count'] ?? 0);
  return {
    sovietWin: winner === sideIds[SOVIET],
    net: points,
    lead: needed === null ? null : points - needed,
    railTowns: state.railTowns,
    garrisonOut: count('rescued'),
    pocketsOut: count('pockets'),
  };
}
