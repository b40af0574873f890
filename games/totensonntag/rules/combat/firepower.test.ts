import { describe, expect, test } from 'vitest';
import { builtInData } from '../../data/index.js';
import type { SideId, UnitData } from '../../data/types.js';
import { act, attackIn, setting, type Setting, unitOf } from '../../testing/setting.js';
import { type AttackKind, firepower } from './combat.js';

/** 7.1 Calculating firepower: every modifier alone, combined, and for every pair of units in every kind of attack. */

const dice = [1, 1];
const sideOf = (id: string): SideId => builtInData.units.find((unit) => unit.id === id)!.side;

type Place = 'clear' | 'entrenchment' | 'escarpment' | 'rough';
interface Given {
  readonly in?: Place;
  readonly hits?: number;
}

/** What each kind of attack made in earnest gives as firepower, with the names of its modifiers. */
function assault(unit: string, enemy: string, given: Given = {}) {
  const [at, target] = {
    clear: ['G9', 'G10'],
    entrenchment: ['N3', 'O3'],
    escarpment: ['J8', 'K8'],
    rough: ['J10', 'J11'],
  }[given.in ?? 'clear'] as [string, string];
  return attack(unit, enemy, { [unit]: { at, hits: given.hits ?? 0 }, [enemy]: target }, (side, state) =>
    act(state, side, { type: 'assault', unit, target }, dice),
  );
}

function overrun(unit: string, enemy: string, given: Given = {}) {
  const [at, via, target] = {
    clear: ['G7', 'G8', 'G9'],
    entrenchment: ['M3', 'N3', 'O3'],
    rough: ['J9', 'J10', 'J11'],
    escarpment: ['', '', ''],
  }[given.in ?? 'clear'] as [string, string, string];
  return attack(unit, enemy, { [unit]: { at, hits: given.hits ?? 0 }, [enemy]: target }, (side, state) =>
    act(state, side, { type: 'move', unit, path: [via], overrun: target }, dice),
  );
}

function barrage(unit: string, enemy: string, given: Given = {}) {
  const [at, spot, target] = {
    clear: ['G7', 'G10', 'G9'],
    entrenchment: ['M3', 'N3', 'O3'],
    escarpment: ['I9', 'J8', 'K8'],
    rough: ['J9', 'J10', 'J11'],
  }[given.in ?? 'clear'] as [string, string, string];
  const spotter = sideOf(unit) === 'cw' ? '7ad-11h' : '15-rec33';
  const units = { [unit]: { at, hits: given.hits ?? 0 }, [spotter]: spot, [enemy]: target };
  return attack(unit, enemy, units, (side, state) =>
    act(state, side, { type: 'barrage', unit, target, spotter }, [6, ...dice]),
  );
}

type Play = (side: SideId, state: ReturnType<typeof setting>) => ReturnType<typeof act>;
function attack(unit: string, enemy: string, units: Setting['units'], play: Play) {
  const side = sideOf(unit);
  const state = setting({ side, an: 2, units });
  const { target, firepower: sum, modifiers } = attackIn(play(side, state));
  expect(target).toBe(enemy);
  return { sum, ...modifiers };
}

describe('7.1 firepower is the present strength', () => {
  test('7.1 without modifiers it is the strength left', () => {
    expect(assault('7ad-2sg', '21-mg8')).toEqual({ sum: 3 });
    expect(assault('7ad-2sg', '21-mg8', { hits: 1 })).toEqual({ sum: 2 });
    expect(assault('7ad-2sg', '21-mg8', { hits: 2 })).toEqual({ sum: 1 });
    expect(overrun('7ad-7h', '21-mg8', { hits: 2 })).toEqual({ sum: 1 });
    expect(barrage('arko104-1', '7ad-2sg', { hits: 3 })).toEqual({ sum: 0, barrage: -1 });
  });

  test('7.1 hits on the target do not protect it', () => {
    const state = setting({ side: 'cw', an: 2, units: { '7ad-2sg': 'G9', '21-mg8': { at: 'G10', hits: 2 } } });
    const log = act(state, 'cw', { type: 'assault', unit: '7ad-2sg', target: 'G10' }, dice);
    expect(attackIn(log)).toMatchObject({ firepower: 3, protection: 11 });
  });

  test('7.1 no minimum: firepower can fall below zero', () => {
    expect(barrage('sa-4fd', 'ari-m13-7', { in: 'entrenchment', hits: 2 })).toEqual({
      sum: -2,
      barrage: -1,
      'barrage-against-armor': -1,
      entrenchment: -1,
    });
  });
});

describe('7.1 German panzers add one', () => {
  test('7.1 a panzer adds one to every assault and overrun, whatever the target', () => {
    for (const enemy of ['7ad-7h', '7ad-2sg', '7ad-4rha']) {
      expect(assault('21-pz5-1', enemy), enemy).toEqual({ sum: 5, panzer: 1 });
      expect(overrun('15-pz8-2', enemy), enemy).toEqual({ sum: 5, panzer: 1 });
    }
    expect(assault('21-pz5-1', '7ad-kdg')).toEqual({ sum: 5, panzer: 1 });
  });

  test('7.1 Italian and Commonwealth tanks do not', () => {
    expect(assault('ari-m13-7', '7ad-7h')).toEqual({ sum: 3 });
    expect(overrun('ari-m13-7', '7ad-2sg')).toEqual({ sum: 3 });
    expect(assault('nz-44rtr', '21-mg8')).toEqual({ sum: 3 });
  });

  test('7.1 nor do other Germans', () => {
    expect(assault('15-rec33', '7ad-7h')).toEqual({ sum: 2 });
    expect(assault('21-mg8', '7ad-2sg')).toEqual({ sum: 3 });
    expect(assault('21-art155', '7ad-7h')).toEqual({ sum: 3 });
  });
});

describe('7.1 panzerjäger add two against armor and recon', () => {
  test.each([
    ['7ad-7h', 4],
    ['7ad-3rtr', 4],
    ['nz-44rtr', 4],
    ['7ad-kdg', 4],
    ['sa-3sac', 4],
    ['7ad-2sg', 2],
    ['7ad-4rha', 2],
  ])('7.1 panzerjäger firing at %s', (enemy, sum) => {
    expect(assault('ad-pzj605', enemy)).toEqual(sum === 4 ? { sum, panzerjaeger: 2 } : { sum });
  });

  test('7.1 reduced panzerjäger still add two', () => {
    expect(assault('ad-pzj605', '7ad-7h', { hits: 1 })).toEqual({ sum: 3, panzerjaeger: 2 });
  });
});

describe('7.1, ruling 3 Commonwealth armor and recon against German panzers and panzerjäger', () => {
  test.each(['7ad-7h', '7ad-3rtr', 'nz-c8rtr', 'nz-44rtr', '7ad-kdg', '7ad-4sac', 'sa-3sac'])(
    '7.1 %s subtracts one',
    (unit) => {
      const strength = builtInData.units.find(({ id }) => id === unit)!.strength;
      for (const enemy of ['21-pz5-1', 'ad-pzj605']) {
        expect(assault(unit, enemy)).toEqual({ sum: strength - 1, 'against-german-guns': -1 });
        expect(overrun(unit, enemy)).toEqual({ sum: strength - 1, 'against-german-guns': -1 });
      }
    },
  );

  test('7.1 not against Italian tanks, German recon, infantry or guns', () => {
    for (const enemy of ['ari-m13-7', '15-rec33', '21-mg8', '21-art155']) {
      expect(assault('7ad-7h', enemy), enemy).toEqual({ sum: 3 });
    }
  });

  test('7.1 not when infantry or guns of the Commonwealth fire, nor for the DAK', () => {
    expect(assault('7ad-4rha', '21-pz5-1')).toEqual({ sum: 3 });
    expect(assault('7ad-2sg', 'ad-pzj605')).toEqual({ sum: 3 });
    expect(assault('7ad-2sg', '21-pz5-1')).toEqual({ sum: 2, 'infantry-against-armor': -1 });
  });
});

describe('7.1 overruns against recon', () => {
  test('7.1 an overrun against recon subtracts one', () => {
    expect(overrun('7ad-7h', '15-rec33')).toEqual({ sum: 2, 'overrun-against-recon': -1 });
    expect(overrun('7ad-kdg', '15-rec33')).toEqual({ sum: 1, 'overrun-against-recon': -1 });
    expect(overrun('ari-m13-7', '7ad-kdg')).toEqual({ sum: 2, 'overrun-against-recon': -1 });
  });

  test('7.1 an assault on recon does not, nor an overrun of anything else', () => {
    expect(assault('7ad-7h', '15-rec33')).toEqual({ sum: 3 });
    expect(overrun('7ad-7h', '21-mg8')).toEqual({ sum: 3 });
    expect(overrun('15-rec33', '7ad-7h')).toEqual({ sum: 2 });
  });
});

describe('7.1, ruling 22 infantry firing at armor subtracts one', () => {
  test.each(['7ad-2sg', 'sa-1ts', 'nz-24', '7ad-1krrc'])('7.1 %s against Italian tanks', (unit) => {
    const strength = builtInData.units.find(({ id }) => id === unit)!.strength;
    expect(assault(unit, 'ari-m13-8')).toEqual({ sum: strength - 1, 'infantry-against-armor': -1 });
  });

  test.each(['ad-155-1', '21-mg8', '21-pio200', '15-krad15', 'ari-ber-5'])('7.1 %s against British tanks', (unit) => {
    const strength = builtInData.units.find(({ id }) => id === unit)!.strength;
    expect(assault(unit, '7ad-7h')).toEqual({ sum: strength - 1, 'infantry-against-armor': -1 });
  });

  test('7.1, ruling 21 recon and panzerjäger are not armor', () => {
    expect(assault('7ad-2sg', '15-rec33')).toEqual({ sum: 3 });
    expect(assault('7ad-2sg', 'ad-pzj605')).toEqual({ sum: 3 });
    expect(assault('21-mg8', '7ad-kdg')).toEqual({ sum: 3 });
  });

  test('7.1, ruling 14 artillery assaults armor with its full firepower', () => {
    expect(assault('21-art155', '7ad-7h')).toEqual({ sum: 3 });
    expect(assault('ari-art-1', '7ad-7h')).toEqual({ sum: 2 });
  });
});

describe('7.1, ruling 20 targets in escarpment and entrenchment hexes', () => {
  test('7.1 an assault on them subtracts one', () => {
    expect(assault('7ad-7h', 'ad-155-3', { in: 'escarpment' })).toEqual({ sum: 2, escarpment: -1 });
    expect(assault('7ad-7h', 'ad-155-1', { in: 'entrenchment' })).toEqual({ sum: 2, entrenchment: -1 });
  });

  test('7.1 an overrun of an entrenchment subtracts one', () => {
    expect(overrun('7ad-7h', 'ad-155-1', { in: 'entrenchment' })).toEqual({ sum: 2, entrenchment: -1 });
  });

  test('7.1, ruling 20 a barrage on them subtracts one', () => {
    expect(barrage('7ad-4rha', 'ad-155-3', { in: 'escarpment' })).toEqual({ sum: 1, barrage: -1, escarpment: -1 });
    expect(barrage('7ad-4rha', 'ad-155-1', { in: 'entrenchment' })).toEqual({ sum: 1, barrage: -1, entrenchment: -1 });
  });

  test('7.1 rough ground gives no cover, nor does the hex of the attacker', () => {
    expect(assault('7ad-7h', '21-mg8', { in: 'rough' })).toEqual({ sum: 3 });
    const out = setting({ side: 'dak', an: 2, units: { 'ad-155-1': 'O3', '7ad-2sg': 'N3' } });
    expect(attackIn(act(out, 'dak', { type: 'assault', unit: 'ad-155-1', target: 'N3' }, dice)).firepower).toBe(3);
  });

  test('7.1, ruling 61 a Point alone gives no cover: the base terrain counts', () => {
    const rough = setting({ side: 'cw', an: 2, units: { '7ad-7h': 'I9', 'ad-361-2': 'I10' } });
    expect(attackIn(act(rough, 'cw', { type: 'assault', unit: '7ad-7h', target: 'I10' }, dice)).modifiers).toEqual({});
    const cliff = setting({ side: 'cw', an: 2, units: { '7ad-7h': 'J7', 'ad-155-3': 'K7' } });
    const log = act(cliff, 'cw', { type: 'assault', unit: '7ad-7h', target: 'K7' }, dice);
    expect(attackIn(log).modifiers).toEqual({ escarpment: -1 });
  });

  test('7.1 option birElGubi: F2 is an entrenchment, or open', () => {
    for (const [birElGubi, sum] of [
      ['entrenched', 2],
      ['open', 3],
    ] as const) {
      const state = setting({
        side: 'cw',
        an: 2,
        options: { birElGubi },
        units: { '7ad-3cly': 'F3', 'ari-ber-5': 'F2' },
      });
      const log = act(state, 'cw', { type: 'assault', unit: '7ad-3cly', target: 'F2' }, dice);
      expect(attackIn(log).firepower, birElGubi).toBe(sum);
    }
  });
});

describe('7.1 modifiers add up', () => {
  test('7.1 panzer in an overrun of recon: +1 and -1', () => {
    expect(overrun('21-pz5-1', '7ad-kdg')).toEqual({ sum: 4, panzer: 1, 'overrun-against-recon': -1 });
  });

  test('7.1 infantry against panzers behind entrenchments: -2', () => {
    expect(assault('nz-24', '21-pz5-1', { in: 'entrenchment' })).toEqual({
      sum: 1,
      'infantry-against-armor': -1,
      entrenchment: -1,
    });
  });

  test('7.1 tanks against dug-in panzerjäger: -2', () => {
    const expected = { sum: 1, 'against-german-guns': -1, entrenchment: -1 };
    expect(assault('7ad-7h', 'ad-pzj605', { in: 'entrenchment' })).toEqual(expected);
    expect(overrun('7ad-7h', 'ad-pzj605', { in: 'entrenchment' })).toEqual(expected);
  });

  test('7.1 panzers and panzerjäger against dug-in enemies', () => {
    expect(assault('21-pz5-1', '7ad-2sg', { in: 'entrenchment' })).toEqual({ sum: 4, panzer: 1, entrenchment: -1 });
    expect(assault('ad-pzj605', '7ad-7h', { in: 'entrenchment' })).toEqual({
      sum: 3,
      panzerjaeger: 2,
      entrenchment: -1,
    });
    expect(overrun('21-pz5-1', '7ad-kdg', { in: 'entrenchment' })).toEqual({
      sum: 3,
      panzer: 1,
      'overrun-against-recon': -1,
      entrenchment: -1,
    });
  });

  test('7.4 a barrage at dug-in armor: -3', () => {
    expect(barrage('7ad-4rha', '21-pz5-1', { in: 'entrenchment' })).toEqual({
      sum: 0,
      barrage: -1,
      'barrage-against-armor': -1,
      entrenchment: -1,
    });
  });
});

describe('7.1 every unit against every enemy', () => {
  const classOf = (unit: UnitData) => {
    const infantry = ['infantry', 'motorized', 'engineer', 'motorcycle'].includes(unit.type);
    return {
      infantry,
      panzer: unit.type === 'armor' && unit.nationality === 'german',
      type: unit.type,
      side: unit.side,
    };
  };
  /** The list of 7.1 read off once more, sentence by sentence. */
  function byTheBook(
    attacker: UnitData,
    target: UnitData,
    kind: AttackKind,
    cover: boolean,
    supported: boolean,
  ): number {
    const from = classOf(attacker);
    const at = classOf(target);
    const rows: [boolean, number][] = [
      [from.panzer, +1],
      [from.type === 'panzerjaeger' && (at.type === 'armor' || at.type === 'recon'), +2],
      [
        from.side === 'cw' &&
          (from.type === 'armor' || from.type === 'recon') &&
          (at.panzer || at.type === 'panzerjaeger'),
        -1,
      ],
      [kind === 'overrun' && at.type === 'recon', -1],
      [from.infantry && at.type === 'armor', -1],
      [cover, -1],
      [kind === 'barrage', -1],
      [kind === 'barrage' && at.type === 'armor', -1],
      [supported, +1],
    ];
    return rows.reduce((sum, [applies, value]) => (applies ? sum + value : sum), attacker.strength);
  }

  const ground = builtInData.units.filter(({ type }) => type !== 'aircraft');
  const places = { clear: 'G9', rough: 'J11', escarpment: 'K8', entrenchment: 'O3' };

  test.each(['assault', 'overrun', 'barrage'] as const)('7.1 %s: all 2584 pairs, in all terrain', (kind) => {
    let pairs = 0;
    for (const [terrain, hex] of Object.entries(places)) {
      const cover = terrain === 'escarpment' || terrain === 'entrenchment';
      for (const side of ['dak', 'cw'] as const) {
        const own = ground.filter((unit) => unit.side === side);
        const enemies = ground.filter((unit) => unit.side !== side);
        const units = Object.fromEntries([...own.map(({ id }) => [id, 'A1']), ...enemies.map(({ id }) => [id, hex])]);
        const state = setting({ side, units });
        for (const attacker of own) {
          for (const target of enemies) {
            for (const supported of kind === 'assault' ? [false, true] : [false]) {
              const sum = firepower(state, unitOf(state, attacker.id), unitOf(state, target.id), kind, supported, null);
              const expected = byTheBook(attacker, target, kind, cover, supported);
              if (sum !== expected) expect(sum, `${attacker.id} at ${target.id} in ${terrain}`).toBe(expected);
            }
            pairs++;
          }
        }
      }
    }
    expect(pairs).toBe(2 * 34 * 38 * 4);
  });
});
