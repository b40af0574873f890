import type { StepId } from '@impulse/white-death/state.js';
import type { StepKit } from '../../kit/kit.js';
import { inList, onMap } from '../../kit/step-kits.js';
import { AdvanceCard } from './cards/advance.js';
import { BarrageCard } from './cards/barrage/card.js';
import { DecisionCard } from './cards/decision.js';
import { AssaultCard, DefenceCard } from './cards/fire/steps.js';
import { IsolationCard } from './cards/isolation.js';
import { MovementLeisure } from './cards/movement.js';
import { PlacingCard } from './cards/placing.js';

/** Every decision of White Death at the table. */
export const steps: Readonly<Record<StepId, StepKit>> = {
  setup: { ...inList, card: PlacingCard, manyAct: true, places: true, endExplains: true, forAll: 'place-rest' },
  isolation: { ...inList, card: IsolationCard },
  decision: { ...inList, card: DecisionCard },
  movement: { ...onMap, idle: MovementLeisure, manyAct: true, draft: { type: 'assault', atOnce: false } },
  barrage: { ...onMap, card: BarrageCard, manyAct: true, draft: { type: 'barrage', atOnce: false } },
  defence: { ...inList, card: DefenceCard, manyAct: true, draft: { type: 'defend', atOnce: true } },
  assault: { ...inList, card: AssaultCard, manyAct: true, draft: { type: 'fire', atOnce: true } },
  advance: { ...inList, card: AdvanceCard, manyAct: true },
  over: onMap,
};
