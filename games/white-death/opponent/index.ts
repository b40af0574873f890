/** Computer opponents of White Death. */
export { type PurposeCode, purposeCodes, type Motive } from './choice.js';
export { greedy } from './greedy.js';
export { script } from './script.js';
export { doctrines } from './doctrine/data.js';
export { evaluationData } from './evaluation/data.js';
export { evaluationShape } from './evaluation/shape.js';
export { plansByTarget } from './repertoire/by-target.js';
export { repertoire } from './repertoire/repertoire.js';
