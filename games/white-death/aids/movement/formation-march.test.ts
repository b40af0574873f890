import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { cloneState, type State, STEP } from '../../state.js';
import { playRandomly } from '../../testing/play.js';
import { scripted, setting } from '../../testing/setting.js';
import { aids } from '../index.js';

const march = (state: State, units: readonly string[], to: string) => aids.march!(state, 'soviet', units, to);
const endsOf = (state: State, units: readonly string[], to: string): Record<string, string> =>
  Object.fromEntries(
    march(state, units, to).actions.map((action) =>
      action.type === 'move' ? [action.unit, action.path.at(-1) ?? ''] : ['', ''],
    ),
  );

describe('6A units of several hexes march as they stand', () => {
  test('6A the first goes to the hex, the others to the same place beside it', () => {
    const state = setting({ impulse: 4, units: { '9grd-18g': '3224', '9grd-22g': '3225', '9grd-31g': '3324' } });
    expect(endsOf(state, ['9grd-18g', '9grd-22g', '9grd-31g'], '3324')).toEqual({
      '9grd-18g': '3324',
      '9grd-22g': '3325',
      '9grd-31g': '3423',
    });
  });

  test('3B, 13 nobody goes where dice are rolled or somebody unseen may be met, and who finds no way stays', () => {
    const state = setting({ impulse: 4, units: { '9grd-18g': '3224', '83id-i-251': '2923' } });
    expect(march(state, ['9grd-18g'], '0101')).toMatchObject({ stay: [] });
    state.spent.fill(4 * 12);
    expect(march(state, ['9grd-18g'], '3225')).toEqual({ actions: [], stay: ['9grd-18g'] });
  });

  test('every action of a march is legal after those before it, and rolls no dice', () => {
    let marches = 0;
    playRandomly('march', 'scenario-1', (state) => {
      if (state.step !== STEP.movement) return true;
      const seat = state.deciding === 0 ? 'soviet' : 'german';
      const units = aids.ready(state, seat).slice(0, 6);
      const goal = units.flatMap((unit) => aids.reach(state, seat, unit))[0]?.hex;
      if (goal === undefined) return true;
      const then = cloneState(state);
      for (const action of aids.march!(state, seat, units, goal).actions) {
        expect(whiteDeath.refuse(then, seat, action)).toBeNull();
        whiteDeath.play(then, seat, action, scripted(), null);
        marches++;
      }
      return marches < 12;
    });
    expect(marches).toBeGreaterThan(5);
  });
});
