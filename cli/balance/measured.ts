import type { LoadedBattle } from '@impulse/library';
import { type Share, wilson } from '../simulate/tally.js';
import type { PlayedSetting } from './results.js';
import { nameOf } from './settings.js';

/** How often the first side won in one setting, between two opponents of the same level. */
export interface MeasuredBalance {
  readonly name: string;
  readonly level: string;
  readonly version: number;
  /** Those that came to an end. */
  readonly battles: number;
  readonly wins: Share;
}

/** In the order of the scenarios and options, the weaker level first, whenever they were played. */
export function measuredIn(battle: LoadedBattle, played: readonly PlayedSetting[]): MeasuredBalance[] {
  const { scenarios, options } = battle.game;
  const rank = ({ scenario, options: changed, level }: PlayedSetting): readonly number[] => [
    scenarios.findIndex(({ id }) => id === scenario),
    options.findIndex(({ id }) => changed[id] !== undefined),
    battle.opponents.rivals.indexOf(level),
  ];
  return played
    .map((setting) => ({ setting, places: rank(setting) }))
    .toSorted((a, b) => a.places.map((place, index) => place - b.places[index]).find((by) => by !== 0) ?? 0)
    .map(({ setting }) => {
      const over = [...setting.winners].filter((letter) => letter !== '-');
      const wins = wilson(over.filter((letter) => letter === '1').length, over.length);
      const { level, version } = setting;
      return { name: nameOf(battle, setting, 'en'), level, version, battles: over.length, wins };
    });
}

/** The two add up to a hundred, also when they are rounded. */
export const bothPercents = ({ share }: Share): readonly [string, string] => [
  percent(share),
  `${100 - Number(percent(share))}`,
];

export const percent = (share: number): string => (100 * share).toFixed(0);
