import { formation } from './names.js';
import type { UnitData } from './types.js';

/** The Commonwealth order of battle (10.2, 10.4): 38 ground units and two optional aircraft. */

// Counter lines that several divisions share.

const humber = { type: 'recon', model: 'Humber', strength: 2, protection: 10, initiative: 5 } as const;
const crusader = { type: 'armor', model: 'Crusader', strength: 3, protection: 10, initiative: 4 } as const;
const fieldGuns = {
  type: 'artillery',
  model: '25-pdr',
  strength: 3,
  protection: 9,
  initiative: 3,
  range: 3,
} as const;

// 7th Armoured Division: the car regiment of each brigade leads it northward by one hex.

const armd7 = { side: 'cw', nationality: 'british', division: '7armd' } as const;

const stuart = {
  ...armd7,
  ...formation('4th Armoured Brigade', '第 4 裝甲旅'),
  type: 'armor',
  model: 'Stuart',
  strength: 3,
  protection: 10,
  initiative: 3,
  assaultInitiative: 5,
  setup: '4-armd-bde',
  historical: 'A17',
} as const;
const bde4 = { ...armd7, ...formation('4th Armoured Brigade', '第 4 裝甲旅'), setup: '4-armd-bde-beside' } as const;
const bde7 = {
  ...armd7,
  ...formation('7th Armoured Brigade', '第 7 裝甲旅'),
  setup: '7-armd-bde',
  historical: 'G9',
} as const;
const bde22 = {
  ...armd7,
  ...formation('22nd Armoured Brigade', '第 22 裝甲旅'),
  setup: '22-armd-bde',
  historical: 'A3',
} as const;
const supportGroup = { ...armd7, ...formation('7th Support Group', '第 7 支援群'), setup: 'support-group' } as const;
const motorBattalion = { type: 'motorized', strength: 2, protection: 10, initiative: 4 } as const;

const armd7Units: readonly UnitData[] = [
  { id: '7ad-3rtr', name: '3 RTR/4A', ...stuart },
  { id: '7ad-5rtr', name: '5 RTR/4A', ...stuart },
  { id: '7ad-8h', name: '8 HUSSARS/4A', ...stuart },
  { id: '7ad-kdg', name: 'KDG', ...bde4, ...humber, historical: 'B17' },
  {
    id: '7ad-2sg',
    name: '2 SCOTS Gd/4A',
    ...bde4,
    type: 'motorized',
    strength: 3,
    protection: 10,
    initiative: 3,
    historical: 'A16',
  },
  { id: '7ad-2rha', name: '2 RHA/4A', ...bde4, ...fieldGuns, historical: 'A16' },
  { id: '7ad-7h', name: '7 HUSSARS/7A', ...bde7, ...crusader },
  { id: '7ad-2rtr', name: '2 RTR/7A', ...bde7, ...crusader },
  { id: '7ad-6rtr', name: '6 RTR/7A', ...bde7, ...crusader },
  {
    id: '7ad-4sac',
    name: '4 SA ARM CAR RGT',
    ...bde7,
    ...humber,
    nationality: 'south-african',
    setup: '7-armd-bde-beside',
    historical: 'H8',
  },
  { id: '7ad-3cly', name: '3 CLY/22A', ...bde22, ...crusader },
  { id: '7ad-4cly', name: '4 CLY/22A', ...bde22, ...crusader },
  { id: '7ad-2rgh', name: '2 RGH/22A', ...bde22, ...crusader },
  { id: '7ad-11h', name: '11 HUSSARS', ...bde22, ...humber, setup: '22-armd-bde-beside', historical: 'B3' },
  { id: '7ad-1krrc', name: '1 KRRC/7SG', ...supportGroup, ...motorBattalion, historical: 'E10' },
  { id: '7ad-2rb', name: '2 RIFLE Bde/7SG', ...supportGroup, ...motorBattalion, historical: 'F9' },
  { id: '7ad-4rha', name: '4 RHA/7SG', ...supportGroup, ...fieldGuns, historical: 'E10' },
  { id: '7ad-60fd', name: '60 Field/7SG', ...supportGroup, ...fieldGuns, historical: 'F9' },
];

// 1st South African Division.

const sa = { side: 'cw', nationality: 'south-african', division: '1sa' } as const;
const sa1 = {
  ...sa,
  ...formation('1st South African Brigade', '南非第 1 旅'),
  due: { turn: 2, entry: '1sa' },
} as const;
const sa5 = {
  ...sa,
  ...formation('5th South African Brigade', '南非第 5 旅'),
  due: { turn: 3, entry: '1sa' },
} as const;
const saInfantry = { type: 'motorized', strength: 3, protection: 10, initiative: 2 } as const;

const saUnits: readonly UnitData[] = [
  { id: 'sa-1deo', name: '1 DEO RIFLE/1 Bde', ...sa1, ...saInfantry },
  { id: 'sa-1rnc', name: '1 RNC/1 Bde', ...sa1, ...saInfantry },
  { id: 'sa-1ts', name: '1 TS/1 Bde', ...sa1, ...saInfantry },
  { id: 'sa-4fd', name: '4 Field', ...sa1, ...fieldGuns, initiative: 2 },
  { id: 'sa-3sac', name: '3 SA ARM CAR RGT', ...sa1, ...humber },
  { id: 'sa-1sai', name: '1 SAI/5 Bde', ...sa5, ...saInfantry },
  { id: 'sa-2rb', name: '2 RB/5 Bde', ...sa5, ...saInfantry },
  { id: 'sa-3ts', name: '3 TS/5 Bde', ...sa5, ...saInfantry },
  { id: 'sa-3fd', name: '3 Field', ...sa5, ...fieldGuns, initiative: 2 },
];

// 2nd New Zealand Division, with the tanks attached to its brigades (not counted by 9.1).

const nz = { side: 'cw', nationality: 'new-zealand', division: '2nz' } as const;
const nz6 = {
  ...nz,
  ...formation('6th New Zealand Brigade', '紐西蘭第 6 旅'),
  due: { turn: 4, entry: '2nz' },
} as const;
const nz4 = {
  ...nz,
  ...formation('4th New Zealand Brigade', '紐西蘭第 4 旅'),
  due: { turn: 5, entry: '2nz' },
} as const;
const nzInfantry = { type: 'motorized', strength: 3, protection: 11, initiative: 3 } as const;
const valentine = { type: 'armor', model: 'Valentine', strength: 2, protection: 11, initiative: 3 } as const;
const matilda = { type: 'armor', model: 'Matilda', strength: 3, protection: 12, initiative: 3 } as const;

const nzUnits: readonly UnitData[] = [
  { id: 'nz-24', name: '24/6 Bde', ...nz6, ...nzInfantry },
  { id: 'nz-25', name: '25/6 Bde', ...nz6, ...nzInfantry },
  { id: 'nz-26', name: '26/6 Bde', ...nz6, ...nzInfantry },
  { id: 'nz-6fd', name: '6 FIELD/6 Bde', ...nz6, ...fieldGuns },
  { id: 'nz-c8rtr', name: 'C/8 RTR/6 Bde', ...nz6, ...valentine },
  { id: 'nz-18', name: '18/4 Bde', ...nz4, ...nzInfantry },
  { id: 'nz-19', name: '19/4 Bde', ...nz4, ...nzInfantry },
  { id: 'nz-20', name: '20/4 Bde', ...nz4, ...nzInfantry },
  { id: 'nz-4fd', name: '4 FIELD/4 Bde', ...nz4, ...fieldGuns },
  { id: 'nz-a8rtr', name: 'A/8 RTR/4 Bde', ...nz4, ...valentine },
  { id: 'nz-44rtr', name: '44 RTR/4 Bde', ...nz4, ...matilda },
];

const raf = {
  side: 'cw',
  nationality: 'british',
  division: null,
  ...formation('Royal Air Force', '英國皇家空軍'),
  type: 'aircraft',
  strength: 2,
  protection: 11,
  initiative: 5,
} as const;

export const commonwealthUnits: readonly UnitData[] = [
  ...armd7Units,
  ...saUnits,
  ...nzUnits,
  { id: 'raf-hurri', name: '187sq/RAF', model: 'Hurricane', ...raf, versusArmor: 1, versusAir: 1 },
  { id: 'raf-spit', name: '194/RAF', model: 'Spitfire', ...raf, versusArmor: 0, versusAir: 2 },
];
