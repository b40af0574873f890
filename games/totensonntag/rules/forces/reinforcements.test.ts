import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import type { SideId } from '../../data/types.js';
import { totensonntag } from '../../game.js';
import { texts } from '../../text/index.js';
import type { State } from '../../state.js';
import { act, offered, setting, type Setting, momentOf, whereIs, whyNot } from '../../testing/setting.js';

const enter = (unit: string, ...path: string[]): Action => ({ type: 'enter', unit, path });
const storm = (unit: string, overrun: string, ...path: string[]): Action => ({ type: 'enter', unit, path, overrun });
const dak = (given: Omit<Setting, 'side'>) => setting({ side: 'dak', turn: 2, ...given });
const cw = (given: Omit<Setting, 'side'>) => setting({ side: 'cw', ...given });

/** Every hex of the map by which the unit may enter; the same must be offered. */
function entriesOf(state: State, side: SideId, unit: string): string[] {
  const hexes = grid.labels.filter((hex) => whyNot(state, side, enter(unit, hex)) === undefined);
  const offers = totensonntag.legal(state, side, unit).flatMap((action) => (action.type === 'enter' ? [action] : []));
  const single = offers.filter(({ path, overrun }) => path.length === 1 && overrun === undefined);
  expect(single.map(({ path }) => path[0]).toSorted()).toEqual(hexes.toSorted());
  return hexes;
}

describe('6.1 entry of reinforcements', () => {
  test('a reinforcement must be activated', () => {
    expect(whyNot(cw({ an: 3, turn: 2, units: {} }), 'cw', enter('sa-1deo', 'A5'))).toBe('3.1 not-activated');
    expect(whyNot(cw({ an: 2, turn: 2, units: {} }), 'cw', enter('sa-1deo', 'A5'))).toBeUndefined();
    expect(whyNot(dak({ an: 5, units: {} }), 'dak', enter('15-pz8-1', 'Q13'))).toBeUndefined();
    expect(whyNot(dak({ an: 6, units: {} }), 'dak', enter('15-pz8-1', 'Q13'))).toBe('3.1 not-activated');
    expect(offered(cw({ an: 3, turn: 2, units: {} }), 'cw', 'sa-1deo')).toEqual([]);
  });

  test('it pays for its entry hex and moves on with what is left', () => {
    const state = dak({ an: 2, units: {} });
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13', 'P13', 'O14'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13', 'P13', 'O14', 'N14'))).toBe('6.0 too-few-points');
    act(state, 'dak', enter('15-pz8-1', 'Q13', 'P13', 'O14'));
    expect(whereIs(state, '15-pz8-1')).toBe('O14');
  });

  test('an entry hex of rough ground costs the extra point', () => {
    const state = dak({ an: 2, turn: 3, units: {} });
    // Three points: Q8 is clear, Q9 is rough.
    expect(whyNot(state, 'dak', enter('arko104-1', 'Q8', 'P8', 'P9'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('arko104-1', 'Q9', 'P8'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('arko104-1', 'Q9', 'P8', 'P9'))).toBe('6.0 too-few-points');
    expect(whyNot(dak({ an: 1, turn: 3, units: {} }), 'dak', enter('arko104-1', 'Q9'))).toBeUndefined();
  });

  test('terrain binds it as it binds everybody', () => {
    const state = dak({ an: 4, units: {} });
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13', 'P13', 'O13'))).toBe('6.0 terrain-prohibited');
    expect(whyNot(dak({ an: 3, units: {} }), 'dak', enter('15-mg2', 'Q13', 'P13', 'O13'))).toBeUndefined();
  });

  test('it stops on entering an enemy zone', () => {
    const state = dak({ an: 5, units: { '7ad-7h': 'O14' } });
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13', 'P13'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13', 'P13', 'P12'))).toBe('5.0 stops-in-zoc');
  });

  test('entering is its action of the impulse', () => {
    const state = dak({ an: 5, units: { '7ad-7h': 'P12' } });
    act(state, 'dak', enter('15-pz8-1', 'Q13'));
    expect(whyNot(state, 'dak', { type: 'move', unit: '15-pz8-1', path: ['Q14'] })).toBe('3.2 already-acted');
    expect(whyNot(state, 'dak', { type: 'assault', unit: '15-pz8-1', target: 'P12' })).toBe('3.2 already-acted');
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q13'))).toBe('6.1 already-entered');
  });

  test('armor may overrun at the end of its entry, from the entry hex or beyond', () => {
    const state = dak({ an: 5, units: { '7ad-4rha': 'O14' } });
    expect(whyNot(state, 'dak', storm('15-pz8-1', 'O14', 'Q14', 'P13'))).toBeUndefined();
    expect(offered(state, 'dak', '15-pz8-1')).toContain('enter 15-pz8-1 P13>O14');
    const near = dak({ an: 1, units: { '7ad-4rha': 'P12' } });
    expect(offered(near, 'dak', '15-pz8-1')).toContain('enter 15-pz8-1 Q13>P12');
    act(near, 'dak', storm('15-pz8-1', 'P12', 'Q13'), [1, 1]);
    expect([whereIs(near, '15-pz8-1'), momentOf(near)]).toEqual(['Q13', '2.2 impulse dak']);
  });

  test('an overrun on entry needs its points, and armor or recon', () => {
    const state = dak({ an: 1, units: { '7ad-4rha': 'O14' } });
    expect(whyNot(state, 'dak', storm('15-pz8-1', 'O14', 'Q14', 'P13'))).toBe('7.5 overrun-too-few-points');
    const infantry = dak({ an: 3, units: { '7ad-4rha': 'P12' } });
    expect(whyNot(infantry, 'dak', storm('15-mg2', 'P12', 'Q13'))).toBe('7.0 only-armor-and-recon-overrun');
  });

  test('a player may delay reinforcements as long as he wants', () => {
    for (const turn of [2, 3, 6]) {
      expect(whyNot(dak({ an: 3, turn, couplet: 4, units: {} }), 'dak', enter('15-mg2', 'Q15'))).toBeUndefined();
    }
  });

  test('6.1, ruling 39 they may come from the first couplet of their turn on, and not before', () => {
    expect(whyNot(dak({ an: 3, couplet: 1, units: {} }), 'dak', enter('15-mg2', 'Q15'))).toBeUndefined();
    expect(whyNot(dak({ an: 3, turn: 1, couplet: 4, units: {} }), 'dak', enter('15-mg2', 'Q15'))).toBe(
      '6.1 not-due-yet',
    );
  });

  test('only reinforcements enter, by their own hexes', () => {
    const state = dak({ an: 2, turn: 3, units: {} });
    expect(whyNot(state, 'dak', enter('15-mg2', 'Q12'))).toBe('6.1 entry-not-blocked');
    expect(whyNot(state, 'dak', enter('15-mg2', 'P13'))).toBe('6.1 not-an-entry-hex');
    expect(whyNot(state, 'dak', enter('15-mg2', 'A5'))).toBe('6.1 not-an-entry-hex');
    expect(whyNot(state, 'dak', enter('15-mg2'))).toBe('6.0 no-path');
    expect(whyNot(state, 'dak', enter('21-mg8', 'Q13'))).toBe('6.1 not-a-reinforcement');
    expect(whyNot(state, 'dak', enter('sa-1deo', 'A5'))).toBe('3.0 not-your-unit');
    expect(whyNot(dak({ units: { '15-mg2': 'lost' } }), 'dak', enter('15-mg2', 'Q13'))).toBe('6.1 already-entered');
  });
});

describe('6.1 entry hexes in enemy zones', () => {
  // P12 beside Q13 (and Q12); Q14 and Q15 are free.
  const state = dak({ an: 3, units: { '7ad-7h': 'P12' } });

  test('6.1, ruling 6, ruling 40 a unit may enter there while others are free, and stops', () => {
    expect(whyNot(state, 'dak', enter('15-mg2', 'Q13'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('15-mg2', 'Q13', 'Q14'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'dak', enter('15-mg2', 'Q14', 'Q13'))).toBeUndefined();
  });

  test('6.1, ruling 6, ruling 40 artillery may not, and takes a free one', () => {
    expect(whyNot(state, 'dak', enter('15-art33', 'Q13'))).toBe('5.0 artillery-enters-zoc');
    expect(whyNot(state, 'dak', enter('15-art33', 'Q14'))).toBeUndefined();
    expect(entriesOf(state, 'dak', '15-art33')).toEqual(['Q14', 'Q15']);
  });

  test('an occupied entry hex cannot be used', () => {
    const held = dak({ an: 3, units: { '7ad-7h': 'Q13' } });
    expect(whyNot(held, 'dak', enter('15-mg2', 'Q13'))).toBe('6.0 enemy-occupied');
    expect(whyNot(held, 'dak', enter('15-mg2', 'Q15'))).toBeUndefined();
    expect(entriesOf(held, 'dak', '15-mg2')).toEqual(['Q14', 'Q15']);
  });

  test('friends in an entry hex block nothing', () => {
    const full = dak({ an: 3, units: { '21-pz5-1': 'Q13', '21-pz5-2': 'Q13', '21-mg8': 'Q13' } });
    expect(whyNot(full, 'dak', enter('15-mg2', 'Q13'))).toBeUndefined();
  });
});

describe('6.1, ruling 66 all entry hexes blocked', () => {
  const entries = (given: Omit<Setting, 'side'>, unit: string): string[] =>
    entriesOf(cw({ an: 2, turn: 5, ...given }), 'cw', unit);

  test('an enemy in J19 sends the New Zealanders to the nearest free hexes of the east edge, either of two', () => {
    expect(entries({ units: { '21-pz5-1': 'J19' } }, 'nz-24')).toEqual(['H19', 'L19']);
    expect(entries({ units: { '21-pz5-1': 'J19' } }, 'nz-6fd')).toEqual(['H19', 'L19']);
  });

  test('the nearer of two is the only one', () => {
    expect(entries({ units: { '21-pz5-1': 'J19', '21-mg8': 'L19' } }, 'nz-24')).toEqual(['H19']);
    expect(entries({ units: { '21-pz5-1': 'J19', '21-mg8': 'H19' } }, 'nz-24')).toEqual(['L19']);
    expect(entries({ units: { '21-pz5-1': 'J19', '21-mg8': 'L19', '21-pio200': 'H19' } }, 'nz-24')).toEqual([
      'F19',
      'N19',
    ]);
  });

  test('J19 in a zone only: infantry may still use it and stop, or go round; artillery goes round', () => {
    const units = { '21-pz5-1': 'J18' } as const;
    expect(entries({ units }, 'nz-24')).toEqual(['H19', 'J19', 'L19']);
    expect(entries({ units }, 'nz-6fd')).toEqual(['H19', 'L19']);
    const state = cw({ an: 2, turn: 5, units });
    expect(whyNot(state, 'cw', enter('nz-24', 'J19', 'I19'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', enter('nz-6fd', 'J19'))).toBe('5.0 artillery-enters-zoc');
    expect(whyNot(state, 'cw', enter('nz-24', 'K19'))).toBe('6.1 not-an-entry-hex');
  });

  test('the South Africans go west or east of A4-A8', () => {
    // B4, B6 and B7 cover A4 to A8; A3 and A9 stay free.
    const units = { 'ari-m13-7': 'B4', 'ari-m13-8': 'B6', 'ari-m13-9': 'B7' } as const;
    expect(entries({ units }, 'sa-1deo')).toEqual(['A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9']);
    expect(entries({ units }, 'sa-4fd')).toEqual(['A3', 'A9']);
    // With B8 instead of B7 the hex A9 is covered as well.
    const further = { 'ari-m13-7': 'B4', 'ari-m13-8': 'B6', 'ari-m13-9': 'B8' } as const;
    expect(entries({ units: further }, 'sa-4fd')).toEqual(['A3']);
  });

  test('one free entry hex is enough to bar all others', () => {
    const units = { 'ari-m13-7': 'B4', 'ari-m13-8': 'B6' } as const;
    const state = cw({ an: 2, turn: 2, units });
    expect(entriesOf(state, 'cw', 'sa-4fd')).toEqual(['A8']);
    expect(whyNot(state, 'cw', enter('sa-4fd', 'A9'))).toBe('6.1 entry-not-blocked');
    const refusal = totensonntag.refuse(state, 'cw', enter('sa-4fd', 'A9'))!;
    expect(refusal.detail).toMatchObject({ open: ['A8'] });
    expect(texts.en.refusal(refusal)).toContain('Open to it now: A8.');
    expect(texts['zh-Hant'].refusal(refusal)).toContain('A8');
    expect(whyNot(state, 'cw', enter('sa-1deo', 'A3'))).toBe('6.1 entry-not-blocked');
  });

  test('15th Panzer goes along the north edge, and may overrun its way in', () => {
    const state = dak({ an: 5, units: { '7ad-7h': 'P13', '7ad-2rtr': 'P14' } });
    expect(entriesOf(state, 'dak', '15-pz8-1')).toEqual(['Q12', 'Q13', 'Q14', 'Q15', 'Q16']);
    expect(whyNot(state, 'dak', storm('15-pz8-1', 'P13', 'Q14'))).toBeUndefined();
    expect(whyNot(state, 'dak', storm('15-pz8-1', 'P13', 'Q12', 'P12'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('15-pz8-1', 'Q17'))).toBe('6.1 not-an-entry-hex');
  });

  test('entering by such a hex costs what that hex costs', () => {
    // Q13 to Q16 blocked, Q17 is rough and Q12 in a zone.
    const units = { '7ad-7h': 'P11', '7ad-2rtr': 'P13', '7ad-6rtr': 'P15' } as const;
    const state = dak({ an: 3, units });
    expect(entriesOf(state, 'dak', '15-art33')).toEqual(['Q17']);
    expect(whyNot(state, 'dak', enter('15-art33', 'Q17', 'P17', 'P18'))).toBeUndefined();
    expect(whyNot(state, 'dak', enter('15-art33', 'Q17', 'P17', 'P18', 'P19'))).toBe('6.0 too-few-points');
  });

  test('the blockade is judged for each unit as it enters', () => {
    const state = dak({ an: 5, units: { '7ad-4rha': { at: 'P13', hits: 2 }, '7ad-60fd': { at: 'P14', hits: 2 } } });
    act(state, 'dak', storm('15-pz8-1', 'P13', 'Q13'), [6, 6]);
    act(state, 'dak', { type: 'stay', unit: '15-pz8-1' });
    expect(whyNot(state, 'dak', enter('15-pz8-2', 'Q12'))).toBe('6.1 entry-not-blocked');
  });
});
