/** The battles of the house by their ids. */
export * from './analysis/index.js';
export * from './battles.js';
export * from './data-file.js';
export * from './learning.js';
export * from './levels.js';
export * from './loaded-battle.js';
export * from './map-symbols.js';
export * from './notation/lines.js';
export * from './notation/reading.js';
export * from './opponents.js';
export * from './patience.js';
export * from './phrases.js';
export * from './staff.js';
