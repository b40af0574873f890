import type { Spot } from '@impulse/engine';
import { type AssaultProgress, riskCodes } from '@impulse/white-death/aids/codes.js';
import { targetsOf } from '../../chair/drafts.js';
import type { StandingMark } from '../../kit/kit.js';
import type { Battle } from './battle.js';

/** Lit hexes. */

export const attackKinds = ['assault', 'barrage', 'defend', 'fire'] as const;

const looks: Readonly<Record<string, string>> = {
  place: 'zone',
  'place-deployed': 'zone',
  enter: 'entry',
  advance: 'advance',
  rail: 'reach-rail',
};

export function markOf({ manner, kind }: Spot, effects: readonly string[]): string {
  if (manner === 'attack') return kind === 'barrage' ? 'target-barrage' : 'target';
  if (manner === 'leave') return 'exit';
  if (effects.includes('unseen')) return 'reach-reveal';
  if (effects.some((effect) => riskCodes.has(effect))) return 'reach-roll';
  if (kind in looks) return looks[kind];
  if (effects.includes('assault')) return 'reach-assault';
  return effects.includes('stops') ? 'reach-stop' : 'reach';
}

/** 5: a third of an assault is over when the hex has been barraged, two when it has been defended. */
export const progressOf = (progress: AssaultProgress): number => shares[progress];

const shares: Readonly<Record<AssaultProgress, number>> = {
  declared: 0,
  barraged: 1 / 3,
  defended: 2 / 3,
  repulsed: 1,
  held: 1,
  emptied: 1,
};

/** Declared assaults; in the steps of fire the hexes that can be fired at, or fire, now. */
export function standingMarks(battle: Battle): StandingMark[] {
  const { turn, aids, state, seat } = battle;
  if (turn.over) return [];
  const targets = (type: string): readonly string[] => targetsOf(battle, type);
  switch (turn.step) {
    case 'movement':
      return lit(aids.overlay(state, seat, 'fights', null).hexes, 'target');
    case 'barrage':
      return lit(targets('barrage'), 'target-barrage');
    case 'defence':
      return lit(targets('defend'), 'target');
    case 'assault':
      return lit(targets('fire'), 'target');
    case 'advance':
      return lit(targets('advance'), 'advance');
    default:
      return [];
  }
}

const lit = (hexes: readonly string[], look: string): StandingMark[] => hexes.map((hex) => ({ hex, look }));
