import { inSteps, list, oneOf, optional, orNull, pair, record, recordOf, whole, type Read } from '@impulse/engine';
import { name } from './basics.js';
import { mobilities, weathers, type ChartData, type MoveCost, type TurnData, type VictoryData } from '../types.js';

const dieSides = 6;
const barrageRows = 8;
const turnCount = 13;

/** 5: no more points than these in a turn; and no step is free, or a unit could go on for ever. */
const mostPoints = 10;
const twelfths = (least: number) => inSteps(12, least, mostPoints);
const cost = record<MoveCost>({ enter: twelfths(1 / 12), leave: optional(twelfths(0)) });
const surcharge = twelfths(0);

const costs = recordOf(mobilities, cost);
const surcharges = recordOf(mobilities, surcharge);
const lakesides = recordOf(mobilities, orNull(surcharge));

type Movement = ChartData['movement'];

const movement = record<Movement>({
  road: costs,
  clear: costs,
  forest: recordOf(mobilities, orNull(cost)),
  town: costs,
  creek: costs,
  river: costs,
  slope: surcharges,
  partialLake: record<Movement['partialLake']>({ frozen: lakesides, thaw: lakesides }),
  fullLake: record<Movement['fullLake']>({ frozen: lakesides, thaw: lakesides }),
});

const columns = <T>(read: Read<T>) => list(read, 1, 20);
const odds = columns(pair(whole(1, 99)));
const loss = whole(0, 9);
const modifier = whole(0, 9);

export const readCharts: Read<ChartData> = record<ChartData>({
  movement,
  defence: recordOf(
    ['clear', 'creek', 'river', 'forest', 'town', 'bunker'],
    recordOf(['personnel', 'light', 'heavy'], whole(1, 99)),
  ),
  conventional: record<ChartData['conventional']>({
    odds,
    results: list(columns(orNull(loss)), dieSides, dieSides),
  }),
  antitank: record<ChartData['antitank']>({ odds, results: list(columns(loss), dieSides, dieSides) }),
  barrage: record<ChartData['barrage']>({
    columns: columns(whole(1, 999)),
    results: list(columns(loss), barrageRows, barrageRows),
    modifiers: recordOf(['forest', 'town', 'bunker', 'afv'], modifier),
  }),
});

const received = pair(whole(0, 99));

export const readTurns: Read<readonly TurnData[]> = list(
  record<TurnData>({
    turn: whole(1, turnCount),
    dates: name,
    weather: list(oneOf(...weathers), dieSides, dieSides),
    supply: received,
    replacements: received,
  }),
  turnCount,
  turnCount,
);

export const readVictory: Read<VictoryData> = recordOf(
  [
    'railTown',
    'germanStrength',
    'germanAfv',
    'sovietStrengthPerTwo',
    'sovietAfv',
    'bunker',
    'cityHex',
    'suppliedCityHex',
    'rescuedStrength',
  ],
  whole(0, 99),
);
