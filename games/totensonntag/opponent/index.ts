/** Computer opponents of Totensonntag. */
export { type PurposeCode, purposeCodes, type Motive } from './choice.js';
export { greedy } from './greedy.js';
export { script } from './script.js';
