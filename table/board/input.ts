import type { Point } from '@impulse/engine';

/** Pointer gestures on the board, told in pixels of the page from its top left corner. */
export interface Gestures {
  /** What lies under a point: a hex, and a counter that may be picked up with this kind of pointer. */
  under(at: Point, touch: boolean): { readonly hex: number; readonly draggable: boolean };
  tap(at: Point): void;
  inspect(at: Point): void;
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  /** The map keeps moving after a swipe, in pixels per millisecond. */
  fling(vx: number, vy: number): void;
  zoom(factor: number, at: Point): void;
  /** Wheel: the same, but it may glide. */
  wheel(factor: number, at: Point): void;
  pick(at: Point): void;
  carry(at: Point): void;
  drop(at: Point): void;
  /** The counter goes back where it was. */
  putBack(): void;
  /** The pointer came down: whatever glides stops. */
  touched(): void;
}

const longPress = 500;
/** A pointer has to move so far before a press becomes a pan or a drag. */
const slack = { mouse: 4, touch: 10 };

interface Held {
  x: number;
  y: number;
}

type Mode = 'idle' | 'press' | 'pan' | 'drag' | 'pinch' | 'spent';

export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const held = new Map<number, Held>();
  let mode: Mode = 'idle';
  let start: Point = { x: 0, y: 0 };
  let draggable = false;
  let timer = 0;
  let velocity = { x: 0, y: 0, at: 0 };

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const stopTimer = (): void => {
    window.clearTimeout(timer);
    timer = 0;
  };

  const cancelDrag = (): void => {
    if (mode === 'drag') gestures.putBack();
  };

  const pair = (): [Held, Held] => {
    const [a, b] = held.values();
    return [a, b];
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button === 2) return;
    const at = place(event);
    gestures.touched();
    held.set(event.pointerId, { ...at });
    element.setPointerCapture(event.pointerId);
    if (held.size === 2) {
      stopTimer();
      cancelDrag();
      mode = 'pinch';
      return;
    }
    if (held.size > 2) return;
    start = at;
    velocity = { x: 0, y: 0, at: event.timeStamp };
    if (event.pointerType === 'mouse' && event.button === 1) {
      event.preventDefault();
      mode = 'pan';
      return;
    }
    mode = 'press';
    const touch = event.pointerType !== 'mouse';
    draggable = gestures.under(at, touch).draggable;
    if (touch) {
      timer = window.setTimeout(() => {
        if (mode !== 'press') return;
        mode = 'spent';
        gestures.inspect(start);
      }, longPress);
    }
  };

  const move = (event: PointerEvent): void => {
    const at = place(event);
    const own = held.get(event.pointerId);
    if (!own) {
      if (event.pointerType === 'mouse' && held.size === 0) gestures.hover(at);
      return;
    }
    const before = { ...own };
    if (mode === 'pinch' && held.size === 2) {
      pinch(own, at);
      return;
    }
    own.x = at.x;
    own.y = at.y;
    if (mode === 'press') {
      const far = event.pointerType === 'mouse' ? slack.mouse : slack.touch;
      if (Math.hypot(at.x - start.x, at.y - start.y) < far) return;
      stopTimer();
      mode = draggable ? 'drag' : 'pan';
      if (mode === 'drag') gestures.pick(start);
      else gestures.hover(null);
      before.x = start.x;
      before.y = start.y;
    }
    if (mode === 'drag') gestures.carry(at);
    if (mode === 'pan') {
      gestures.pan(at.x - before.x, at.y - before.y);
      const time = Math.max(event.timeStamp - velocity.at, 1);
      const keep = Math.exp(-time / 60);
      velocity = {
        x: velocity.x * keep + ((at.x - before.x) / time) * (1 - keep),
        y: velocity.y * keep + ((at.y - before.y) / time) * (1 - keep),
        at: event.timeStamp,
      };
    }
  };

  const pinch = (own: Held, at: Point): void => {
    const [a, b] = pair();
    const spread = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    own.x = at.x;
    own.y = at.y;
    const wider = Math.hypot(a.x - b.x, a.y - b.y);
    gestures.pan((a.x + b.x) / 2 - middle.x, (a.y + b.y) / 2 - middle.y);
    if (spread > 0) gestures.zoom(wider / spread, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  };

  const up = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId)) return;
    stopTimer();
    const at = place(event);
    if (held.size > 0) {
      // The finger that stays goes on panning.
      mode = held.size === 1 ? 'pan' : mode;
      velocity = { x: 0, y: 0, at: event.timeStamp };
      return;
    }
    if (mode === 'press') gestures.tap(at);
    if (mode === 'drag') gestures.drop(at);
    if (mode === 'pan' && event.timeStamp - velocity.at < 50) gestures.fling(velocity.x, velocity.y);
    mode = 'idle';
    if (event.pointerType === 'mouse') gestures.hover(at);
    else gestures.hover(null);
  };

  const cancel = (event: PointerEvent): void => {
    if (!held.delete(event.pointerId)) return;
    stopTimer();
    cancelDrag();
    if (held.size === 0) mode = 'idle';
  };

  const leave = (event: PointerEvent): void => {
    if (held.size === 0 && event.pointerType === 'mouse') gestures.hover(null);
  };

  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    // A long press on a touch screen asks for the menu too, and has been answered already.
    if (mode === 'idle') gestures.inspect(place(event));
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    const pixels = Math.max(-240, Math.min(240, event.deltaY * unit));
    // The pinch of a touchpad arrives as a wheel with Ctrl, in much smaller steps.
    if (event.ctrlKey) gestures.zoom(Math.exp(-pixels * 0.01), place(event));
    else gestures.wheel(Math.exp(-pixels * 0.0022), place(event));
  };

  // What a tap brings up may come to lie under the finger: the click that browsers send after it must not press that.
  const lifted = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };

  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || mode !== 'drag') return;
    event.preventDefault();
    event.stopPropagation();
    gestures.putBack();
    mode = 'spent';
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('contextmenu', menu);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('touchend', lifted, { passive: false });
  window.addEventListener('keydown', escape, true);

  return () => {
    stopTimer();
    window.removeEventListener('keydown', escape, true);
  };
}
