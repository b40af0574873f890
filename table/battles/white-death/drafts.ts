import type { ActionType } from '@impulse/white-death/actions/actions.js';
import type { DraftKit } from '../../kit/kit.js';
import { lazy } from '../../web/lazy.js';

/** Actions that are put together at the table. */

const AssaultForm = lazy(() => import('./cards/forms.js').then((module) => module.AssaultForm));
const BarrageForm = lazy(() => import('./cards/forms.js').then((module) => module.BarrageForm));
const FireForm = lazy(() => import('./cards/forms.js').then((module) => module.FireForm));
const StandingForm = lazy(() => import('./cards/standing.js').then((module) => module.StandingForm));

const plain: DraftKit = { aims: false, picks: false, ofUnit: false, Form: null };

export const drafts: Readonly<Partial<Record<ActionType, DraftKit>>> = {
  // Ruling 110, 21B: who goes along is ticked, where to is pointed at.
  move: { ...plain, aims: true, ofUnit: true },
  enter: { ...plain, aims: true, ofUnit: true },
  advance: { ...plain, ofUnit: true },
  assault: { ...plain, picks: true, Form: AssaultForm },
  barrage: { ...plain, picks: true, Form: BarrageForm },
  defend: { ...plain, picks: true, Form: FireForm },
  fire: { ...plain, picks: true, Form: FireForm },
  replace: { ...plain, ofUnit: true },
  orders: { ...plain, Form: StandingForm },
};
