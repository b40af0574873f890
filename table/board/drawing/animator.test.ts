import { describe, expect, test } from 'vitest';
import { along } from './animation-drawing.js';
import { advance, duration, facesOf, makeAnimator, play, recall, skip, standingAt } from './animator.js';
import { face, grid } from '../testing/board.js';
import type { Animation } from '../types.js';

const hexes = (labels: string): number[] => labels.split(' ').map((label) => grid.parse(label));
const unit = (id: string) => ({ id, face: face(id) });

const story: readonly Animation[] = [
  { kind: 'move', ...unit('a'), hexes: hexes('A1 A2 A3') },
  { kind: 'attack', from: grid.parse('A3'), to: grid.parse('A4'), hit: true },
  { kind: 'destroy', ...unit('b'), hex: grid.parse('A4') },
  { kind: 'move', ...unit('a'), hexes: hexes('A3 A4') },
];

describe('animations', () => {
  test('a counter stands where the story has brought it so far', () => {
    const start = standingAt(grid, story, 0);
    expect(start.get('a')).toEqual(grid.centre(grid.parse('A1')));
    expect(start.get('b')).toEqual(grid.centre(grid.parse('A4')));
    expect(standingAt(grid, story, 1).get('a')).toEqual(grid.centre(grid.parse('A3')));
    const end = standingAt(grid, story, 4);
    expect(end.get('a')).toEqual(grid.centre(grid.parse('A4')));
    expect(end.get('b')).toBeNull();
    expect([...facesOf(story).keys()]).toEqual(['a', 'b']);
  });

  test('slides from hex to hex', () => {
    const path = hexes('A1 A2 A3');
    expect(along(grid, path, 0)).toEqual(grid.centre(path[0]));
    expect(along(grid, path, 0.5)).toEqual(grid.centre(path[1]));
    expect(along(grid, path, 1)).toEqual(grid.centre(path[2]));
    expect(along(grid, [path[0]], 0.3)).toEqual(grid.centre(path[0]));
  });

  test('plays everything in turn and then resolves', async () => {
    const animator = makeAnimator(grid, () => undefined);
    let done = false;
    const played = play(animator, story, 1).then(() => (done = true));
    expect(advance(animator, 0)).toBe(true);
    expect(animator.standing.has('a')).toBe(true);
    const total = story.reduce((sum, animation) => sum + duration(animation, 1), 0);
    expect(advance(animator, total - 1)).toBe(true);
    expect(advance(animator, total + 1)).toBe(false);
    await played;
    expect(done).toBe(true);
    expect(animator.standing.size).toBe(0);
  });

  test('units that move one after the other move at once, and so do stories', async () => {
    const animator = makeAnimator(grid, () => undefined);
    const move = (id: string, path: string): Animation => ({ kind: 'move', ...unit(id), hexes: hexes(path) });
    const column = Array.from({ length: 100 }, (_, index) => move(`unit-${index}`, 'A1 A2 A3'));
    const played = Promise.all([play(animator, column, 1), play(animator, [move('x', 'B1 B2')], 1)]);
    advance(animator, 0);
    expect(animator.standing.size).toBe(101);
    expect(advance(animator, duration(column[0], 1) + 1)).toBe(false);
    await played;
  });

  test('a unit that is sent on goes on from the end of its last way', async () => {
    const animator = makeAnimator(grid, () => undefined);
    const first = play(animator, [{ kind: 'move', ...unit('a'), hexes: hexes('A1 A2') }], 1);
    advance(animator, 0);
    void play(animator, [{ kind: 'move', ...unit('a'), hexes: hexes('A2 A3') }], 1);
    await first;
    expect(animator.standing.get('a')).toEqual(grid.centre(grid.parse('A2')));
  });

  test('what is called back stands where it stood, until it is let go', () => {
    const animator = makeAnimator(grid, () => undefined);
    recall(animator, { animations: story, index: 1 });
    expect(animator.standing.get('a')).toEqual(grid.centre(grid.parse('A3')));
    recall(animator, null);
    expect(animator.standing.size).toBe(0);
  });

  test('skipping ends everything that is played', async () => {
    const animator = makeAnimator(grid, () => undefined);
    const both = Promise.all([play(animator, story, 2), play(animator, story, 2)]);
    advance(animator, 10);
    skip(animator);
    await both;
    expect(advance(animator, 20)).toBe(false);
  });

  test('a slower speed takes longer, and a move of no hexes no time', () => {
    expect(duration(story[0], 3)).toBeGreaterThan(duration(story[0], 1));
    expect(duration({ kind: 'move', ...unit('a'), hexes: [0] }, 1)).toBe(0);
  });
});
