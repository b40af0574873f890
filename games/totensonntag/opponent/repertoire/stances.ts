import { bold, careful, type Mood, type Moods } from '@impulse/engine';
import { ARTILLERY } from '../../context.js';
import { inEnemyZoc, type State } from '../../state.js';
import { actorsOf } from './actors.js';
import { distance } from '../../distance.js';

/** Plans to begin with: what a whole side, a division, or everybody near an objective may be told. */
export function stancesOf(state: State, side: number): Moods[] {
  const units = actorsOf(state, side);
  const told = (mood: Mood, to: (unit: number) => boolean = () => true): Moods =>
    new Map(units.filter(to).map((unit) => [unit, mood]));
  return [new Map(), ...general(state, told), ...ofDivisions(state, units, told), ...ofObjectives(state, told)];
}

type Telling = (mood: Mood, to?: (unit: number) => boolean) => Moods;

function general(state: State, told: Telling): Moods[] {
  const { kind } = state.context;
  const isGun = (unit: number): boolean => (kind[unit] & ARTILLERY) !== 0;
  const isHurt = (unit: number): boolean => state.hits[unit] > 0;
  const inZone = (unit: number): boolean => {
    const hex = state.hexOf[unit];
    return hex >= 0 && inEnemyZoc(state, state.context.side[unit], hex);
  };
  return [
    told({ danger: bold }),
    told({ danger: careful }),
    told({ danger: 0 }),
    told({ hold: true }),
    told({ noFire: true, danger: careful }),
    told({ danger: careful }, isGun),
    told({ noFire: true, danger: careful }, (unit) => isHurt(unit) && inZone(unit)),
    told({ hold: true }, (unit) => !inZone(unit)),
    told({ hold: true }, (unit) => inObjective(state, unit)),
  ];
}

const inObjective = ({ context, hexOf }: State, unit: number): boolean =>
  context.objectives.some(({ at }) => at === hexOf[unit]);

function ofDivisions(state: State, units: readonly number[], told: Telling): Moods[] {
  const { division } = state.context;
  const found = [...new Set(units.map((unit) => division[unit]))];
  return found.flatMap((one) => {
    const ofIt = (unit: number): boolean => division[unit] === one;
    return [told({ danger: careful }, ofIt), told({ danger: bold }, ofIt)];
  });
}

const nearObjective = 6;

/** Everybody near an objective goes there. */
function ofObjectives(state: State, told: Telling): Moods[] {
  return state.context.objectives.map(({ at }) =>
    told({ goal: at }, (unit) => state.hexOf[unit] >= 0 && distance(state.hexOf[unit], at) <= nearObjective),
  );
}
