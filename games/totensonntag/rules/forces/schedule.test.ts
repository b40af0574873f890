import { describe, expect, test } from 'vitest';
import { grid } from '../../context.js';
import type { SideId } from '../../data/types.js';
import { battle, offered, setting, whereIs, whyNot } from '../../testing/setting.js';

interface Arrival {
  readonly turn: number;
  readonly hexes: readonly string[];
  readonly names: readonly string[];
}

const row = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `${letter}${from + step}`);

const { context } = battle('historical');
const named = (name: string): string => {
  const found = context.units.filter((unit) => unit.name === name);
  if (found.length !== 1) throw new Error(`${found.length} units ${name}`);
  return found[0].id;
};

/** By which hexes a unit may enter in a turn, on an empty map with a 1. */
function entries(side: SideId, unit: string, turn: number): string[] {
  const state = setting({ side, an: 1, turn, couplet: 1, units: {} });
  return grid.labels.filter((hex) => whyNot(state, side, { type: 'enter', unit, path: [hex] }) === undefined);
}

function checkArrival(side: SideId, { turn, hexes, names }: Arrival): void {
  for (const unit of names.map(named)) {
    expect(whereIs(battle('historical'), unit)).toBe('off');
    for (let early = 1; early < turn; early++) {
      const state = setting({ side, an: 1, turn: early, couplet: 4, units: {} });
      expect(whyNot(state, side, { type: 'enter', unit, path: [hexes[0]] })).toBe('6.1 not-due-yet');
      expect(offered(state, side, unit)).toEqual([]);
    }
    for (let due = turn; due <= 6; due++) expect(entries(side, unit, due)).toEqual(hexes);
  }
}

const fifteenth: Arrival = {
  turn: 2,
  hexes: row('Q', 13, 15),
  names: [
    '1/8/15 Pzd',
    '2/8/15 Pzd',
    'I/115/15 Pzd',
    'II/115/15 Pzd',
    '2 MG/15 Pzd',
    '33 Pio/15 Pzd',
    '15 Krad/15 Pzd',
    '33 Art/15 Pzd',
  ],
};
const siegeGuns: Arrival = {
  turn: 3,
  hexes: row('Q', 1, 12),
  names: ['Arty Command 104 (1)', 'Arty Command 104 (2)'],
};
const firstSouthAfrican: Arrival = {
  turn: 2,
  hexes: row('A', 4, 8),
  names: ['1 DEO RIFLE/1 Bde', '1 RNC/1 Bde', '1 TS/1 Bde', '4 Field', '3 SA ARM CAR RGT'],
};
const fifthSouthAfrican: Arrival = {
  turn: 3,
  hexes: row('A', 4, 8),
  names: ['1 SAI/5 Bde', '2 RB/5 Bde', '3 TS/5 Bde', '3 Field'],
};
const sixthNewZealand: Arrival = {
  turn: 4,
  hexes: ['J19'],
  names: ['24/6 Bde', '25/6 Bde', '26/6 Bde', '6 FIELD/6 Bde', 'C/8 RTR/6 Bde'],
};
const fourthNewZealand: Arrival = {
  turn: 5,
  hexes: ['J19'],
  names: ['18/4 Bde', '19/4 Bde', '20/4 Bde', '4 FIELD/4 Bde', 'A/8 RTR/4 Bde', '44 RTR/4 Bde'],
};

const typesOf = ({ names }: Arrival): string[] =>
  names.map((name) => context.units.find((unit) => unit.name === name)!.type);
const dueUnits = (side: SideId): string[] =>
  context.units.filter((unit) => unit.side === side && unit.due !== undefined).map(({ name }) => name);

describe('10.3 DAK reinforcements', () => {
  test('10.3, ruling 53 15th Panzer enters on Turn 2 via Q13 to Q15', () => {
    checkArrival('dak', fifteenth);
    expect(typesOf(fifteenth)).toEqual([
      'armor',
      'armor',
      'motorized',
      'motorized',
      'motorized',
      'engineer',
      'motorcycle',
      'artillery',
    ]);
    expect(context.units.find(({ name }) => name === '33 Art/15 Pzd')!.division).toBe('15pz');
  });

  test('Artillery Command 104 enters on Turn 3 via Q1 to Q12', () => {
    checkArrival('dak', siegeGuns);
    expect(typesOf(siegeGuns)).toEqual(['artillery', 'artillery']);
  });

  test('there are no others', () => {
    expect(dueUnits('dak').toSorted()).toEqual([...fifteenth.names, ...siegeGuns.names].toSorted());
  });
});

describe('10.4 Commonwealth reinforcements', () => {
  test('1st South African Brigade enters on Turn 2 via A4 to A8', () => {
    checkArrival('cw', firstSouthAfrican);
    expect(typesOf(firstSouthAfrican)).toEqual(['motorized', 'motorized', 'motorized', 'artillery', 'recon']);
  });

  test('5th South African Brigade enters on Turn 3 via A4 to A8', () => {
    checkArrival('cw', fifthSouthAfrican);
    expect(typesOf(fifthSouthAfrican)).toEqual(['motorized', 'motorized', 'motorized', 'artillery']);
  });

  test('10.4, ruling 62 6th New Zealand Brigade enters on Turn 4 via J19', () => {
    checkArrival('cw', sixthNewZealand);
    expect(typesOf(sixthNewZealand)).toEqual(['motorized', 'motorized', 'motorized', 'artillery', 'armor']);
  });

  test('10.4, ruling 62 4th New Zealand Brigade enters on Turn 5 via J19', () => {
    checkArrival('cw', fourthNewZealand);
    expect(typesOf(fourthNewZealand)).toEqual(['motorized', 'motorized', 'motorized', 'artillery', 'armor', 'armor']);
  });

  test('there are no others', () => {
    const brigades = [firstSouthAfrican, fifthSouthAfrican, sixthNewZealand, fourthNewZealand];
    expect(dueUnits('cw').toSorted()).toEqual(brigades.flatMap(({ names }) => names).toSorted());
  });
});
