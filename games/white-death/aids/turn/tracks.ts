import { isOwn, type Seat, type Track } from '@impulse/engine';
import { GERMAN, SOVIET } from '../../context.js';
import { sideIds, weathers } from '../../data/types.js';
import { knownSupply } from '../../knowledge/knowledge.js';
import { eyesOf } from '../../position/position.js';
import { netScore, victoryAccount } from '../../rules/victory/victory.js';
import { NONE, pointsPerTurn, POOL_FORTRESS, type State, steps } from '../../state.js';
import type { TrackCode } from '../codes.js';

/** The figures of the tracker. */
export function tracksOf(state: State, seat: Seat): Track[] {
  const { scenario } = state.context;
  const viewer = eyesOf(state, seat);
  return [
    track('turn', null, state.turn, scenario.turns[1]),
    track('weather', null, weathers[state.weather]),
    track('step', sideIds[state.deciding] ?? null, steps[state.step]),
    ...impulseTracks(state),
    ...sideIds.flatMap((_, side) => sideTracks(state, side, viewer)),
    track('fortress-supply', sideIds[GERMAN], knownSupply(state, viewer, POOL_FORTRESS)),
    track('rail-towns', sideIds[SOVIET], state.railTowns, scenario.extras.railTownImpulses ?? null),
    track('score', null, netScore(victoryAccount(state))),
  ];
}

const track = (code: TrackCode, side: string | null, value: Track['value'], full: number | null = null): Track => ({
  code,
  side,
  value,
  full,
});

/** 5.1: the impulse under way. */
function impulseTracks({ active, impulse, impulses }: State): Track[] {
  if (active === NONE || impulse === 0) return [];
  const side = sideIds[active];
  return [track('impulse', side, impulses[active]), track('impulse-points', side, impulse, pointsPerTurn)];
}

function sideTracks(state: State, side: number, viewer: number): Track[] {
  const id = sideIds[side];
  const { railCapacity } = state.context.data;
  return [
    track('points', id, state.points[side], pointsPerTurn),
    // The pools of the sides come first.
    track('supply', id, knownSupply(state, viewer, side)),
    track('replacements', id, state.replacements[side]),
    track('repairs', id, state.repairs[side]),
    // 8: by strength, which would tell of those who went by rail unseen.
    track('railed', id, isOwn(side, viewer) ? state.railed[side] : null, railCapacity),
  ];
}
