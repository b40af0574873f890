import { bilingual } from './names.js';
import type { DivisionData, ObjectiveData, TotensonntagData } from './types.js';

/** Length of the game, victory objectives and the divisions whose loss counts (2.0, 6.2, 9.0 - 9.2). */

const dakDivision = { side: 'dak', shatteredAt: 4, points: 1 } as const;

export const divisions: readonly DivisionData[] = [
  { id: 'ariete', name: bilingual('Ariete Armoured Division', '義大利公羊裝甲師'), ...dakDivision },
  { id: '15pz', name: bilingual('15th Panzer Division', '德國第 15 裝甲師'), ...dakDivision },
  { id: '21pz', name: bilingual('21st Panzer Division', '德國第 21 裝甲師'), ...dakDivision },
  { id: 'afrika', name: bilingual('Afrika Division', '德國非洲師'), ...dakDivision },
  {
    id: '7armd',
    name: bilingual('7th Armoured Division', '英國第 7 裝甲師'),
    side: 'cw',
    shatteredAt: 10,
    points: -2,
  },
  {
    id: '1sa',
    name: bilingual('1st South African Division', '南非第 1 師'),
    side: 'cw',
    shatteredAt: 5,
    points: -1,
  },
  {
    id: '2nz',
    name: bilingual('2nd New Zealand Division', '紐西蘭第 2 師'),
    side: 'cw',
    shatteredAt: 4,
    points: -1,
  },
];

export const objectives: readonly ObjectiveData[] = [
  { hex: 'M7', points: 1, holder: 'dak' },
  { hex: 'N16', points: 1, holder: 'dak' },
  { hex: 'N3', points: 1, holder: 'dak' },
];

export const exit: TotensonntagData['exit'] = { hex: 'Q2', strengthNeeded: 9, points: 2 };

export const turns = 6;
export const coupletsPerTurn = 4;
