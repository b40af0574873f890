import { expect, test } from 'vitest';
import { mapNames, namesIn } from './names.js';

const towns = new Map([['A1', { en: 'Hill', 'zh-Hant': '山' }]]);

test('names of a list', () => {
  const town = namesIn('zh-Hant', towns, '某地');
  expect([town('A1'), town('B2'), town(undefined)]).toEqual(['山', 'B2', '某地']);
});

test('names of hexes, places and sides', () => {
  const { hex, place, side } = mapNames('en', towns, {
    someHex: 'that hex',
    someSide: 'a side',
    sides: { red: 'Reds' },
    hexAlone: (label) => `hex ${label}`,
    hexWithPlace: (label, name) => `${label} (${name})`,
  });
  expect([hex('A1'), hex('B2'), hex(undefined)]).toEqual(['A1 (Hill)', 'hex B2', 'that hex']);
  expect([place('A1'), place('B2')]).toEqual(['Hill', undefined]);
  expect([side('red'), side('constructor'), side(undefined)]).toEqual(['Reds', 'constructor', 'a side']);
});
