/** Computer opponents of White Death. */
export { type PurposeCode, purposeCodes, type Reason } from './choice.js';
export { greedy } from './greedy.js';
export { script } from './script.js';
