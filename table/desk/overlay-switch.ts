import type { Seat, Shade } from '@impulse/engine';
import type { Desk } from './desk.js';

type Looked = Pick<Desk, 'chair' | 'selection'>;

/**
 * What an overlay paints, as this seat sees it. One about a unit is about the one in hand; while nobody is in hand, about
 * the first of those looked at that there is something to say of.
 */
export function overlayPainted({ chair, selection }: Looked, seat: Seat, id: string, state = chair.now().state): Shade {
  const { aids } = chair.now();
  const [unit] = selection.units.value;
  const hex = selection.inspected.value;
  const paint = (about: string | null): Shade => aids.overlay(state, seat, id, about, hex);
  if (unit !== undefined || hex === null || !isAboutUnit(chair, id)) return paint(unit ?? null);
  for (const here of chair.stacks.value.get(hex) ?? []) {
    const painted = here === null ? null : paint(here);
    if (painted && !isBlank(painted)) return painted;
  }
  return paint(null);
}

const isAboutUnit = (chair: Desk['chair'], id: string): boolean =>
  chair.now().aids.overlays.find((one) => one.id === id)?.about === 'unit';

const isBlank = ({ hexes, lines }: Shade): boolean => hexes.length + lines.length === 0;

/** Switches an overlay on or off; one about a unit says so while none is chosen that it could be about. */
export function toggleOverlay({ chair, selection, display }: Desk, id: string): void {
  // What was said of another overlay is not said of this one.
  if (chair.notice.value?.kind === 'overlay-unit') chair.notice.value = null;
  display.toggleOverlay(id);
  if (!display.overlays.value.has(id) || !isAboutUnit(chair, id)) return;
  const painted = overlayPainted({ chair, selection }, chair.now().seat, id);
  if (isBlank(painted)) chair.notice.value = { kind: 'overlay-unit' };
}
