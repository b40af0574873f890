/** What is shown when a hand has reached for something; fetched together. */
export { DraftCard } from '../cards/draft/draft.js';
export { EndingCard } from '../cards/ending.js';
export { ResultCard } from '../cards/result.js';
export { Inspector } from './inspector.js';
