export * from './advice.js';
export * from './explanation.js';
