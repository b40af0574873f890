import { builtInData } from '@impulse/totensonntag/data/index.js';
import { grid } from '@impulse/totensonntag/data/terrain.js';
import { describe, expect, test } from 'vitest';
import { chains } from './chains.js';
import { walk } from '../../../art/curve.js';
import { geographyOf } from './geography.js';

const lines = (labels: string): string[] =>
  chains(
    grid,
    labels.split(' ').map((label) => grid.parse(label)),
  ).map((line) => line.map((hex) => grid.label(hex)).join(' '));

describe('ridges', () => {
  test('adjacent hexes become one line from west to east', () => {
    expect(lines('N12 O13 N10 N11')).toEqual(['N10 N11 N12 O13']);
    expect(lines('K8 K5 K7 K6')).toEqual(['K5 K6 K7 K8']);
  });

  test('hexes apart from each other stay apart', () => {
    expect(lines('M5 O15 O16').toSorted()).toEqual(['M5', 'O15 O16']);
  });

  test('a branch begins on the line it leaves', () => {
    const found = lines('K5 K6 K7 K8 J6 I6');
    expect(found).toHaveLength(2);
    expect(new Set(found.join(' ').split(' '))).toEqual(new Set(['K5', 'K6', 'K7', 'K8', 'J6', 'I6']));
    const [first, second] = found.map((line) => line.split(' '));
    expect(second.some((label) => first.includes(label))).toBe(true);
  });

  test('every escarpment of the map lies on a crest', () => {
    const geography = geographyOf(builtInData);
    for (const hex of geography.hexesOf('escarpment')) {
      const { x, y } = geography.grid.centre(hex);
      const near = geography.crests.some((line) => line.some((point) => Math.hypot(point.x - x, point.y - y) < 0.35));
      expect(near, geography.grid.label(hex)).toBe(true);
    }
  });

  test('tracks pass through their hexes, and no step is drawn twice', () => {
    const geography = geographyOf(builtInData);
    const capuzzo = geography.tracks.find((track) => track.name.en === 'Trigh Capuzzo')!;
    expect(walk(capuzzo.route).length).toBeGreaterThan(15);
    // The by-pass road has drawn the first three steps already.
    expect(capuzzo.stretches[0][0].x).toBeGreaterThan(geography.grid.centre(grid.parse('N5')).x);
  });
});
