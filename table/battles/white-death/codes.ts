import type { AssaultProgress, OverlayId } from '@impulse/white-death/aids/codes.js';
import type { StepId } from '@impulse/white-death/state.js';
import type { EventType } from '@impulse/white-death/text/event-types.js';
import type { KitCodes } from '../../kit/kit.js';
import type { whiteDeath } from './words/en/table.js';

export interface Codes extends KitCodes {
  readonly step: StepId;
  readonly overlay: OverlayId;
  readonly event: EventType;
  readonly progress: AssaultProgress;
  readonly jump: keyof (typeof whiteDeath)['jump'];
}
