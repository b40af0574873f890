export * from './balance.js';
export * from './better.js';
export * from './expectation.js';
export * from './look.js';
export * from './planned-actions.js';
export * from './share.js';
export * from './stretches.js';
export * from './verdict.js';
