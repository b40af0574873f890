import type { ActionType } from '@impulse/white-death/actions/actions.js';
import type { DraftKit } from '../../kit.js';
import { FireForm } from './cards/fire/fire.js';
import { StandingForm } from './cards/standing.js';

/** Actions that are put together at the table. */

const plain: DraftKit = { oneByOne: false, aims: false, ofUnit: false, Form: null };

export const drafts: Readonly<Partial<Record<ActionType, DraftKit>>> = {
  // Ruling 110, 21B: who goes along is ticked, where to is pointed at.
  move: { ...plain, aims: true, ofUnit: true },
  enter: { ...plain, aims: true, ofUnit: true },
  advance: { ...plain, ofUnit: true },
  assault: { ...plain, oneByOne: true },
  barrage: plain,
  defend: { ...plain, Form: FireForm },
  fire: { ...plain, Form: FireForm },
  replace: { ...plain, ofUnit: true },
  orders: { ...plain, Form: StandingForm },
};
