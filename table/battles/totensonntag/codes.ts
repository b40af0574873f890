import type { OverlayId } from '@impulse/totensonntag/aids/codes.js';
import type { StepId } from '@impulse/totensonntag/state.js';
import type { EventType } from '@impulse/totensonntag/text/event-types.js';
import type { KitCodes } from '../../kit/kit.js';
import type { totensonntag } from './words/en/table.js';

export interface Codes extends KitCodes {
  readonly step: StepId;
  readonly overlay: OverlayId;
  readonly event: EventType;
  readonly progress: never;
  readonly jump: keyof (typeof totensonntag)['jump'];
}
