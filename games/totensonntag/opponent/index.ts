/** Computer opponents of Totensonntag. */
export { type PurposeCode, purposeCodes, type Motive } from './choice.js';
export { evaluationData } from './evaluation-data.js';
export { greedy } from './greedy/greedy.js';
export { repertoire } from './repertoire/repertoire.js';
export { script } from './script.js';
