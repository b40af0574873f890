import { describe, expect, test } from 'vitest';
import { type Action, Order, readAction } from '../../actions/actions.js';
import { grid } from '../../context.js';
import type { SideId } from '../../data/types.js';
import { totensonntag } from '../../game.js';
import type { State } from '../../state.js';
import { findReach, followPath } from './movement.js';
import { apart } from '../../testing/rulebook.js';
import { act, hexOf, movesOf, offered, setting, momentOf, unitOf, whereIs, whyNot } from '../../testing/setting.js';

const move = (unit: string, ...path: string[]): Action => ({ type: 'move', unit, path });
const done = { type: 'done' } as const;

/** Row C is clear from end to end, and so is the country around C10 except for B9 and B10. */
const eastOf = (steps: number): string[] => Array.from({ length: steps }, (_, step) => `C${3 + step}`);

describe('6.0 movement points', () => {
  test.each<[string, SideId, number, string]>([
    ['ad-155-1', 'dak', 0, 'foot infantry'],
    ['21-mg8', 'dak', 1, 'motorized infantry'],
    ['21-pio200', 'dak', 1, 'engineers'],
    ['15-krad15', 'dak', 1, 'motorcyclists'],
    ['21-art155', 'dak', 1, 'artillery'],
    ['21-pz5-1', 'dak', 1, 'armor'],
    ['21-rec3', 'dak', 1, 'recon'],
    ['ad-pzj605', 'dak', 1, 'panzerjäger'],
    ['ari-ber-3', 'dak', 1, 'Bersaglieri'],
    ['nz-24', 'cw', 1, 'New Zealand infantry'],
    ['sa-1deo', 'cw', 1, 'South African infantry'],
    ['nz-44rtr', 'cw', 1, 'Matildas'],
  ])('6.0, ruling 36 %s of the %s has its number plus %i (%s)', (unit, side, extra) => {
    for (const an of [1, 2, 3, 4, 5]) {
      const state = setting({ side, an, turn: 5, units: { [unit]: 'C2' } });
      if (state.context.initiative[unitOf(state, unit)] < an) continue;
      expect(whyNot(state, side, move(unit, ...eastOf(an + extra)))).toBeUndefined();
      expect(whyNot(state, side, move(unit, ...eastOf(an + extra + 1)))).toBe('6.0 too-few-points');
      const far = movesOf(state, side, unit).map((hex) => apart('C2', hex));
      expect(Math.max(...far)).toBe(an + extra);
    }
  });

  test('6.0, ruling 36 only the seven battalions of the Afrika Division are without the extra point', () => {
    const { context } = setting({ units: {} });
    const slow = context.unitIds.filter(
      (_, unit) => !context.extraPoint[unit] && context.units[unit].type !== 'aircraft',
    );
    expect(slow).toEqual(['ad-155-1', 'ad-155-2', 'ad-155-3', 'ad-247-3', 'ad-255-3', 'ad-361-1', 'ad-361-2']);
  });

  test('each hex entered costs one point: in the open a unit reaches exactly the hexes within its points', () => {
    const state = setting({ an: 2, units: { '7ad-7h': 'C3' } });
    const near = grid.labels.filter((hex) => apart('C3', hex) <= 3);
    // 37 on an endless map, less four south and three west of it.
    expect(near).toHaveLength(30);
    expect(movesOf(state, 'cw', '7ad-7h')).toEqual(near.toSorted());
  });

  test('a unit may stop early, and may end where it began', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G10'))).toBeUndefined();
    act(state, 'cw', move('7ad-7h', 'G10', 'G9'));
    expect(whereIs(state, '7ad-7h')).toBe('G9');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G10'))).toBe('3.2 already-acted');
  });

  test('points are not saved for the next impulse', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'C2', 'ad-255-3': 'O1' } });
    act(state, 'cw', move('7ad-7h', 'C3'));
    act(state, 'cw', done, [1, 2]);
    expect(momentOf(state)).toBe('1.3 impulse cw');
    expect(whyNot(state, 'cw', move('7ad-7h', 'C4', 'C5', 'C6'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-7h', 'C4', 'C5', 'C6', 'C7'))).toBe('6.0 too-few-points');
  });

  test('a unit moves from hex to adjacent hex', () => {
    const state = setting({ units: { '7ad-7h': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G11'))).toBe('6.0 not-adjacent');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G10', 'G12'))).toBe('6.0 not-adjacent');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G9'))).toBe('6.0 path-begins-at-unit');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G9', 'G10'))).toBe('6.0 path-begins-at-unit');
    expect(whyNot(state, 'cw', move('7ad-7h', 'H10'))).toBe('6.0 not-adjacent');
    expect(whyNot(state, 'cw', move('7ad-7h'))).toBe('6.0 no-path');
  });

  test('roads and tracks have no effect', () => {
    // The Trigh Capuzzo runs M8, M9, M10, M11.
    const state = setting({ an: 2, units: { '7ad-kdg': 'M8' } });
    expect(whyNot(state, 'cw', move('7ad-kdg', 'M9', 'M10', 'M11'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-kdg', 'M9', 'M10', 'M11', 'M12'))).toBe('6.0 too-few-points');
  });
});

describe('6.0 terrain', () => {
  // K8 is an escarpment west of K9, J11 is rough east of J10, O1 an entrenchment.
  test.each(['7ad-7h', '7ad-kdg', '7ad-4rha', 'nz-44rtr'])('6.0, ruling 38 %s cannot enter an escarpment', (unit) => {
    const state = setting({ an: 3, turn: 5, units: { [unit]: 'K9' } });
    expect(whyNot(state, 'cw', move(unit, 'K8'))).toBe('6.0 terrain-prohibited');
    expect(movesOf(state, 'cw', unit)).not.toContain('K8');
  });

  test('6.0, ruling 38 neither can panzerjäger', () => {
    const state = setting({ side: 'dak', units: { 'ad-pzj605': 'K9' } });
    expect(whyNot(state, 'dak', move('ad-pzj605', 'K8'))).toBe('6.0 terrain-prohibited');
  });

  test.each<[string, SideId]>([
    ['nz-24', 'cw'],
    ['21-mg8', 'dak'],
    ['21-pio200', 'dak'],
    ['15-krad15', 'dak'],
    ['ari-ber-3', 'dak'],
  ])('6.0, ruling 38, ruling 22 %s of the %s pays an extra point for an escarpment', (unit, side) => {
    const state = setting({ side, an: 2, turn: 5, units: { [unit]: 'K9' } });
    expect(whyNot(state, side, move(unit, 'K8'))).toBeUndefined();
    expect(whyNot(state, side, move(unit, 'K8', 'L7'))).toBeUndefined();
    expect(whyNot(state, side, move(unit, 'K8', 'L7', 'L6'))).toBe('6.0 too-few-points');
    expect(whyNot(state, side, move(unit, 'K8', 'K7'))).toBe('6.0 too-few-points');
  });

  test('6.0, ruling 38 foot infantry pays one', () => {
    const state = setting({ side: 'dak', an: 2, units: { 'ad-155-1': 'K9' } });
    expect(whyNot(state, 'dak', move('ad-155-1', 'K8', 'K7'))).toBeUndefined();
    expect(whyNot(state, 'dak', move('ad-155-1', 'K8', 'K7', 'K6'))).toBe('6.0 too-few-points');
  });

  test.each<[string, SideId]>([
    ['7ad-7h', 'cw'],
    ['7ad-kdg', 'cw'],
    ['7ad-4rha', 'cw'],
    ['nz-24', 'cw'],
    ['21-pio200', 'dak'],
    ['15-krad15', 'dak'],
    ['ad-pzj605', 'dak'],
  ])('6.0, ruling 37 %s of the %s enters rough and pays an extra point', (unit, side) => {
    const state = setting({ side, an: 2, turn: 5, units: { [unit]: 'J10' } });
    expect(whyNot(state, side, move(unit, 'J11'))).toBeUndefined();
    expect(whyNot(state, side, move(unit, 'J11', 'J12'))).toBeUndefined();
    expect(whyNot(state, side, move(unit, 'J11', 'J12', 'J13'))).toBe('6.0 too-few-points');
  });

  test('6.0, ruling 37 foot infantry pays one in rough', () => {
    const state = setting({ side: 'dak', an: 2, units: { 'ad-155-1': 'J10' } });
    expect(whyNot(state, 'dak', move('ad-155-1', 'J11', 'J12'))).toBeUndefined();
    expect(whyNot(state, 'dak', move('ad-155-1', 'J11', 'J12', 'J13'))).toBe('6.0 too-few-points');
  });

  test('entrenchments cost nothing extra', () => {
    const state = setting({ an: 2, units: { '7ad-7h': 'O7' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'O6', 'O5', 'O4'))).toBeUndefined();
  });

  test('a Point costs what the ground under it does', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'I9', '7ad-1krrc': 'L8' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'I10'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-7h', 'I10', 'I11'))).toBe('6.0 too-few-points');
    expect(whyNot(state, 'cw', move('7ad-1krrc', 'L9'))).toBeUndefined();
  });

  test('leaving difficult ground costs nothing', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'J11' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'J12', 'J13'))).toBeUndefined();
  });

  test('a unit takes the cheaper way round', () => {
    const state = setting({ an: 2, units: { '7ad-7h': 'J10' } });
    expect(movesOf(state, 'cw', '7ad-7h')).toContain('J12');
    expect(whyNot(state, 'cw', move('7ad-7h', 'K11', 'K12', 'J12'))).toBeUndefined();
  });

  test('Bir el Gubi may be open by option', () => {
    for (const birElGubi of ['entrenched', 'open']) {
      const state = setting({ an: 1, options: { birElGubi }, units: { '7ad-7h': 'F3' } });
      expect(whyNot(state, 'cw', move('7ad-7h', 'F2', 'F1'))).toBeUndefined();
    }
  });
});

describe('6.0 prohibited hexes', () => {
  test('no unit enters a hex with an enemy', () => {
    const state = setting({ units: { '7ad-7h': 'G7', '7ad-2rtr': 'G8', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-2rtr', 'G9'))).toBe('6.0 enemy-occupied');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G8', 'G9'))).toBe('5.0 stops-in-zoc');
    expect(movesOf(state, 'cw', '7ad-2rtr')).not.toContain('G9');
  });

  test('hexes with friends are free to enter and to pass', () => {
    const state = setting({ units: { '7ad-7h': 'G7', '7ad-2rtr': 'G8', '7ad-6rtr': 'G8', '7ad-4sac': 'G8' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G8'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-7h', 'G8', 'G9'))).toBeUndefined();
  });

  test('no path leads off the map', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'A1', '7ad-2rtr': 'Q19' } });
    expect(movesOf(state, 'cw', '7ad-7h')).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2']);
    expect(movesOf(state, 'cw', '7ad-2rtr')).toEqual(['O18', 'O19', 'P17', 'P18', 'P19', 'Q18']);
  });
});

describe('6.0 minimum movement', () => {
  const order = new Order();
  const walk = (unit: string, from: string, points: number, path: readonly string[]) => {
    const state = setting({ an: 1, turn: 5, units: { [unit]: from, 'ari-m13-7': 'J9' } });
    readAction(state.context, { type: 'move', unit, path }, order);
    const { reason, pointsLeft } = followPath(state, unitOf(state, unit), hexOf(from), order, points);
    return { reason, pointsLeft };
  };

  test('one hex may always be entered, whatever the points', () => {
    expect(walk('7ad-7h', 'J10', 1, ['J11'])).toEqual({ reason: null, pointsLeft: 0 });
    expect(walk('7ad-7h', 'J10', 0, ['J11'])).toEqual({ reason: null, pointsLeft: 0 });
    expect(walk('nz-24', 'K9', 1, ['K8'])).toEqual({ reason: null, pointsLeft: 0 });
  });

  test('but only one', () => {
    expect(walk('7ad-7h', 'J10', 1, ['J11', 'J12']).reason).toBe('too-few-points');
    expect(walk('7ad-7h', 'J12', 1, ['J13', 'J14']).reason).toBe('too-few-points');
    expect(walk('7ad-7h', 'J13', 1, ['J12', 'J11']).reason).toBe('too-few-points');
  });

  test('the list knows it as well', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'J10' } });
    const { hexes, count } = findReach(state, unitOf(state, '7ad-7h'), 1);
    const found = Array.from(hexes.subarray(0, count), (hex) => grid.labels[hex]);
    expect(found.toSorted()).toEqual(['I10', 'I11', 'J11', 'J9', 'K10', 'K11']);
  });

  test('it opens neither prohibited terrain nor a hex with an enemy', () => {
    expect(walk('7ad-7h', 'K9', 1, ['K8']).reason).toBe('terrain-prohibited');
    expect(walk('7ad-7h', 'J10', 1, ['J9']).reason).toBe('enemy-occupied');
    expect(walk('7ad-4rha', 'J11', 1, ['J10']).reason).toBe('artillery-enters-zoc');
  });

  test('with a 1 every unit can pay for any hex it may enter, so it is never short', () => {
    const { context } = setting({ units: {} });
    context.units.forEach(({ type }, unit) => {
      if (type === 'aircraft') return;
      expect(Math.max(...context.enterCost[unit])).toBeLessThanOrEqual(1 + context.extraPoint[unit]);
    });
  });

  test('6.0, ruling 33 it gives no points for an overrun', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'J13', 'ari-m13-7': 'J11' } });
    const overrun = { type: 'move', unit: '7ad-7h', path: ['J12'], overrun: 'J11' } as const;
    expect(whyNot(state, 'cw', overrun)).toBe('7.5 overrun-too-few-points');
    expect(offered(state, 'cw', '7ad-7h')).not.toContain('move 7ad-7h J12>J11');
  });
});

describe('6.0 a refused path says which hex it broke at', () => {
  const broken = (state: State, side: SideId, action: Action) => {
    const refusal = totensonntag.refuse(state, side, action);
    return [refusal?.reason, refusal?.detail?.['hex']];
  };
  const state = setting({
    an: 3,
    turn: 4,
    units: { '7ad-7h': 'J10', '7ad-4rha': 'J7', '7ad-2rtr': 'P4', 'ad-155-3': 'K6' },
  });

  test('moving', () => {
    expect(broken(state, 'cw', move('7ad-7h', 'J11', 'J13'))).toEqual(['not-adjacent', 'J13']);
    expect(broken(state, 'cw', move('7ad-7h', 'K10', 'L9'))).toEqual(['terrain-prohibited', 'L9']);
    expect(broken(state, 'cw', move('7ad-7h', 'J11', 'J12', 'I12', 'H12'))).toEqual(['too-few-points', 'H12']);
    expect(broken(state, 'cw', move('7ad-4rha', 'J6'))).toEqual(['artillery-enters-zoc', 'J6']);
  });

  test('exiting and entering', () => {
    const blocked = setting({ an: 4, turn: 4, units: { '7ad-2rtr': 'P4', 'ad-155-3': 'P2', 'ad-155-2': 'J18' } });
    const exit = (...path: string[]): Action => ({ type: 'exit', unit: '7ad-2rtr', path });
    expect(broken(blocked, 'cw', exit('P3', 'Q3'))).toEqual(['stops-in-zoc', 'P3']);
    expect(broken(blocked, 'cw', exit('Q4', 'Q3', 'Q2'))).toEqual(['stops-in-zoc', 'Q3']);
    expect(broken(blocked, 'cw', exit('Q4'))).toEqual(['not-at-exit', 'Q2']);
    const enter = (...path: string[]): Action => ({ type: 'enter', unit: 'nz-24', path });
    const early = setting({ an: 3, turn: 4, units: { 'ad-155-2': 'J18' } });
    expect(broken(early, 'cw', enter('M19'))).toEqual(['not-an-entry-hex', 'M19']);
    expect(broken(early, 'cw', enter('J19', 'I19'))).toEqual(['stops-in-zoc', 'J19']);
    expect(broken(setting({ an: 3, turn: 4, units: {} }), 'cw', enter('K19'))).toEqual(['entry-not-blocked', 'K19']);
  });
});
