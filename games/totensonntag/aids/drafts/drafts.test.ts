import type { Draft, Drafting } from '@impulse/engine';
import { expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { type State, STEP } from '../../state.js';
import { setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

type Tool = Drafting<State, Action>;

const { assault, barrage, move, fly, stack } = aids.drafts as Required<typeof aids.drafts>;

/** A draft begun and looked at. */
function begin(tool: Tool, state: State, units: readonly string[], hex: string | null) {
  const draft = tool.begin(state, 'cw', units, hex)!;
  const look = (one: Draft) => ({ action: tool.action(state, 'cw', one), bounds: tool.bounds(state, 'cw', one) });
  return { draft, ...look(draft), look };
}

test('an assault takes the support that helps it, and can do without', () => {
  const units = { '7ad-7h': 'H9', '7ad-kdg': 'G10', '7ad-11h': 'H9', '21-pz5-1': 'H10' };
  const state = setting({ an: 3, options: { reconSupport: 'on' }, units });
  const { draft, action, bounds, look } = begin(assault, state, ['7ad-7h'], 'H10');
  expect(action).toMatchObject({ type: 'assault', unit: '7ad-7h', target: 'H10', support: '7ad-kdg' });
  expect(bounds).toEqual({ support: { kind: 'choice', values: ['7ad-kdg', '7ad-11h', 'none'] } });
  const alone = assault.set(state, 'cw', draft, 'support', 'none');
  expect(look(alone).action).toEqual({ type: 'assault', unit: '7ad-7h', target: 'H10' });
  expect(look(assault.set(state, 'cw', alone, 'support', null)).action).toEqual(action);
  const other = assault.toggle(state, 'cw', draft, '7ad-11h');
  expect(look(other).action).toMatchObject({ support: '7ad-11h' });
  expect(look(assault.toggle(state, 'cw', other, '7ad-11h')).action).not.toHaveProperty('support');
  expect(begin(assault, state, ['7ad-7h', '7ad-11h'], 'H10').action).toMatchObject({ support: '7ad-11h' });
});

test('an assault by somebody else, or elsewhere, is another draft; where there is nobody there is none', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'H9', '7ad-2rtr': 'H9', '21-pz5-1': 'H10', '15-pz8-1': 'G9' } });
  const { draft, bounds, look } = begin(assault, state, ['7ad-7h'], 'H10');
  expect(bounds).toEqual({});
  expect(look(assault.toggle(state, 'cw', draft, '7ad-2rtr')).action).toMatchObject({ unit: '7ad-2rtr' });
  expect(look(assault.aim(state, 'cw', draft, 'G9')).action).toMatchObject({ target: 'G9' });
  expect(assault.begin(state, 'cw', ['7ad-7h'], 'H8')).toBeNull();
  expect(assault.begin(state, 'dak', ['21-pz5-1'], 'H9')).toBeNull();
});

test('a barrage has the spotter that ranges in best', () => {
  const state = setting({ an: 3, units: { '7ad-60fd': 'H9', '7ad-kdg': 'H10', '7ad-11h': 'G11', '21-pz5-1': 'H11' } });
  state.flags[unitOf(state, '7ad-11h')] = 1;
  const { draft, action, bounds, look } = begin(barrage, state, ['7ad-60fd'], 'H11');
  expect(action).toMatchObject({ type: 'barrage', spotter: '7ad-kdg' });
  expect(bounds).toEqual({ spotter: { kind: 'choice', values: ['7ad-kdg', '7ad-11h'] } });
  expect(look(barrage.set(state, 'cw', draft, 'spotter', '7ad-11h')).action).toMatchObject({ spotter: '7ad-11h' });
  expect(barrage.set(state, 'cw', draft, 'weather', 'snow')).toEqual(draft);
});

test('an overrun comes from the nearest hex, and can come from another', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'D10', '21-pz5-1': 'D12' } });
  const { draft, action, bounds, look } = begin(move, state, ['7ad-7h'], 'D12');
  expect(action).toMatchObject({ type: 'move', overrun: 'D12', path: [expect.any(String)] });
  const { approach } = bounds;
  if (approach?.kind !== 'choice') throw new Error('There is no choice');
  expect(approach.values.length).toBeGreaterThan(1);
  for (const hex of approach.values) {
    const chosen = look(move.set(state, 'cw', draft, 'approach', hex)).action;
    expect(chosen).toMatchObject({ overrun: 'D12', path: expect.arrayContaining([hex]) });
  }
  expect(begin(move, state, ['7ad-7h'], 'D11')).toMatchObject({ action: { path: ['D11'] }, bounds: {} });
});

test('an air strike is flown against the unit most easily hit', () => {
  const units = { '21-pz5-1': 'H10', '15-rec33': 'H10' };
  const state = setting({ an: 3, options: { aircraft: 'on' }, units });
  const { draft, action, bounds, look } = begin(fly, state, ['raf-spit'], 'H10');
  expect(action).toMatchObject({ target: '15-rec33' });
  expect(bounds).toEqual({ target: { kind: 'choice', values: ['15-rec33', '21-pz5-1'] } });
  const aimed = fly.toggle(state, 'cw', draft, '21-pz5-1');
  expect(look(aimed).action).toMatchObject({ type: 'fly', target: '21-pz5-1' });
  state.step = STEP['air-plan'];
  expect(begin(fly, state, ['raf-spit'], 'A1')).toMatchObject({ action: { hex: 'A1' }, bounds: {} });
});

test('those ticked come to the top of a stack in the order of their ticks', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'H9', '7ad-kdg': 'H9', '7ad-11h': 'H9', '7ad-2rtr': 'G9' } });
  const order = (draft: Draft) => (stack.action(state, 'cw', draft) as { order?: readonly string[] } | null)?.order;
  const { draft, bounds } = begin(stack, state, ['7ad-11h'], null);
  expect(order(draft)).toEqual(['7ad-11h', '7ad-7h', '7ad-kdg']);
  expect(bounds).toMatchObject({ units: { kind: 'units' } });
  const both = stack.toggle(state, 'cw', draft, '7ad-kdg');
  expect(order(both)).toEqual(['7ad-11h', '7ad-kdg', '7ad-7h']);
  expect(order(stack.toggle(state, 'cw', both, '7ad-11h'))).toEqual(['7ad-kdg', '7ad-7h', '7ad-11h']);
  expect(order(stack.set(state, 'cw', draft, 'order', ['7ad-kdg', '7ad-11h', '7ad-7h']))).toEqual([
    '7ad-kdg',
    '7ad-11h',
    '7ad-7h',
  ]);
  expect(stack.begin(state, 'cw', ['7ad-2rtr'], 'G9')).toBeNull();
  expect(stack.begin(state, 'dak', ['7ad-7h'], 'H9')).toBeNull();
});
