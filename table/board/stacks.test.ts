import { describe, expect, test } from 'vitest';
import { counterAt, counterSide, placeInStack, stackLayout } from './stacks.js';
import type { Counter } from './types.js';

const counter = (id: string): Counter => ({
  id,
  side: 'cw',
  nationality: 'british',
  type: 'armor',
  size: 'battalion',
  name: id,
  formation: '',
  strip: '',
  figures: ['3', '10', '4'],
  stepsLost: 0,
  steps: 3,
  mood: 'plain',
});

const stack = ['top', 'middle', 'bottom', 'hidden'].map(counter);

describe('stacks', () => {
  test('a single counter lies in the middle of its hex', () => {
    expect(stackLayout(1)).toHaveLength(1);
    expect(stackLayout(1)[0].x).toBeCloseTo(0);
    expect(stackLayout(1)[0].y).toBeCloseTo(0);
  });

  test('each counter below shows a strip above the one on it', () => {
    const layout = stackLayout(3);
    expect(layout[0].y - layout[1].y).toBeGreaterThanOrEqual(0.195 * counterSide);
    expect(layout[1].y - layout[2].y).toBeGreaterThanOrEqual(0.195 * counterSide);
  });

  test('no more than three are laid out', () => {
    expect(stackLayout(7)).toHaveLength(3);
    expect(placeInStack(stack, 'hidden')).toEqual(placeInStack(stack, 'bottom'));
  });

  test('the topmost counter at a point is hit', () => {
    const layout = stackLayout(3);
    expect(counterAt(stack, layout[0].x, layout[0].y)?.id).toBe('top');
    expect(counterAt(stack, layout[2].x, layout[2].y - counterSide / 2 + 0.02)?.id).toBe('bottom');
    expect(counterAt(stack, 0.49, 0)).toBeNull();
    expect(counterAt([], 0, 0)).toBeNull();
  });
});
