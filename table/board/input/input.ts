import type { Point } from '@impulse/engine/hex/hex.js';
import {
  abandon,
  cancel,
  holdLong,
  makeGesture,
  move,
  press,
  release,
  type GestureEvents,
  type Touch,
} from './gestures.js';

/** The page's pointer events, handed on as gestures. */
export interface PointerEvents extends GestureEvents {
  /** The same as a zoom, but it may glide. */
  wheel(factor: number, at: Point): void;
}

const longPress = 500;

export function listen(element: HTMLElement, events: PointerEvents): () => void {
  const gesture = makeGesture(events);
  let timer = 0;
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const touchOf = (event: PointerEvent): Touch => ({
    ...at(event),
    id: event.pointerId,
    mouse: event.pointerType === 'mouse',
    shift: event.shiftKey,
    time: event.timeStamp,
  });

  element.addEventListener('pointerdown', (event) => {
    const touch = touchOf(event);
    if (touch.mouse && event.button === 2) return;
    const middleButton = touch.mouse && event.button === 1;
    if (middleButton) event.preventDefault();
    element.setPointerCapture(event.pointerId);
    window.clearTimeout(timer);
    press(gesture, touch, middleButton);
    if (!touch.mouse) timer = window.setTimeout(() => holdLong(gesture), longPress);
  });
  element.addEventListener('pointermove', (event) => move(gesture, touchOf(event)));
  element.addEventListener('pointerup', (event) => release(gesture, touchOf(event)));
  element.addEventListener('pointercancel', (event) => cancel(gesture, event.pointerId));
  element.addEventListener('pointerleave', (event) => {
    if (gesture.held.size === 0 && event.pointerType === 'mouse') events.hover(null);
  });
  element.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    // A long press on a touch screen asks for the menu too, and has been answered already.
    if (gesture.mode === 'idle') events.inspect(at(event));
  });
  element.addEventListener('wheel', (event) => turnWheel(event, at(event), events), { passive: false });
  // What a tap brings up may come to lie under the finger: the click that browsers send after it must not press that.
  element.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), { passive: false });

  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !abandon(gesture)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', escape, true);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('keydown', escape, true);
  };
}

/** Pixels of one line and one page of a wheel that counts in these. */
const wheelUnits: Readonly<Record<number, number>> = { 1: 18, 2: 400 };

function turnWheel(event: WheelEvent, at: Point, events: PointerEvents): void {
  event.preventDefault();
  const pixels = Math.max(-240, Math.min(240, event.deltaY * (wheelUnits[event.deltaMode] ?? 1)));
  // The pinch of a touchpad arrives as a wheel with Ctrl, in much smaller steps.
  if (event.ctrlKey) events.zoom(Math.exp(-pixels * 0.01), at);
  else events.wheel(Math.exp(-pixels * 0.0022), at);
}
