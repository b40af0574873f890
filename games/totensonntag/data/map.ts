import { bilingual } from './names.js';
import type { BilingualName, MapData, PlaceData, TrackData } from './types.js';

/** The map: terrain, labels and tracks. Most of it is reconstructed; provenance.ts says what and why. */

const rows: MapData['rows'] = [
  { row: 'Q', terrain: '........rrr.....rrr' },
  { row: 'P', terrain: '...................' },
  { row: 'O', terrain: 'nnnnnn......e.ee...' },
  { row: 'N', terrain: '......Eereee....r..' },
  { row: 'M', terrain: '...re..............' },
  { row: 'L', terrain: '........Ee.........' },
  { row: 'K', terrain: '...reeEe...........' },
  { row: 'J', terrain: '...rr.....r........' },
  { row: 'I', terrain: '.........R.........' },
  { row: 'H', terrain: '............rr.....' },
  { row: 'G', terrain: '...................' },
  { row: 'F', terrain: '.n.................' },
  { row: 'E', terrain: '..............rr...' },
  { row: 'D', terrain: '.....rr............' },
  { row: 'C', terrain: '...................' },
  { row: 'B', terrain: '........rr.........' },
  { row: 'A', terrain: '...................' },
];

const places: readonly PlaceData[] = [
  { hex: 'M7', name: bilingual('Sidi Rezegh', '西迪雷澤格'), kind: 'airfield' },
  { hex: 'N16', name: bilingual('Gambut', '甘布特'), kind: 'airfield' },
  { hex: 'N3', name: bilingual('El Adem', '阿德姆'), kind: 'airfield' },
  { hex: 'F2', name: bilingual('Bir el Gubi', '比爾古比'), kind: 'well' },
  { hex: 'J18', name: bilingual('Gasr el Arid', '加斯爾阿里德'), kind: 'village' },
  { hex: 'A17', name: bilingual('Gabr Saleh', '加布爾薩利赫'), kind: 'village' },
  { hex: 'Q2', name: bilingual('To Tobruk', '往托布魯克'), kind: 'exit' },
  { hex: 'E10', name: bilingual('Taieb el-Esem', '塔伊布埃塞姆'), kind: 'well' },
  { hex: 'L13', name: bilingual('Bir el Chleta', '比爾赫萊塔'), kind: 'well' },
  { hex: 'N7', name: bilingual('Belhamed', '貝爾哈邁德'), kind: 'height' },
  { hex: 'N8', name: bilingual('Zaafran', '扎夫蘭'), kind: 'height' },
  { hex: 'O6', name: bilingual('Ed Duda', '杜達'), kind: 'height' },
  { hex: 'L9', name: bilingual('Point 175', '175 高地'), kind: 'height' },
  { hex: 'K7', name: bilingual('Point 178', '178 高地'), kind: 'height' },
  { hex: 'K5', name: bilingual('Bir Bu Creimisa', '比爾布克雷米薩'), kind: 'well' },
  { hex: 'J4', name: bilingual('Bir el Haiad', '比爾海亞德'), kind: 'well' },
  { hex: 'J11', name: bilingual('Bir el Haleizim', '比爾哈萊齊姆'), kind: 'well' },
  { hex: 'J14', name: bilingual('Bir Sciafsciuf', '比爾沙夫舒夫'), kind: 'well' },
];

const track = (kind: TrackData['kind'], name: BilingualName, hexes: string): TrackData => ({
  name,
  kind,
  hexes: hexes.split(' '),
});

const tracks: readonly TrackData[] = [
  track(
    'track',
    bilingual('Trigh Capuzzo', '卡普佐小道'),
    'N3 N4 N5 N6 M7 M8 M9 M10 M11 L11 L12 L13 K14 K15 K16 J16 J17 J18 J19',
  ),
  track(
    'track',
    bilingual('Trigh el Abd', '阿卜德小道'),
    'G1 F1 F2 F3 F4 F5 F6 E7 E8 E9 E10 D10 D11 C12 C13 B13 B14 B15 A16 A17',
  ),
  track('road', bilingual('Axis by-pass road', '軸心軍外環公路'), 'N3 N4 N5 N6 O7 P7 Q8'),
  track(
    'road',
    bilingual('Via Balbia', '巴爾比亞公路'),
    'Q3 Q4 Q5 Q6 Q7 Q8 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17 P18 P19',
  ),
  track('road', bilingual('Tobruk – El Adem road', '托布魯克－阿德姆公路'), 'Q2 P2 O3 N3'),
  track('track', bilingual('El Adem – Bir el Gubi track', '阿德姆－比爾古比小道'), 'N3 M3 L3 K3 J2 I2 H2 G2 F2'),
  track('track', bilingual('Track south of Bir el Gubi', '比爾古比以南小道'), 'F2 E3 D3 C3 B3 A3'),
  track('track', bilingual('Gambut pass', '甘布特隘口'), 'P14 O14 N14 N15 N16'),
  track('track', bilingual('Gambut – Gasr el Arid track', '甘布特－加斯爾阿里德小道'), 'N16 M17 L17 K18 J18'),
  track(
    'track',
    bilingual('Sidi Rezegh – Taieb el-Esem track', '西迪雷澤格－塔伊布埃塞姆小道'),
    'M7 L7 L8 K9 J8 I8 H8 G8 F8 E9',
  ),
];

export const map: MapData = { rows, places, tracks };
