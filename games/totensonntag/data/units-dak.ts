import { formation } from './names.js';
import type { UnitData } from './types.js';

/** The Axis order of battle (10.1, 10.3): 34 ground units and two optional aircraft. */

// Ariete: tanks in reserve north of the dug-in Bersaglieri and their guns, the front towards south and east.

const ariete = { side: 'dak', nationality: 'italian', division: 'ariete', setup: 'ariete' } as const;
const tanks132 = formation('132nd Armoured Regiment', '第 132 裝甲團');
const bersaglieri8 = formation('8th Bersaglieri Regiment', '第 8 神射手團');
const guns132 = formation('132nd Artillery Regiment', '第 132 砲兵團');
const m13 = { type: 'armor', model: 'M13/40', strength: 3, protection: 10, initiative: 2 } as const;
const bersaglieri = { type: 'motorized', strength: 2, protection: 10, initiative: 2 } as const;
const fieldGuns75 = {
  type: 'artillery',
  model: '75/27',
  strength: 2,
  protection: 9,
  initiative: 2,
  range: 2,
} as const;

const arieteUnits: readonly UnitData[] = [
  { id: 'ari-m13-7', name: '7/132', ...ariete, ...tanks132, ...m13, historical: 'G3' },
  { id: 'ari-m13-8', name: '8/132', ...ariete, ...tanks132, ...m13, historical: 'G2' },
  { id: 'ari-m13-9', name: '9/132', ...ariete, ...tanks132, ...m13, historical: 'G2' },
  { id: 'ari-ber-3', name: '3/8', ...ariete, ...bersaglieri8, ...bersaglieri, historical: 'F3' },
  { id: 'ari-ber-5', name: '5/8', ...ariete, ...bersaglieri8, ...bersaglieri, historical: 'F2' },
  { id: 'ari-ber-12', name: '12/8', ...ariete, ...bersaglieri8, ...bersaglieri, historical: 'F1' },
  { id: 'ari-art-1', name: '132 (1)', ...ariete, ...guns132, ...fieldGuns75, historical: 'F2' },
  { id: 'ari-art-2', name: '132 (2)', ...ariete, ...guns132, ...fieldGuns75, historical: 'F3' },
];

// Counter lines shared by both German panzer divisions.

const puma = { type: 'recon', model: 'Puma', strength: 2, protection: 10, initiative: 5 } as const;
const panzer3 = { type: 'armor', model: 'Panzer III', strength: 4, protection: 11, initiative: 5 } as const;
const grenadiers = {
  type: 'motorized',
  strength: 3,
  protection: 11,
  initiative: 3,
  combinedArms: true,
} as const;
const pioneers = { type: 'engineer', strength: 2, protection: 11, initiative: 3, combinedArms: true } as const;
const panzerArtillery = {
  type: 'artillery',
  model: '10.5/15 cm',
  strength: 3,
  protection: 9,
  initiative: 3,
  range: 3,
} as const;

// 15th Panzer: only its armoured cars are out at the start, midway between the two leading British brigades.

const pz15 = { side: 'dak', nationality: 'german', division: '15pz' } as const;
const pz15Arriving = { ...pz15, due: { turn: 2, entry: '15pz' } } as const;
const pz15Troops = formation('15th Panzer Division', '第 15 裝甲師');
const panzer8 = formation('Panzer Regiment 8', '第 8 裝甲團');
const rifles115 = formation('Rifle Regiment 115', '第 115 摩托化步兵團');
const guns33 = formation('Artillery Regiment 33', '第 33 砲兵團');

const pz15Units: readonly UnitData[] = [
  { id: '15-rec33', name: '33/15 Pzd', ...pz15, ...pz15Troops, ...puma, setup: 'recon-screen', historical: 'H13' },
  { id: '15-pz8-1', name: '1/8/15 Pzd', ...pz15Arriving, ...panzer8, ...panzer3 },
  { id: '15-pz8-2', name: '2/8/15 Pzd', ...pz15Arriving, ...panzer8, ...panzer3 },
  { id: '15-115-I', name: 'I/115/15 Pzd', ...pz15Arriving, ...rifles115, ...grenadiers },
  { id: '15-115-II', name: 'II/115/15 Pzd', ...pz15Arriving, ...rifles115, ...grenadiers },
  { id: '15-mg2', name: '2 MG/15 Pzd', ...pz15Arriving, ...pz15Troops, ...grenadiers },
  { id: '15-pio33', name: '33 Pio/15 Pzd', ...pz15Arriving, ...pz15Troops, ...pioneers },
  {
    id: '15-krad15',
    name: '15 Krad/15 Pzd',
    ...pz15Arriving,
    ...pz15Troops,
    type: 'motorcycle',
    strength: 2,
    protection: 10,
    initiative: 4,
  },
  { id: '15-art33', name: '33 Art/15 Pzd', ...pz15Arriving, ...guns33, ...panzerArtillery },
];

// 21st Panzer: every C battalion begins beside a panzer battalion (3.3), the armoured cars watch Gabr Saleh.

const pz21 = { side: 'dak', nationality: 'german', division: '21pz' } as const;
const pz21Ready = { ...pz21, setup: '21pz' } as const;
const pz21Troops = formation('21st Panzer Division', '第 21 裝甲師');
const panzer5 = formation('Panzer Regiment 5', '第 5 裝甲團');
const rifles104 = formation('Rifle Regiment 104', '第 104 摩托化步兵團');
const guns155 = formation('Artillery Regiment 155', '第 155 砲兵團');

const pz21Units: readonly UnitData[] = [
  { id: '21-rec3', name: '3/21 Pzd', ...pz21, ...pz21Troops, ...puma, setup: 'recon-screen', historical: 'E16' },
  { id: '21-pz5-1', name: '1/5/21 Pzd', ...pz21Ready, ...panzer5, ...panzer3, historical: 'J18' },
  { id: '21-pz5-2', name: '2/5/21 Pzd', ...pz21Ready, ...panzer5, ...panzer3, historical: 'J17' },
  { id: '21-104-II', name: 'II/104/21 Pzd', ...pz21Ready, ...rifles104, ...grenadiers, historical: 'J18' },
  { id: '21-mg8', name: '8 MG/21 Pzd', ...pz21Ready, ...pz21Troops, ...grenadiers, historical: 'J17' },
  { id: '21-pio200', name: '200 Pio/21 Pzd', ...pz21Ready, ...pz21Troops, ...pioneers, historical: 'J17' },
  { id: '21-art155', name: '155/21 Pzd', ...pz21Ready, ...guns155, ...panzerArtillery, historical: 'J18' },
];

// Afrika Division: one unit in each hex of the siege line, one battalion in each outpost.

const afrika = { side: 'dak', nationality: 'german', division: 'afrika', setup: 'afrika' } as const;
const infantry155 = formation('Infantry Regiment 155', '第 155 步兵團');
const infantry255 = formation('Infantry Regiment 255', '第 255 步兵團');
const infantry347 = formation('Infantry Regiment 347', '第 347 步兵團');
const infantry361 = formation('Africa Regiment 361', '第 361 非洲步兵團');
const foot = { type: 'infantry', strength: 3, protection: 10, initiative: 2 } as const;

const afrikaUnits: readonly UnitData[] = [
  { id: 'ad-155-1', name: '1/155/AD', ...afrika, ...infantry155, ...foot, historical: 'O3' },
  { id: 'ad-155-2', name: '2/155/AD', ...afrika, ...infantry155, ...foot, historical: 'O5' },
  { id: 'ad-155-3', name: '3/155/AD', ...afrika, ...infantry155, ...foot, historical: 'K7' },
  { id: 'ad-247-3', name: '3/247/AD', ...afrika, ...infantry347, ...foot, strength: 2, historical: 'O2' },
  { id: 'ad-255-3', name: '3/255/AD', ...afrika, ...infantry255, ...foot, historical: 'O1' },
  { id: 'ad-361-1', name: '1/361/AD', ...afrika, ...infantry361, ...foot, historical: 'O6' },
  { id: 'ad-361-2', name: '2/361/AD', ...afrika, ...infantry361, ...foot, historical: 'I10' },
  {
    id: 'ad-pzj605',
    name: 'PzJ/605',
    ...afrika,
    ...formation('Panzerjäger Battalion 605', '第 605 驅逐戰車營'),
    type: 'panzerjaeger',
    model: '4.7 cm on Pz I',
    strength: 2,
    protection: 10,
    initiative: 3,
    historical: 'O4',
  },
];

// Artillery Command 104 belongs to no division (9.1).

const siegeGuns = {
  side: 'dak',
  nationality: 'german',
  division: null,
  ...formation('Artillery Command 104', '第 104 砲兵指揮部'),
  type: 'artillery',
  model: '10/15/21 cm',
  strength: 4,
  protection: 9,
  initiative: 2,
  range: 4,
  due: { turn: 3, entry: 'arko-104' },
} as const;

const luftwaffe = {
  side: 'dak',
  nationality: 'german',
  division: null,
  ...formation('Luftwaffe', '德國空軍'),
  type: 'aircraft',
  strength: 2,
  initiative: 5,
} as const;

export const dakUnits: readonly UnitData[] = [
  ...arieteUnits,
  ...pz15Units,
  ...pz21Units,
  ...afrikaUnits,
  { id: 'arko104-1', name: 'Arty Command 104 (1)', ...siegeGuns },
  { id: 'arko104-2', name: 'Arty Command 104 (2)', ...siegeGuns },
  { id: 'lw-ju87', name: '3 StG 3', model: 'Ju-87', ...luftwaffe, protection: 9, versusArmor: 2, versusAir: -1 },
  { id: 'lw-me109', name: 'JG 27', model: 'Me-109', ...luftwaffe, protection: 11, versusArmor: 0, versusAir: 2 },
];
