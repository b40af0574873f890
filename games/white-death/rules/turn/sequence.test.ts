import type { Dice, Log } from '@impulse/engine';
import { expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import type { State } from '../../state.js';
import { eventsOf, hexOf, type Setting, setting, scripted, stackAt, momentOf, whereIs } from '../../testing/setting.js';
import { begun, orderFor } from '../../testing/start.js';
import { playOrder } from '../../play.js';
import { playAssault } from '../assault/assault.js';
import { PURPOSE } from '../purposes.js';
import { checkDone, playDone } from './sequence.js';
import { playPlaceRest } from './setup.js';

/** Every die for fire shows one number, every die for morale another. */
const luck = (fire: number, morale: number): Dice => ({
  begin: () => undefined,
  roll: (purpose) => (purpose === PURPOSE.morale ? morale : fire),
});
const nothing = luck(6, 1);
const havoc = luck(1, 6);

function done(state: State, dice: Dice = scripted()): Log {
  const log: Log = [];
  expect(checkDone(state)).toBeNull();
  playDone(state, dice, log);
  return log;
}

/** Two Soviet battalions, each next to a German one in open ground far from each other. */
const twoFights = {
  '31rb-1': '2722',
  '31rb-2': '2722',
  '83id-i-251': { at: '2622', strength: 1 },
  '26rb-1': '2933',
  '26rb-2': '2933',
  '83id-ii-251': { at: '2833', strength: 1 },
} as const;

function assaulting(
  units: Setting['units'],
  declared: Readonly<Record<string, string>>,
  given: Partial<Setting> = {},
): State {
  const state = setting({ left: [4, 10], impulse: 3, ...given, units });
  for (const [unit, target] of Object.entries(declared)) {
    playAssault(state, orderFor(state, { type: 'assault', unit, target }), null);
  }
  return state;
}

/** Too little supply for barrages, so that fights follow upon movement. */
const noBarrage: Partial<Setting> = { supply: [1, 1, 1] };
const oneFight = () => assaulting(twoFights, { '31rb-1': '2622', '31rb-2': '2622' }, noBarrage);
const bothFights = () =>
  assaulting(twoFights, { '31rb-1': '2622', '31rb-2': '2622', '26rb-1': '2833', '26rb-2': '2833' });

function play(state: State, action: Action, source: Dice = scripted()): Log {
  const log: Log = [];
  playOrder(state, orderFor(state, action), source, log);
  return log;
}

test('rule set-up of a historical start is over when the Germans say so, and the first turn begins', () => {
  const state = begun('campaign');
  const log = done(state, scripted(1));
  expect(log[0]).toEqual({ type: 'turn-begins', rule: '5', detail: { turn: 1 } });
  expect(momentOf(state)).toBe('1 isolation german');
});

test('rule set-up by the players: the Germans, then the Soviets, and nobody before all stand', () => {
  const state = begun('campaign', { setup: 'free' });
  expect(checkDone(state)).toBe('units-left');
  playPlaceRest(state, null);
  done(state);
  expect(momentOf(state)).toBe('1 setup soviet');
  expect(checkDone(state)).toBe('units-left');
  playPlaceRest(state, null);
  done(state, scripted(1));
  expect(momentOf(state)).toBe('1 isolation german');
});

test('5.1, 15D2 a decision is not done without deciding', () => {
  expect(checkDone(setting({ step: 'decision', units: {} }))).toBe('wrong-step');
  expect(checkDone(setting({ step: 'isolation', side: 'german', units: {} }))).toBe('wrong-step');
});

test('5.3, 5.4, 5.5 without guns and assaults the impulse ends with movement', () => {
  const state = setting({ left: [4, 10], units: { '31rb-1': '2722' } });
  done(state);
  expect(momentOf(state)).toBe('3 decision german');
});

test('5.3 the barrage comes after movement, when a gun may fire', () => {
  const state = setting({
    left: [4, 10],
    units: { '31rb-art': { at: '2722', deployed: true }, '83id-i-251': '2622' },
  });
  done(state);
  expect(momentOf(state)).toBe('3 barrage soviet');
  done(state);
  expect(momentOf(state)).toBe('3 decision german');
});

test('5.3, 4C whether a gun lies below a top counter is not told by leaving the phase out', () => {
  const moments = ['9grd-art', '9grd-smg'].map((hidden) => {
    const units = {
      '9grd-18g': '2722',
      [hidden]: { at: '2722', deployed: hidden === '9grd-art' },
      '83id-i-251': '2622',
    };
    const state = setting({ left: [4, 10], units });
    done(state);
    return momentOf(state);
  });
  expect(moments).toEqual(['3 barrage soviet', '3 barrage soviet']);
});

test('5.3, 15A2 the phase is left out when there is no supply for it', () => {
  const units = { '9grd-18g': '2722', '9grd-smg': '2722', '83id-i-251': '2622' };
  const state = setting({ left: [4, 10], supply: [1, 6, 6], units });
  done(state);
  expect(momentOf(state)).toBe('3 decision german');
});

test('5.3 it waits for the phasing side also when the last gun has fired', () => {
  const state = setting({
    step: 'barrage',
    left: [4, 10],
    units: { '31rb-art': { at: '2722', deployed: true }, '83id-i-251': '2622' },
  });
  play(state, { type: 'barrage', target: '2622', units: ['31rb-art'] }, nothing);
  expect(momentOf(state)).toBe('3 barrage soviet');
  done(state);
  expect(momentOf(state)).toBe('3 decision german');
});

test('5.4 the other side fires in defence of each hex that is assaulted', () => {
  const state = bothFights();
  done(state);
  expect(momentOf(state)).toBe('3 defence german');
  play(state, { type: 'defend', target: '2833' }, nothing);
  expect(momentOf(state)).toBe('3 defence german');
  play(state, { type: 'defend', target: '2622' }, nothing);
  expect(momentOf(state)).toBe('3 assault soviet');
});

test('5.4, rule default-actions what it does not allocate is fired when it has done', () => {
  const state = bothFights();
  done(state);
  const log = done(state, nothing);
  expect(new Set(eventsOf(log, 'conventional-fire').map(({ detail }) => detail['hex']))).toEqual(
    new Set(['2722', '2933']),
  );
  expect(momentOf(state)).toBe('3 assault soviet');
});

test('5.5, ruling 50 the phasing side fires hex by hex, in the order it likes, each resolved at once', () => {
  const state = bothFights();
  done(state);
  done(state, nothing);
  const log = play(state, { type: 'fire', target: '2833' }, havoc);
  expect(eventsOf(log, 'conventional-fire').length).toBe(1);
  expect(whereIs(state, '83id-ii-251')).not.toBe('2833');
  expect(momentOf(state)).toBe('3 advance soviet');
  expect(state.focusHex).toBe(hexOf('2833'));
});

test('9D, rule menu-resolve into a hex that is vacated the assaulting units may advance, before the next hex', () => {
  const state = bothFights();
  done(state);
  done(state, nothing);
  play(state, { type: 'fire', target: '2833' }, havoc);
  play(state, { type: 'advance', unit: '26rb-1', hex: '2833' });
  expect(momentOf(state)).toBe('3 advance soviet');
  play(state, { type: 'advance', unit: '26rb-2', hex: '2833' });
  expect(stackAt(state, '2833')).toEqual(['26rb-1', '26rb-2']);
  done(state);
  expect(momentOf(state)).toBe('3 assault soviet');
});

test('9D nobody has to advance, and then it is not asked again', () => {
  const state = oneFight();
  done(state);
  done(state, nothing);
  play(state, { type: 'fire', target: '2622' }, havoc);
  expect(momentOf(state)).toBe('3 advance soviet');
  done(state);
  expect(whereIs(state, '31rb-1')).toBe('2722');
  expect(momentOf(state)).toBe('3 decision german');
});

test('5.5, rule default-actions, rule menu-resolve the rest of the assaults is fired when the side has done', () => {
  const state = bothFights();
  done(state);
  done(state, nothing);
  const log = done(state, nothing);
  expect(eventsOf(log, 'conventional-fire').map(({ detail }) => detail['unit'])).toContain('83id-i-251');
});

test('5.5, rule default-actions it stops where somebody may advance', () => {
  const state = bothFights();
  done(state);
  done(state, nothing);
  done(state, havoc);
  expect(momentOf(state)).toBe('3 advance soviet');
  done(state);
  expect(momentOf(state)).toBe('3 assault soviet');
});

test('ruling 53 a target emptied by the barrage is neither defended nor fired at, but may be entered', () => {
  const state = assaulting(
    { ...twoFights, '31rb-art': { at: '2822', deployed: true } },
    { '31rb-1': '2622', '31rb-2': '2622' },
  );
  done(state);
  expect(momentOf(state)).toBe('3 barrage soviet');
  // Whatever the guns did, nobody is left in the hex.
  const unit = state.top[hexOf('2622')];
  state.top[hexOf('2622')] = -1;
  state.hexOf[unit] = -2;
  done(state);
  expect(momentOf(state)).toBe('3 advance soviet');
  play(state, { type: 'advance', unit: '31rb-1', hex: '2622' });
  done(state);
  expect(momentOf(state)).toBe('3 decision german');
});

test('14B2 an assault from which everybody was driven off is over', () => {
  const weak = { ...twoFights, '31rb-1': { at: '2722', strength: 1 } };
  const state = assaulting(weak, { '31rb-1': '2622' }, noBarrage);
  done(state);
  expect(momentOf(state)).toBe('3 defence german');
  done(state, havoc);
  expect(momentOf(state)).toBe('3 decision german');
});

test('rule 5 the Germans assault in their own impulse, and the Soviets defend', () => {
  const state = assaulting(twoFights, { '83id-i-251': '2722' }, { side: 'german', left: [10, 4], impulse: 1 });
  done(state);
  expect(momentOf(state)).toBe('3 defence soviet');
  done(state, nothing);
  expect(momentOf(state)).toBe('3 assault german');
});
