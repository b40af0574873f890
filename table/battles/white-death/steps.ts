import type { StepId } from '@impulse/white-death/state.js';
import type { StepKit } from '../../kit/kit.js';
import { inList, onMap } from '../../kit/step-kits.js';
import { lazy } from '../../web/lazy.js';
import { action } from './battle.js';
import { MovementLeisure, MovementOnward } from './cards/movement.js';

const PlacingCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.PlacingCard));
const IsolationCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.IsolationCard));
const DecisionCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.DecisionCard));
const BarrageCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.BarrageCard), true);
const DefenceCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.DefenceCard), true);
const AssaultCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.AssaultCard), true);
const AdvanceCard = lazy(() => import('./cards/turn-cards.js').then((module) => module.AdvanceCard), true);

const impulseOf = (points: number) => action({ type: 'impulse', points });

/** Every decision of White Death at the table. */
export const steps: Readonly<Record<StepId, StepKit>> = {
  setup: { ...inList, card: PlacingCard, manyAct: true, places: true, endExplains: true, forAll: 'place-rest' },
  isolation: { ...inList, card: IsolationCard },
  decision: { ...inList, card: DecisionCard, usual: [3, 2, 1].map(impulseOf), numbered: impulseOf },
  movement: {
    ...onMap,
    idle: MovementLeisure,
    onward: MovementOnward,
    manyAct: true,
    draft: { type: 'assault', atOnce: false },
    passes: 'barrage',
  },
  barrage: { ...onMap, card: BarrageCard, manyAct: true, draft: { type: 'barrage', atOnce: false } },
  defence: { ...inList, card: DefenceCard, manyAct: true, draft: { type: 'defend', atOnce: true } },
  assault: { ...inList, card: AssaultCard, manyAct: true, draft: { type: 'fire', atOnce: true } },
  advance: { ...inList, card: AdvanceCard, manyAct: true },
  over: onMap,
};
