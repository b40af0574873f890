import { entryOf, signed } from '@impulse/engine';
import type { Catalogue } from '../catalogue.js';
import type { Facts } from '../facts.js';
import { words } from './words.js';

export const accountLines: Catalogue['accountLines'] = {
  'rail-towns': (f) =>
    `Towns on the Leningrad–Vitebsk railway held at the end of Soviet impulses: ${f.figure('count')}`,
  'german-losses': (f) => `German losses without AFVs: ${f.figure('count')} SP`,
  'german-afv-losses': (f) => `German AFV losses: ${f.figure('count')} SP`,
  'soviet-losses': (f) => `Soviet losses without AFVs, by twos: ${f.figure('count')} SP`,
  'soviet-afv-losses': (f) => `Soviet AFV losses: ${f.figure('count')} SP`,
  bunkers: (f) => `Bunkers destroyed: ${f.figure('count')}`,
  'city-hex': (f) =>
    `${f.hex()}, held by the ${f.side('holder')}${f.is('supplied') ? ' with a free path out of the city' : ''}`,
  rescued: (f) => `Garrison of Velikiye Luki brought out, west of the Lowatj or off the map: ${strength(f)}`,
  'fortress-isolated': (f) => (f.is('isolated') ? 'Velikiye Luki is cut off' : 'Velikiye Luki is not cut off'),
  town: (f) => `${f.hex()}, held by the ${f.side('holder')}`,
  pockets: (f) => `Pockets no longer cut off: ${strength(f)}`,
  relief: (f) => {
    if (f.is('path')) return 'A free path leads to Velikiye Luki';
    return f.has('within')
      ? `German units with a free path stand within ${f.figure('within')} hexes of the fortress`
      : 'The fortress has not been relieved';
  },
  brandenburg: (f) => `Brandenburgers alive: ${strength(f)}`,
  level: (f) => {
    const winner = f.text('winner') === 'soviet' ? 'Soviet' : 'German';
    const level = entryOf(words.victoryLevels, f.text('level') ?? '') ?? 'some';
    return (
      `${winner} victory, ${level}: net score ${net(f, 'net')}; Soviet decisive from ${net(f, 'sovietDecisive')}, ` +
      `Soviet marginal from ${net(f, 'sovietMarginal')}, German marginal from ${net(f, 'germanMarginal')}`
    );
  },
};

/** Hidden until the battle is over. */
const strength = (f: Facts): string =>
  f.has('count')
    ? `${f.figure('count')} SP at ${f.figure('each')}`
    : `counted at the end, ${f.figure('each')} for each SP`;

const net = (f: Facts, key: string): string => {
  const value = f.number(key);
  return value === undefined ? '?' : value === 0 ? '0' : signed(value);
};
