import { makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { sideIds } from '../../data/types.js';
import { whiteDeath } from '../../game.js';
import { type State, STEP } from '../../state.js';
import { playRandomly } from '../../testing/play.js';
import { setting } from '../../testing/setting.js';
import { aids } from '../index.js';

const via = (state: State, unit: string, ...hexes: string[]) => aids.via!(state, 'soviet', [unit], hexes);
const pathTo = (state: State, unit: string, hex: string, ...hexes: string[]) => {
  const way = via(state, unit, ...hexes).find((one) => one.hex === hex);
  return way?.action.type === 'move' ? way.action.path : null;
};

describe('6A a way of the player’s own', () => {
  test('6A leads by the hexes that were chosen, and may end at the last of them', () => {
    const state = setting({ impulse: 4, units: { '9grd-18g': '3224' } });
    expect(pathTo(state, '9grd-18g', '3226', '3325')).toEqual(['3325', '3326', '3226']);
    expect(pathTo(state, '9grd-18g', '3325', '3325')?.at(-1)).toBe('3325');
    const [way] = via(state, '9grd-18g', '3325');
    const [straight] = aids.reach(state, 'soviet', '9grd-18g').filter(({ hex }) => hex === '3325');
    expect(way.left).toBe(straight.left);
  });

  test('6A costs what its hexes cost, and goes no further than the points', () => {
    const state = setting({ impulse: 2, units: { '9grd-18g': '3224' } });
    for (const { hex, left, action } of via(state, '9grd-18g', '3324')) {
      if (action.type !== 'move') continue;
      const costs = aids.costs(state, 'soviet', '9grd-18g', action.path);
      expect(left, hex).toBeCloseTo(2 - (costs.at(-1) ?? 0));
      expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  test('3 an enemy zone ends it', () => {
    const state = setting({ impulse: 5, units: { '9grd-18g': '3030', '83id-i-183': '3033' } });
    expect(via(state, '9grd-18g', '3032').map(({ hex }) => hex)).toEqual(['3032']);
  });

  test('nowhere by a hex that cannot be reached', () => {
    const state = setting({ impulse: 1, units: { '9grd-18g': '3224' } });
    expect(via(state, '9grd-18g', '0101')).toEqual([]);
  });

  test('3A, 3B what it does to a unit is told where it happens', () => {
    const tank = setting({ impulse: 4, units: { '18mech-t34': '3030', '83id-i-183': '3031' } });
    expect(aids.hazards!(tank, 'soviet', '18mech-t34', ['3029', '3028'])).toEqual([['transit'], []]);
    const rifles = setting({ impulse: 5, units: { '9grd-18g': '3029', '83id-i-183': '3033' } });
    expect(aids.hazards!(rifles, 'soviet', '9grd-18g', ['3030', '3031', '3032'])).toEqual([[], [], ['stops']]);
  });

  test('every way that is shown is legal, along random battles', () => {
    const random = makeRandom('via');
    let ways = 0;
    playRandomly('via', 'scenario-1', (state) => {
      if (state.step !== STEP.movement || random.below(8) > 0) return true;
      const seat = sideIds[state.deciding];
      const ready = aids.ready(state, seat);
      const unit = ready[random.below(Math.max(1, ready.length))];
      const reach = unit === undefined ? [] : aids.reach(state, seat, unit).filter(({ kind }) => kind === 'move');
      if (reach.length === 0) return true;
      const passed = reach[random.below(reach.length)].hex;
      for (const { action } of aids.via!(state, seat, [unit], [passed])) {
        expect(whiteDeath.refuse(state, seat, action)).toBeNull();
        expect(action.type === 'move' && action.path.includes(passed)).toBe(true);
        ways++;
      }
      return ways < 200;
    });
    expect(ways).toBeGreaterThan(50);
  });
});
