import type { Spot } from '@impulse/engine';
import { stackLimit } from '@impulse/totensonntag/state.js';
import type { StandingMark } from '../../kit/kit.js';
import { type Battle, viewOf } from './battle.js';

/** Lit hexes. */

/** The plainest first. */
export const attackKinds = ['assault', 'overrun', 'barrage-target', 'barrage', 'air-strike'] as const;

const attackLooks: Readonly<Record<string, string>> = {
  overrun: 'target-overrun',
  barrage: 'target-barrage',
  'barrage-target': 'target-barrage',
};

/** 5.0: an enemy zone stops whoever comes there. */
export function markOf({ manner, kind }: Spot, effects: readonly string[]): string {
  if (manner === 'attack') return attackLooks[kind] ?? 'target';
  if (manner === 'leave') return 'exit';
  // 7.7: an aircraft may fly anywhere.
  if (kind === 'fly') return 'flight';
  if (effects.includes('stops')) return 'reach-stop';
  if (kind === 'place') return 'zone';
  if (kind === 'enter') return 'entry';
  return kind === 'advance' ? 'advance' : 'reach';
}

/** 7.3, 7.4: the hex that a step is about; 4.0: own hexes with more units than may stay. */
export function standingMarks(battle: Battle): StandingMark[] {
  const { step, focus, stacks, side } = viewOf(battle).position;
  const marks: StandingMark[] = [];
  if (focus !== null && step === 'advance') marks.push({ hex: focus, look: 'advance' });
  if (focus !== null && step === 'barrage-target') marks.push({ hex: focus, look: 'target-barrage' });
  if (step !== 'impulse' && step !== 'excess') return marks;
  for (const [hex, units] of Object.entries(stacks)) {
    const crowded = units.length > stackLimit && battle.unit(units[0])?.side === side;
    if (crowded) marks.push({ hex, look: 'excess', label: String(units.length) });
  }
  return marks;
}
