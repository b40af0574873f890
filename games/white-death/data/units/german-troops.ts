import type { CounterLine } from './line.js';

/** Counter lines that German personnel units share: symbol, mobility and factors per strength point (2, 9C, 10C, 11). */

export const infantry: CounterLine = {
  type: 'infantry',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 5,
  antitank: 0.5,
};

export const engineers: CounterLine = {
  type: 'engineer',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 5,
  antitank: 1,
};

export const engineerCompany: CounterLine = {
  type: 'engineer',
  size: 'company',
  mobility: 'leg',
  class: 'personnel',
  conventional: 5,
  antitank: 1,
};

export const bicycleCompany: CounterLine = {
  type: 'infantry',
  size: 'company',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0,
};

export const skiCompany: CounterLine = {
  type: 'ski',
  size: 'company',
  mobility: 'ski',
  class: 'personnel',
  conventional: 5,
  antitank: 0,
};

export const mountainInfantry: CounterLine = {
  type: 'mountain',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 5,
  antitank: 0.5,
};

export const security: CounterLine = {
  type: 'security',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0,
};

export const police: CounterLine = {
  type: 'police',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0,
};

export const observation: CounterLine = {
  type: 'observation',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 2,
  defensiveOnly: true,
  antitank: 0,
  soundRanging: true,
};

export const construction: CounterLine = {
  type: 'construction',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 3,
  defensiveOnly: true,
  antitank: 0,
};

export const railConstruction: CounterLine = {
  type: 'rail-construction',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 3,
  defensiveOnly: true,
  antitank: 0,
};

export const bridgeConstruction: CounterLine = {
  type: 'bridge-construction',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 2,
  defensiveOnly: true,
  antitank: 0,
};

export const motorisedInfantry: CounterLine = {
  type: 'motorised',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 5,
  antitank: 0.5,
};

export const armouredInfantryCompany: CounterLine = {
  type: 'armoured-infantry',
  size: 'company',
  mobility: 'track',
  class: 'personnel',
  conventional: 6,
  antitank: 0.5,
};

export const motorcycles: CounterLine = {
  type: 'motorcycle',
  size: 'battalion',
  mobility: 'motorcycle',
  class: 'personnel',
  conventional: 5,
  antitank: 0.5,
};

export const motorisedEngineers: CounterLine = {
  type: 'engineer',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 5,
  antitank: 1,
};

export const weakInfantry: CounterLine = {
  type: 'infantry',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 4,
  antitank: 0.5,
};

export const motorisedEngineerCompany: CounterLine = {
  type: 'engineer',
  size: 'company',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 5,
  antitank: 1,
};

export const luftwaffeInfantry: CounterLine = {
  type: 'infantry',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 3,
  antitank: 0.5,
};

export const machineGuns: CounterLine = {
  type: 'machine-gun',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 6,
  antitank: 0.5,
};

export const jaeger: CounterLine = {
  type: 'motorised',
  size: 'battalion',
  mobility: 'wheel',
  class: 'personnel',
  conventional: 6,
  antitank: 0.5,
};

export const commandos: CounterLine = {
  type: 'commando',
  size: 'company',
  mobility: 'leg',
  class: 'personnel',
  conventional: 6,
  antitank: 1,
  brandenburg: true,
};

export const paratroops: CounterLine = {
  type: 'paratroop',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 6,
  antitank: 1,
};

export const paraMachineGuns: CounterLine = {
  type: 'paratroop',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 7,
  antitank: 0.5,
};

export const paraEngineers: CounterLine = {
  type: 'engineer',
  size: 'battalion',
  mobility: 'leg',
  class: 'personnel',
  conventional: 6,
  antitank: 1,
};
