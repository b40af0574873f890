import { expect, test } from 'vitest';
import { grid } from '../context.js';
import { MOVED, type State } from '../state.js';
import { act, battle, hexOf, setting, unitOf } from '../testing/setting.js';
import { aids } from './index.js';
import { trailTo } from './cheapest-path.js';

/** The Commonwealth acts with this number in its first impulse; the DAK has rolled a one. */
function impulse(value: number): State {
  const state = battle('historical');
  act(state, 'cw', { type: 'choose-an', value }, [1]);
  return state;
}

const ask = (state: State, unit: string, hex: string | null) => aids.whyNot(state, 'cw', unit, hex);

test.each([
  ['7ad-7h', 'Q19', 'too-few-points', '6.0'],
  ['7ad-7h', 'K5', 'terrain-prohibited', '6.0'],
  ['7ad-7h', 'K8', 'terrain-prohibited', '6.0'],
  ['7ad-7h', 'J18', 'overrun-too-few-points', '7.5'],
  ['7ad-4rha', 'J18', 'out-of-range', '7.4'],
  ['7ad-60fd', 'I10', 'no-spotter', '7.4'],
  ['7ad-60fd', 'I9', 'artillery-enters-zoc', '5.0'],
  ['sa-1deo', 'A4', 'not-due-yet', '6.1'],
  ['nz-24', 'A1', 'not-due-yet', '6.1'],
  ['15-rec33', 'H12', 'not-your-unit', '3.0'],
  ['raf-spit', 'M7', 'aircraft-off', '7.7'],
] as const)('with number 3, %s in %s: %s', (unit, hex, reason, rule) => {
  expect(ask(impulse(3), unit, hex)).toMatchObject({ reason, rule });
});

test('the hex that is closed or too far is the one that was pointed at', () => {
  expect(ask(impulse(3), '7ad-7h', 'K5')?.detail).toMatchObject({ hex: 'K5' });
  expect(ask(impulse(3), '7ad-7h', 'Q19')?.detail).toMatchObject({ hex: 'Q19' });
});

test('where something can be done there is nothing to explain', () => {
  const state = impulse(3);
  for (const hex of ['G9', 'H9', 'I10', null]) expect(ask(state, '7ad-7h', hex), `${hex}`).toBeNull();
});

test('a unit that cannot act says so', () => {
  const state = impulse(5);
  expect(ask(state, '7ad-7h', null)).toMatchObject({ reason: 'not-activated', rule: '3.1' });
  expect(ask(state, '7ad-3rtr', null)).toMatchObject({ reason: 'stuart-refuelling', rule: '3.4' });
  expect(ask(state, '7ad-kdg', null)).toBeNull();
});

test('within its points, a zone on the way is the reason', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'B10', '15-pz8-1': 'C12', '21-pz5-1': 'A11' } });
  expect(ask(state, '7ad-7h', 'B13')).toMatchObject({ reason: 'stops-in-zoc', rule: '5.0' });
});

test('an entry is led on from the edge before its distance is judged', () => {
  const state = setting({ an: 1, turn: 6, units: { 'nz-24': 'off' } });
  const { entry } = state.context;
  const [first] = entry[unitOf(state, 'nz-24')]!.hexes;
  expect(ask(state, 'nz-24', grid.labels[first])).toBeNull();
  const far = grid.labels.find((_, hex) => grid.distance(first, hex) > 8)!;
  expect(ask(state, 'nz-24', far)).toMatchObject({ reason: 'too-few-points', detail: { hex: far } });
});

test('pointing at its own hex asks why a unit cannot act', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'H9', '15-pz8-1': 'H10', '21-pz5-1': 'G9' } });
  expect(ask(state, '7ad-7h', 'H9')).toBeNull();
  state.flags[unitOf(state, '7ad-7h')] = MOVED;
  expect(ask(state, '7ad-7h', 'H9')).toMatchObject({ reason: 'already-acted' });
});

test('in other steps the action of the step is meant', () => {
  expect(aids.whyNot(battle('free'), 'dak', 'ari-m13-7', 'Q19')).toMatchObject({ reason: 'outside-zone' });
  const night = setting({ step: 'night', units: { '7ad-7h': 'H9', '7ad-2rtr': { at: 'H10', hits: 1 } } });
  expect(ask(night, '7ad-7h', null)).toMatchObject({ reason: 'nothing-to-recover' });
  expect(ask(night, '7ad-2rtr', 'H10')).toBeNull();
  expect(ask(night, '7ad-2rtr', 'H11')).toMatchObject({ reason: 'wrong-step' });
  const lost = setting({ units: { '7ad-7h': 'lost', '7ad-2rtr': 'H10' } });
  expect(ask(lost, '7ad-7h', 'H10')).toMatchObject({ reason: 'not-on-map' });
});

test('the trail goes around closed terrain, and to a closed hex only as its end', () => {
  const state = impulse(3);
  const unit = unitOf(state, '7ad-7h');
  const everywhere = (): boolean => true;
  const trail = trailTo(state, unit, hexOf('L7'), everywhere)!.hexes;
  const { enterCost } = state.context;
  expect(trail.at(-1)).toBe(hexOf('L7'));
  expect(trail.every((hex) => enterCost[unit][hex] > 0)).toBe(true);
  expect(trailTo(state, unit, hexOf('K7'), everywhere)?.hexes.at(-1)).toBe(hexOf('K7'));
  expect(trailTo(state, unit, hexOf('L7'), () => false)).toBeNull();
});
