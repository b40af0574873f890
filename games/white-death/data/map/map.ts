import { creeks, railways, rivers, roads } from './lines.js';
import { highGround, lakes, towns } from './places.js';
import type { MapData } from '../types.js';

/** The map, one mile to the hex. Reconstructed: the printed map is not public. */

const rows: MapData['rows'] = [
  '..........FFFFFFFFFFFFFFFFFF...FFFF.....',
  '.......T..FFFFFFFFFFFFFFFFFF.T.FFFF.....',
  '............FF.FFFFFFFFFFFFF..FFFFF..F..',
  '............F..FFFFFFFFFFFFFFFFFFFFT.F..',
  '..............FFFFFFFFFFFFFFFFFFFF...FF.',
  '.T...F.........FFFFFFFFFFF.TFFFFFF...FF.',
  '.....F........FFFFFFFFFFFF..FFFFFF..FFFF',
  '.........T......F..T..FFFF..F.FFFF..FFFF',
  '.................F.....FFFF...FFFFFTFFF.',
  '.F..F...........FF...FFFF.F.TFFFFF...F..',
  '.FFF.............F.TFF...FF..FFFFFF..FFF',
  'FFF.TF..T...........FFFF.FFF..FFF..FFFFF',
  'F...F...............FFFT..F...FFFF.FFFFF',
  '....................FF....F...FTFF.FFFFF',
  '.FF.....T......T................FT..FFFF',
  '..F..............T..............F..FFFF.',
  '.................F.................FFFFF',
  'T..............T...............T...FFFFF',
  '......T....F.........TTT.T.....T......F.',
  'FF..T.T....FFT........TTT.............F.',
  'FFF.....FFFFF.....T.F.T..............T..',
  'FFF....FF.F....F.T............T.........',
  'FF....FF.....FF.F..........FF..FF.......',
  'FF...T...F.TFFF..T.T..T....FF....T......',
  'FF....FFFFF.FTF..F.F.....F...T.F.....FT.',
  'F....F.FFFF.FFFTFFFF....FF..........FF..',
  '....FFFFFF.T...FFFFFF.T.FF..T.T..F..F...',
  '..T..FFFFFF....F.F..F......T....FF....F.',
  '...F.FFT..FFF..T.........F..FF..F.FT.F.F',
  'F..FFFFFFF...T.....F.T..FF.FF........FFF',
  'F.TFFF.F.FF....F.....F..F..FF.TF....F.FF',
  'F..FF.F.FF....FFF...........F.FFF.FFT...',
  '...FF..TFFF.TFF....F....L.....FF.FFF.FFF',
  '.L..F...FFFF..F.T.FFT.FFL..FFFFFFFFFFFFF',
  '.LL..L..FF.FFFFF.FFFT.FFFFFF...FFFFFFF..',
  '..L..T....F.FFFFFFFF...FFFFF.FFFFT.FFF..',
  '..FF...F....FFFF.FFFT...FF....FF....FFF.',
  '..F.F.FFF.T..FFFFFT.F..FFF.....F...TFFF.',
  'T.....FFFF..FFFFF...F.T.FFF..FFF.F......',
  '..FFFFFF...F..FFFFFFFF.F.F.FFFF.FFFFFFF.',
  '..F.FFFF..FFFF..TFF.F....F...FF...FF.TFF',
  'TFF...FFT.FFFFFF..FFFF.T......F.TFFF...F',
  'FFFF.FFFFFFFFFF...FFFF..L..F..T.FFFF.FF.',
];

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** 15B: the whole east edge, and the extreme south-east of the south edge. */
const sovietEdge: MapData['sovietEdge'] = [
  ...Array.from(rows, (_, row) => `40${twoDigits(row + 1)}`),
  '3743',
  '3843',
  '3943',
];

export const map: MapData = {
  rows,
  railways,
  roads,
  rivers,
  creeks,
  bridges: [
    { hex: '2320' },
    { hex: '2220' },
    { hex: '2222' },
    { hex: '1734' },
    // Over the Kunja, in the Soviet rear.
    { hex: '3619', permanent: true },
    { hex: '3621', permanent: true },
    { hex: '3525', permanent: true },
    { hex: '3629', permanent: true },
  ],
  towns,
  lakes,
  highGround,
  city: '2219 2319 2320 2321 2419 2420 2520 2619'.split(' '),
  trunkRailway: 'r1',
  lowatj: { river: 'lowatj', eastHex: '4020' },
  garrisons: '0118 0139 0328 0331 0624 0636 0719 0720 0802 0912 0915 1008 1420 1430 1626 1921 2024'.split(' '),
  sovietEdge,
};
