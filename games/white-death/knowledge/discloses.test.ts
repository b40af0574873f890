import { Match } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { whiteDeath } from '../game.js';
import { battle } from '../testing/play.js';
import { type Setting, setting } from '../testing/setting.js';

const sealing = { match: 'm', secret: '5e'.repeat(32) };

function matchFrom(given: Setting) {
  const state = battle(given.scenario ?? 'campaign');
  state.cells.set(setting(given).cells);
  const match = Match.from(whiteDeath, whiteDeath.position(state), undefined, sealing);
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return match.value;
}

/** Plays actions one after the other, then takes the last one back: the reason why not, or null. */
function takeBack(given: Setting, side: string, ...actions: readonly Action[]): string | null {
  const match = matchFrom(given);
  for (const action of actions) expect(match.act(side, action)).toMatchObject({ kind: 'played', dice: [] });
  return match.undo(side)?.code ?? null;
}

describe('4C nobody tries out for nothing what is hidden', () => {
  const ski: Action = { type: 'move', unit: '44ski-1', path: ['1513', '1512', '1611'] };

  test.each(['83id-1-83-ski', '83id-14-251'])('4C, 3B a skier has passed a stack with %s below its top', (hidden) => {
    const units = { '44ski-1': '1514', '83id-i-251': '1511', [hidden]: '1511' };
    expect(takeBack({ units }, 'soviet', ski)).toBe('secret-learned');
  });

  test('4C, 3B where nothing is hidden it may think again', () => {
    expect(takeBack({ units: { '44ski-1': '1514', '83id-i-251': '1511' } }, 'soviet', ski)).toBeNull();
    const known = { '44ski-1': '1514', '83id-1-83-ski': '1511', '83id-i-251': '1511' };
    expect(takeBack({ units: known }, 'soviet', { ...ski, path: ['1513', '1512'] })).toBeNull();
  });

  test('4C, 3A an AFV at which nobody has fired', () => {
    const leave: Action = { type: 'move', unit: '33tb-t34', path: ['1513'] };
    const units = { '33tb-t34': '1512', 'lix-2-pol': '1511' };
    expect(takeBack({ units }, 'soviet', leave)).toBeNull();
    // Who is on the map is no secret: of those whom nobody sees one may have antitank fire.
    const hidden = { ...units, 'lix-343-sec': '1511' };
    expect(takeBack({ units: hidden }, 'soviet', leave)).toBeNull();
    const guns = { ...hidden, '83id-i-251': '1530', '83id-14-251': '1530' };
    expect(takeBack({ units: guns }, 'soviet', leave)).toBe('secret-learned');
  });

  test('4C, 5.2 assaults that the other side has seen stand', () => {
    const units = { '9grd-18g': '1512', '83id-i-251': '1511' };
    const assault: Action = { type: 'assault', unit: '9grd-18g', target: '1511' };
    expect(takeBack({ units }, 'soviet', assault)).toBeNull();
    expect(takeBack({ units }, 'soviet', assault, { type: 'done' })).toBe('secret-learned');
    // While the barrage is still to be decided nobody has been told.
    const more = { units: { ...units, '46grd-135g': '1520', '46grd-smg': '1520' } };
    expect(takeBack(more, 'soviet', assault, { type: 'done' })).toBeNull();
    expect(takeBack(more, 'soviet', assault, { type: 'done' }, { type: 'done' })).toBe('secret-learned');
    expect(takeBack({ units }, 'soviet', { type: 'done' })).toBeNull();
  });

  test('4C who uncovers units of his own may think again until the other side is told', () => {
    const begun = Match.start(whiteDeath, { scenario: 'scenario-1' }, sealing);
    if (!begun.ok) throw new Error(begun.error.message);
    const match = begun.value;
    match.act('german', { type: 'done' });
    match.act('german', { type: 'avoid-isolation', pay: false });
    match.act('soviet', { type: 'impulse', points: 4 });
    const before = whiteDeath.position(match.state);
    const seen = JSON.stringify(match.view('german'));
    const stacks = Object.values((before as { readonly stacks: Record<string, readonly string[]> }).stacks);
    const tops = stacks.map(([top]) => top).filter((unit) => unit.includes('rd-'));
    for (const unit of tops.slice(0, 10)) {
      const march = whiteDeath.legal(match.state, 'soviet', unit).find(({ type }) => type === 'move');
      expect(match.act('soviet', march)).toMatchObject({ kind: 'played', dice: [] });
    }
    expect(JSON.stringify(whiteDeath.view(match.state, 'german'))).not.toBe(seen);
    expect(JSON.stringify(match.view('german'))).toBe(seen);
    expect(match.undoable('soviet')).toBeGreaterThanOrEqual(10);
    for (let back = 0; back < 10; back++) expect(match.undo('soviet')).toBeNull();
    expect(whiteDeath.position(match.state)).toEqual(before);
  });
});
