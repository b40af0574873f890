import { type Seat, type Track, unknown } from '@impulse/engine';
import { sideIds } from '../data/types.js';
import { eyesOf, numberPosition } from '../position/position.js';
import { mayChoose } from '../rules/turn/activation-numbers.js';
import { victoryPoints } from '../rules/victory.js';
import { NONE, type State, STEP } from '../state.js';
import type { NumberRight, PartOfDay, TrackCode } from './codes.js';

/** The figures of the tracker. */
export function tracksOf(state: State, seat: Seat): Track[] {
  const { data, objectives } = state.context;
  return [
    track('turn', null, state.turn, data.turns),
    track('couplet', null, state.couplet, data.coupletsPerTurn),
    track('part-of-day', null, partOfDay(state)),
    ...impulseTracks(state),
    ...sideIds.flatMap((_, side) => numberTracks(state, side, seat)),
    ...sideIds.map((id, side) => {
      const held = objectives.filter((_one, index) => state.control[index] === side).length;
      return track('objectives', id, held, objectives.length);
    }),
    // 9.2: what leaves besides brings nothing.
    track('exited', 'cw', Math.min(state.exitedStrength, data.exit.strengthNeeded), data.exit.strengthNeeded),
    track('points', 'cw', victoryPoints(state)),
  ];
}

const track = (code: TrackCode, side: string | null, value: Track['value'], full: number | null = null): Track => ({
  code,
  side,
  value,
  full,
});

function partOfDay({ step }: State): PartOfDay {
  if (step === STEP.setup) return 'before';
  if (step === STEP.over) return 'after';
  return step === STEP.night ? 'night' : 'day';
}

/** Whose impulse it is; and from the reveal of the numbers on, who has the first one (2.1). */
function impulseTracks({ active, step, first, impulse }: State): Track[] {
  const flying = step === STEP['air-plan'] || step === STEP['air-strike'];
  if (active === NONE && !flying) return [];
  const order = track('first-impulse', sideIds[first], 1);
  return active === NONE ? [order] : [track('impulse', sideIds[active], impulse + 1, 2), order];
}

/** 2.1: the activation number of a side, how it came to it, and what the number before allows. */
function numberTracks(state: State, side: number, seat: Seat): Track[] {
  const id = sideIds[side];
  const { an, rolled, settled, previous } = numberPosition(state, side, eyesOf(state, seat));
  const known = <T>(value: T | typeof unknown): T | null => (value === unknown ? null : value);
  return [
    track('activation', id, known(an), 6),
    track('rolled', id, known(rolled)),
    track('settled', id, known(settled)),
    track('previous-activation', id, previous),
    track('right', id, mayChoose(state, side) ? 'choose' : rightAfter(previous)),
    track('next-right', id, an === unknown ? null : rightAfter(an)),
  ];
}

/** 2.1: a five lets a player adjust his next roll, a six lets him choose. */
function rightAfter(number: number): NumberRight {
  if (number === 6) return 'choose';
  return number === 5 ? 'adjust' : 'roll';
}
