import { describe, expect, test } from 'vitest';
import { counterAt, counterSide, fan, holds, placeInStack, stackLayout, withoutThose } from './stacks.js';
import { counter, stack } from './testing/board.js';

const four = stack(['top', 'middle', 'bottom', 'under'].map((id) => counter(id)));

describe('stacks', () => {
  test('a single counter lies in the middle of its hex', () => {
    const [only] = fan(1);
    expect(only.x).toBeCloseTo(0);
    expect(only.y).toBeCloseTo(0);
  });

  test('each counter below shows a strip above the one on it', () => {
    const layout = fan(3);
    expect(layout[0].y - layout[1].y).toBeGreaterThanOrEqual(0.18 * counterSide);
    expect(layout[1].y - layout[2].y).toBeGreaterThanOrEqual(0.18 * counterSide);
  });

  test('no stack lies on the name of its place, nor on the figures of a counter in the row above', () => {
    const rowAbove = -Math.sqrt(3) / 2;
    for (const count of [1, 2, 3, 6, 16]) {
      const layout = fan(count);
      expect(layout[0].y + counterSide / 2, `${count} counters`).toBeLessThanOrEqual(0.37);
      const figuresEnd = rowAbove + 0.44 * counterSide;
      expect(layout[count - 1].y - counterSide / 2, `${count} counters`).toBeGreaterThan(figuresEnd);
    }
  });

  test('a high stack is fanned more closely and stays in its hex', () => {
    for (const count of [4, 6, 10]) {
      const layout = fan(count);
      expect(layout).toHaveLength(count);
      expect(layout[count - 1].y - counterSide / 2, `${count} counters`).toBeGreaterThan(-0.58);
      expect(layout[0].y + counterSide / 2, `${count} counters`).toBeLessThan(0.5);
    }
  });

  test('no more are laid out than the host says', () => {
    expect(stackLayout(four)).toHaveLength(3);
    expect(placeInStack(four, 'under')).toEqual(placeInStack(four, 'bottom'));
    expect(stackLayout({ ...four, fanned: 6 })).toHaveLength(4);
  });

  test('the topmost counter at a point is hit', () => {
    const layout = stackLayout(four);
    expect(counterAt(four, layout[0].x, layout[0].y)?.id).toBe('top');
    expect(counterAt(four, layout[2].x, layout[2].y - counterSide / 2 + 0.02)?.id).toBe('bottom');
    expect(counterAt(four, 0.49, 0)).toBeNull();
    expect(counterAt(stack([]), 0, 0)).toBeNull();
  });

  test('counters shown elsewhere are left out, with the badge that counted them', () => {
    const counted = { ...four, badge: '4' };
    const rest = withoutThose(counted, new Map([['middle', null]]));
    expect(rest.counters.map(({ id }) => id)).toEqual(['top', 'bottom', 'under']);
    expect(rest.badge).toBeUndefined();
    expect(holds(rest, 'middle')).toBe(false);
    expect(withoutThose(counted, new Map([['elsewhere', null]]))).toBe(counted);
    const hidden = stack([counter('top'), counter(null), counter(null)]);
    expect(withoutThose(hidden, new Map([['top', null]])).counters).toHaveLength(2);
    expect(withoutThose(hidden, new Map([['top', null]]), true).counters).toHaveLength(0);
  });
});
