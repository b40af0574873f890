import type { CounterLine } from './line.js';

/** Counter lines that German guns and vehicles share: symbol, mobility and factors per strength point (2, 9C, 10C, 11). */

export const infantryGuns: CounterLine = {
  type: 'heavy-weapons',
  size: 'company',
  mobility: 'draft',
  class: 'light',
  conventional: 2,
  defensiveOnly: true,
  antitank: 0,
  range: 2,
  barrage: 3,
  support: 4,
};

export const antitankCompany: CounterLine = {
  type: 'antitank',
  size: 'company',
  mobility: 'draft',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 2,
};

export const howitzers105: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'draft',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 6,
  barrage: 4,
  support: 5,
};

export const howitzers150: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'draft',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 8,
  barrage: 6,
  support: 5,
};

export const antitank: CounterLine = {
  type: 'antitank',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 3,
};

export const motorisedAntitankCompany: CounterLine = {
  type: 'antitank',
  size: 'company',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 2,
};

export const mountainGuns: CounterLine = {
  type: 'mountain-artillery',
  size: 'battalion',
  mobility: 'draft',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 5,
  barrage: 3,
  support: 4,
};

export const heavyFlak: CounterLine = {
  type: 'heavy-antiaircraft',
  size: 'battalion',
  mobility: 'wheel',
  class: 'heavy',
  conventional: 2,
  defensiveOnly: true,
  antitank: 4,
};

export const lightFlak: CounterLine = {
  type: 'antiaircraft',
  size: 'company',
  mobility: 'wheel',
  class: 'light',
  conventional: 3,
  antitank: 0.5,
};

export const motorisedHowitzers105: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'wheel',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 6,
  barrage: 4,
  support: 5,
};

export const heavyHowitzers: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'wheel',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 10,
  barrage: 9,
  support: 4,
};

export const rockets: CounterLine = {
  type: 'rockets',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 4,
  barrage: 10,
  support: 6,
};

export const stug3Short: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'StuG III short',
  conventional: 5,
  antitank: 1.5,
  defence: 4,
};

export const panzer38t: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'PzKw 38t',
  conventional: 3,
  antitank: 1,
  defence: 2,
};

export const panzer3Short: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'PzKw III short',
  conventional: 3,
  antitank: 1.5,
  defence: 3,
};

export const panzer4: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'PzKw IV',
  conventional: 5,
  antitank: 2.5,
  defence: 3,
};

export const panzer2: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'PzKw II',
  conventional: 2,
  antitank: 0.5,
  defence: 1,
};

export const marder2: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'Marder II',
  conventional: 2,
  antitank: 4,
  defence: 1,
};

export const motorisedHowitzers150: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'wheel',
  class: 'heavy',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 8,
  barrage: 6,
  support: 5,
};

export const selfPropelledGuns: CounterLine = {
  type: 'self-propelled',
  size: 'company',
  mobility: 'track',
  class: 'heavy',
  conventional: 2,
  defensiveOnly: true,
  antitank: 0,
  range: 3,
  barrage: 6,
  support: 6,
};

export const motorisedInfantryGuns: CounterLine = {
  type: 'heavy-weapons',
  size: 'company',
  mobility: 'wheel',
  class: 'light',
  conventional: 2,
  defensiveOnly: true,
  antitank: 0,
  range: 2,
  barrage: 3,
  support: 4,
};

export const panzer3Long: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'PzKw III long',
  conventional: 3,
  antitank: 2,
  defence: 3,
};

export const luftwaffeGuns: CounterLine = {
  type: 'field-artillery',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 5,
  barrage: 3,
  support: 3,
};

export const stug3Long: CounterLine = {
  type: 'afv',
  size: 'company',
  mobility: 'track',
  class: 'afv',
  model: 'StuG III long',
  conventional: 5,
  antitank: 3,
  defence: 4,
};

export const mortars120: CounterLine = {
  type: 'mortar',
  size: 'company',
  mobility: 'draft',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 0,
  range: 3,
  barrage: 4,
  support: 4,
};

export const paraAntitank: CounterLine = {
  type: 'antitank',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 2,
};

export const airborneGuns: CounterLine = {
  type: 'airborne-artillery',
  size: 'battalion',
  mobility: 'wheel',
  class: 'light',
  conventional: 1,
  defensiveOnly: true,
  antitank: 1,
  range: 5,
  barrage: 3,
  support: 4,
};
