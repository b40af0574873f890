import type { EntryData, ZoneData } from './types.js';

/** 10.1 - 10.4: where units are set up and where reinforcements come in. */

const run = (row: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `${row}${from + step}`);

const beside = (hex: string): ZoneData['around'] & object => ({ hex, radius: 1, withCentre: false });
const inOrBeside = (hex: string): ZoneData['around'] & object => ({ hex, radius: 1, withCentre: true });

export const zones: readonly ZoneData[] = [
  // 10.1
  { id: 'ariete', around: inOrBeside('F2'), maxPerHex: 2 },
  { id: 'recon-screen', rows: ['E', 'O'], exclude: { hexes: ['G9', 'E10'], radius: 1 } },
  { id: '21pz', around: inOrBeside('J18') },
  { id: 'afrika', hexes: run('O', 1, 6), outposts: ['K7', 'I10'] },
  // 10.2: three regiments fill the hex of each armoured brigade, so the rest of the brigade is beside it
  { id: '4-armd-bde', hexes: ['A17'] },
  { id: '4-armd-bde-beside', around: beside('A17') },
  { id: '7-armd-bde', hexes: ['G9'] },
  { id: '7-armd-bde-beside', around: beside('G9') },
  { id: '22-armd-bde', hexes: ['A3'] },
  { id: '22-armd-bde-beside', around: beside('A3') },
  { id: 'support-group', around: inOrBeside('E10') },
];

export const entries: readonly EntryData[] = [
  // 10.3
  { id: '15pz', edge: 'north', hexes: run('Q', 13, 15) },
  { id: 'arko-104', edge: 'north', hexes: run('Q', 1, 12) },
  // 10.4
  { id: '1sa', edge: 'south', hexes: run('A', 4, 8) },
  { id: '2nz', edge: 'east', hexes: ['J19'] },
];
