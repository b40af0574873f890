import { makeGrid } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { along, createStage, duration, standingAt } from './animate.js';
import type { Animation, Counter } from './types.js';

const grid = makeGrid({ kind: 'rows', rows: 5, columns: 5, shifted: 'even' });
const hexes = (labels: string): number[] => labels.split(' ').map((label) => grid.parse(label));
const unit = (id: string): Counter => ({
  id,
  side: 'cw',
  nationality: 'british',
  type: 'armor',
  size: 'battalion',
  name: id,
  formation: '',
  strip: '',
  figures: [],
  stepsLost: 0,
  steps: 2,
  mood: 'plain',
});

const story: readonly Animation[] = [
  { kind: 'move', counter: unit('a'), hexes: hexes('A1 A2 A3') },
  { kind: 'attack', from: grid.parse('A3'), to: grid.parse('A4'), hit: true },
  { kind: 'destroy', counter: unit('b'), hex: grid.parse('A4') },
  { kind: 'move', counter: unit('a'), hexes: hexes('A3 A4') },
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
  });

  test('slides from hex to hex', () => {
    const path = hexes('A1 A2 A3');
    expect(along(grid, path, 0)).toEqual(grid.centre(path[0]));
    expect(along(grid, path, 0.5)).toEqual(grid.centre(path[1]));
    expect(along(grid, path, 1)).toEqual(grid.centre(path[2]));
    expect(along(grid, [path[0]], 0.3)).toEqual(grid.centre(path[0]));
  });

  test('plays everything in turn and then resolves', async () => {
    const stage = createStage(grid, () => undefined);
    let done = false;
    const played = stage.play(story, 1).then(() => (done = true));
    expect(stage.advance(0)).toBe(true);
    expect(stage.standing().has('a')).toBe(true);
    const total = story.reduce((sum, animation) => sum + duration(animation, 1), 0);
    expect(stage.advance(total - 1)).toBe(true);
    expect(stage.advance(total + 1)).toBe(false);
    await played;
    expect(done).toBe(true);
    expect(stage.standing().size).toBe(0);
  });

  test('skipping ends what is played and what waits', async () => {
    const stage = createStage(grid, () => undefined);
    const both = Promise.all([stage.play(story, 2), stage.play(story, 2)]);
    stage.advance(10);
    stage.skip();
    await both;
    expect(stage.advance(20)).toBe(false);
  });

  test('a slower speed takes longer, and a move of no hexes no time', () => {
    expect(duration(story[0], 3)).toBeGreaterThan(duration(story[0], 1));
    expect(duration({ kind: 'move', counter: unit('a'), hexes: [0] }, 1)).toBe(0);
  });
});
