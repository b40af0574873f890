import { makeRandom } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import type { SideId } from '../../data/types.js';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { act, battle, offered, stackAt, momentOf, whereIs, whyNot } from '../../testing/setting.js';

const place = (unit: string, hex: string): Action => ({ type: 'place', unit, hex });
const rest = { type: 'place-rest' } as const;
const done = { type: 'done' } as const;

/** A free set-up in which the DAK has finished. */
function commonwealthTurn(): State {
  const state = battle('free');
  act(state, 'dak', rest);
  act(state, 'dak', done);
  return state;
}

const hexesFor = (state: State, side: SideId, unit: string): string[] =>
  grid.labels.filter((hex) => whyNot(state, side, place(unit, hex)) === undefined);

const idOf = (name: string): string => {
  const { context } = battle('free');
  const found = context.units.filter((unit) => unit.name === name);
  if (found.length !== 1) throw new Error(`${found.length} units ${name}`);
  return found[0].id;
};

const row = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `${letter}${from + step}`);

describe('10.0 set-up', () => {
  test('the DAK player sets up first, then the Commonwealth player; each places his own units', () => {
    const state = battle('free');
    expect(momentOf(state)).toBe('1.1 setup dak');
    expect(whyNot(state, 'cw', place('7ad-7h', 'G9'))).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'dak', place('7ad-7h', 'G9'))).toBe('3.0 not-your-unit');
    act(state, 'dak', rest);
    act(state, 'dak', done);
    expect(momentOf(state)).toBe('1.1 setup cw');
    expect(whyNot(state, 'dak', place('21-pz5-1', 'J18'))).toBe('2.0 not-your-decision');
    act(state, 'cw', rest);
    act(state, 'cw', done);
    expect(momentOf(state)).toBe('1.1 choose-an cw');
    expect(whyNot(state, 'cw', place('7ad-7h', 'G9'))).toBe('2.0 wrong-step');
  });

  test('nobody has finished before every unit is placed', () => {
    const state = battle('free');
    expect(offered(state, 'dak')).not.toContain('done');
    expect(whyNot(state, 'dak', done)).toBe('10.0 units-left');
    expect(totensonntag.turn(state)).toMatchObject({ detail: { left: 24 } });
    act(state, 'dak', place('21-pz5-1', 'J18'));
    expect(whyNot(state, 'dak', done)).toBe('10.0 units-left');
    expect(totensonntag.turn(state)).toMatchObject({ detail: { left: 23 } });
    act(state, 'dak', rest);
    expect(offered(state, 'dak')).toContain('done');
    expect(offered(state, 'dak')).not.toContain('place-rest');
    expect(whyNot(state, 'dak', rest)).toBe('10.0 not-set-up');
  });

  test('a unit may be placed anew until its owner has finished', () => {
    const state = battle('free');
    act(state, 'dak', place('21-pz5-1', 'J18'));
    act(state, 'dak', place('21-pz5-1', 'J17'));
    expect([whereIs(state, '21-pz5-1'), stackAt(state, 'J18')]).toEqual(['J17', []]);
  });

  test('three units to a hex at most', () => {
    const state = battle('free');
    for (const unit of ['21-pz5-1', '21-pz5-2', '21-mg8']) act(state, 'dak', place(unit, 'J18'));
    expect(stackAt(state, 'J18')).toEqual(['21-mg8', '21-pz5-2', '21-pz5-1']);
    expect(whyNot(state, 'dak', place('21-pio200', 'J18'))).toBe('10.1 zone-hex-full');
    expect(whyNot(state, 'dak', place('21-rec3', 'J18'))).toBe('10.1 zone-hex-full');
    expect(whyNot(state, 'dak', place('21-mg8', 'J18'))).toBeUndefined();
  });

  test('reinforcements and aircraft are not set up', () => {
    const state = battle('free', { aircraft: 'on' });
    for (const unit of ['15-pz8-1', 'arko104-1', 'lw-ju87']) {
      expect(whyNot(state, 'dak', place(unit, 'J18'))).toBe('10.0 not-set-up');
      expect(offered(state, 'dak', unit)).toEqual([]);
    }
  });

  test('10.0, ruling 69 nobody is set up in terrain closed to him', () => {
    const state = battle('free');
    for (const hex of ['K5', 'L10', 'N8', 'O13']) {
      expect(whyNot(state, 'dak', place('21-rec3', hex))).toBe('10.0 set-up-prohibited-terrain');
    }
    expect(whyNot(state, 'dak', place('21-rec3', 'J11'))).toBeUndefined();
  });

  test('the one-step set-up is the historical one', () => {
    const state = commonwealthTurn();
    act(state, 'cw', rest);
    act(state, 'cw', done);
    const { scenario, ...free } = totensonntag.position(state) as Record<string, unknown>;
    const { scenario: other, ...historical } = totensonntag.position(battle('historical')) as Record<string, unknown>;
    expect([scenario, other]).toEqual(['free', 'historical']);
    expect(free).toEqual(historical);
  });

  test('the historical set-up keeps to the zones: every unit could be placed where it stands', () => {
    for (const outpost of ['I10', 'L10']) {
      const historical = battle('historical', { outpost });
      const state = battle('free', { outpost });
      for (const side of ['dak', 'cw'] as const) {
        const units = historical.context.units.filter((unit) => unit.side === side && unit.setup !== undefined);
        for (const { id } of units) act(state, side, place(id, whereIs(historical, id)));
        act(state, side, done);
      }
      expect(momentOf(state)).toBe('1.1 choose-an cw');
    }
  });

  test('units placed already stay, and the rest find room in their zones', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = makeRandom(`set-up ${seed}`);
      const state = battle('free', { outpost: seed % 2 ? 'I10' : 'L10' });
      for (const side of ['dak', 'cw'] as const) {
        const placed = new Map<string, string>();
        for (let i = random.below(40); i > 0; i--) {
          const choices = totensonntag.legal(state, side).filter((action) => action.type === 'place');
          const action = choices[random.below(choices.length)];
          act(state, side, action);
          placed.set(action.unit, action.hex);
        }
        if (whyNot(state, side, rest) === undefined) act(state, side, rest);
        for (const [unit, hex] of placed) expect(whereIs(state, unit)).toBe(hex);
        const units = state.context.units.filter((unit) => unit.side === side && unit.setup !== undefined);
        for (const { id } of units) expect(whyNot(state, side, place(id, whereIs(state, id)))).toBeUndefined();
        act(state, side, done);
      }
    }
  });
});

describe('10.1 DAK set-up', () => {
  const state = battle('free');

  test('Ariete in or within one hex of F2, no more than two units per hex', () => {
    const names = ['7/132', '8/132', '9/132', '3/8', '5/8', '12/8', '132 (1)', '132 (2)'];
    for (const name of names) {
      expect(hexesFor(state, 'dak', idOf(name))).toEqual(['E2', 'E3', 'F1', 'F2', 'F3', 'G2', 'G3']);
    }
    expect(whyNot(state, 'dak', place('ari-m13-7', 'F4'))).toBe('10.1 outside-zone');
    const two = battle('free');
    act(two, 'dak', place('ari-m13-7', 'F2'));
    act(two, 'dak', place('ari-ber-3', 'F2'));
    expect(whyNot(two, 'dak', place('ari-m13-8', 'F2'))).toBe('10.1 zone-hex-full');
    act(two, 'dak', place('ari-m13-7', 'F3'));
    expect(whyNot(two, 'dak', place('ari-m13-8', 'F2'))).toBeUndefined();
  });

  test('21st Panzer in or within one hex of J18', () => {
    const names = ['1/5/21 Pzd', '2/5/21 Pzd', 'II/104/21 Pzd', '8 MG/21 Pzd', '200 Pio/21 Pzd', '155/21 Pzd'];
    for (const name of names) {
      expect(hexesFor(state, 'dak', idOf(name))).toEqual(['I18', 'I19', 'J17', 'J18', 'J19', 'K18', 'K19']);
    }
  });

  test('10.1, ruling 55, ruling 69 both Puma battalions in rows E to O, not beside G9 or E10, nor on an escarpment', () => {
    const barred = ['G8', 'G9', 'G10', 'H8', 'H9', 'F8', 'F9', 'E9', 'E10', 'E11', 'F10'];
    const escarpments = [
      'K5',
      'K6',
      'K7',
      'K8',
      'L9',
      'L10',
      'M5',
      'N7',
      'N8',
      'N10',
      'N11',
      'N12',
      'O13',
      'O15',
      'O16',
    ];
    const rows = grid.labels.filter((hex) => hex.charAt(0) >= 'E' && hex.charAt(0) <= 'O');
    const expected = rows.filter((hex) => !barred.includes(hex) && !escarpments.includes(hex));
    for (const name of ['33/15 Pzd', '3/21 Pzd']) expect(hexesFor(state, 'dak', idOf(name))).toEqual(expected);
    expect(expected).toHaveLength(11 * 19 - 11 - 15);
    for (const hex of ['D8', 'P8', 'A17', 'G9', 'E10']) {
      expect(whyNot(state, 'dak', place('21-rec3', hex))).toBe('10.1 outside-zone');
    }
  });

  test('10.1, ruling 56 the Afrika Division in O1 to O6, also in K7 and I10; PzJ/605 not on the escarpment of K7', () => {
    const foot = ['1/155/AD', '2/155/AD', '3/155/AD', '3/247/AD', '3/255/AD', '1/361/AD', '2/361/AD'];
    for (const name of foot) expect(hexesFor(state, 'dak', idOf(name))).toEqual(['I10', 'K7', ...row('O', 1, 6)]);
    expect(hexesFor(state, 'dak', idOf('PzJ/605'))).toEqual(['I10', ...row('O', 1, 6)]);
    expect(whyNot(state, 'dak', place('ad-pzj605', 'K7'))).toBe('10.0 set-up-prohibited-terrain');
    // L10 is an escarpment, too.
    expect(hexesFor(battle('free', { outpost: 'L10' }), 'dak', idOf('PzJ/605'))).toEqual(row('O', 1, 6));
  });

  test('10.1, ruling 57 one battalion to an outpost at most, and none is needed', () => {
    const outposts = battle('free');
    act(outposts, 'dak', place('ad-155-1', 'K7'));
    act(outposts, 'dak', place('ad-155-2', 'I10'));
    expect(whyNot(outposts, 'dak', place('ad-155-3', 'K7'))).toBe('10.1 zone-hex-full');
    expect(whyNot(outposts, 'dak', place('ad-155-3', 'I10'))).toBe('10.1 zone-hex-full');
    const line = battle('free');
    const foot = ['ad-155-1', 'ad-155-2', 'ad-155-3', 'ad-247-3', 'ad-255-3', 'ad-361-1', 'ad-361-2'];
    foot.forEach((unit, index) => act(line, 'dak', place(unit, `O${1 + (index % 6)}`)));
    act(line, 'dak', rest);
    expect([stackAt(line, 'K7'), stackAt(line, 'I10')]).toEqual([[], []]);
    act(line, 'dak', done);
  });

  test('the outpost option puts L10 in the place of I10', () => {
    const other = battle('free', { outpost: 'L10' });
    expect(hexesFor(other, 'dak', 'ad-155-1')).toEqual(['K7', 'L10', ...row('O', 1, 6)]);
    expect(whyNot(other, 'dak', place('ad-155-1', 'I10'))).toBe('10.1 outside-zone');
    expect(whereIs(battle('historical', { outpost: 'L10' }), 'ad-361-2')).toBe('L10');
    expect(whereIs(battle('historical'), 'ad-361-2')).toBe('I10');
  });

  test('every DAK unit that is not due later is among these', () => {
    const { units } = state.context;
    const atStart = units.filter((unit) => unit.side === 'dak' && unit.type !== 'aircraft' && unit.due === undefined);
    expect(atStart).toHaveLength(8 + 1 + 6 + 1 + 8);
    expect(new Set(offered(state, 'dak').flatMap((action) => /^place (\S+) /.exec(action)?.[1] ?? []))).toEqual(
      new Set(atStart.map(({ id }) => id)),
    );
  });
});

describe('10.2 Commonwealth set-up', () => {
  const state = commonwealthTurn();

  test.each([
    ['A17', ['3 RTR/4A', '5 RTR/4A', '8 HUSSARS/4A']],
    ['G9', ['7 HUSSARS/7A', '2 RTR/7A', '6 RTR/7A']],
    ['A3', ['3 CLY/22A', '4 CLY/22A', '2 RGH/22A']],
  ])('the tanks of one brigade in %s', (hex, names) => {
    for (const name of names) expect(hexesFor(state, 'cw', idOf(name))).toEqual([hex]);
    expect(whyNot(state, 'cw', place(idOf(names[0]), 'B1'))).toBe('10.2 outside-zone');
  });

  test.each([
    ['A17', ['KDG', '2 SCOTS Gd/4A', '2 RHA/4A'], ['A16', 'A18', 'B16', 'B17']],
    ['G9', ['4 SA ARM CAR RGT'], ['F8', 'F9', 'G10', 'G8', 'H8', 'H9']],
    ['A3', ['11 HUSSARS'], ['A2', 'A4', 'B2', 'B3']],
  ])('10.2, ruling 58 the rest of the brigade beside %s', (_, names, hexes) => {
    for (const name of names) expect(hexesFor(state, 'cw', idOf(name)).toSorted()).toEqual(hexes);
  });

  test('the Support Group in or within one hex of E10', () => {
    for (const name of ['1 KRRC/7SG', '2 RIFLE Bde/7SG', '4 RHA/7SG', '60 Field/7SG']) {
      expect(hexesFor(state, 'cw', idOf(name))).toEqual(['D9', 'D10', 'E9', 'E10', 'E11', 'F9', 'F10']);
    }
  });

  test('every Commonwealth unit that is not due later is among these', () => {
    const { units } = state.context;
    const atStart = units.filter((unit) => unit.side === 'cw' && unit.type !== 'aircraft' && unit.due === undefined);
    expect(atStart).toHaveLength(6 + 4 + 4 + 4);
    expect(new Set(atStart.map(({ division }) => division))).toEqual(new Set(['7armd']));
  });
});
