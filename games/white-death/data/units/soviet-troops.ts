import type { CounterLine } from './line.js';

/** Counter lines that Soviet personnel units share: symbol, mobility and factors per strength point (2, 9C, 10C, 11). */

export const guardsRegiment: CounterLine = {
  type: 'infantry',
  size: 'regiment',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const submachinegunners: CounterLine = {
  type: 'submachinegun',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const rifleRegiment: CounterLine = {
  type: 'infantry',
  size: 'regiment',
  mobility: 'leg',
  class: 'personnel',
  conventional: 3,
  antitank: 0.5,
};

export const rifleBattalion: CounterLine = {
  type: 'infantry',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 3,
  antitank: 0.5,
};

export const submachinegunCompany: CounterLine = {
  type: 'submachinegun',
  size: 'company',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const skiBattalion: CounterLine = {
  type: 'ski',
  size: 'battalion',
  mobility: 'ski',
  class: 'personnel',
  conventional: 4,
  antitank: 0,
};

export const skiSubmachinegunCompany: CounterLine = {
  type: 'submachinegun',
  size: 'company',
  mobility: 'ski',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const motorRifles: CounterLine = {
  type: 'motorised',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 3,
  antitank: 0.5,
};

export const motorisedSubmachinegunCompany: CounterLine = {
  type: 'submachinegun',
  size: 'company',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const motorcycles: CounterLine = {
  type: 'motorcycle',
  size: 'battalion',
  mobility: 'motorcycle',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const engineerBrigade: CounterLine = {
  type: 'engineer',
  size: 'brigade',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 3,
  antitank: 1,
};

export const cavalryRegiment: CounterLine = {
  type: 'cavalry',
  size: 'regiment',
  mobility: 'horse',
  class: 'personnel',
  conventional: 3,
  antitank: 0.5,
};
