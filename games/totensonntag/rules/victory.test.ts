import { describe, expect, test } from 'vitest';
import { builtInData } from '../data/index.js';
import type { DivisionId } from '../data/types.js';
import { totensonntag } from '../game.js';
import { type State, STEP } from '../state.js';
import { act, setting, type Setting, whereIs, whyNot } from '../testing/setting.js';
import { victoryAccount, victoryPoints } from './victory.js';

/** 9.0 Victory, 9.1 Shattered status, 9.2 Relieving Tobruk. */

const done = { type: 'done' } as const;
const move = (unit: string, ...path: string[]) => ({ type: 'move', unit, path }) as const;
const lost = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'lost']));
const holders = (state: State): Record<string, string> => {
  const lines = victoryAccount(state).filter(({ item }) => item === 'objective');
  return Object.fromEntries(lines.map(({ detail }) => [detail['hex'] as string, detail['holder'] as string]));
};

/** Plays on to the end of the last night. */
function end(state: State) {
  state.turn = 6;
  state.step = STEP.night;
  state.active = -1;
  state.deciding = 0;
  act(state, 'dak', done);
  const outcome = totensonntag.turn(state);
  if (!outcome.over) throw new Error('The battle goes on');
  return outcome;
}

describe('9.0 control of the three hexes', () => {
  const british = (units: Setting['units'], more: Partial<Setting> = {}) =>
    setting({ side: 'cw', an: 3, units, ...more });

  test('9.0, ruling 50 at the start the DAK holds them all, and nobody has a point', () => {
    const started = totensonntag.start({ scenario: 'historical' });
    if (!started.ok) throw new Error(started.error.message);
    expect(holders(started.value)).toEqual({ M7: 'dak', N16: 'dak', N3: 'dak' });
    expect(victoryPoints(started.value)).toBe(0);
  });

  test.each([
    ['Sidi Rezegh', 'M7', 'M8'],
    ['Gambut', 'N16', 'N15'],
    ['El Adem', 'N3', 'N4'],
  ])('9.0 one point for controlling %s', (_, hex, from) => {
    const state = british({ '7ad-7h': from });
    const log = act(state, 'cw', move('7ad-7h', hex));
    expect(log.at(-1)).toEqual({ type: 'objective-taken', rule: '9.0', detail: { hex, side: 'cw' } });
    expect(victoryPoints(state)).toBe(1);
    expect(holders(state)).toEqual({ M7: 'dak', N16: 'dak', N3: 'dak', [hex]: 'cw' });
  });

  test('9.0 all three together bring three points', () => {
    const state = british({ '7ad-7h': 'M8', '7ad-2rtr': 'N15', '7ad-6rtr': 'N4' });
    act(state, 'cw', move('7ad-7h', 'M7'));
    act(state, 'cw', move('7ad-2rtr', 'N16'));
    act(state, 'cw', move('7ad-6rtr', 'N3'));
    expect(victoryPoints(state)).toBe(3);
  });

  test('9.0 a hex left empty stays with the side that was last there', () => {
    const state = british({ '7ad-7h': 'M8', '21-pz5-1': 'A1' }, { enemyAn: 2 });
    act(state, 'cw', move('7ad-7h', 'M7'));
    act(state, 'cw', done);
    act(state, 'dak', done, [2, 3]);
    act(state, 'cw', move('7ad-7h', 'M8'));
    expect(holders(state)['M7']).toBe('cw');
  });

  test('9.0 the other side takes it back by standing there', () => {
    const state = british({ '7ad-7h': 'M8', '21-pz5-1': 'L7' }, { enemyAn: 2 });
    act(state, 'cw', move('7ad-7h', 'M7'));
    act(state, 'cw', done);
    act(state, 'dak', done, [2, 3]);
    act(state, 'cw', move('7ad-7h', 'M8'));
    act(state, 'cw', done);
    act(state, 'dak', move('21-pz5-1', 'M7'));
    expect(holders(state)['M7']).toBe('dak');
    expect(victoryPoints(state)).toBe(0);
  });

  test('9.0, ruling 64 driving through does not take a hex, for either side', () => {
    const state = british({ '7ad-7h': 'M8', '21-pz5-1': 'A1' });
    act(state, 'cw', move('7ad-7h', 'M7', 'M6'));
    expect(holders(state)['M7']).toBe('dak');
    const axis = setting({ side: 'dak', an: 3, units: { '21-pz5-1': 'M8', '7ad-7h': 'A1' } });
    axis.control[0] = 1;
    act(axis, 'dak', move('21-pz5-1', 'M7', 'M6'));
    expect(holders(axis)['M7']).toBe('cw');
  });

  test('9.0, ruling 64 a move that ends there for an overrun takes it', () => {
    const state = british({ '7ad-7h': 'M9', '21-mg8': 'M6' });
    act(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['M8', 'M7'], overrun: 'M6' }, [1, 1]);
    expect(holders(state)['M7']).toBe('cw');
  });

  test('9.0, ruling 64 an advance takes it; destroying the defender alone does not', () => {
    const state = british({ '7ad-7h': 'M8', '21-mg8': { at: 'M7', hits: 2 } });
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'M7' }, [6, 6]);
    expect(holders(state)['M7']).toBe('dak');
    act(state, 'cw', { type: 'advance', unit: '7ad-7h', hex: 'M7' });
    expect(holders(state)['M7']).toBe('cw');
  });

  test('9.0, ruling 64 aircraft over a hex do not occupy it', () => {
    const options = { aircraft: 'on' };
    const state = british({ '21-mg8': 'M6' }, { options, enemyAn: 6 });
    act(state, 'cw', { type: 'fly', unit: 'raf-hurri', hex: 'M7', target: '21-mg8' }, [6, 6]);
    expect(holders(state)['M7']).toBe('dak');
  });

  test('9.0 any combat unit will do, guns and cars too', () => {
    for (const unit of ['7ad-4rha', '7ad-kdg', '7ad-2sg']) {
      const state = british({ [unit]: 'M8' });
      act(state, 'cw', move(unit, 'M7'));
      expect(holders(state)['M7'], unit).toBe('cw');
    }
  });
});

const unitsOf = (division: DivisionId | null, ...types: string[]) =>
  builtInData.units
    .filter((unit) => unit.division === division && (types.length === 0 || types.includes(unit.type)))
    .map(({ id }) => id);

describe('9.1 shattered divisions', () => {
  const standing = (ids: readonly string[]) => {
    const state = setting({ units: lost(...ids) });
    const line = (id: DivisionId) => victoryAccount(state).find(({ detail }) => detail['division'] === id)!;
    return {
      points: victoryPoints(state),
      lost: (id: DivisionId) => line(id).detail['lost'],
      of: (id: DivisionId) => line(id).points,
    };
  };

  test.each([
    ['ariete', ['ari-m13-7', 'ari-ber-3', 'ari-ber-5', 'ari-art-1']],
    ['15pz', ['15-rec33', '15-115-I', '15-krad15', '15-art33']],
    ['21pz', ['21-rec3', '21-104-II', '21-pio200', '21-art155']],
    ['afrika', ['ad-155-1', 'ad-361-2', 'ad-247-3', 'ad-pzj605']],
  ] as const)('9.0, 9.1 one point when %s has lost four units, none for three', (division, ids) => {
    expect(standing(ids)).toMatchObject({ points: 1 });
    expect(standing(ids).of(division)).toBe(1);
    for (const spared of ids) expect(standing(ids.filter((id) => id !== spared)).points).toBe(0);
  });

  test('9.1 more losses bring no more points', () => {
    expect(standing(unitsOf('ariete')).points).toBe(1);
    expect(standing(unitsOf('15pz')).points).toBe(1);
  });

  test('9.1 every Axis division counts for itself', () => {
    expect(standing(['ariete', '15pz', '21pz', 'afrika'].flatMap((id) => unitsOf(id as DivisionId))).points).toBe(4);
    expect(standing(['ari-m13-7', '15-115-I', '21-mg8', 'ad-155-1']).points).toBe(0);
  });

  test('9.1 a German panzer battalion counts as two', () => {
    expect(standing(['21-pz5-1']).lost('21pz')).toBe(2);
    expect(standing(['21-pz5-1', '21-pz5-2']).points).toBe(1);
    expect(standing(['15-pz8-1', '15-pz8-2']).points).toBe(1);
    expect(standing(['21-pz5-1', '21-mg8']).points).toBe(0);
    expect(standing(['21-pz5-1', '21-mg8', '21-rec3']).points).toBe(1);
  });

  test('9.1, ruling 52 M13/40 battalions and panzerjäger count once', () => {
    expect(standing(['ari-m13-7', 'ari-m13-8', 'ari-m13-9'])).toMatchObject({ points: 0 });
    expect(standing(['ari-m13-7', 'ari-m13-8', 'ari-m13-9']).lost('ariete')).toBe(3);
    expect(standing(['ad-pzj605']).lost('afrika')).toBe(1);
  });

  test('9.1, ruling 53 the artillery printed 33/21 Pzd belongs to 15th Panzer', () => {
    expect(standing(['15-art33']).lost('15pz')).toBe(1);
    expect(standing(['15-art33']).lost('21pz')).toBe(0);
  });

  test('9.1 the Arty Command 104 units belong to no division', () => {
    const state = setting({ units: lost('arko104-1', 'arko104-2', '21-mg8', '21-rec3') });
    expect(victoryAccount(state).reduce((sum, { detail }) => sum + Number(detail['lost'] ?? 0), 0)).toBe(2);
  });

  test('9.1 7th Armoured is shattered at ten: two points less', () => {
    const ids = unitsOf('7armd');
    expect(ids).toHaveLength(18);
    expect(standing(ids.slice(0, 9)).points).toBe(0);
    expect(standing(ids.slice(0, 10)).points).toBe(-2);
    expect(standing(ids.slice(8)).points).toBe(-2);
  });

  test('9.1, ruling 44 4 SA ARM CAR RGT counts for 7th Armoured, 3 SA ARM CAR RGT for 1st South African', () => {
    expect(standing(['7ad-4sac']).lost('7armd')).toBe(1);
    expect(standing(['7ad-4sac']).lost('1sa')).toBe(0);
    expect(standing(['sa-3sac']).lost('1sa')).toBe(1);
  });

  test('9.1 British armor counts once', () => {
    expect(standing(unitsOf('7armd', 'armor')).lost('7armd')).toBe(9);
  });

  test('9.1 1st South African is shattered at five: one point less', () => {
    const ids = unitsOf('1sa');
    expect(ids).toHaveLength(9);
    expect(standing(ids.slice(0, 4)).points).toBe(0);
    expect(standing(ids.slice(0, 5)).points).toBe(-1);
    expect(standing(ids.slice(4)).points).toBe(-1);
  });

  test('9.1 2nd New Zealand is shattered at four infantry or artillery: one point less', () => {
    const ids = unitsOf('2nz', 'motorized', 'artillery');
    expect(ids).toHaveLength(8);
    expect(standing(ids.slice(0, 3)).points).toBe(0);
    expect(standing(ids.slice(0, 4)).points).toBe(-1);
    expect(standing(['nz-6fd', 'nz-4fd', 'nz-18', 'nz-24']).points).toBe(-1);
  });

  test('9.1 New Zealand armor does not count', () => {
    const armor = unitsOf('2nz', 'armor');
    expect(armor).toHaveLength(3);
    expect(standing([...armor, 'nz-24', 'nz-25', 'nz-26'])).toMatchObject({ points: 0 });
    expect(standing([...armor, 'nz-24', 'nz-25', 'nz-26']).lost('2nz')).toBe(3);
  });

  test('9.1 reduced units, and reinforcements still to come, are not lost', () => {
    const units = Object.fromEntries(unitsOf('ariete').map((id) => [id, { at: 'A1', hits: 1 }]));
    const state = setting({ units });
    expect(victoryPoints(state)).toBe(0);
  });

  test('9.1, ruling 42 exited units are not lost', () => {
    const state = setting({ units: Object.fromEntries(unitsOf('7armd').map((id) => [id, 'exited'])) });
    expect(victoryPoints(state)).toBe(0);
  });

  test('9.1, ruling 27 units destroyed for overstacking are lost', () => {
    const units = { 'ari-m13-7': 'F3', 'ari-m13-8': 'F3', 'ari-m13-9': 'F3', 'ari-ber-3': 'F4', '7ad-7h': 'A1' };
    const state = setting({ side: 'dak', an: 2, units: { ...units, ...lost('ari-ber-5', 'ari-ber-12', 'ari-art-1') } });
    expect(victoryPoints(state)).toBe(0);
    act(state, 'dak', move('ari-ber-3', 'F3'));
    act(state, 'dak', done);
    expect(whyNot(state, 'dak', { type: 'destroy-excess', unit: '7ad-7h' })).toBe('3.0 not-your-unit');
    act(state, 'dak', { type: 'destroy-excess', unit: 'ari-m13-8' }, [2, 2]);
    expect([whereIs(state, 'ari-m13-8'), victoryPoints(state)]).toEqual(['lost', 1]);
  });

  test('9.1 what fire destroys is lost', () => {
    const units = { '7ad-7h': 'G9', '21-pz5-1': { at: 'G10', hits: 3 }, ...lost('21-mg8', '21-rec3') };
    const state = setting({ side: 'cw', an: 3, units });
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G10' }, [6, 6]);
    expect(victoryPoints(state)).toBe(1);
  });
});

describe('9.2 relieving Tobruk', () => {
  const exit = (unit: string, ...path: string[]) => ({ type: 'exit', unit, path }) as const;
  const relief = (units: Setting['units']) => setting({ side: 'cw', an: 3, units });

  test('9.2 nine strength points through Q2 bring two points, eight none', () => {
    const state = relief({ '7ad-7h': 'Q2', '7ad-2sg': 'Q3', '7ad-1krrc': 'Q2', '7ad-kdg': 'Q1' });
    act(state, 'cw', exit('7ad-7h'));
    act(state, 'cw', exit('7ad-2sg', 'Q2'));
    act(state, 'cw', exit('7ad-1krrc'));
    expect([state.exitedStrength, victoryPoints(state)]).toEqual([8, 0]);
    act(state, 'cw', exit('7ad-kdg', 'Q2'));
    expect([state.exitedStrength, victoryPoints(state)]).toEqual([10, 2]);
  });

  test('9.2 exactly nine is enough', () => {
    const state = relief({ '7ad-7h': 'Q2', '7ad-2rtr': 'Q2', '7ad-6rtr': 'Q2' });
    for (const unit of ['7ad-7h', '7ad-2rtr', '7ad-6rtr']) act(state, 'cw', exit(unit));
    expect([state.exitedStrength, victoryPoints(state)]).toEqual([9, 2]);
  });

  test('9.2, ruling 54 each unit counts with its strength as it leaves', () => {
    const state = relief({ '7ad-7h': { at: 'Q2', hits: 1 }, '7ad-2rtr': 'Q2', '7ad-6rtr': 'Q2' });
    const log = act(state, 'cw', exit('7ad-7h'));
    expect(log[0]).toMatchObject({ type: 'exited', detail: { strength: 2, total: 2 } });
    act(state, 'cw', exit('7ad-2rtr'));
    act(state, 'cw', exit('7ad-6rtr'));
    expect([state.exitedStrength, victoryPoints(state)]).toEqual([8, 0]);
  });

  test('9.2 artillery may leave but adds nothing', () => {
    const state = relief({ '7ad-7h': 'Q2', '7ad-2rtr': 'Q2', '7ad-4rha': 'Q2' });
    const log = act(state, 'cw', exit('7ad-4rha'));
    expect(log[0]).toMatchObject({ detail: { strength: 0, total: 0 } });
    act(state, 'cw', exit('7ad-7h'));
    act(state, 'cw', exit('7ad-2rtr'));
    expect([state.exitedStrength, victoryPoints(state), whereIs(state, '7ad-4rha')]).toEqual([6, 0, 'exited']);
  });

  test('9.2, ruling 54 the total runs over the whole battle', () => {
    const state = relief({ '7ad-7h': 'Q2', '7ad-2rtr': 'Q2', '7ad-6rtr': 'Q2', '21-mg8': 'A1' });
    act(state, 'cw', exit('7ad-7h'));
    act(state, 'cw', exit('7ad-2rtr'));
    act(state, 'cw', done, [2, 3]);
    expect(state.exitedStrength).toBe(6);
    act(state, 'cw', exit('7ad-6rtr'));
    expect(victoryPoints(state)).toBe(2);
  });

  test('9.2 more than nine brings no more', () => {
    const units = Object.fromEntries(
      ['7ad-7h', '7ad-2rtr', '7ad-6rtr', '7ad-3cly', '7ad-4cly', '7ad-2rgh'].map((id) => [id, 'Q2']),
    );
    const state = relief(units);
    for (const unit of Object.keys(units)) act(state, 'cw', exit(unit));
    expect([state.exitedStrength, victoryPoints(state)]).toEqual([18, 2]);
  });
});

describe('9.0 the outcome', () => {
  const armd7 = unitsOf('7armd').slice(0, 10);

  test.each([
    ['nothing', {}, [], 'dak', 0],
    ['one hex', {}, ['M7'], 'cw', 1],
    ['one division', lost('21-pz5-1', '21-pz5-2'), [], 'cw', 1],
    ['one division, and 1st South African lost', lost('21-pz5-1', '21-pz5-2', ...unitsOf('1sa')), [], 'dak', 0],
    ['7th Armoured lost', lost(...armd7), [], 'dak', -2],
    ['7th Armoured lost, two hexes', lost(...armd7), ['M7', 'N3'], 'dak', 0],
    ['7th Armoured lost, three hexes', lost(...armd7), ['M7', 'N3', 'N16'], 'cw', 1],
    ['all three divisions lost', lost(...armd7, ...unitsOf('1sa'), ...unitsOf('2nz')), [], 'dak', -4],
    [
      'everything',
      lost(...unitsOf('ariete'), ...unitsOf('15pz'), ...unitsOf('21pz'), ...unitsOf('afrika')),
      ['M7', 'N3', 'N16'],
      'cw',
      7,
    ],
  ] as const)('9.0, ruling 51 %s', (_, units, hexes, winner, points) => {
    const state = setting({ units: { 'arko104-1': 'Q9', 'arko104-2': 'Q9', ...units } });
    state.context.objectives.forEach(
      ({ hex }, index) => (state.control[index] = (hexes as readonly string[]).includes(hex) ? 1 : 0),
    );
    const outcome = end(state);
    expect(outcome).toMatchObject({ over: true, winner, points });
    expect(outcome.account.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  });

  test('9.0 relief alone wins', () => {
    const state = setting({ units: { '7ad-7h': 'exited', '7ad-2rtr': 'exited', '7ad-6rtr': 'exited' } });
    state.exitedStrength = 9;
    expect(end(state)).toMatchObject({ winner: 'cw', points: 2 });
  });

  test('9.0 the account has a line for everything that can bring or cost points', () => {
    const state = setting({ units: {} });
    expect(
      victoryAccount(state).map(({ rule, item, detail }) => [rule, item, detail['hex'] ?? detail['division']]),
    ).toEqual([
      ['9.0', 'objective', 'M7'],
      ['9.0', 'objective', 'N16'],
      ['9.0', 'objective', 'N3'],
      ['9.1', 'division', 'ariete'],
      ['9.1', 'division', '15pz'],
      ['9.1', 'division', '21pz'],
      ['9.1', 'division', 'afrika'],
      ['9.1', 'division', '7armd'],
      ['9.1', 'division', '1sa'],
      ['9.1', 'division', '2nz'],
      ['9.2', 'relief', 'Q2'],
    ]);
  });

  test('9.0 points count at the end only: the battle goes on while the Commonwealth leads', () => {
    const state = setting({ side: 'cw', an: 3, couplet: 4, turn: 5, units: { '7ad-7h': 'M7', '21-mg8': 'A1' } });
    state.control.fill(1);
    act(state, 'cw', done);
    act(state, 'cw', done);
    act(state, 'dak', done, [2, 2]);
    expect(totensonntag.turn(state)).toMatchObject({ over: false });
    expect(state.turn).toBe(6);
  });

  test('9.0, ruling 48 recovery in the last night changes no points', () => {
    const units = { '7ad-7h': { at: 'M7', hits: 2 }, '21-mg8': { at: 'A1', hits: 1 } };
    const state = setting({ side: 'cw', step: 'night', turn: 6, units });
    state.control[0] = 1;
    const before = victoryPoints(state);
    act(state, 'cw', { type: 'recover-all' }, [6, 6]);
    act(state, 'cw', done);
    act(state, 'dak', { type: 'recover-all' }, [6]);
    act(state, 'dak', done);
    expect(totensonntag.turn(state)).toMatchObject({ over: true, winner: 'cw', points: before });
  });

  test('9.0 when it is over nobody decides anything', () => {
    const state = setting({ units: { '7ad-7h': 'M7', '21-mg8': 'A1' } });
    end(state);
    for (const side of ['dak', 'cw'] as const) {
      expect(totensonntag.legal(state, side)).toEqual([]);
      expect(whyNot(state, side, done)).toBe('2.0 battle-over');
      expect(whyNot(state, side, move('7ad-7h', 'M8'))).toBe('2.0 battle-over');
    }
    expect(totensonntag.codes.deciding(state)).toBe(-1);
  });
});

test('9.0 the course of history is a victory of the DAK', () => {
  // By 23 November 7th Armoured Division and 5th South African Brigade were shattered, and the airfield of Sidi Rezegh,
  // taken on the 19th, was lost again; Tobruk was not relieved.
  const armoured = ['7ad-7h', '7ad-2rtr', '7ad-6rtr', '7ad-3cly', '7ad-4cly', '7ad-2rgh', '7ad-8h'];
  const support = ['7ad-1krrc', '7ad-2rb', '7ad-60fd'];
  const southAfrican = ['sa-1sai', 'sa-2rb', 'sa-3ts', 'sa-3fd'];
  const state = setting({
    side: 'cw',
    an: 3,
    enemyAn: 2,
    units: { ...lost(...armoured, ...support, ...southAfrican), '7ad-kdg': 'M8', '21-pz5-1': 'L7' },
  });
  act(state, 'cw', move('7ad-kdg', 'M7'));
  expect(holders(state)['M7']).toBe('cw');
  act(state, 'cw', done);
  act(state, 'dak', done, [2, 3]);
  act(state, 'cw', move('7ad-kdg', 'M8'));
  act(state, 'cw', done);
  act(state, 'dak', move('21-pz5-1', 'M7'));
  const { winner, points, account } = end(state);
  expect({ winner, points }).toEqual({ winner: 'dak', points: -2 });
  expect(account.filter((line) => line.points !== 0).map(({ detail }) => detail['division'])).toEqual(['7armd']);
});
