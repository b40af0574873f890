import { describe, expect, test } from 'vitest';
import { GERMAN, SOVIET } from '../context.js';
import type { ChronicleStart, Chronicle, ChronicleEnd, ChronicleMoment } from './chronicle.js';
import {
  isBesieged,
  lostAtFirst,
  lostInAll,
  nearestRelief,
  reliefComes,
  turnOfFall,
  turnOfRing,
  turnOfSplit,
  wayMade,
} from './figures.js';
import { measures } from './measures.js';

/** Courses made by hand. */

const usual: ChronicleMoment = {
  turn: 1,
  cityHexes: 8,
  cityParts: 1,
  cityCut: false,
  lost: [0, 0],
  reliefDistance: 10,
};

function chronicle(
  moments: readonly Partial<ChronicleMoment>[],
  beginning: Partial<ChronicleStart> = {},
  ending: Partial<ChronicleEnd> = {},
): Chronicle {
  return {
    beginning: { scenario: 'campaign', strength: [200, 100], pockets: 0, pocketsCutOff: 0, ...beginning },
    moments: moments.map((moment) => ({ ...usual, ...moment })),
    ending: { sovietWin: false, net: 0, lead: 0, railTowns: 0, garrisonOut: 0, pocketsOut: 0, ...ending },
  };
}

const measured = (scenario: string, id: string, told: Chronicle): number | null =>
  measures.find((measure) => measure.scenario === scenario && measure.id === id)!.read(told);

describe('the city', () => {
  const siege = chronicle([
    { turn: 1 },
    { turn: 6, cityHexes: 5, cityParts: 1 },
    { turn: 7, cityHexes: 4, cityParts: 2 },
    { turn: 8, cityHexes: 3, cityParts: 1 },
    { turn: 9, cityHexes: 0, cityParts: 0 },
    { turn: 11, cityHexes: 1 },
  ]);

  test('falls when its last hex is lost, and is split when it is in two parts for the first time', () => {
    expect(turnOfFall(siege)).toBe(9);
    expect(turnOfSplit(siege)).toBe(7);
  });

  test('may do neither', () => {
    expect(turnOfFall(chronicle([{}, { turn: 13, cityHexes: 1 }]))).toBeNull();
    expect(turnOfSplit(chronicle([{}, { turn: 5, cityHexes: 0, cityParts: 0 }]))).toBeNull();
  });

  test('is besieged when it is cut off at the end and held', () => {
    expect(isBesieged(chronicle([{ cityCut: true, cityHexes: 6 }]), 6)).toBe(true);
    expect(isBesieged(chronicle([{ cityCut: true, cityHexes: 5 }]), 6)).toBe(false);
    expect(isBesieged(chronicle([{ cityCut: true }, { cityCut: false }]), 6)).toBe(false);
  });
});

describe('the ring', () => {
  test('closes in the first turn in which no path leads out, also when it opens again', () => {
    expect(turnOfRing(chronicle([{}, { turn: 2, cityCut: true }, { turn: 3 }, { turn: 4, cityCut: true }]))).toBe(2);
  });

  test('may never close', () => {
    expect(turnOfRing(chronicle([{}, { turn: 13 }]))).toBeNull();
  });
});

describe('the relief', () => {
  test('comes when it stands beside the garrison within its turns', () => {
    const told = chronicle([
      { turn: 1, reliefDistance: 0 },
      { turn: 9, reliefDistance: 2 },
      { turn: 12, reliefDistance: 1 },
    ]);
    expect(reliefComes(told, 8, 13)).toBe(true);
    expect(reliefComes(told, 8, 11)).toBe(false);
    expect(reliefComes(chronicle([{ turn: 9, reliefDistance: null }]), 8, 13)).toBe(false);
  });

  const tried = chronicle([
    { turn: 1, reliefDistance: 8 },
    { turn: 2, reliefDistance: 2 },
    { turn: 8, reliefDistance: 5 },
    { turn: 9, reliefDistance: 6 },
    { turn: 10, reliefDistance: null },
  ]);

  test('is as near as it ever was in the turns asked for', () => {
    expect(nearestRelief(tried, 8, 13)).toBe(5);
    expect(nearestRelief(tried, 1, 13)).toBe(2);
    expect(nearestRelief(tried, 10, 13)).toBeNull();
  });

  test('has made its way from where it began', () => {
    expect(wayMade(tried)).toBe(75);
    expect(wayMade(chronicle([{ reliefDistance: 9 }, { reliefDistance: 12 }]))).toBe(0);
    expect(wayMade(chronicle([{ reliefDistance: null }]))).toBe(0);
  });
});

test('losses: in all, and those of the first turn against the strength at the beginning', () => {
  const told = chronicle([
    { turn: 8 },
    { turn: 8, lost: [10, 3] },
    { turn: 8, lost: [21, 7] },
    { turn: 9, lost: [90, 40] },
  ]);
  expect([lostInAll(told, SOVIET), lostInAll(told, GERMAN)]).toEqual([90, 40]);
  expect([lostAtFirst(told, SOVIET), lostAtFirst(told, GERMAN)]).toEqual([10.5, 7]);
});

describe('measures', () => {
  test('have an id of their own within their scenario', () => {
    const keys = measures.map(({ scenario, id }) => `${scenario} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('read the pockets of scenario II in hundredths of their strength', () => {
    const told = chronicle([{}], { pockets: 32, pocketsCutOff: 24 }, { pocketsOut: 16 });
    expect(measured('scenario-2', 'pockets-cut-off', told)).toBe(75);
    expect(measured('scenario-2', 'pockets-out', told)).toBe(50);
  });

  test('read what the ending tells', () => {
    const told = chronicle([{}], {}, { sovietWin: true, net: -12, lead: 3, railTowns: 4, garrisonOut: 3 });
    expect(measured('campaign', 'soviet-wins', told)).toBe(1);
    expect(measured('campaign', 'net', told)).toBe(-12);
    expect(measured('campaign', 'lead', told)).toBe(3);
    expect(measured('campaign', 'rail-towns', told)).toBe(4);
    expect(measured('scenario-5', 'garrison-out', told)).toBe(3);
  });

  test('of relief and first turn each look at the turns of their scenario', () => {
    const told = chronicle([
      { turn: 10, reliefDistance: 7, lost: [0, 0] },
      { turn: 10, reliefDistance: 6, lost: [20, 5] },
      { turn: 11, reliefDistance: 3, lost: [60, 50] },
    ]);
    expect(measured('scenario-4', 'relief', told)).toBe(3);
    expect(measured('scenario-4', 'soviet-first-turn', told)).toBe(10);
    expect(measured('scenario-4', 'german-first-turn', told)).toBe(5);
  });
});
