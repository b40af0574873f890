import { entryOf, signed } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { Facts } from '../facts.js';
import { words } from './words.js';

export const accountLines: Catalogue['accountLines'] = {
  'rail-towns': (f) => `蘇軍行動段結束時控制的列寧格勒－維捷布斯克鐵路城鎮：${f.figure('count')}`,
  'german-losses': (f) => `德軍非 AFV 損失：${f.figure('count')} SP`,
  'german-afv-losses': (f) => `德軍 AFV 損失：${f.figure('count')} SP`,
  'soviet-losses': (f) => `蘇軍非 AFV 損失，每兩點計一次：${f.figure('count')} SP`,
  'soviet-afv-losses': (f) => `蘇軍 AFV 損失：${f.figure('count')} SP`,
  bunkers: (f) => `摧毀的碉堡：${f.figure('count')}`,
  'city-hex': (f) => `${f.hex()}由${f.side('holder')}控制${f.is('supplied') ? '，有暢通路徑出城' : ''}`,
  rescued: (f) => `救到洛瓦季河以西或離開地圖的大盧基守備隊：${strength(f)}`,
  'fortress-isolated': (f) => (f.is('isolated') ? '大盧基被切斷' : '大盧基沒有被切斷'),
  town: (f) => `${f.hex()}由${f.side('holder')}控制`,
  pockets: (f) => `不再被切斷的包圍圈：${strength(f)}`,
  relief: (f) => {
    if (f.is('path')) return '有暢通路徑到大盧基';
    return f.has('within') ? `路徑暢通的德軍單位距離要塞 ${f.figure('within')} 格以內` : '要塞尚未解圍';
  },
  brandenburg: (f) => `存活的布蘭登堡連：${strength(f)}`,
  level: (f) => {
    const winner = words.sides[f.text('winner') === 'soviet' ? 'soviet' : 'german'];
    const level = entryOf(words.victoryLevels, f.text('level') ?? '') ?? '勝利';
    return (
      `${winner}${level}：淨分 ${net(f, 'net')}；蘇軍大勝 ${net(f, 'sovietDecisive')} 以上，` +
      `蘇軍小勝 ${net(f, 'sovietMarginal')} 以上，德軍小勝 ${net(f, 'germanMarginal')} 以上`
    );
  },
};

/** Hidden until the battle is over. */
const strength = (f: Facts): string =>
  f.has('count')
    ? `${f.figure('count')} SP，每點 ${f.figure('each')} 分`
    : `戰局結束時計算，每 SP ${f.figure('each')} 分`;

const net = (f: Facts, key: string): string => {
  const value = f.number(key);
  return value === undefined ? '?' : value === 0 ? '0' : signed(value);
};
