/** Computer opponents of White Death. */
export { type PurposeCode, purposeCodes, type Reason } from './choice.js';
export { script } from './script.js';
