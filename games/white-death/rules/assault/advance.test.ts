import { describe, expect, test } from 'vitest';
import { KIND, Order } from '../../actions/actions.js';
import { ASSAULTED, DEPLOYED, SHAKEN, type State, STEP } from '../../state.js';
import { hexOf, type Setting, scripted, stackAt, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { fight } from '../../testing/combat.js';
import { checkAdvance, mayAdvance, playAdvance } from './advance.js';
import { bunkerAt } from '../city/bunkers.js';

const order = new Order();

function advanceOf(state: State, id: string, hex: string, along: readonly string[] = []): Order {
  order.reset(KIND.advance);
  order.unit = unitOf(state, id);
  order.hex = hexOf(hex);
  for (const other of along) order.units[order.count++] = unitOf(state, other);
  return order;
}

const whyNot = (state: State, id: string, hex: string): string | null => checkAdvance(state, advanceOf(state, id, hex));

/** With exactly these dice. */
function advance(state: State, id: string, hex: string, ...dice: readonly number[]): void {
  const source = scripted(...dice);
  playAdvance(state, advanceOf(state, id, hex), source, null);
  expect(source.remaining).toBe(0);
}

/** A fight whose defenders are gone. */
function cleared(hex: string, assaulters: readonly string[], given: Setting): State {
  const state = fight(hex, assaulters, 'assault', given);
  state.step = STEP.advance;
  state.focusHex = hexOf(hex);
  return state;
}

test('9D, 10E, ruling 56 those who assaulted may enter, free of cost', () => {
  const state = cleared('1413', ['9grd-18g'], { units: { '9grd-18g': '1514', '9grd-smg': '1514' } });
  const unit = unitOf(state, '9grd-18g');
  expect(whyNot(state, '9grd-18g', '1413')).toBeNull();
  expect(mayAdvance(state, unit)).toBe(true);
  const spent = state.spent[unit];
  advance(state, '9grd-18g', '1413');
  expect(whereIs(state, '9grd-18g')).toBe('1413');
  expect(state.spent[unit]).toBe(spent);
  expect(state.flags[unit] & ASSAULTED).toBe(0);
});

test('9D only assaulting units advance, and only into the hex they assaulted', () => {
  const state = cleared('1413', ['9grd-18g'], { units: { '9grd-18g': '1514', '9grd-smg': '1514' } });
  expect(whyNot(state, '9grd-smg', '1413')).toBe('did-not-assault-that-hex');
  expect(whyNot(state, '9grd-18g', '1414')).toBe('nothing-to-advance-into');
});

test('14B2 a unit that was kept from assaulting does not advance', () => {
  const state = cleared('1413', ['9grd-18g'], { units: { '9grd-18g': '1514' } });
  state.flags[unitOf(state, '9grd-18g')] |= SHAKEN;
  expect(whyNot(state, '9grd-18g', '1413')).toBe('did-not-assault-that-hex');
});

test('9D, 4B up to the limits of stacking', () => {
  const state = cleared('1413', ['9grd-18g', '46grd-135g'], { units: { '9grd-18g': '1514', '46grd-135g': '1513' } });
  advance(state, '9grd-18g', '1413');
  expect(whyNot(state, '46grd-135g', '1413')).toBe('stack-full');
  expect(stackAt(state, '1413')).toEqual(['9grd-18g']);
});

test('9D, ruling 56 weapons units only with personnel or AFVs', () => {
  const state = cleared('1413', ['lix-2-93-flak', '83id-i-277'], {
    side: 'german',
    units: { 'lix-2-93-flak': '1514', '83id-i-277': '1514' },
  });
  expect(whyNot(state, 'lix-2-93-flak', '1413')).toBe('weapons-advance-alone');
  advance(state, '83id-i-277', '1413');
  expect(whyNot(state, 'lix-2-93-flak', '1413')).toBeNull();
});

test('rule 19, ruling 23 Soviets who enter a bunker hex destroy the bunker', () => {
  const state = cleared('2619', ['257rd-943'], { units: { '257rd-943': '2719' }, bunkers: { '2619': 6 } });
  advance(state, '257rd-943', '2619');
  expect(bunkerAt(state, hexOf('2619'))).toBe(0);
  expect(state.bunkersLost).toBe(1);
});

test('6B2 a gun that advances is no longer deployed', () => {
  const state = cleared('1413', ['83id-i-277'], { side: 'german', units: { '83id-i-277': '1514' } });
  state.flags[unitOf(state, '83id-i-277')] |= DEPLOYED;
  advance(state, '83id-i-277', '1413');
  expect(state.flags[unitOf(state, '83id-i-277')] & DEPLOYED).toBe(0);
});

test('13A, 9D an AFV that advances over a full lake hexside rolls for the ice, others do not', () => {
  const units = { '33tb-t34': '1616', '9grd-18g': '1617' } as const;
  const state = cleared('1717', ['33tb-t34', '9grd-18g'], { units });
  advance(state, '33tb-t34', '1717', 1);
  expect([whereIs(state, '33tb-t34'), strengthOf(state, '33tb-t34')]).toEqual(['1717', 5]);
  const others = cleared('1717', ['33tb-t34', '9grd-18g'], { units });
  advance(others, '9grd-18g', '1717');
  const last = cleared('1717', ['33tb-t34'], { units: { '33tb-t34': { at: '1616', strength: 1 } } });
  advance(last, '33tb-t34', '1717', 1);
  expect(whereIs(last, '33tb-t34')).toBe('lost');
});

test('13B, ruling 25 over a partial lake hexside it rolls in a thaw only', () => {
  const units = { '33tb-t34': '1616' } as const;
  advance(cleared('1615', ['33tb-t34'], { units }), '33tb-t34', '1615');
  const thaw = cleared('1615', ['33tb-t34'], { units, weather: 'thaw' });
  advance(thaw, '33tb-t34', '1615', 1);
  expect(strengthOf(thaw, '33tb-t34')).toBe(5);
});

describe('9D, ruling 110 several advance as one', () => {
  const whyNotAll = (state: State, hex: string, id: string, ...along: readonly string[]): string | null =>
    checkAdvance(state, advanceOf(state, id, hex, along));
  const ski = ['83id-1-83-ski', '83id-2-83-ski', '83id-3-83-ski', '83id-4-83-ski'] as const;

  test('9D, 4A companies that make up a battalion find room together, from one hex or from several', () => {
    const others = ['3mtn-i-138', '291id-i-504', '8pz-1-10-pz'];
    const all = [...others, ...ski];
    const units = Object.fromEntries(all.map((id, i) => [id, i % 2 === 0 ? '1514' : '1414']));
    const state = cleared('1413', all, { side: 'german', units });
    for (const id of [...others, ski[0], ski[1]]) advance(state, id, '1413');
    expect(whyNotAll(state, '1413', ski[2])).toBe('stack-full');
    expect(whyNotAll(state, '1413', ski[2], ski[3])).toBeNull();
    playAdvance(state, advanceOf(state, ski[2], '1413', [ski[3]]), scripted(), null);
    expect(stackAt(state, '1413')).toHaveLength(7);
  });

  test('9D, ruling 56 weapons go in with personnel, in whatever order they are named', () => {
    const units = { 'lix-2-93-flak': '1514', '83id-i-277': '1514' } as const;
    const state = cleared('1413', ['lix-2-93-flak', '83id-i-277'], { side: 'german', units });
    expect(whyNotAll(state, '1413', 'lix-2-93-flak', '83id-i-277')).toBeNull();
    playAdvance(state, advanceOf(state, 'lix-2-93-flak', '1413', ['83id-i-277']), scripted(), null);
    expect(stackAt(state, '1413')).toEqual(['lix-2-93-flak', '83id-i-277']);
  });

  test('9D each of them has to have assaulted the hex, and is named once', () => {
    const units = { '9grd-18g': '1514', '9grd-smg': '1514' } as const;
    const state = cleared('1413', ['9grd-18g'], { units });
    expect(whyNotAll(state, '1413', '9grd-18g', '9grd-smg')).toBe('did-not-assault-that-hex');
    expect(whyNotAll(state, '1413', '9grd-18g', '9grd-18g')).toBe('not-together');
  });
});
