import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Balance, balanceOf, turningPoints } from './balance.js';
import type { StretchFindings } from './look.js';
import { certain } from './share.js';

const sides = ['west', 'east'] as const;
type Action = { readonly type: 'go' };

const share = fc.integer({ min: 0, max: certain });
const look: fc.Arbitrary<StretchFindings<Action>> = fc.record({
  chance: share,
  throws: fc.array(fc.record({ frame: fc.nat(), luck: fc.integer({ min: -certain, max: certain }) }), { maxLength: 4 }),
  better: fc.option(fc.record({ gain: share, orders: fc.constant([]) })),
});

const courseFor = (looks: readonly unknown[], winner: string, resigns: boolean) => ({
  stretches: looks.map((_, index) => ({
    side: sides[(index * 7) % 2],
    from: index,
    cells: new Int16Array(0),
    steps: [],
  })),
  actions: looks.length,
  winner,
  ended: resigns ? ({ reason: 'resigned', by: 'west' } as const) : null,
});

const totalOf = ({ start, decisions, luck, ending }: Balance<Action>): number =>
  start + decisions['west'] + decisions['east'] + luck['west'] + luck['east'] + ending;

describe('the balance of a battle', () => {
  test('decisions and luck of both sides add up to the result, to the last digit', () => {
    const battles = fc.tuple(fc.array(look, { minLength: 1 }), fc.constantFrom(...sides), fc.boolean(), share);
    fc.assert(
      fc.property(battles, ([looks, winner, resigns, left]) => {
        const balance = balanceOf(sides, courseFor(looks, winner, resigns), looks, left);
        expect(totalOf(balance)).toBe(balance.result);
        expect(balance.result).toBe(winner === 'west' ? certain : 0);
        if (!resigns) expect(balance.ending).toBe(0);
        for (const { before, after, decision, luck } of balance.stretches) {
          expect(before + decision + luck).toBe(after);
        }
      }),
    );
  });

  test('a decision is judged without its dice: luck changes neither its worth nor the verdict', () => {
    const better = { gain: 160_000, orders: [] };
    const withLuck = (luck: number) => {
      const looks: StretchFindings<Action>[] = [
        { chance: 500_000, throws: [{ frame: 1, luck }], better },
        { chance: 450_000 + luck, throws: [], better: null },
      ];
      return balanceOf(sides, courseFor(looks, 'west', false), looks, 0).stretches[0];
    };
    for (const luck of [-300_000, 0, 300_000]) {
      expect(withLuck(luck)).toMatchObject({ decision: -50_000, luck, loss: 210_000, verdict: 'blunder' });
    }
  });

  test('nothing is given away that could not be had', () => {
    const looks: StretchFindings<Action>[] = [
      { chance: 990_000, throws: [], better: { gain: 300_000, orders: [] } },
      { chance: 990_000, throws: [], better: { gain: 300_000, orders: [] } },
    ];
    const { stretches } = balanceOf(sides, courseFor(looks, 'west', false), looks, 0);
    expect(stretches.map(({ side, loss }) => [side, loss])).toEqual([
      ['west', 10_000],
      ['east', 310_000],
    ]);
  });

  test('what the second side decides counts for the second side', () => {
    const looks: StretchFindings<Action>[] = [
      { chance: 500_000, throws: [], better: null },
      { chance: 400_000, throws: [], better: { gain: 130_000, orders: [] } },
      { chance: 300_000, throws: [], better: null },
    ];
    const { stretches } = balanceOf(sides, courseFor(looks, 'east', false), looks, 0);
    expect(stretches[1]).toMatchObject({ side: 'east', decision: -100_000, loss: 30_000, verdict: null });
    expect(stretches[0]).toMatchObject({ side: 'west', loss: null, verdict: null });
  });

  test('turning points are the greatest changes, the greatest first', () => {
    const looks = [500_000, 480_000, 300_000, 700_000].map((chance): StretchFindings<Action> => ({
      chance,
      throws: [],
      better: null,
    }));
    const balance = balanceOf(sides, courseFor(looks, 'west', false), looks, 0);
    expect(turningPoints(balance, 2).map(({ from }) => from)).toEqual([2, 3]);
    expect(turningPoints(balance, 9).map(({ from }) => from)).toEqual([2, 3, 1]);
  });
});
