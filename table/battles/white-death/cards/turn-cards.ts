/** What is decided before units move and after they have: fetched together, when the first of them is asked. */
export { AdvanceCard } from './advance.js';
export { BarrageCard } from './barrage/card.js';
export { FightNow } from './no-barrage.js';
export { DecisionCard } from './decision.js';
export { AssaultCard, DeclaredCard, DefenceCard } from './fire/steps.js';
export { IsolationCard } from './isolation.js';
export { PlacingCard } from './placing.js';
