/** Computer opponents of Totensonntag. */
export { type PurposeCode, purposeCodes, type Reason } from './choice.js';
export { greedy } from './greedy.js';
export { script } from './script.js';
