import type { TurnData, Weather } from './types.js';

/** The turn record. Reconstructed, apart from the German supply of turn 1. */

const weatherLetters: Readonly<Record<string, Weather>> = { C: 'clear', T: 'thaw', S: 'snow' };

const turn = (
  number: number,
  en: string,
  zh: string,
  weather: string,
  supply: TurnData['supply'],
  replacements: TurnData['replacements'],
): TurnData => ({
  turn: number,
  dates: { en, 'zh-Hant': zh },
  weather: Array.from(weather, (letter) => weatherLetters[letter]),
  supply,
  replacements,
});

export const turns: readonly TurnData[] = [
  turn(1, '19–23 November', '11 月 19 日至 23 日', 'CCCCTS', [4, 2], [0, 0]),
  turn(2, '24–28 November', '11 月 24 日至 28 日', 'CCTTSS', [3, 3], [0, 0]),
  turn(3, '29 November – 3 December', '11 月 29 日至 12 月 3 日', 'CCCTSS', [2, 3], [2, 0]),
  turn(4, '4–8 December', '12 月 4 日至 8 日', 'CCCCTS', [2, 3], [2, 1]),
  turn(5, '9–13 December', '12 月 9 日至 13 日', 'CCCTTS', [2, 4], [3, 1]),
  turn(6, '14–18 December', '12 月 14 日至 18 日', 'CCCTTS', [2, 4], [3, 1]),
  turn(7, '19–23 December', '12 月 19 日至 23 日', 'CCCCTS', [2, 4], [3, 1]),
  turn(8, '24–28 December', '12 月 24 日至 28 日', 'CCCCSS', [3, 4], [3, 2]),
  turn(9, '29 December – 2 January', '12 月 29 日至 1 月 2 日', 'CCCSSS', [4, 3], [3, 1]),
  turn(10, '3–7 January', '1 月 3 日至 7 日', 'CCCCSS', [3, 4], [4, 2]),
  turn(11, '8–12 January', '1 月 8 日至 12 日', 'CCCCSS', [4, 3], [3, 1]),
  turn(12, '13–17 January', '1 月 13 日至 17 日', 'CCCCCS', [4, 4], [3, 1]),
  turn(13, '18–22 January', '1 月 18 日至 22 日', 'CCCCSS', [3, 3], [2, 1]),
];
