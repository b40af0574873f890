import type { CounterLine } from './line.js';

/** Counter lines that Soviet guns and vehicles share: symbol, mobility and factors per strength point (2, 9C, 10C, 11). */

export const divisionalGuns: CounterLine = {
  type: 'field-artillery',
  size: 'regiment',
  mobility: 'draft',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 6,
  barrage: 3,
  support: 2,
};

export const antitank: CounterLine = {
  type: 'antitank',
  size: 'battalion',
  mobility: 'draft',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 2,
};

export const mortars: CounterLine = {
  type: 'mortar',
  size: 'battalion',
  mobility: 'draft',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 3,
  barrage: 3,
  support: 2,
};

export const brigadeGuns: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'draft',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 5,
  barrage: 3,
  support: 2,
};

export const skiMortars: CounterLine = {
  type: 'mortar',
  size: 'battalion',
  mobility: 'ski',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 3,
  barrage: 3,
  support: 2,
};

export const t34: CounterLine = {
  type: 'afv',
  size: 'battalion',
  mobility: 'track',
  class: 'afv',
  model: 'T-34',
  conventional: 4,
  antitank: 2,
  defence: 4,
};

export const t70: CounterLine = {
  type: 'afv',
  size: 'battalion',
  mobility: 'track',
  class: 'afv',
  model: 'T-70',
  conventional: 2,
  antitank: 1,
  defence: 2,
};

export const motorisedMortars: CounterLine = {
  type: 'mortar',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 2,
  barrage: 3,
  support: 2,
};

export const motorisedBrigadeGuns: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 5,
  barrage: 3,
  support: 2,
};

export const motorisedAntitank: CounterLine = {
  type: 'antitank',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 2,
};

export const kv1: CounterLine = {
  type: 'afv',
  size: 'battalion',
  mobility: 'track',
  class: 'afv',
  model: 'KV 1',
  conventional: 4,
  antitank: 2,
  defence: 6,
};

export const t60: CounterLine = {
  type: 'afv',
  size: 'battalion',
  mobility: 'track',
  class: 'afv',
  model: 'T-60',
  conventional: 2,
  antitank: 0.5,
  defence: 1,
};

export const antitankRegiment: CounterLine = {
  type: 'antitank',
  size: 'regiment',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 3,
};

export const antiaircraftRegiment: CounterLine = {
  type: 'antiaircraft',
  size: 'regiment',
  mobility: 'wheel',
  class: 'light',
  conventional: 2,
  antitank: 1,
};

export const armyGuns: CounterLine = {
  type: 'field-artillery',
  size: 'regiment',
  mobility: 'track',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 10,
  barrage: 6,
};

export const armyHowitzers: CounterLine = {
  type: 'field-artillery',
  size: 'regiment',
  mobility: 'track',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 8,
  barrage: 7,
};

export const heavyMortars: CounterLine = {
  type: 'mortar',
  size: 'regiment',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 3,
  barrage: 6,
};

export const guardsRockets: CounterLine = {
  type: 'rockets',
  size: 'regiment',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 5,
  barrage: 9,
  guardsRockets: true,
};

export const su76: CounterLine = {
  type: 'afv',
  size: 'battalion',
  mobility: 'track',
  class: 'afv',
  model: 'SU-76',
  conventional: 4,
  antitank: 2,
  defence: 1,
};

export const su122: CounterLine = {
  type: 'afv',
  size: 'battalion',
  mobility: 'track',
  class: 'afv',
  model: 'SU-122',
  conventional: 6,
  antitank: 1,
  defence: 3,
};

export const cavalryGuns: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'horse',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 5,
  barrage: 3,
  support: 2,
};
