import { scenario1 } from './placements/scenario-1.js';
import { scenario2 } from './placements/scenario-2.js';
import { scenario3 } from './placements/scenario-3.js';
import { scenario4 } from './placements/scenario-4.js';
import { scenario5 } from './placements/scenario-5.js';
import { map } from './map/map.js';
import type { BunkerData, ScenarioData } from './types.js';

/** The five scenarios and the campaign. Reconstructed, apart from their turns and their place in the story. */

const split = (text: string): string[] => text.split(' ');

/** Pairs such as `2219 15`. */
const bunkers = (...pairs: string[]): BunkerData[] =>
  pairs.map((pair) => ({ hex: pair.slice(0, 4), strength: Number(pair.slice(5)) }));

/** Every objective hex: the city and the two towns on the way to it. */
const holders = (german: string): ScenarioData['holders'] => {
  const held = split(german);
  return [...map.city, '1224', '1430'].map((hex) => ({ hex, side: held.includes(hex) ? 'german' : 'soviet' }));
};

const wholeCity = '2219 2319 2320 2321 2419 2420 2520 2619';

const start = {
  freeSetup: true,
  placements: scenario1,
  out: [],
  bunkers: bunkers('2219 15', '2319 10', '2320 10', '2419 10', '2420 15', '2520 15', '2619 10'),
  bridges: ['2320', '2220', '2222', '1734'],
  garrisons: map.garrisons,
  supply: [0, 0, 0],
  holders: holders(`${wholeCity} 1224 1430`),
  garrisonsFrozen: true,
} as const satisfies Partial<ScenarioData>;

/** Railway towns the Soviets have not reached before turn 5, nor later. */
const westernGarrisons = split('0118 0139 0328 0331 0624 0636 0719 0720 0802 0912 0915 1008');

const later = { freeSetup: false, out: [], garrisons: westernGarrisons, garrisonsFrozen: false } as const;

const relief = {
  path: 40,
  near: [
    [3, 20],
    [6, 10],
  ],
} as const;

const pockets = split(
  '83id-i-251 83id-ii-251 83id-iii-251 83id-13-251 83id-14-251 83id-ii-183 83id-183-pi 83id-1-183-pzjg lix-i-1-wlehr ' +
    '3mtn-i-138 3mtn-ii-138 3mtn-iii-138 3mtn-16-138 83id-i-257 83id-ii-257 83id-13-257 83id-14-257 83id-iii-183 ' +
    'lix-708-sec',
);

export const scenarios: readonly ScenarioData[] = [
  {
    ...start,
    id: 'campaign',
    name: { en: 'Campaign', 'zh-Hant': '完整戰役' },
    turns: [1, 13],
    extras: { railTownImpulses: 40 },
    thresholds: [200, 142, 60],
  },
  {
    ...start,
    id: 'scenario-1',
    name: { en: 'I: Purkayev’s Attack', 'zh-Hant': '一、普爾卡耶夫的進攻' },
    turns: [1, 4],
    extras: { fortressIsolated: 20 },
    thresholds: [40, 20, 0],
  },
  {
    ...later,
    id: 'scenario-2',
    name: { en: 'II: Wöhler’s Response', 'zh-Hant': '二、沃勒的應對' },
    turns: [5, 7],
    placements: scenario2,
    bunkers: bunkers('2219 15', '2319 10', '2320 10', '2419 5', '2420 15', '2520 15', '2619 5'),
    bridges: ['2320', '1734'],
    // Schiripino is held by the pocket of 251 Regiment.
    garrisons: [...westernGarrisons, '2024'],
    supply: [3, 2, 2],
    holders: holders(wholeCity),
    extras: { towns: { hexes: ['1224', '1430'], points: 10 }, pockets: { units: pockets, points: 2 } },
    thresholds: [27, -13, -52],
  },
  {
    ...later,
    id: 'scenario-3',
    name: { en: 'III: The First Relief Attempt', 'zh-Hant': '三、第一次解圍行動' },
    turns: [8, 9],
    placements: scenario3,
    bunkers: bunkers('2219 15', '2319 8', '2320 8', '2419 6', '2420 10', '2520 12'),
    bridges: ['2320', '1734'],
    supply: [1, 3, 1],
    holders: holders('2219 2319 2320 2419 2420 2520 1224 1430'),
    extras: { relief },
    thresholds: [40, 7, -19],
  },
  {
    ...later,
    id: 'scenario-4',
    name: { en: 'IV: The Second Relief Attempt', 'zh-Hant': '四、第二次解圍行動' },
    turns: [10, 11],
    placements: scenario4,
    // Went down with the hexes that were lost, or absorbed by the battalions.
    out: split('lix-221-bau lix-17-obs 83id-13-277 83id-14-277'),
    bunkers: bunkers('2219 12', '2420 5', '2520 8'),
    bridges: ['2320', '1734', '2222'],
    supply: [0, 4, 1],
    holders: holders('2219 2419 2420 2520 1224 1430'),
    extras: { relief },
    thresholds: [106, 66, 34],
  },
  {
    ...later,
    id: 'scenario-5',
    name: { en: 'V: The Final Relief Attempt', 'zh-Hant': '五、最後的解圍行動' },
    turns: [12, 13],
    placements: scenario5,
    // Worn down to nothing, or absorbed by what is left of the battalions in the three hexes still held.
    out: split(
      '83id-183-pzjg 83id-183-radf 83id-3-183-pi 83id-13-277 83id-14-277 lix-343-sec lix-17-obs lix-2-93-flak ' +
        'lix-1-117-flak lix-ii-70 lix-736 lix-iii-3-wrf lix-pz-kp-vl lix-3-185-stug lix-221-bau',
    ),
    bunkers: bunkers('2219 6', '2420 3', '2520 3'),
    bridges: ['1734', '2222'],
    supply: [0, 1, 1],
    holders: holders('2219 2420 2520 1224 1430'),
    extras: { rescuedStrength: 5, brandenburgStrength: 5, sovietCityHex: 10 },
    thresholds: [169, 114, 73],
  },
];
