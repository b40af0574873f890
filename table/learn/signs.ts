import type { Detail, Draft } from '@impulse/engine';
import type { LessonTable } from './course.js';

/** Signs by which a lesson sees that a step is done, and the parts of the page it points at. */

export const part = (name: string): string => `[data-part="${name}"]`;
export const button = (name: string): string => `[data-action="${name}"]`;

export function happened(
  { chair }: LessonTable,
  type: string,
  fits: (detail: Detail) => boolean = () => true,
): boolean {
  return chair.log.value.some((event) => event.type === type && fits(event.detail));
}

export const proposed = ({ plans }: LessonTable, type: string): boolean => plans.proposal.value?.action.type === type;

export const selected =
  (hex: string) =>
  ({ chair, selection }: LessonTable): boolean =>
    selection.units.value.some((unit) => chair.units.value.get(unit)?.hex === hex);

/** An action of this type is being put together, and fits. */
export function drafting({ plans }: LessonTable, type: string, fits: (draft: Draft) => boolean = () => true): boolean {
  const draft = plans.drafts.judged.value?.draft;
  return draft?.type === type && fits(draft);
}

/** Somebody is to decide this. */
export function decidesStep({ chair }: LessonTable, step: string): boolean {
  const turn = chair.turn.value;
  return !turn.over && turn.step === step && turn.side === chair.seat.value;
}

export const isShown =
  (overlay: string) =>
  ({ display }: LessonTable): boolean =>
    display.overlays.value.has(overlay);

/** Where an overlay is switched on; on a phone behind a tab. */
export const overlaySwitch = (overlay: string): readonly string[] => [`[data-overlay="${overlay}"]`, '#tab-view'];
