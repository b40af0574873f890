import { expect, test } from 'vitest';
import { Itinerary } from './itinerary.js';

const places = new Map([
  ['tank', 'A1'],
  ['gun', 'A1'],
]);
const itinerary = () =>
  new Itinerary(
    (unit) => places.get(unit) ?? null,
    () => 'west',
  );

test('a move begins where the last one ended', () => {
  const units = itinerary();
  expect(units.move('tank', ['A2', 'A3'])).toEqual([{ kind: 'move', unit: 'tank', path: ['A1', 'A2', 'A3'] }]);
  expect(units.hexOf('tank')).toBe('A3');
  expect(units.move('tank', ['A4'])).toEqual([{ kind: 'move', unit: 'tank', path: ['A3', 'A4'] }]);
});

test('whoever comes from nowhere is shown from its second hex on', () => {
  const units = itinerary();
  expect(units.move('scout', ['B1'])).toEqual([]);
  expect(units.move('scout', ['B2'])).toEqual([{ kind: 'move', unit: 'scout', path: ['B1', 'B2'] }]);
});

test('a follower goes the way of its leader', () => {
  const units = itinerary();
  units.move('tank', ['A2', 'A3']);
  expect(units.follow('tank', 'gun')).toEqual([{ kind: 'move', unit: 'gun', path: ['A1', 'A2', 'A3'] }]);
});
