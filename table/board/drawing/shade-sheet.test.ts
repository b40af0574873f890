import { expect, test } from 'vitest';
import { project } from '../camera/projection.js';
import { covers } from './shade-sheet.js';

const view = { width: 800, height: 600 };
const at = (x: number, scale: number, width = 800) => project({ x, y: 5, scale }, { ...view, width }, 1);

test('painted shades serve until the view leaves their border', () => {
  const painted = at(10, 50);
  expect(covers(painted, at(10, 50), 100)).toBe(true);
  expect(covers(painted, at(12, 50), 100)).toBe(true);
  expect(covers(painted, at(12.1, 50), 100)).toBe(false);
  expect(covers(painted, at(7.9, 50), 100)).toBe(false);
});

test('another scale or another size of the view wants new ones', () => {
  expect(covers(at(10, 50), at(10, 51), 100)).toBe(false);
  expect(covers(at(10, 50), at(10, 50, 900), 100)).toBe(false);
});
