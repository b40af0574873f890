import type { Measure } from '@impulse/engine';
import { GERMAN, SOVIET } from '../context.js';
import { type ScenarioId, scenarioIds } from '../data/types.js';
import type { Chronicle } from './chronicle.js';
import {
  isBesieged,
  lostAtFirst,
  lostInAll,
  nearestRelief,
  percent,
  reliefComes,
  turnOfFall,
  turnOfRing,
  turnOfSplit,
  wayMade,
} from './figures.js';

/** What the manual tells of the battle, as bands for battles between equals. */

export interface CourseMeasure extends Measure {
  readonly scenario: ScenarioId;
  readonly read: (chronicle: Chronicle) => number | null;
}

type Given = Omit<CourseMeasure, 'scenario' | 'statistic'>;

const median = (scenario: ScenarioId, given: Given): CourseMeasure => ({ ...given, scenario, statistic: 'median' });
const share = (
  scenario: ScenarioId,
  { read, ...given }: Omit<Given, 'read' | 'unit'> & { readonly read: (chronicle: Chronicle) => boolean },
): CourseMeasure => ({
  ...given,
  scenario,
  unit: '% of battles',
  statistic: 'share',
  read: (chronicle) => (read(chronicle) ? 1 : 0),
});

const nameOf = (side: number): string => (side === SOVIET ? 'Soviet' : 'German');

const campaign: readonly CourseMeasure[] = [
  median('campaign', {
    id: 'city-falls',
    name: 'last city hex falls',
    unit: 'turn',
    band: { least: 10, most: 13 },
    tenth: 8,
    read: turnOfFall,
  }),
  median('campaign', {
    id: 'city-split',
    name: 'city cut in two',
    unit: 'turn',
    band: { least: 7, most: 11 },
    read: turnOfSplit,
  }),
  median('campaign', {
    id: 'rail-towns',
    name: 'scorings of railway towns',
    unit: 'scorings',
    band: { most: 12 },
    read: ({ ending }) => ending.railTowns,
  }),
  median('campaign', {
    id: 'relief',
    name: 'nearest relief, turns 8-13',
    unit: 'hexes',
    band: { least: 1, most: 4 },
    read: (chronicle) => nearestRelief(chronicle, 8, 13),
  }),
  median('campaign', {
    id: 'german-losses',
    name: 'German strength lost',
    unit: 'points',
    band: { least: 110, most: 180 },
    read: (chronicle) => lostInAll(chronicle, GERMAN),
  }),
];

const rings = (['campaign', 'scenario-1'] as const).map((scenario) =>
  median(scenario, {
    id: 'ring-closes',
    name: 'ring round the city closes',
    unit: 'turn',
    band: { most: 3 },
    read: turnOfRing,
  }),
);

/** Where somebody tried, and in which turns. */
const attempts = [
  ['campaign', 8, 13],
  ['scenario-3', 8, 9],
  ['scenario-4', 10, 11],
  ['scenario-5', 12, 13],
] as const;

const contacts = attempts.map(([scenario, from, to]) =>
  share(scenario, {
    id: 'relief-comes',
    name: 'relief reaches the garrison',
    read: (chronicle) => reliefComes(chronicle, from, to),
  }),
);

/** The campaign's German losses have a band of their own. */
const losses = scenarioIds.flatMap((scenario) =>
  ([SOVIET, GERMAN] as const)
    .filter((side) => scenario !== 'campaign' || side === SOVIET)
    .map((side) =>
      median(scenario, {
        id: side === SOVIET ? 'soviet-losses' : 'german-losses',
        name: `${nameOf(side)} strength lost`,
        unit: 'points',
        read: (chronicle) => lostInAll(chronicle, side),
      }),
    ),
);

const siege = share('scenario-1', {
  id: 'besieged',
  name: 'city cut off at the end, 6 of its 8 hexes German',
  band: { least: 80 },
  read: (chronicle) => isBesieged(chronicle, 6),
});

const pockets: readonly CourseMeasure[] = [
  median('scenario-2', {
    id: 'pockets-cut-off',
    name: 'pockets cut off at the start',
    unit: '% of strength',
    band: { least: 100 },
    read: ({ beginning }) => percent(beginning.pocketsCutOff, beginning.pockets),
  }),
  median('scenario-2', {
    id: 'pockets-out',
    name: 'pockets brought out',
    unit: '% of strength',
    band: { least: 40, most: 80 },
    read: ({ beginning, ending }) => percent(ending.pocketsOut, beginning.pockets),
  }),
];

const reliefs: readonly CourseMeasure[] = [
  median('scenario-3', {
    id: 'way-made',
    name: 'way made by the relief',
    unit: '% of the way',
    // Half way, give or take a tenth.
    band: { least: 40, most: 60 },
    read: wayMade,
  }),
  median('scenario-4', {
    id: 'relief',
    name: 'nearest relief',
    unit: 'hexes',
    band: { least: 2, most: 4 },
    read: (chronicle) => nearestRelief(chronicle, 10, 11),
  }),
  median('scenario-5', {
    id: 'garrison-out',
    name: 'garrison that gets out',
    unit: 'points',
    band: { least: 1, most: 6 },
    read: ({ ending }) => ending.garrisonOut,
  }),
];

const firstTurns = (['scenario-3', 'scenario-4', 'scenario-5'] as const).flatMap((scenario) =>
  ([SOVIET, GERMAN] as const).map((side) =>
    median(scenario, {
      id: side === SOVIET ? 'soviet-first-turn' : 'german-first-turn',
      name: `${nameOf(side)} strength lost in the first turn`,
      unit: '% of strength',
      band: { most: 10 },
      read: (chronicle) => lostAtFirst(chronicle, side),
    }),
  ),
);

const verdicts = scenarioIds.flatMap((scenario) => [
  median(scenario, { id: 'net', name: 'net score', unit: 'points', read: ({ ending }) => ending.net }),
  // A bid of so many points for the Soviets would have made the battles even: what is won outright is won with any bid.
  median(scenario, {
    id: 'lead',
    name: 'Soviet points beyond their line',
    unit: 'points',
    read: ({ ending }) => ending.lead,
  }),
  share(scenario, {
    id: 'soviet-wins',
    name: 'Soviet wins',
    band: { least: 42, most: 58 },
    read: ({ ending }) => ending.sovietWin,
  }),
]);

const all = [...rings, ...campaign, siege, ...pockets, ...reliefs, ...contacts, ...firstTurns, ...losses, ...verdicts];

/** In the order of the scenarios. */
export const measures: readonly CourseMeasure[] = scenarioIds.flatMap((id) =>
  all.filter(({ scenario }) => scenario === id),
);
