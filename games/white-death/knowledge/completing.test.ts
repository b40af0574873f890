import { makeRandom, type Random } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { mayBeCompleted } from './completing.js';
import { grid } from '../context.js';
import { mayStand } from '../rules/terrain/costs.js';
import { NONE } from '../state.js';
import { battle } from '../testing/play.js';
import { FilledStack, type Fitting, fitTogether, usualFitting } from './veiled-stack.js';

/** The same by trying every group. */
function someGroupFits(fitting: Fitting, stack: FilledStack, left: readonly number[]): boolean {
  const { members, hex, missing } = stack;
  if (missing === 0) return fitTogether(fitting, members, members.length);
  return left.some((unit, place) => {
    if (!mayStand(fitting.state, unit, hex)) return false;
    members.push(unit);
    const fits = someGroupFits(fitting, stack, left.slice(place + 1));
    members.pop();
    return fits;
  });
}

function shuffled(units: readonly number[], random: Random): number[] {
  const rest = [...units];
  return units.map(() => rest.splice(random.below(rest.length), 1)[0]);
}

describe('4A, 4B a stack can be completed exactly when some group of those who are left makes it legal', () => {
  test.each(['soviet', 'german'] as const)('4 of the %ss', (side) => {
    const random = makeRandom(`completing ${side}`);
    const state = battle('campaign');
    const fitting = usualFitting(state);
    const { context } = state;
    const own = side === 'soviet' ? 0 : 1;
    const all = [...context.units.keys()].filter((unit) => context.side[unit] === own);
    const counts = { possible: 0, impossible: 0 };
    const hexes = [grid.parse('2219'), grid.parse('1934')];
    for (let trial = 0; trial < 3000; trial++) {
      // Few formations, or hardly anybody belongs together.
      const first = context.formation[all[random.below(all.length)]];
      const second = context.formation[all[random.below(all.length)]];
      const kin = all.filter((unit) => context.formation[unit] === first || context.formation[unit] === second);
      const drawn = shuffled(kin.length > 11 ? kin : all, random).slice(0, 11);
      const known = 1 + random.below(3);
      const size = known + 1 + random.below(6);
      const units = [...drawn.slice(0, known), ...Array.from({ length: size - known }, () => NONE)];
      const stack = new FilledStack(state, { hex: hexes[trial % hexes.length], units });
      const left = drawn.slice(known).toSorted((a, b) => context.stack.size[a] - context.stack.size[b]);
      const possible = someGroupFits(fitting, stack, left);
      counts[possible ? 'possible' : 'impossible']++;
      const names = drawn.map((unit) => context.unitIds[unit]).join(' ');
      expect(mayBeCompleted(fitting, stack, left), `${known} of ${size} ${names}`).toBe(possible);
    }
    expect(Math.min(counts.possible, counts.impossible)).toBeGreaterThan(200);
  });
});
