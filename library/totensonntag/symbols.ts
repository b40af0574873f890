import type { SideId, UnitType } from '@impulse/totensonntag/data/types.js';
import type { MapSymbols, SideSymbol } from '../map-symbols.js';

export const symbols: MapSymbols = {
  sides: { dak: { letter: 'D', colour: 'grey' }, cw: { letter: 'C', colour: 'red' } } satisfies Record<
    SideId,
    SideSymbol
  >,
  types: {
    armor: 'a',
    recon: 'r',
    motorized: 'm',
    infantry: 'i',
    engineer: 'e',
    motorcycle: 'k',
    artillery: 'g',
    panzerjaeger: 'j',
    aircraft: 'f',
  } satisfies Record<UnitType, string>,
  ground: [
    { code: 'objective', symbol: '*', colour: 'green' },
    { code: 'exit', symbol: '>', colour: 'green' },
    { code: 'point', symbol: '^', colour: 'yellow' },
    { code: 'rough', symbol: '~', colour: 'brown' },
    { code: 'escarpment', symbol: '#', colour: 'yellow' },
    { code: 'entrenchment', symbol: '=', colour: 'cyan' },
    { code: 'clear', symbol: '.', colour: 'dim', plain: true },
  ],
};
