import { bold, careful, type Mood, type Moods } from '@impulse/engine';
import { grid } from '../../context.js';
import { inEnemyZone, type State } from '../../state.js';
import { isForsakenGun } from '../neglect.js';
import { isGun } from '../plan/tasks.js';
import { actorsOf } from './actors.js';

/** Plans to begin with: what a whole side, or everybody near a place that counts, may be told. */
export function stancesOf(state: State, side: number): Moods[] {
  const units = actorsOf(state, side);
  const told = (mood: Mood, to: (unit: number) => boolean = () => true): Moods =>
    new Map(units.filter(to).map((unit) => [unit, mood]));
  return [new Map(), ...general(state, side, told), ...ofPlaces(state, units, told)];
}

type Telling = (mood: Mood, to?: (unit: number) => boolean) => Moods;

function general(state: State, side: number, told: Telling): Moods[] {
  const inZone = (unit: number): boolean => {
    const hex = state.hexOf[unit];
    return hex >= 0 && inEnemyZone(state, side, hex);
  };
  const gunsAway = told({ noFire: true, danger: careful }, (unit) => isForsakenGun(state, side, unit));
  return [
    // A gun that keeps no point to deploy gets farther.
    ...(gunsAway.size > 0 ? [gunsAway] : []),
    told({ danger: bold }),
    told({ danger: careful }),
    told({ noFire: true }),
    told({ hold: true }, inZone),
    told({ noFire: true, danger: careful }, inZone),
  ];
}

/** Everybody within so many hexes goes to a place, and this many of the places with most troops around are thought of. */
const nearPlace = 6;
const mostPlaces = 3;

/** Everybody but the guns who is near a town of the trunk railway, or the city, goes there. */
function ofPlaces(state: State, units: readonly number[], told: Telling): Moods[] {
  const { trunkTowns, city } = state.context.ground;
  const nearTo = (place: number) => (unit: number) =>
    state.hexOf[unit] >= 0 && !isGun(state, unit) && grid.distance(state.hexOf[unit], place) <= nearPlace;
  return [...trunkTowns, ...city]
    .map((place) => ({ place, crowd: units.filter(nearTo(place)).length }))
    .filter(({ crowd }) => crowd > 0)
    .toSorted((one, other) => other.crowd - one.crowd)
    .slice(0, mostPlaces)
    .map(({ place }) => told({ goal: place }, nearTo(place)));
}
