import type { StepId } from '@impulse/totensonntag/state.js';
import type { StepKit } from '../../kit/kit.js';
import { inList, onMap } from '../../kit/step-kits.js';
import { lazy } from '../../web/lazy.js';
import { action } from './battle.js';
import { AirCard } from './cards/air.js';
import { ImpulseLeisure } from './cards/impulse.js';
import { AdjustCard, ChooseCard } from './cards/numbers.js';
import { AdvanceCard, BarrageTargetCard, ExcessCard, NightCard } from './cards/units.js';

const PlacingCard = lazy(() => import('./cards/placing.js').then((module) => module.PlacingCard));

/** Every decision of Totensonntag at the table. */
export const steps: Readonly<Record<StepId, StepKit>> = {
  setup: { ...inList, card: PlacingCard, manyAct: true, places: true, endExplains: true, forAll: 'place-rest' },
  'choose-an': { ...inList, card: ChooseCard, numbered: (value) => action({ type: 'choose-an', value }) },
  'adjust-an': { ...inList, card: AdjustCard },
  'air-plan': { ...inList, card: AirCard },
  'air-strike': { ...onMap, card: AirCard },
  impulse: { ...onMap, idle: ImpulseLeisure, manyAct: true },
  'barrage-target': { ...inList, card: BarrageTargetCard },
  advance: { ...inList, card: AdvanceCard },
  excess: { ...inList, card: ExcessCard },
  night: { ...onMap, card: NightCard, manyAct: true, forAll: 'recover-all' },
  over: onMap,
};
