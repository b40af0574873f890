import { describe, expect, test } from 'vitest';
import { parseAction } from '../../actions/actions.js';
import { totensonntag } from '../../game.js';
import { act, attackIn, hitsOn, setting, type Setting, tryOut, unitOf, whyNot } from '../../testing/setting.js';

/** 7.6 Recon units supporting assaults (option). Assaults as such are tested with 7.0. */

const misses = [1, 1];
const options = { reconSupport: 'on' };
const supported = (units: Setting['units'], more: Partial<Setting> = {}) =>
  setting({ side: 'cw', an: 3, options, units, ...more });

const tanks = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9' };
const assault = (unit: string, support?: string) =>
  support === undefined
    ? ({ type: 'assault', unit, target: 'G10' } as const)
    : ({ type: 'assault', unit, target: 'G10', support } as const);

describe('7.6 what support gives', () => {
  test('7.6 a supporting recon unit adds one to the firepower', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '21-mg8': 'G10' });
    const log = act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses);
    expect(attackIn(log)).toMatchObject({ firepower: 4, modifiers: { 'recon-support': 1 } });
    expect(log[0].detail['support']).toBe('7ad-kdg');
  });

  test('7.6 an assault without support, or a recon unit merely standing by, adds nothing', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '21-mg8': 'G10' });
    expect(attackIn(act(state, 'cw', assault('7ad-7h'), misses))).toMatchObject({ firepower: 3, modifiers: {} });
  });

  test('7.6, 7.1 support adds to the other modifiers', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '21-pz5-1': 'G10' });
    expect(attackIn(act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses))).toMatchObject({
      firepower: 3,
      modifiers: { 'against-german-guns': -1, 'recon-support': 1 },
    });
  });

  test('7.6, 7.2 the one it adds can make the hit', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '21-mg8': 'G10' });
    expect(hitsOn(tryOut(state, 'cw', assault('7ad-7h'), [4, 3]), '21-mg8')).toBe(0);
    expect(hitsOn(tryOut(state, 'cw', assault('7ad-7h', '7ad-kdg'), [4, 3]), '21-mg8')).toBe(1);
  });

  test('7.6, ruling 43 two recon units beside the defender add no more than one', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '7ad-11h': 'H9', '21-mg8': 'G10' });
    expect(attackIn(act(state, 'cw', assault('7ad-7h', '7ad-11h'), misses)).firepower).toBe(4);
    const both = parseAction(state.context, { ...assault('7ad-2rtr'), support: ['7ad-kdg', '7ad-11h'] });
    expect(both).toMatchObject({ ok: false, error: { path: 'action.support' } });
  });

  test('7.6, ruling 43 different recon units may support different attacks', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '7ad-11h': 'H9', '21-mg8': 'G10' });
    expect(attackIn(act(state, 'cw', assault('7ad-7h', '7ad-11h'), misses)).firepower).toBe(4);
    expect(attackIn(act(state, 'cw', assault('7ad-2rtr', '7ad-kdg'), misses)).firepower).toBe(4);
  });

  test('7.6 assaults only: overruns and barrages have no support', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '21-mg8': 'G10' });
    for (const action of [
      { type: 'move', unit: '7ad-7h', path: ['G8'], overrun: 'G10', support: '7ad-kdg' },
      { type: 'barrage', unit: '7ad-4rha', target: 'G10', spotter: '7ad-7h', support: '7ad-kdg' },
    ]) {
      const parsed = parseAction(state.context, action);
      expect(parsed).toMatchObject({ ok: false, error: { code: 'unknown-field', path: 'action.support' } });
    }
  });

  test('7.6 infantry and artillery are supported as well as tanks', () => {
    const state = supported({ '7ad-2sg': 'G9', '7ad-4rha': 'G9', '7ad-kdg': 'G9', '21-mg8': 'G10' });
    expect(attackIn(act(state, 'cw', assault('7ad-2sg', '7ad-kdg'), misses)).firepower).toBe(4);
    expect(attackIn(act(state, 'cw', assault('7ad-4rha', '7ad-kdg'), misses)).firepower).toBe(4);
  });
});

describe('7.6 who may support', () => {
  test('7.6 without the option nobody', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '21-mg8': 'G10' }, { options: {} });
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg'))).toBe('7.6 recon-support-off');
    expect(whyNot(state, 'cw', assault('7ad-7h'))).toBeUndefined();
  });

  test('7.6 recon units only, and other units than the attacker', () => {
    const state = supported({ ...tanks, '7ad-2sg': 'F9', '7ad-kdg': 'G9', '21-mg8': 'G10' });
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-2rtr'))).toBe('7.6 supporter-not-recon');
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-2sg'))).toBe('7.6 supporter-not-recon');
    expect(whyNot(state, 'cw', assault('7ad-kdg', '7ad-kdg'))).toBe('7.6 supporter-not-recon');
  });

  test('7.6 a recon unit may support another recon unit', () => {
    const state = supported({ '7ad-kdg': 'G9', '7ad-11h': 'F9', '21-mg8': 'G10' });
    expect(attackIn(act(state, 'cw', assault('7ad-11h', '7ad-kdg'), misses)).firepower).toBe(3);
  });

  test('7.6 it must be adjacent to the defender', () => {
    for (const at of ['F9', 'F10', 'H9', 'H10', 'G11', 'G9']) {
      const state = supported({ '7ad-7h': 'G9', '7ad-kdg': at, '21-mg8': 'G10' });
      expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg')), at).toBeUndefined();
    }
    for (const at of ['G8', 'F8', 'G12', 'E10', 'A1']) {
      const state = supported({ '7ad-7h': 'G9', '7ad-kdg': at, '21-mg8': 'G10' });
      expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg')), at).toBe('7.6 supporter-not-adjacent');
    }
  });

  test('7.6 it must be on the map and on the same side', () => {
    const state = supported({ ...tanks, '15-rec33': 'G11', '21-mg8': 'G10' });
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg'))).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', assault('7ad-7h', '15-rec33'))).toBe('3.0 not-your-unit');
  });

  test.each([
    ['cw', 'sa-1ts', '7ad-kdg', 'British recon, South Africans'],
    ['cw', 'nz-24', '7ad-kdg', 'British recon, New Zealanders'],
    ['cw', '7ad-7h', 'sa-3sac', 'South African recon, British'],
    ['cw', 'nz-c8rtr', 'sa-3sac', 'South African recon, New Zealanders'],
    ['dak', 'ari-m13-7', '15-rec33', 'German recon, Italians'],
  ] as const)('7.6 same colour only: not so %s %s %s (%s)', (side, unit, recon, _nations) => {
    const enemy = side === 'cw' ? '21-mg8' : '7ad-2sg';
    const state = supported({ [unit]: 'G9', [recon]: 'F9', [enemy]: 'G10' }, { side, an: 2 });
    expect(whyNot(state, side, assault(unit, recon))).toBe('7.6 supporter-other-nation');
  });

  test.each([
    ['dak', 'ad-155-1', '15-rec33'],
    ['dak', '21-mg8', '15-rec33'],
    ['dak', 'ad-pzj605', '21-rec3'],
    ['cw', 'sa-1ts', 'sa-3sac'],
  ] as const)('7.6 same colour, whatever the division: %s %s %s', (side, unit, recon) => {
    const enemy = side === 'cw' ? '15-115-I' : '7ad-2sg';
    const state = supported({ [unit]: 'G9', [recon]: 'F9', [enemy]: 'G10' }, { side, an: 2 });
    expect(whyNot(state, side, assault(unit, recon))).toBeUndefined();
  });

  test('7.6, ruling 44 4 SA ARM CAR RGT supports South Africans, not its own British division', () => {
    const state = supported({ '7ad-7h': 'G9', 'sa-1ts': 'G9', '7ad-4sac': 'F9', '21-mg8': 'G10' }, { an: 2 });
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-4sac'))).toBe('7.6 supporter-other-nation');
    expect(whyNot(state, 'cw', assault('sa-1ts', '7ad-4sac'))).toBeUndefined();
  });
});

describe('7.6 instead of its own action', () => {
  const beside = { ...tanks, '7ad-kdg': 'F9', '21-mg8': 'G10', '21-pio200': 'F10' };

  test('7.6 a recon unit supports as many attacks as it has strength points', () => {
    const state = supported(beside);
    act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses);
    act(state, 'cw', assault('7ad-2rtr', '7ad-kdg'), misses);
    expect(whyNot(state, 'cw', assault('7ad-6rtr', '7ad-kdg'))).toBe('7.6 supporter-exhausted');
    expect(whyNot(state, 'cw', assault('7ad-6rtr'))).toBeUndefined();
  });

  test('7.6 a reduced one supports one attack only', () => {
    const state = supported({ ...beside, '7ad-kdg': { at: 'F9', hits: 1 } });
    act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses);
    expect(whyNot(state, 'cw', assault('7ad-2rtr', '7ad-kdg'))).toBe('7.6 supporter-exhausted');
  });

  test('7.6 its supports may go against different hexes', () => {
    const state = supported({ ...beside, '7ad-1krrc': 'E10' });
    act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses);
    const other = { type: 'assault', unit: '7ad-1krrc', target: 'F10', support: '7ad-kdg' } as const;
    expect(attackIn(act(state, 'cw', other, misses)).firepower).toBe(3);
    expect(state.supports[unitOf(state, '7ad-kdg')]).toBe(2);
  });

  test('7.6, ruling 70 after supporting it does nothing else', () => {
    const state = supported(beside);
    act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses);
    expect(whyNot(state, 'cw', assault('7ad-kdg'))).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-kdg', path: ['E9'] })).toBe('3.2 already-acted');
    const overrun = { type: 'move', unit: '7ad-kdg', path: ['F8', 'G9'], overrun: 'G10' } as const;
    expect(whyNot(state, 'cw', overrun)).toBe('3.2 already-acted');
    expect(totensonntag.legal(state, 'cw', '7ad-kdg')).toEqual([]);
  });

  test('7.6, ruling 70 after an assault it cannot support', () => {
    const state = supported(beside);
    act(state, 'cw', assault('7ad-kdg'), misses);
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg'))).toBe('7.6 supporter-already-acted');
  });

  test('7.6, ruling 70 after a move it cannot support', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'E9', '21-mg8': 'G10' });
    act(state, 'cw', { type: 'move', unit: '7ad-kdg', path: ['F9'] });
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg'))).toBe('7.6 supporter-already-acted');
  });

  test('7.6, ruling 70 after an overrun it cannot support', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'E9', '21-mg8': 'G10' });
    act(state, 'cw', { type: 'move', unit: '7ad-kdg', path: ['F9'], overrun: 'G10' }, misses);
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg'))).toBe('7.6 supporter-already-acted');
  });

  test('7.6 in the next impulse it may support afresh', () => {
    const state = supported(beside, { an: 3, enemyAn: 2 });
    act(state, 'cw', assault('7ad-7h', '7ad-kdg'), misses);
    act(state, 'cw', assault('7ad-2rtr', '7ad-kdg'), misses);
    act(state, 'cw', { type: 'done' });
    act(state, 'dak', { type: 'done' }, [2, 3]);
    expect(whyNot(state, 'cw', assault('7ad-7h', '7ad-kdg'))).toBeUndefined();
  });

  test('7.6 the list of legal actions offers each assault with and without support', () => {
    const state = supported({ ...tanks, '7ad-kdg': 'F9', '7ad-4sac': 'H9', '21-mg8': 'G10' });
    const offered = totensonntag.legal(state, 'cw', '7ad-7h').filter(({ type }) => type === 'assault');
    expect(offered).toEqual([assault('7ad-7h'), assault('7ad-7h', '7ad-kdg')]);
  });
});
