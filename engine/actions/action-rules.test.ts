import { describe, expect, test } from 'vitest';
import { ActionCodes } from './codes.js';
import { scriptedDice } from '../dice/dice.js';
import { actionsFrom } from './action-rules.js';
import { bad, good } from '../reading/result.js';
import { stateKind } from '../state/state.js';

/** Two units on a line of hexes; a move goes right by one or two, and one hex is out of bounds. */

const fields = stateKind({ step: 1, deciding: 1, at: 2 });
const context = { unitNumber: new Map([['a', 0] as const, ['b', 1] as const]) };
type State = ReturnType<typeof fields.create<typeof context>>;
interface Action {
  readonly type: 'move' | 'done';
  readonly unit?: string;
  readonly by?: number;
}

const MOVE = 1;
const headOf = (unit: number, by: number): number => MOVE | (unit << 1) | (by << 2);
const outOfBounds = 2;
const order = { kind: 0, unit: -1, by: 0 };
/** How often a reach was searched, and whose was used. */
let searches = 0;
const reaches: number[] = [];

const actions = actionsFrom<State, Action, typeof order, { readonly mover: number }>({
  sides: ['west', 'east'],
  order,
  prepared: { ...order },
  parse: (_, value) => (value === 'done' ? good({ type: 'done' }) : bad('odd', 'action', 'Odd.')),
  read: (_, { type, unit, by }, into) =>
    void Object.assign(into, { kind: type === 'move' ? MOVE : 0, unit: unit === 'b' ? 1 : 0, by: by ?? 0 }),
  make: (_, { kind, unit, by }) => (kind === MOVE ? { type: 'move', unit: 'ab'[unit], by } : { type: 'done' }),
  actors: (_, into) => into.set([0, 1]) ?? 2,
  listAll(_, into) {
    into.clear();
    for (const unit of [0, 1]) for (const by of [1, 2]) into.push(headOf(unit, by), 0);
    into.push(0, 0);
  },
  listOf(_, unit, into) {
    into.clear();
    into.push(headOf(unit, 1), 0);
  },
  listGeneral(_, into) {
    into.clear();
    into.push(0, 0);
  },
  unpack(_, head, tail, into, reach) {
    if (reach) reaches.push(reach.mover);
    Object.assign(into, { kind: head & 1, unit: (head >> 1) & 1, by: head >> 2 });
    return tail === 0;
  },
  moverOf: (head) => (head & MOVE ? (head >> 1) & 1 : -1),
  reachOf(_, mover) {
    searches++;
    return { mover };
  },
  reasonAgainst: (state, side, { unit, by }) =>
    side !== state.deciding ? 'not-your-decision' : state.at[unit] + by === outOfBounds ? 'out-of-bounds' : null,
  refuse: (state, side, { unit, by }) =>
    side !== state.deciding
      ? { rule: '1.0', reason: 'not-your-decision' }
      : state.at[unit] + by === outOfBounds
        ? { rule: '2.0', reason: 'out-of-bounds' }
        : null,
  play: (state, { unit, by }, dice) => void (state.at[unit] += by * dice.roll(0, unit)),
  playPacked(state, head, tail) {
    if (tail !== 0) return false;
    state.at[(head >> 1) & 1] += head >> 2;
    return true;
  },
  forecast: (_, seat, { by }) => ({ kind: seat, rule: '2.0', terms: [], outcomes: [], detail: { by } }),
});

const begin = (): State => fields.create(context);
const fixed = (...dice: number[]) => {
  const source = scriptedDice(dice);
  source.begin(0);
  return source;
};

describe('actions from orders', () => {
  test('are listed for the side that decides, all or those of one unit', () => {
    const state = begin();
    expect(actions.legal(state, 'west').map(({ unit, by }) => `${unit} ${by}`)).toEqual([
      'a 1',
      'a 2',
      'b 1',
      'b 2',
      'undefined undefined',
    ]);
    expect(actions.legal(state, 'west', 'b')).toEqual([{ type: 'move', unit: 'b', by: 1 }]);
    expect(actions.legal(state, 'west', 'c')).toEqual([]);
    expect(actions.legal(state, 'east')).toEqual([]);
    expect(actions.legal(state, 'observer')).toEqual([]);
  });

  test('search the reach of each unit once', () => {
    searches = 0;
    reaches.length = 0;
    actions.legal(begin(), 'west');
    expect(searches).toBe(2);
    expect(reaches).toEqual([0, 0, 1, 1]);
  });

  test('are refused with their rule, and a refused one is a bug to play', () => {
    const state = begin();
    const move: Action = { type: 'move', unit: 'a', by: 2 };
    expect(actions.refuse(state, 'west', move)).toEqual({ rule: '2.0', reason: 'out-of-bounds' });
    expect(actions.refuse(state, 'east', move)).toMatchObject({ reason: 'not-your-decision' });
    expect(actions.refuse(state, 'west', { ...move, by: 1 })).toBeNull();
    expect(() => actions.play(state, 'west', move, fixed(1), null)).toThrow('out-of-bounds');
  });

  test('are played as they were read', () => {
    const state = begin();
    actions.play(state, 'west', { type: 'move', unit: 'b', by: 1 }, fixed(6), null);
    expect([...state.at]).toEqual([0, 6]);
  });

  test('are prepared with the same refusal, or to be played once', () => {
    const state = begin();
    const far: Action = { type: 'move', unit: 'a', by: 2 };
    const near: Action = { type: 'move', unit: 'a', by: 1 };
    expect(actions.prepare(state, 'west', far)).toEqual({ refusal: { rule: '2.0', reason: 'out-of-bounds' } });
    const prepared = actions.prepare(state, 'west', near);
    if (prepared.refusal) throw new Error('It is legal');
    // Questions in between change nothing.
    actions.refuse(state, 'west', far);
    prepared.play(fixed(5), null);
    expect([...state.at]).toEqual([5, 0]);
    expect(() => prepared.play(fixed(5), null)).toThrow('once');
    expect([...state.at]).toEqual([5, 0]);
  });

  test('are no longer prepared when another is', () => {
    const state = begin();
    const first = actions.prepare(state, 'west', { type: 'move', unit: 'a', by: 1 });
    actions.prepare(state, 'west', { type: 'move', unit: 'b', by: 1 });
    if (first.refusal) throw new Error('It is legal');
    expect(() => first.play(fixed(1), null)).toThrow('before the next');
  });

  test('are forecast to the seat that may play them', () => {
    const state = begin();
    expect(actions.forecast(state, 'west', { type: 'move', unit: 'a', by: 1 })).toMatchObject({ kind: 'west' });
    expect(actions.forecast(state, 'west', { type: 'move', unit: 'a', by: 2 })).toBeNull();
    expect(actions.forecast(state, 'observer', { type: 'move', unit: 'a', by: 1 })).toBeNull();
  });

  test('are read from what a program wrote', () => {
    expect(actions.parseAction(begin(), 'done')).toEqual({ ok: true, value: { type: 'done' } });
    expect(actions.parseAction(begin(), 'dance')).toMatchObject({ ok: false, error: { path: 'action' } });
  });

  test('are listed, unpacked and played in packed form', () => {
    const { codes } = actions;
    const state = begin();
    const listed = new ActionCodes();
    expect(codes.deciding(state)).toBe(0);
    expect(codes.actors(state, new Int16Array(2))).toBe(2);
    codes.listGeneral(state, listed);
    expect(listed.length).toBe(1);
    codes.listOf(state, 1, listed);
    expect(codes.action(state, listed, 0)).toEqual({ type: 'move', unit: 'b', by: 1 });
    codes.list(state, listed);
    codes.play(state, listed, 3, fixed(), null);
    expect([...state.at]).toEqual([0, 2]);
  });

  test('are read, refused and played by their two words', () => {
    const { codes } = actions;
    const state = begin();
    expect(codes.read(state, headOf(0, 2), 0)).toEqual({ type: 'move', unit: 'a', by: 2 });
    expect(codes.refuses(state, headOf(0, 2), 0)).toBe(true);
    expect(codes.refuses(state, headOf(0, 1), 0)).toBe(false);
    codes.playCode(state, headOf(0, 1), 0, fixed(), null);
    expect([...state.at]).toEqual([1, 0]);
  });

  test('say nothing where their words do not belong', () => {
    const { codes } = actions;
    const state = begin();
    const listed = new ActionCodes();
    listed.push(headOf(0, 1), 7);
    expect(codes.read(state, headOf(0, 1), 7)).toBeNull();
    expect(codes.refuses(state, headOf(0, 1), 7)).toBe(true);
    expect(() => codes.playCode(state, headOf(0, 1), 7, fixed(), null)).toThrow('say nothing');
    expect(() => codes.action(state, listed, 0)).toThrow('say nothing');
    expect(() => codes.play(state, listed, 0, fixed(), null)).toThrow('say nothing');
    expect([...state.at]).toEqual([0, 0]);
  });
});
