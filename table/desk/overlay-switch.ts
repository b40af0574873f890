import type { Desk } from './desk.js';

/** Switches an overlay on or off; one about a unit says so while none is chosen that it could be about. */
export function toggleOverlay({ chair, selection, display }: Desk, id: string): void {
  display.toggleOverlay(id);
  if (!display.overlays.value.has(id)) return;
  const { aids, state, seat } = chair.now();
  if (aids.overlays.find((one) => one.id === id)?.about !== 'unit') return;
  const { hexes, lines } = aids.overlay(state, seat, id, selection.units.value[0] ?? null, selection.inspected.value);
  if (hexes.length + lines.length === 0) chair.notice.value = { kind: 'overlay-unit' };
}
