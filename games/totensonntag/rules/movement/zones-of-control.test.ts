import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { inEnemyZoc, type State } from '../../state.js';
import { around } from '../../testing/rulebook.js';
import { act, hexOf, movesOf, offered, setting, momentOf, whereIs, whyNot } from '../../testing/setting.js';

const move = (unit: string, ...path: string[]): Action => ({ type: 'move', unit, path });
const overrun = (unit: string, target: string, ...path: string[]): Action => ({
  type: 'move',
  unit,
  path,
  overrun: target,
});

/** Hexes in a zone of control of the DAK. */
const zone = (state: State): string[] => grid.labels.filter((label) => inEnemyZoc(state, 1, hexOf(label))).toSorted();

describe('5.0 zones of control', () => {
  test.each([
    ['21-pz5-1', 'armor'],
    ['21-rec3', 'recon'],
    ['21-mg8', 'motorized infantry'],
    ['21-pio200', 'engineers'],
    ['15-krad15', 'motorcyclists'],
    ['ad-155-1', 'foot infantry'],
    ['21-art155', 'artillery'],
    ['ad-pzj605', 'panzerjäger'],
    ['ari-m13-7', 'Italians'],
  ])('%s (%s) controls the six hexes around it', (unit) => {
    const state = setting({ turn: 2, units: { [unit]: 'G9' } });
    expect(zone(state)).toEqual(['F8', 'F9', 'G10', 'G8', 'H8', 'H9']);
  });

  test('a stack controls no more than one unit does, and as long as one is left', () => {
    const state = setting({
      units: { 'ari-m13-7': 'G9', 'ari-art-1': { at: 'G9', hits: 1 }, '7ad-7h': 'G10', '7ad-2rtr': 'F9' },
    });
    expect(zone(state)).toEqual(['F8', 'F9', 'G10', 'G8', 'H8', 'H9']);
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G9' }, [6, 6]);
    expect(zone(state)).toEqual(['F8', 'F9', 'G10', 'G8', 'H8', 'H9']);
  });

  test('a unit gone from the map, or from the hex, controls nothing there', () => {
    const state = setting({ units: { 'ari-art-1': { at: 'G9', hits: 1 }, '7ad-7h': 'G10' } });
    act(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G9' }, [6, 6]);
    expect(zone(state)).toEqual([]);
    const moved = setting({ side: 'dak', units: { '21-pz5-1': 'G9' } });
    act(moved, 'dak', move('21-pz5-1', 'G10'));
    expect(zone(moved)).toEqual(around('G10').toSorted());
  });

  test('a unit stops on entering an enemy zone', () => {
    const state = setting({ units: { '7ad-7h': 'G6', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'G8'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'G8', 'H7'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'G8', 'G7'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'G8', 'H8'))).toBe('5.0 stops-in-zoc');
    // Round the zone it needs G7, H7, I8 and one more.
    expect(movesOf(state, 'cw', '7ad-7h')).toContain('I9');
    expect(movesOf(state, 'cw', '7ad-7h')).toContain('H8');
    expect(movesOf(state, 'cw', '7ad-7h')).not.toContain('H9');
  });

  test('one’s own zones stop nobody', () => {
    const state = setting({ units: { '7ad-7h': 'G6', '7ad-2rtr': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'G8', 'H8', 'I9'))).toBeUndefined();
  });

  test('but armor and recon that stop may spend points on an overrun', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'G6', '7ad-kdg': 'G6', 'ari-m13-7': 'G9' } });
    for (const unit of ['7ad-7h', '7ad-kdg']) {
      expect(whyNot(state, 'cw', overrun(unit, 'G9', 'G7', 'G8'))).toBeUndefined();
      expect(offered(state, 'cw', unit)).toContain(`move ${unit} G8>G9`);
    }
  });

  test('a unit may go from one enemy zone hex into another, and stops there', () => {
    const state = setting({ units: { '7ad-7h': 'G8', '7ad-1krrc': 'G8', 'ari-m13-7': 'G9' } });
    for (const unit of ['7ad-7h', '7ad-1krrc']) {
      expect(whyNot(state, 'cw', move(unit, 'H8'))).toBeUndefined();
      expect(whyNot(state, 'cw', move(unit, 'H8', 'H9'))).toBe('5.0 stops-in-zoc');
      expect(whyNot(state, 'cw', move(unit, 'H8', 'I9'))).toBe('5.0 stops-in-zoc');
    }
  });

  test('and cannot overrun after that', () => {
    const state = setting({ an: 1, units: { '7ad-7h': 'G8', 'ari-m13-7': 'G9', 'ari-m13-8': 'I9' } });
    expect(whyNot(state, 'cw', overrun('7ad-7h', 'G9', 'H8'))).toBe('5.0 no-overrun-from-zoc-to-zoc');
    expect(whyNot(state, 'cw', overrun('7ad-7h', 'I9', 'H8'))).toBe('5.0 no-overrun-from-zoc-to-zoc');
    expect(offered(state, 'cw', '7ad-7h').filter((action) => action.includes('H8>'))).toEqual([]);
  });

  test('5.0, ruling 30 the zones may be those of different enemies', () => {
    const state = setting({ units: { '7ad-7h': 'G8', 'ari-m13-7': 'F7', 'ari-m13-8': 'G10' } });
    expect(whyNot(state, 'cw', overrun('7ad-7h', 'G10', 'G9'))).toBe('5.0 no-overrun-from-zoc-to-zoc');
    const free = setting({ units: { '7ad-7h': 'G8', 'ari-m13-8': 'G10' } });
    expect(whyNot(free, 'cw', overrun('7ad-7h', 'G10', 'G9'))).toBeUndefined();
  });

  test('5.0, ruling 30 nobody overruns a neighbour without moving', () => {
    const state = setting({ units: { '7ad-7h': 'G8', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', overrun('7ad-7h', 'G9'))).toBe('7.5 overrun-needs-move');
  });

  test('5.0, ruling 30 a unit that starts in a zone may leave it, drive on, and overrun out of a free hex', () => {
    const state = setting({ an: 3, units: { '7ad-7h': 'G8', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'H7', 'I8', 'I9'))).toBeUndefined();
    // G7 and H7 are free, H8 is in the zone: the last step comes out of a free hex.
    expect(whyNot(state, 'cw', overrun('7ad-7h', 'G9', 'H7', 'H8'))).toBeUndefined();
    expect(offered(state, 'cw', '7ad-7h')).toContain('move 7ad-7h H8>G9');
  });

  test('5.0, ruling 30 even from the hex it started in, after driving out and back', () => {
    const state = setting({ an: 2, units: { '7ad-7h': 'G8', 'ari-m13-7': 'G9' } });
    expect(offered(state, 'cw', '7ad-7h')).toContain('move 7ad-7h G8>G9');
    act(state, 'cw', overrun('7ad-7h', 'G9', 'G7', 'G8'), [1, 1]);
    expect(whereIs(state, '7ad-7h')).toBe('G8');
    const slow = setting({ an: 1, units: { '7ad-7h': 'G8', 'ari-m13-7': 'G9' } });
    expect(whyNot(slow, 'cw', overrun('7ad-7h', 'G9', 'G7', 'G8'))).toBe('7.5 overrun-too-few-points');
    expect(offered(slow, 'cw', '7ad-7h')).not.toContain('move 7ad-7h G8>G9');
    expect(movesOf(slow, 'cw', '7ad-7h')).toContain('G8');
  });

  test('terrain has no effect on zones', () => {
    // K7 and K8 are escarpment, I10 is rough.
    expect(zone(setting({ units: { 'ad-155-3': 'K7' } }))).toEqual(['J6', 'J7', 'K6', 'K8', 'L6', 'L7']);
    const state = setting({ units: { 'ad-155-3': 'K7', '7ad-1krrc': 'K10', '7ad-7h': 'J9' } });
    expect(whyNot(state, 'cw', move('7ad-1krrc', 'K9', 'K8'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-1krrc', 'K9', 'K8', 'L8'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', move('7ad-7h', 'J8', 'J7', 'I7'))).toBe('5.0 stops-in-zoc');
  });

  test('5.0, ruling 29 a friendly unit does not cancel an enemy zone', () => {
    const state = setting({ units: { '7ad-7h': 'G6', '7ad-2rtr': 'G8', '7ad-4rha': 'G6', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-7h', 'G7', 'G8', 'H8'))).toBe('5.0 stops-in-zoc');
    expect(whyNot(state, 'cw', move('7ad-4rha', 'G7', 'G8'))).toBe('5.0 artillery-enters-zoc');
  });
});

describe('5.0 artillery', () => {
  test('cannot enter an enemy zone', () => {
    const state = setting({ units: { '7ad-4rha': 'G6', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-4rha', 'G7', 'G8'))).toBe('5.0 artillery-enters-zoc');
    expect(whyNot(state, 'cw', move('7ad-4rha', 'G7'))).toBeUndefined();
    const reached = movesOf(state, 'cw', '7ad-4rha');
    for (const hex of around('G9')) expect(reached).not.toContain(hex);
    expect(reached).toContain('I9');
  });

  test('5.0, ruling 19 leaves a zone it finds itself in, but not for another', () => {
    const state = setting({ units: { '7ad-4rha': 'G8', 'ari-m13-7': 'G9' } });
    expect(whyNot(state, 'cw', move('7ad-4rha', 'G7'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-4rha', 'G7', 'G6'))).toBeUndefined();
    expect(whyNot(state, 'cw', move('7ad-4rha', 'H8'))).toBe('5.0 artillery-enters-zoc');
    expect(whyNot(state, 'cw', move('7ad-4rha', 'G7', 'G8'))).toBe('5.0 artillery-enters-zoc');
    expect(movesOf(state, 'cw', '7ad-4rha')).not.toContain('G8');
  });

  test('5.0, ruling 19 may assault or fire a barrage from there', () => {
    const state = setting({
      units: { '7ad-4rha': 'G8', '7ad-60fd': 'G8', '7ad-kdg': 'H9', 'ari-m13-7': 'G9', 'ari-m13-8': 'G10' },
    });
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-4rha', target: 'G9' })).toBeUndefined();
    act(state, 'cw', { type: 'barrage', unit: '7ad-60fd', target: 'G10', spotter: '7ad-kdg' }, [1]);
    expect(momentOf(state)).toBe('1.2 impulse cw');
  });

  test('5.0, ruling 19 surrounded by zones it stays', () => {
    const state = setting({ units: { '7ad-4rha': 'G8', 'ari-m13-7': 'G9', 'ari-m13-8': 'H6', 'ari-m13-9': 'F6' } });
    expect(movesOf(state, 'cw', '7ad-4rha')).toEqual([]);
    expect(
      movesOf(
        setting({ units: { '7ad-1krrc': 'G8', 'ari-m13-7': 'G9', 'ari-m13-8': 'H6', 'ari-m13-9': 'F6' } }),
        'cw',
        '7ad-1krrc',
      ),
    ).toEqual(['F7', 'F8', 'G7', 'H7', 'H8']);
  });
});
