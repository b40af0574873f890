/** What is decided before units move: fetched together, when the first of them is asked. */
export { DecisionCard } from './decision.js';
export { IsolationCard } from './isolation.js';
export { PlacingCard } from './placing.js';
