import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import { STEP } from '../../state.js';
import { act, setting, type Setting, tryOut, unitOf, whereIs, whyNot } from '../../testing/setting.js';

/** 7.3 Advancing after combat. */

const hits = [6, 6];
const misses = [1, 1];
const doomed = { at: 'G10', hits: 2 };
const assault = (unit: string, target = 'G10') => ({ type: 'assault', unit, target }) as const;
const charge = (unit: string, path: readonly string[], overrun: string) =>
  ({ type: 'move', unit, path, overrun }) as const;
const advance = (unit: string, hex = 'G10') => ({ type: 'advance', unit, hex }) as const;
const stay = (unit: string) => ({ type: 'stay', unit }) as const;
const done = { type: 'done' } as const;

const british = (units: Setting['units'], more: Partial<Setting> = {}) =>
  setting({ side: 'cw', an: 3, units, ...more });

describe('7.3 when the last defender falls', () => {
  test('7.3 after an assault the attacker may advance', () => {
    const state = british({ '7ad-7h': 'G9', '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(state.step).toBe(STEP.advance);
    expect(totensonntag.turn(state)).toMatchObject({
      side: 'cw',
      step: 'advance',
      rule: '7.3',
      detail: { hex: 'G10' },
    });
    const log = act(state, 'cw', advance('7ad-7h'));
    expect(log).toEqual([{ type: 'advanced', rule: '7.3', detail: { unit: '7ad-7h', from: 'G9', hex: 'G10' } }]);
    expect([whereIs(state, '7ad-7h'), state.step, state.focusHex]).toEqual(['G10', STEP.impulse, -1]);
  });

  test('7.3, 7.5 after an overrun too', () => {
    const state = british({ '7ad-7h': 'G8', '21-mg8': doomed });
    act(state, 'cw', charge('7ad-7h', ['G9'], 'G10'), hits);
    act(state, 'cw', advance('7ad-7h'));
    expect(whereIs(state, '7ad-7h')).toBe('G10');
  });

  test('7.3 it is a choice', () => {
    const state = british({ '7ad-7h': 'G9', '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(totensonntag.legal(state, 'cw')).toEqual([advance('7ad-7h'), stay('7ad-7h'), done]);
    for (const no of [stay('7ad-7h'), done]) {
      const after = tryOut(state, 'cw', no);
      expect([whereIs(after, '7ad-7h'), after.step]).toEqual(['G9', STEP.impulse]);
    }
  });

  test('7.3 not while a defender is left', () => {
    const state = british({ '7ad-7h': 'G9', '21-mg8': doomed, '21-pio200': 'G10' });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect([whereIs(state, '21-mg8'), state.step]).toEqual(['lost', STEP.impulse]);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('2.0 wrong-step');
  });

  test('7.3 not after a mere hit or a miss', () => {
    for (const dice of [hits, misses]) {
      const state = british({ '7ad-7h': 'G9', '21-mg8': 'G10' });
      act(state, 'cw', assault('7ad-7h'), dice);
      expect(state.step).toBe(STEP.impulse);
    }
  });

  test('7.3, ruling 34 at once or not at all', () => {
    const state = british({ '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', assault('7ad-2rtr'))).toBe('2.0 wrong-step');
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-2rtr', path: ['G8'] })).toBe('2.0 wrong-step');
    act(state, 'cw', done);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('2.0 wrong-step');
    expect(totensonntag.legal(state, 'cw', '7ad-7h')).toEqual([]);
  });

  test('7.3 only into the hex just emptied', () => {
    const state = british({ '7ad-7h': 'G9', '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h', 'G8'))).toBe('7.3 nothing-to-advance-into');
    expect(whyNot(state, 'dak', advance('7ad-7h'))).toBe('2.0 not-your-decision');
  });

  test('7.3 the advance is the end of the action: nothing more this impulse', () => {
    const state = british({ '7ad-7h': 'G8', '21-mg8': doomed, '21-pio200': 'G11' });
    act(state, 'cw', charge('7ad-7h', ['G9'], 'G10'), hits);
    act(state, 'cw', advance('7ad-7h'));
    expect(whyNot(state, 'cw', { type: 'move', unit: '7ad-7h', path: ['H10'] })).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', assault('7ad-7h', 'G11'))).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', charge('7ad-7h', [], 'G11'))).toBe('7.5 one-overrun-only');
  });

  test('7.3, ruling 28 units that advance arrive on top', () => {
    const state = british({ '7ad-7h': 'G9', '7ad-2rtr': 'G9', '21-mg8': doomed });
    act(state, 'cw', assault('7ad-2rtr'), misses);
    act(state, 'cw', assault('7ad-7h'), hits);
    act(state, 'cw', advance('7ad-7h'));
    act(state, 'cw', advance('7ad-2rtr'));
    expect(state.top[state.hexOf[unitOf(state, '7ad-7h')]]).toBe(unitOf(state, '7ad-2rtr'));
  });

  test('7.3, ruling 26 Stuarts that may only fight may advance', () => {
    const state = british({ '7ad-3rtr': 'G9', '21-mg8': doomed }, { an: 5 });
    act(state, 'cw', assault('7ad-3rtr'), hits);
    act(state, 'cw', advance('7ad-3rtr'));
    expect(whereIs(state, '7ad-3rtr')).toBe('G10');
  });
});

describe('7.3 in the corner of the map', () => {
  test('7.3 from A1, and into A1', () => {
    const out = british({ '7ad-7h': 'A1', '21-mg8': { at: 'A2', hits: 2 } });
    act(out, 'cw', assault('7ad-7h', 'A2'), hits);
    act(out, 'cw', advance('7ad-7h', 'A2'));
    expect(whereIs(out, '7ad-7h')).toBe('A2');
    const into = british({ '7ad-7h': 'A2', '21-mg8': { at: 'A1', hits: 2 } });
    expect(totensonntag.legal(into, 'cw', '7ad-7h')).toContainEqual(assault('7ad-7h', 'A1'));
    act(into, 'cw', assault('7ad-7h', 'A1'), hits);
    act(into, 'cw', advance('7ad-7h', 'A1'));
    expect(whereIs(into, '7ad-7h')).toBe('A1');
  });
});

describe('7.3 zones do not prevent the advance', () => {
  test('7.3 into a hex in an enemy zone, from a hex in an enemy zone', () => {
    const units = { '7ad-7h': 'G9', '21-mg8': doomed, '21-pio200': 'G11', '21-pz5-1': 'F9' };
    const state = british(units);
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBeUndefined();
  });

  test('7.3, 7.5 after an overrun as well', () => {
    const state = british({ '7ad-7h': 'G8', '21-mg8': doomed, '21-pio200': 'G11' });
    act(state, 'cw', charge('7ad-7h', ['G9'], 'G10'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBeUndefined();
  });

  test('7.3, ruling 35 artillery advances into a hex free of enemy zones only', () => {
    const free = british({ '7ad-4rha': 'G9', '21-mg8': doomed });
    act(free, 'cw', assault('7ad-4rha'), hits);
    act(free, 'cw', advance('7ad-4rha'));
    expect(whereIs(free, '7ad-4rha')).toBe('G10');
    const barred = british({ '7ad-4rha': 'G9', '7ad-7h': 'G9', '21-mg8': doomed, '21-pio200': 'G11' });
    act(barred, 'cw', assault('7ad-7h'), misses);
    act(barred, 'cw', assault('7ad-4rha'), hits);
    expect(whyNot(barred, 'cw', advance('7ad-4rha'))).toBe('7.3 artillery-advances-into-zoc');
    expect(whyNot(barred, 'cw', advance('7ad-7h'))).toBeUndefined();
  });

  test('7.3, ruling 35 artillery alone, and the hex in a zone: no question is asked', () => {
    const state = british({ '7ad-4rha': 'G9', '21-mg8': doomed, '21-pio200': 'G11' });
    act(state, 'cw', assault('7ad-4rha'), hits);
    expect([whereIs(state, '21-mg8'), state.step]).toEqual(['lost', STEP.impulse]);
  });
});

describe('7.3, ruling 34 who may advance', () => {
  const three = { '7ad-7h': 'G9', '7ad-2rtr': 'F9', '7ad-1krrc': 'H9', '7ad-6rtr': 'G8' };

  test('7.3 any unit that attacked the hex this impulse, hit or miss, assault or overrun', () => {
    const state = british({ ...three, '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', charge('7ad-6rtr', ['G9'], 'G10'), misses);
    act(state, 'cw', assault('7ad-1krrc'), hits);
    expect(whyNot(state, 'cw', advance('7ad-2rtr'))).toBe('7.3 did-not-attack-that-hex');
    for (const unit of ['7ad-7h', '7ad-6rtr', '7ad-1krrc']) {
      expect(state.step).toBe(STEP.advance);
      act(state, 'cw', advance(unit));
      expect(whereIs(state, unit)).toBe('G10');
    }
    expect(state.step).toBe(STEP.impulse);
  });

  test('7.3 some may go and others stay, each asked once', () => {
    const state = british({ ...three, '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', assault('7ad-2rtr'), hits);
    act(state, 'cw', stay('7ad-7h'));
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('3.2 already-acted');
    expect(whyNot(state, 'cw', stay('7ad-7h'))).toBe('3.2 already-acted');
    act(state, 'cw', advance('7ad-2rtr'));
    expect([whereIs(state, '7ad-7h'), whereIs(state, '7ad-2rtr'), state.step]).toEqual(['G9', 'G10', STEP.impulse]);
  });

  test('7.3 units that attacked another hex may not', () => {
    const state = british({ ...three, '21-mg8': doomed, '21-pio200': 'H10' });
    act(state, 'cw', assault('7ad-1krrc', 'H10'), misses);
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', advance('7ad-1krrc'))).toBe('7.3 did-not-attack-that-hex');
    expect(whyNot(state, 'cw', stay('7ad-1krrc'))).toBe('7.3 did-not-attack-that-hex');
  });

  test('7.3 nor units off the map, or of the enemy', () => {
    const state = british({ ...three, '21-mg8': doomed, '21-pio200': 'H10' });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', advance('sa-1ts'))).toBe('3.0 not-on-map');
    expect(whyNot(state, 'cw', advance('21-pio200'))).toBe('3.0 not-your-unit');
  });

  test('7.3 an attack of an earlier impulse gives no right', () => {
    const state = british({ ...three, '21-mg8': doomed }, { enemyAn: 2 });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', done);
    act(state, 'dak', done, [2, 3]);
    act(state, 'cw', assault('7ad-2rtr'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('7.3 did-not-attack-that-hex');
  });

  test('7.3 a unit that attacked from its hex and stands elsewhere now may not', () => {
    const state = british({ ...three, '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', assault('7ad-2rtr'), hits);
    act(state, 'cw', advance('7ad-7h'));
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('3.2 already-acted');
  });

  test('7.3, ruling 34 a unit advances once in an impulse', () => {
    const units = { ...three, '7ad-kdg': 'F10', '21-mg8': doomed, '21-pio200': { at: 'G11', hits: 1 } };
    const state = british(units);
    act(state, 'cw', assault('7ad-7h'), hits);
    act(state, 'cw', advance('7ad-7h'));
    act(state, 'cw', assault('7ad-kdg', 'G11'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h', 'G11'))).toBe('3.2 already-acted');
  });

  test('7.3, ruling 34 not after a barrage has destroyed the last defender', () => {
    const state = british({ ...three, '7ad-4rha': 'G8', '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), misses);
    const barrage = { type: 'barrage', unit: '7ad-4rha', target: 'G10', spotter: '7ad-7h' } as const;
    act(state, 'cw', barrage, [4, ...hits]);
    expect([whereIs(state, '21-mg8'), state.step]).toEqual(['lost', STEP.impulse]);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('2.0 wrong-step');
  });

  test('7.3 but when a barrage has destroyed all but one, and an assault that one', () => {
    const state = british({ ...three, '7ad-4rha': 'G8', '21-mg8': doomed, '21-pio200': { at: 'G10', hits: 1 } });
    const barrage = { type: 'barrage', unit: '7ad-4rha', target: 'G10', spotter: '7ad-7h' } as const;
    act(state, 'cw', barrage, [1, 6, ...hits]);
    expect(whereIs(state, '21-pio200')).toBe('lost');
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBeUndefined();
    expect(whyNot(state, 'cw', advance('7ad-4rha'))).toBe('7.3 did-not-attack-that-hex');
  });

  test('7.3, ruling 34 not after an aircraft has destroyed the last defender', () => {
    const state = british({ ...three, '21-mg8': doomed }, { enemyAn: 6, options: { aircraft: 'on' } });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', { type: 'fly', unit: 'raf-hurri', hex: 'G11', target: '21-mg8' }, hits);
    expect([whereIs(state, '21-mg8'), state.step]).toEqual(['lost', STEP.impulse]);
  });

  test('7.3, ruling 34 not a recon unit that only supported', () => {
    const state = british({ ...three, '7ad-kdg': 'F10', '21-mg8': doomed }, { options: { reconSupport: 'on' } });
    act(state, 'cw', { ...assault('7ad-7h'), support: '7ad-kdg' }, hits);
    expect(whyNot(state, 'cw', advance('7ad-kdg'))).toBe('7.3 did-not-attack-that-hex');
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBeUndefined();
  });
});

describe('7.3 terrain', () => {
  test('7.3 no advance into a hex the unit could not enter', () => {
    const units = { '7ad-7h': 'J8', '7ad-2sg': 'J8', '7ad-4rha': 'J7', 'ad-155-3': { at: 'K8', hits: 2 } };
    const state = british(units);
    act(state, 'cw', assault('7ad-7h', 'K8'), misses);
    act(state, 'cw', assault('7ad-4rha', 'K8'), misses);
    act(state, 'cw', assault('7ad-2sg', 'K8'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h', 'K8'))).toBe('7.3 advance-prohibited-terrain');
    expect(whyNot(state, 'cw', advance('7ad-4rha', 'K8'))).toBe('7.3 advance-prohibited-terrain');
    act(state, 'cw', advance('7ad-2sg', 'K8'));
    expect([whereIs(state, '7ad-2sg'), state.step]).toEqual(['K8', STEP.impulse]);
  });

  test('7.3 tanks alone have emptied an escarpment hex: no question is asked', () => {
    const state = british({ '7ad-7h': 'J8', 'ad-155-3': { at: 'K8', hits: 2 } });
    act(state, 'cw', assault('7ad-7h', 'K8'), hits);
    expect([whereIs(state, 'ad-155-3'), state.step]).toEqual(['lost', STEP.impulse]);
  });

  test('7.3 no points are needed: a unit that spent all on its overrun advances into rough', () => {
    const state = british({ '7ad-7h': 'G12', '15-rec33': { at: 'H13', hits: 1 } }, { an: 2 });
    act(state, 'cw', charge('7ad-7h', ['G13'], 'H13'), hits);
    act(state, 'cw', advance('7ad-7h', 'H13'));
    expect(whereIs(state, '7ad-7h')).toBe('H13');
  });
});

describe('7.3 overstacked hexes', () => {
  const crowd = { '7ad-7h': 'G9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9', '7ad-3cly': 'G8' };

  test('7.3 no advance from an overstacked hex', () => {
    const state = british({ ...crowd, '7ad-2sg': 'H9', '21-mg8': doomed });
    act(state, 'cw', { type: 'move', unit: '7ad-3cly', path: ['G9'] });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', assault('7ad-2sg'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('7.3 advance-from-overstacked-hex');
    expect(whyNot(state, 'cw', advance('7ad-2sg'))).toBeUndefined();
  });

  test('7.3, 7.5, ruling 34 that holds back who assaults, not who overruns', () => {
    const state = british({ ...crowd, '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), misses);
    act(state, 'cw', charge('7ad-3cly', ['G9'], 'G10'), hits);
    expect([whereIs(state, '21-mg8'), state.step]).toEqual(['lost', STEP.advance]);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBe('7.3 advance-from-overstacked-hex');
    act(state, 'cw', advance('7ad-3cly'));
    expect(whereIs(state, '7ad-3cly')).toBe('G10');
  });

  test('7.3 three in the hex are not too many', () => {
    const state = british({ ...crowd, '21-mg8': doomed });
    act(state, 'cw', assault('7ad-7h'), hits);
    expect(whyNot(state, 'cw', advance('7ad-7h'))).toBeUndefined();
  });

  test('7.3, 4.0 the hex advanced into may become overstacked: counted when the impulse ends', () => {
    const state = british({ ...crowd, '7ad-3cly': 'H9', '21-mg8': doomed });
    for (const unit of ['7ad-7h', '7ad-2rtr', '7ad-6rtr']) act(state, 'cw', assault(unit), misses);
    act(state, 'cw', assault('7ad-3cly'), hits);
    for (const unit of ['7ad-7h', '7ad-2rtr', '7ad-6rtr', '7ad-3cly']) act(state, 'cw', advance(unit));
    act(state, 'cw', done);
    expect(state.step).toBe(STEP.excess);
    act(state, 'cw', { type: 'destroy-excess', unit: '7ad-2rtr' }, [3, 3]);
    expect(whereIs(state, '7ad-2rtr')).toBe('lost');
  });
});
