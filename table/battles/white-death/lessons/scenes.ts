import type { FlagName, UnitPosition } from '@impulse/white-death/position/position.js';
import type { LessonSetup } from './position.js';

/** The positions of the lessons. Those of the first game follow from one another, as the impulse goes on. */

const deployed: readonly FlagName[] = ['deployed'];

/** 83 Infantry Division at Stupino and north of it, with its guns behind. */
const defenders: LessonSetup['units'] = {
  '83id-ii-251': '2927',
  '83id-14-251': '2927',
  '83id-i-251': '2925',
  '83id-1-183-pzjg': '2925',
  '83id-iii-251': '2828',
  '83id-13-251': { at: '2828', flags: deployed },
  '83id-ii-183': { at: '2726', flags: deployed },
  '83id-i-277': '2619',
  '83id-ii-277': '2520',
  '83id-iii-277': '2419',
  'lix-736': { at: '2420', flags: deployed },
};

/** 9 Guards and 357 Rifle Divisions before them. */
const attackers: LessonSetup['units'] = {
  '9grd-18g': '3026',
  '2eng': '3026',
  '9grd-22g': '3126',
  '9grd-smg': '3126',
  '9grd-art': '3226',
  '357rd-1190': '3024',
  '3eng': '3024',
  '357rd-1192': '3025',
  '357rd-smg': '3025',
  '357rd-art': { at: '3224', flags: deployed },
  'army-41g-gun': { at: '3425', flags: deployed },
  'army-107-hvymor': { at: '3227', flags: deployed },
};

const impulse = 4;
/** Twelfths of a movement point. */
const point = 12;
const march: UnitPosition = { at: '3027', spent: 2 * point, flags: ['stopped', 'moved'] };

/** The march into assault position is made. */
const inPosition: LessonSetup['units'] = { ...attackers, '9grd-22g': march, '9grd-smg': march };

/** A unit that assaults has paid a point for it (6B3). */
const assaults = (unit: UnitPosition, target: string): UnitPosition => ({
  ...unit,
  spent: (unit.spent ?? 0) + point,
  flags: [...(unit.flags ?? []), 'assaulted'],
  target,
});

/** Two hexes are assaulted, each by two stacks. */
const declared: LessonSetup['units'] = {
  ...inPosition,
  '9grd-18g': assaults({ at: '3026' }, '2927'),
  '2eng': assaults({ at: '3026' }, '2927'),
  '9grd-22g': assaults(march, '2927'),
  '9grd-smg': assaults(march, '2927'),
  '357rd-1190': assaults({ at: '3024' }, '2925'),
  '3eng': assaults({ at: '3024' }, '2925'),
  '357rd-1192': assaults({ at: '3025' }, '2925'),
  '357rd-smg': assaults({ at: '3025' }, '2925'),
};

const gunsReady: LessonSetup['units'] = { ...declared, '9grd-art': { at: '3226', spent: point, flags: deployed } };

/** All around the city, but for the regiment that is to close the ring. */
const besiegers: LessonSetup['units'] = {
  '257rd-943': '2518',
  '257rd-948': '2417',
  '257rd-953': '2217',
  '357rd-1188': '2720',
  '357rd-1190': '2622',
  '357rd-1192': '2422',
  '9grd-18g': '2222',
  '9grd-22g': '2121',
};

const garrison: LessonSetup['units'] = {
  '83id-i-277': '2619',
  '83id-ii-277': '2520',
  '83id-iii-277': '2419',
  'lix-736': { at: '2420', flags: deployed },
};

export const scenes = {
  impulse: { side: 'soviet', step: 'decision', units: { ...attackers, ...defenders } },
  assault: { side: 'soviet', step: 'movement', impulse, units: { ...inPosition, ...defenders } },
  barrage: { side: 'soviet', step: 'movement', impulse, units: { ...declared, ...defenders } },
  defence: { side: 'german', step: 'defence', active: 'soviet', impulse, units: { ...gunsReady, ...defenders } },
  fire: { side: 'soviet', step: 'assault', impulse, units: { ...gunsReady, ...defenders } },
  zones: {
    side: 'soviet',
    step: 'movement',
    impulse,
    units: { ...defenders, '9grd-31g': '3126', '9grd-18g': '3125', '36tr-1': '3027', '44ski-1': '3224' },
  },
  supply: {
    side: 'soviet',
    step: 'movement',
    impulse,
    units: { ...defenders, ...attackers, '44ski-1': '2725', '44ski-mor': { at: '2724', flags: deployed } },
  },
  ring: {
    side: 'soviet',
    step: 'movement',
    impulse,
    turn: 3,
    units: { ...besiegers, ...garrison, '9grd-31g': '1816' },
  },
  fortress: {
    side: 'german',
    step: 'isolation',
    turn: 4,
    units: { ...besiegers, ...garrison, '9grd-31g': '2019' },
  },
} as const satisfies Readonly<Record<string, LessonSetup>>;
