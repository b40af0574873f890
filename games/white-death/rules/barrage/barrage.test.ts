import { ActionCodes, checkedDice, keyedDice, type Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { makeAction, readAction } from '../../actions/action-numbers.js';
import { type Action, KIND } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { headHex, headKind, headUnit } from '../../actions/packing.js';
import { BARRAGED, cloneState, NONE, POOL_FORTRESS, POOL_GERMAN, type State } from '../../state.js';
import { eventsOf, hexOf, setting, type Setting, strengthOf, unitOf } from '../../testing/setting.js';
import {
  ALL_GUNS,
  checkBarrage,
  fillBarrage,
  hasBarrage,
  listBarrages,
  listMassedBarrages,
  OBSERVED_GUNS,
  playBarrage,
} from './barrage.js';
import { allGuns, attacksIn, fire, gun, order, play, soviet, why } from '../../testing/barrage.js';

/** 11B Barrage: who fires at what, with how much. */

describe('11B1 who may barrage', () => {
  test('11B1 deployed artillery of the phasing side, once an impulse', () => {
    const state = soviet({
      '83id-i-257': '2922',
      '83id-ii-183': gun('2722'),
      '381rd-art': '3120',
      '381rd-1259': '3120',
    });
    expect(why(state, fire(['army-41g-gun']))).toBeNull();
    expect(why(state, fire([]))).toBe('no-guns');
    expect(why(state, fire(['83id-ii-183'], '3121'))).toBe('not-your-unit');
    expect(why(state, fire(['381rd-art']))).toBe('not-deployed');
    expect(why(state, fire(['381rd-1259']))).toBe('not-artillery');
    expect(why(state, fire(['army-41g-gun', 'army-41g-gun']))).toBe('already-fired');
    expect(why(state, fire(['9grd-art']))).toBe('not-on-map');
    play(state, fire(['army-41g-gun']), 6);
    expect(state.flags[unitOf(state, 'army-41g-gun')] & BARRAGED).toBeTruthy();
    expect(why(state, fire(['army-41g-gun']))).toBe('already-fired');
  });

  test('11B1 what is to assault does not barrage', () => {
    const state = soviet({ '83id-i-257': '2922' });
    state.target[unitOf(state, '357rd-art')] = hexOf('2922');
    expect(why(state, fire(['357rd-art']))).toBe('assaults-this-impulse');
  });

  test('11B1 at any hex with enemies, seen or not, but no other', () => {
    const state = soviet({ '83id-i-257': '2922', '83id-ii-257': '2516' });
    expect(why(state, fire(['army-41g-gun'], '2516'))).toBeNull();
    expect(why(state, fire(['army-41g-gun'], '2923'))).toBe('no-target');
    expect(why(state, fire(['army-41g-gun'], '3122'))).toBe('no-target');
  });

  test('ruling 87 a hex is barraged once in a phase', () => {
    const state = soviet({ '83id-i-257': '2922' });
    play(state, fire(['army-41g-gun']), 6);
    expect(why(state, fire(['army-385-how']))).toBe('barraged-already');
  });

  test('15B guns out of supply do not barrage', () => {
    const state = setting({ step: 'barrage', units: { '83id-i-257': '0303', '357rd-art': gun('0305') } });
    expect(why(state, fire(['357rd-art'], '0303'))).toBe('not-in-supply');
  });
});

describe('11B2a the barrage value', () => {
  const value = (state: State, unit: string, target = '2922'): unknown => {
    const log: Log = [];
    readAction(state.context, fire([unit], target), order);
    playBarrage(cloneState(state), order, keyedDice(1), log);
    return (eventsOf(log, 'barrage-guns')[0].detail['guns'] as { value: number }[])[0].value;
  };

  test('11B2a factor times strength to half the range, half of it beyond, nothing beyond the range', () => {
    const at = (hex: string) => setting({ step: 'barrage', units: { '83id-i-257': '2922', '357rd-art': gun(hex, 5) } });
    expect(value(at('3223'), '357rd-art')).toBe(15);
    expect(value(at('3324'), '357rd-art')).toBe(7.5);
    expect(value(at('3525'), '357rd-art')).toBe(7.5);
    expect(why(at('3626'), fire(['357rd-art']))).toBe('out-of-range');
  });

  test('11B2a eighty points are one attack on the last column and one at 20-29', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 12 } });
    const log = play(state, fire(allGuns), 2, 3, 1);
    expect(attacksIn(log)).toEqual([60, 20]);
    expect(eventsOf(log, 'barrage-struck')[0].detail).toMatchObject({ dice: [2, 3], result: 5, lost: 5 });
    expect(strengthOf(state, '83id-i-257')).toBe(7);
  });

  test('11B2a the firer may split the points otherwise, but not above what there is', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 12 } });
    expect(why(state, fire(allGuns, '2922', [60, 20.25]))).toBe('bad-split');
    expect(why(state, fire(allGuns, '2922', [80, 0]))).toBe('bad-split');
    expect(why(state, fire(allGuns, '2922', [60, 0.75])), 'below the table').toBe('bad-split');
    expect(why(state, fire(allGuns, '2922', [60, 1]))).toBeNull();
    expect(why(state, fire(allGuns, '2922', [10]))).toBeNull();
    const log = play(state, fire(allGuns, '2922', [40, 40]), 6, 5, 1);
    expect(attacksIn(log)).toEqual([40, 40]);
    expect(eventsOf(log, 'barrage-struck')[0].detail).toMatchObject({ result: 2, lost: 2 });
  });

  test('ruling 22 whatever one attack cannot use makes another', () => {
    const state = soviet({ '83id-i-257': { at: '2922', strength: 40 } });
    state.strength[unitOf(state, 'army-385-how')] = 15;
    const log = play(state, fire(allGuns), 6, 6, 6, 1);
    expect(attacksIn(log)).toEqual([60, 60, 30]);
    const exact = soviet({ '83id-i-257': { at: '2922', strength: 40 } });
    exact.strength[unitOf(exact, 'army-41g-gun')] = 10;
    expect(attacksIn(play(exact, fire(['army-41g-gun']), 6, 1))).toEqual([60]);
  });
});

describe('11B3 fire at what is not observed', () => {
  const unobserved = (state: State, units: readonly string[], target: string): unknown => {
    const log: Log = [];
    readAction(state.context, fire(units, target), order);
    expect(checkBarrage(state, order)).toBeNull();
    playBarrage(cloneState(state), order, keyedDice(1), log);
    return eventsOf(log, 'barrage')[0].detail['unobserved'];
  };

  test('11B3 one is added to the die for each two hexes or part of them', () => {
    const at = (hex: string) => setting({ step: 'barrage', units: { '83id-i-257': '2922', 'army-41g-gun': gun(hex) } });
    const modifiers = ['3121', '3223', '3324', '3424', '3525', '3625'].map((hex) =>
      unobserved(at(hex), ['army-41g-gun'], '2922'),
    );
    expect(modifiers).toEqual([0, 2, 2, 3, 3, 4]);
  });

  test('11B3, ruling 24 one gun without an observer spoils it for all, by the range of the farthest', () => {
    const units = { '83id-i-257': '2922', 'army-41g-gun': gun('3525'), '357rd-art': gun('3223'), '257rd-943': '3022' };
    const state = setting({ step: 'barrage', units });
    expect(unobserved(state, ['army-41g-gun'], '2922')).toBe(0);
    expect(unobserved(state, ['357rd-art'], '2922')).toBe(2);
    expect(unobserved(state, ['army-41g-gun', '357rd-art'], '2922')).toBe(3);
  });

  test('11B3 it holds for units and for bunkers', () => {
    const units = { '83id-i-277': { at: '2619', strength: 6 }, 'army-41g-gun': gun('2919', 5) };
    const state = setting({ step: 'barrage', bunkers: { '2619': 5 }, units });
    const log = play(state, fire(['army-41g-gun'], '2619'), 6, 6);
    expect(eventsOf(log, 'bunker-struck')[0].detail['terms']).toEqual([
      { rule: '11B3', what: 'unobserved', value: 2 },
      { rule: '11B2b', what: 'bunker', value: 2 },
    ]);
  });
});

describe('15A2, 15A3 supply for barrages', () => {
  const rockets = (at: string, german: number, units: Setting['units'] = {}): State =>
    setting({
      step: 'barrage',
      side: 'german',
      supply: [0, german, 6],
      units: { '257rd-943': { at: '1510', strength: 40 }, 'lix-i-55-wrf': gun(at), ...units },
    });

  test('15A2 two points for all barrages of the impulse', () => {
    const state = soviet({ '83id-i-257': '2922', '83id-ii-257': '2824' }, { supply: [2, 0, 0] });
    play(state, fire(['army-41g-gun']), 6);
    expect(state.supply[0]).toBe(0);
    expect(why(state, fire(['army-385-how'], '2824'))).toBeNull();
    const poor = soviet({ '83id-i-257': '2922' }, { supply: [1, 0, 0] });
    expect(why(poor, fire(['army-41g-gun']))).toBe('no-supply-for-barrage');
    poor.paid[0] = 1;
    expect(why(poor, fire(['army-41g-gun'])), 'one was paid for the assaults').toBeNull();
  });

  test('15A3, ruling 85 German rockets take the third point when there is one and fire in full', () => {
    const state = rockets('1512', 3);
    expect(attacksIn(play(state, fire(['lix-i-55-wrf'], '1510'), 6))).toEqual([30]);
    expect(state.supply[POOL_GERMAN]).toBe(0);
  });

  const chosen = (choice: 'half' | 'full', ...units: readonly string[]): Action => ({
    type: 'barrage',
    target: '1510',
    units,
    rockets: choice,
  });

  test('15A3, ruling 85 the player may keep the third point and fire them at half', () => {
    const state = rockets('1512', 3);
    expect(attacksIn(play(state, chosen('half', 'lix-i-55-wrf'), 6))).toEqual([15]);
    expect(state.supply[POOL_GERMAN]).toBe(1);
    const full = rockets('1512', 3);
    expect(attacksIn(play(full, chosen('full', 'lix-i-55-wrf'), 6))).toEqual([30]);
    expect(full.supply[POOL_GERMAN]).toBe(0);
  });

  test('15A3, ruling 85 full value is refused when the third point is not there', () => {
    const state = rockets('1512', 2, { '83id-ii-183': gun('1511') });
    expect(why(state, chosen('full', 'lix-i-55-wrf'))).toBe('no-supply-for-rockets');
    expect(why(state, chosen('half', '83id-ii-183', 'lix-i-55-wrf'))).toBeNull();
    expect(why(state, chosen('half', '83id-ii-183'))).toBe('no-rockets');
    state.paid[POOL_GERMAN] = 2;
    state.supply[POOL_GERMAN] = 1;
    expect(why(state, chosen('full', 'lix-i-55-wrf')), 'only what is missing').toBeNull();
  });

  test('15A3, ruling 85 a pool that has paid the third point fires in full whatever is chosen', () => {
    const state = rockets('1512', 0);
    state.paid[POOL_GERMAN] = 3;
    expect(attacksIn(play(state, chosen('half', 'lix-i-55-wrf'), 6))).toEqual([30]);
    const guards = setting({ step: 'barrage', units: { '83id-i-257': '2922', 'army-67g-rkt': gun('3121') } });
    const action: Action = { type: 'barrage', target: '2922', units: ['army-67g-rkt'], rockets: 'half' };
    expect(why(guards, action), 'Soviet rockets are ordinary guns').toBe('no-rockets');
  });

  test('15A3, ruling 85 the choice is listed for rockets that would spend the third point, and foreseen', () => {
    const listed = (state: State) => whiteDeath.legal(state, 'german', 'lix-i-55-wrf');
    const plain = fire(['lix-i-55-wrf'], '1510');
    expect(listed(rockets('1512', 3))).toEqual([plain, chosen('half', 'lix-i-55-wrf')]);
    expect(listed(rockets('1512', 2))).toEqual([plain]);
    const value = (action: Action) => whiteDeath.forecast(rockets('1512', 3), 'german', action)?.terms[0]?.value;
    expect([plain, chosen('full', 'lix-i-55-wrf'), chosen('half', 'lix-i-55-wrf')].map(value)).toEqual([30, 30, 15]);
  });

  test('15A3 with two points they fire at half', () => {
    const state = rockets('1512', 2);
    expect(attacksIn(play(state, fire(['lix-i-55-wrf'], '1510'), 6))).toEqual([15]);
    expect(state.supply[POOL_GERMAN]).toBe(0);
  });

  test('15A3, ruling 31 that halving comes on top of the one for range', () => {
    const state = rockets('1513', 2);
    expect(attacksIn(play(state, fire(['lix-i-55-wrf'], '1510'), 6))).toEqual([7.5]);
  });

  test('15A3, ruling 30 other guns do not take the third point, and rockets only what is missing', () => {
    const state = rockets('1512', 3, { '83id-ii-183': gun('1511'), '257rd-948': { at: '1410', strength: 40 } });
    play(state, fire(['83id-ii-183'], '1410'), 6);
    expect(state.supply[POOL_GERMAN]).toBe(1);
    play(state, fire(['lix-i-55-wrf'], '1510'), 6);
    expect(state.supply[POOL_GERMAN]).toBe(0);
  });

  test('15A3, ruling 30 Soviet rockets need two points', () => {
    const units = { '83id-i-257': { at: '2922', strength: 40 }, 'army-67g-rkt': gun('3121') };
    const state = setting({ step: 'barrage', supply: [2, 0, 0], units });
    expect(attacksIn(play(state, fire(['army-67g-rkt']), 6, 1))).toEqual([54]);
  });

  test('15D2 guns of the fortress are paid for by the fortress, also when others join them', () => {
    const units = { '257rd-943': { at: '2016', strength: 40 }, '83id-i-183': gun('2219'), '83id-ii-183': gun('1817') };
    const state = setting({ step: 'barrage', side: 'german', supply: [0, 5, 5], units });
    play(state, fire(['83id-i-183', '83id-ii-183'], '2016'), 6);
    expect([...state.supply]).toEqual([0, 3, 3]);
    const poor = setting({ step: 'barrage', side: 'german', supply: [0, 5, 1], units });
    expect(why(poor, fire(['83id-i-183', '83id-ii-183'], '2016'))).toBe('no-supply-for-barrage');
    expect(poor.supply[POOL_FORTRESS]).toBe(1);
  });

  /** Guns in 2219, the last hex of the city, with regiments all around. */
  function besieged(...guns: readonly string[]): State {
    const ring = ['2217', '2418', '2420', '2221', '2020', '2018'];
    const soviets = ['9grd-18g', '9grd-22g', '9grd-31g', '46grd-135g', '46grd-139g', '46grd-141g'];
    const around = Object.fromEntries(ring.map((hex, index) => [soviets[index], { at: hex, strength: 40 }]));
    const inside = Object.fromEntries(guns.map((id) => [id, gun('2219')]));
    const state = setting({ step: 'barrage', side: 'german', units: { ...inside, ...around } });
    for (const index of state.context.ground.city.keys()) state.holders[index] = index === 0 ? 1 : 0;
    return state;
  }

  test('11B2a, ruling 124 guns too weak for the table are refused and not listed', () => {
    // Three points, halved for the range and for isolation.
    const state = besieged('83id-13-277', '83id-13-251');
    const codes = new ActionCodes();
    listBarrages(state, unitOf(state, '83id-13-277'), codes);
    expect(codes.length).toBe(0);
    expect(why(state, fire(['83id-13-277'], '2217'))).toBe('barrage-too-weak');
    expect(attacksIn(play(state, fire(['83id-13-277', '83id-13-251'], '2217'), 6))).toEqual([1.5]);
  });

  test('ruling 124 the phase has nothing to ask with guns too weak for the table, unless they are enough together', () => {
    expect(hasBarrage(besieged('83id-13-277'))).toBe(false);
    expect(hasBarrage(besieged('83id-13-277', '83id-13-251'))).toBe(true);
  });

  test('15D2, ruling 33 guns of a cut fortress fire at half unless isolation was paid off', () => {
    const state = besieged('83id-i-183');
    const paid = cloneState(state);
    paid.avoidsIsolation = 1;
    expect(attacksIn(play(state, fire(['83id-i-183'], '2217'), 6))).toEqual([4]);
    expect(attacksIn(play(paid, fire(['83id-i-183'], '2217'), 6))).toEqual([8]);
  });
});

describe('rule menu-barrage choosing target and guns', () => {
  const many = (): State =>
    soviet({
      '83id-i-257': '2922',
      '83id-ii-257': '2922',
      '291id-i-504': '2724',
      '3mtn-i-138': '2516',
      '381rd-art': '3120',
      '381rd-1259': '2821',
    });

  test('11B3 of all guns in range, those can be told to fire for which the hex is observed', () => {
    const state = soviet({ '83id-i-257': '2724', '381rd-1259': '2824' });
    const firing = (guns: number): string[] => {
      order.reset(KIND.barrage);
      order.hex = hexOf('2724');
      fillBarrage(state, order, guns);
      return [...order.units.subarray(0, order.count)].map((unit) => state.context.unitIds[unit]).toSorted();
    };
    expect(firing(ALL_GUNS)).toEqual(['357rd-art', 'army-385-how', 'army-41g-gun']);
    // A division sees for its own guns and for those of the army.
    expect(firing(OBSERVED_GUNS)).toEqual(['army-385-how', 'army-41g-gun']);
  });

  test('rule menu-barrage each gun alone and all together are offered for each hex in range, and are legal', () => {
    const state = many();
    const codes = new ActionCodes();
    for (const id of allGuns) listBarrages(state, unitOf(state, id), codes);
    listBarrages(state, unitOf(state, '381rd-art'), codes);
    listMassedBarrages(state, codes);
    const offered: string[] = [];
    for (let i = 0; i < codes.length; i++) {
      expect(headKind(codes.head(i))).toBe(KIND.barrage);
      order.reset(KIND.barrage);
      order.unit = headUnit(codes.head(i));
      order.hex = headHex(codes.head(i));
      fillBarrage(state, order);
      expect(order.unit).toBe(NONE);
      expect(checkBarrage(state, order)).toBeNull();
      const action = makeAction(state.context, order);
      if (action.type === 'barrage') offered.push(`${action.target} ${action.units.join(' ')}`);
    }
    expect(offered.toSorted()).toEqual([
      '2516 army-385-how',
      '2516 army-41g-gun',
      '2516 army-41g-gun army-385-how',
      '2724 357rd-art',
      '2724 357rd-art army-41g-gun army-385-how',
      '2724 army-385-how',
      '2724 army-41g-gun',
      '2922 357rd-art',
      '2922 357rd-art army-41g-gun army-385-how',
      '2922 army-385-how',
      '2922 army-41g-gun',
    ]);
  });

  test('rule menu-barrage the phase has nothing to ask without a gun that reaches somebody', () => {
    expect(hasBarrage(many())).toBe(true);
    expect(hasBarrage(soviet({ '83id-i-257': '0505' }))).toBe(false);
    expect(hasBarrage(soviet({ '83id-i-257': '2922' }, { supply: [1, 0, 0] }))).toBe(false);
    expect(hasBarrage(setting({ step: 'barrage', units: { '83id-i-257': '2922', '357rd-art': '3121' } }))).toBe(false);
  });

  test('rule menu-barrage no die is drawn twice for the same unit and purpose', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const state = many();
      const dice = checkedDice(keyedDice(seed));
      dice.begin(seed);
      readAction(state.context, fire(allGuns), order);
      playBarrage(state, order, dice, null);
    }
  });
});
