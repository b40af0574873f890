import type { LineOfSight, Seat, Shade } from '@impulse/engine';
import { grid } from '../../context.js';
import { blockedAt, farthestSight } from '../../rules/barrage/observation.js';
import { NONE, type State } from '../../state.js';
import { hexOfUnit } from '../seats.js';

/** 11B3b, 11B3c: the hexes that a unit observes, and those that bar its sight of others. */
export function sightPainted(state: State, unit: number): Partial<Shade> {
  const from = state.hexOf[unit];
  const seen: string[] = [];
  const barring = new Set<number>();
  for (const hex of grid.within(from, farthestSight)) {
    const block = blockedAt(state, from, hex);
    if (block === null) seen.push(grid.labels[hex]);
    else if (block !== NONE) barring.add(block);
  }
  return {
    hexes: seen,
    grades: { good: [], fair: [], poor: [...barring].map((hex) => grid.labels[hex]) },
  };
}

export function sightTo(state: State, seat: Seat, unit: string, hex: string): LineOfSight | null {
  const from = hexOfUnit(state, seat, unit);
  if (from === null) return null;
  const block = blockedAt(state, grid.parse(from), grid.parse(hex));
  if (block === null) return { kind: 'seen' };
  return block === NONE ? { kind: 'far' } : { kind: 'barred', by: grid.labels[block] };
}
