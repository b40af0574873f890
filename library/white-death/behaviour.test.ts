import { ActionCodes, keyedDice, makeRandom, type PolicyMaker } from '@impulse/engine';
import { planner, playOut } from '@impulse/opponent';
import { playImpulse } from '@impulse/opponent/testing/planner-tests.js';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { GERMAN, grid, SOVIET } from '@impulse/white-death/context.js';
import { script } from '@impulse/white-death/opponent/index.js';
import { netScore, outcome, victoryAccount } from '@impulse/white-death/rules/victory/victory.js';
import { holder, stackSize, type State, TARGET } from '@impulse/white-death/state.js';
import { hexOf, scripted, setting, type Setting, unitOf, whereIs } from '@impulse/white-death/testing/setting.js';
import { describe, expect, test } from 'vitest';
import { planning } from './opponents.js';

/** Positions in which a stupid opponent is known by what it does; the expert has few simulations here. */

const quick = planner(planning, { id: 'expert', version: 1, budget: 24 });

const last = { scenario: 'scenario-3', turn: 9 } as const;

/** Points by which the Soviets are ahead of the line between the two victories. */
const lead = (state: State): number => netScore(victoryAccount(state)) - state.context.scenario.thresholds[1];

/** Losses are what they must be for the Soviets to be ahead by this much. */
function leading(state: State, points: number): State {
  state.losses[2 * GERMAN] -= lead(state) - points;
  expect(lead(state)).toBe(points);
  return state;
}

const kinds = (actions: readonly Action[]): string[] => actions.map(({ type }) => type);

describe.each<{ readonly player: PolicyMaker<State> }>([{ player: script }, { player: quick }])(
  'the $player.id',
  ({ player }) => {
    const after = (given: Setting): { readonly state: State; readonly actions: readonly Action[] } => {
      const state = setting({ ...last, ...given });
      return { state, actions: playImpulse(whiteDeath, player, state) };
    };

    test('sees that its last impulse can win the battle', () => {
      const units = { '31rb-1': '1009', '93id-i-270': '0331' };
      // 1008 is an empty town of the trunk railway, which is worth five points.
      const state = leading(setting({ ...last, impulse: 3, left: [0, 0], units }), -3);
      playImpulse(whiteDeath, player, state);
      expect(outcome(state).winner).toBe('soviet');
    });

    test('sees as the Germans that a relief that comes near enough wins the battle', () => {
      const besieged = { '83id-i-277': '2419', '31rb-1': '2418', '31rb-2': '2520', '31rb-3': '2320' };
      // Ten points for the hex of the city that they still hold are theirs as the impulse ends, and ten for being near it.
      const given = { ...last, side: 'german', impulse: 4, left: [0, 0] } as const;
      const begin = (): State => {
        const state = setting({ ...given, units: { ...besieged, '83id-i-251': '1517' } });
        state.holders.fill(SOVIET);
        return leading(state, 15);
      };
      const idle = begin();
      whiteDeath.play(idle, 'german', { type: 'done' }, scripted(), null);
      expect(outcome(idle).winner).toBe('soviet');
      const state = begin();
      playImpulse(whiteDeath, player, state);
      expect(outcome(state).winner).toBe('german');
    });

    test('sees that the last impulse of the enemy can win the battle, and stands in his way', () => {
      const given = { ...last, side: 'german', impulse: 3, left: [3, 0] } as const;
      const winnersWhen = (acts: boolean): Set<string> =>
        new Set(
          [1, 2, 3].map((seed) => {
            const units = { '31rb-1': '1009', '93id-i-270': '0808' };
            const state = leading(setting({ ...given, units }), -3);
            if (acts) playImpulse(whiteDeath, player, state);
            else whiteDeath.play(state, 'german', { type: 'done' }, scripted(), null);
            const scripts = [script.make(), script.make()] as const;
            playOut(whiteDeath, state, scripts, keyedDice(seed), [makeRandom('soviet'), makeRandom('german')]);
            return outcome(state).winner;
          }),
        );
      expect(winnersWhen(false)).toEqual(new Set(['soviet']));
      expect(winnersWhen(true)).toEqual(new Set(['german']));
    });

    test('does not leave a threatened town of the trunk railway empty', () => {
      const { state } = after({
        side: 'german',
        impulse: 3,
        left: [3, 0],
        units: { '93id-i-270': '0915', '31rb-1': '1114', '31rb-2': '1217', '291id-i-504': '0520' },
      });
      expect(holder(state, hexOf('0915'))).toBe(GERMAN);
    });

    test('does not leave a town that it has taken, with an enemy beside it', () => {
      const { state } = after({
        impulse: 3,
        left: [0, 3],
        units: { '31rb-1': '0915', '31rb-2': '1217', '93id-i-270': '0713', '291id-i-504': '1520' },
      });
      expect(holder(state, hexOf('0915'))).toBe(SOVIET);
    });

    test('does not assault where nothing can be won', () => {
      const strong = { '291id-i-504': '1014', '291id-ii-504': '1014', '93id-i-270': '1014' };
      const { actions } = after({
        impulse: 3,
        left: [0, 1],
        units: { '31rb-1': { at: '1114', strength: 1 }, ...strong },
      });
      expect(kinds(actions)).not.toContain('assault');
    });

    test('does not assault a stack with what is left of a battalion', () => {
      const strong = { '31rb-1': '1114', '31rb-2': '1114' };
      const { actions } = after({
        side: 'german',
        impulse: 3,
        left: [3, 0],
        units: { '93id-i-270': { at: '1014', strength: 1 }, ...strong },
      });
      expect(kinds(actions)).not.toContain('assault');
    });

    test('assaults where much can be won', () => {
      const { actions } = after({
        impulse: 4,
        left: [0, 1],
        units: { '9grd-18g': '3027', '9grd-22g': '3029', '83id-i-251': { at: '2828', strength: 1 } },
      });
      expect(kinds(actions)).toContain('assault');
    });

    test.each([
      { side: 'soviet', gun: '9grd-art', friend: '9grd-18g', enemies: ['8pz-1-10-pz', '8pz-2-10-pz'] },
      { side: 'soviet', gun: '9grd-art', friend: '9grd-18g', enemies: ['291id-i-504', '93id-i-270'] },
      { side: 'german', gun: '331id-i-331', friend: '331id-i-557', enemies: ['36tb-t34', '31rb-1'] },
    ] as const)('does not leave a gun of the $side alone beside $enemies', ({ side, gun, friend, enemies }) => {
      const { state } = after({
        side,
        impulse: 4,
        left: [1, 1],
        units: { [gun]: '1114', [friend]: '1217', [enemies[0]]: '1014', [enemies[1]]: '1014' },
      });
      const at = hexOf(whereIs(state, gun));
      const isBeside = enemies.some((enemy) => grid.distance(at, hexOf(whereIs(state, enemy))) <= 1);
      expect(isBeside && stackSize(state, at) === 1).toBe(false);
    });

    test('brings on all reinforcements that may come', () => {
      const reinforcements = ['31rb-1', '31rb-2'] as const;
      const units = { '31rb-1': 'off', '31rb-2': 'off', '9grd-18g': '1114', '93id-i-270': '0331' };
      const state = setting({ ...last, impulse: 4, left: [0, 1], units });
      for (const id of reinforcements) {
        state.due[unitOf(state, id)] = 8;
        state.entry[unitOf(state, id)] = state.context.ground.entryNumber.get('e')!;
      }
      playImpulse(whiteDeath, player, state);
      expect(reinforcements.map((id) => whereIs(state, id))).not.toContain('off');
    });

    test('opens a pocket that it can open', () => {
      const { actions } = after({
        side: 'german',
        impulse: 4,
        left: [1, 0],
        units: {
          '93id-i-270': '1506',
          '31rb-1': { at: '1406', strength: 1 },
          '31rb-2': { at: '1606', strength: 1 },
          '257rd-943': { at: '1505', strength: 1 },
          '291id-i-504': '1307',
          '291id-ii-504': '1307',
          '93id-ii-270': '1307',
        },
      });
      expect(kinds(actions)).toContain('assault');
    });

    test('11A1 does not promise the same guns to two fights', () => {
      const gun = (at: string) => ({ at, deployed: true });
      const state = setting({
        step: 'defence',
        units: {
          '331id-i-557': '1821',
          '331id-i-558': '1823',
          '331id-i-331': gun('1622'),
          '331id-ii-331': gun('1622'),
          '9grd-18g': '1921',
          '9grd-22g': '1924',
        },
      });
      for (const [unit, target] of [
        ['9grd-18g', '1821'],
        ['9grd-22g', '1823'],
      ] as const) {
        state.target[unitOf(state, unit)] = hexOf(target);
        state.marks[hexOf(target)] |= TARGET;
      }
      state.paid[SOVIET] = 1;
      const policy = player.make();
      const codes = new ActionCodes();
      const fights = [1, 2].map(() => {
        policy.choose(state, makeRandom('guns'), codes);
        const action = whiteDeath.codes.action(state, codes, 0);
        if (action.type !== 'defend') throw new Error(action.type);
        whiteDeath.play(state, 'german', action, scripted(...Array.from({ length: 12 }, () => 3)), null);
        return action;
      });
      expect(new Set(fights.map(({ target }) => target)).size).toBe(2);
      expect(fights.map(({ support }) => support?.length)).toEqual([1, 1]);
      expect(new Set(fights.flatMap(({ support }) => support ?? [])).size).toBe(2);
    });
  },
);
