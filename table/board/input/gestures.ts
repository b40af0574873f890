import type { Point } from '@impulse/engine/hex/hex.js';

/**
 * What pointers do, told as gestures: taps, pans, pinches and drags. Places are pixels of the page from the board's top
 * left corner. Nothing here knows the page, so that a test can be a hand.
 */
export interface GestureEvents {
  /** Is there a counter that may be picked up with this kind of pointer? */
  draggable(at: Point, touch: boolean): boolean;
  /** `shift`: with that key. */
  tap(at: Point, shift: boolean): void;
  inspect(at: Point): void;
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  /** The map keeps moving after a swipe, in pixels per millisecond. */
  fling(vx: number, vy: number): void;
  zoom(factor: number, at: Point): void;
  pick(at: Point): void;
  carry(at: Point): void;
  drop(at: Point): void;
  /** The counter goes back where it was. */
  putBack(): void;
  /** The pointer came down: whatever glides stops. */
  touched(): void;
}

export interface Gesture {
  readonly events: GestureEvents;
  readonly held: Map<number, Point>;
  mode: 'idle' | 'press' | 'pan' | 'drag' | 'pinch' | 'spent';
  start: Point;
  draggable: boolean;
  velocity: { readonly x: number; readonly y: number; readonly at: number };
}

/** A pointer at a place and a time. */
export interface Touch extends Point {
  readonly id: number;
  readonly mouse: boolean;
  readonly shift?: boolean;
  readonly time: number;
}

/** A pointer has to move so far before a press becomes a pan or a drag. */
const slack = { mouse: 4, touch: 10 };
/** After a pause of this many milliseconds a swipe is not flung on. */
const flingPause = 50;
/** So many milliseconds of a swipe count for its speed. */
const memory = 60;

export const makeGesture = (events: GestureEvents): Gesture => ({
  events,
  held: new Map(),
  mode: 'idle',
  start: { x: 0, y: 0 },
  draggable: false,
  velocity: { x: 0, y: 0, at: 0 },
});

export function press(gesture: Gesture, touch: Touch, middleButton: boolean): void {
  const { events, held } = gesture;
  events.touched();
  held.set(touch.id, place(touch));
  if (held.size === 2) {
    if (gesture.mode === 'drag') events.putBack();
    gesture.mode = 'pinch';
  }
  if (held.size > 1) return;
  gesture.start = place(touch);
  gesture.velocity = { x: 0, y: 0, at: touch.time };
  gesture.mode = middleButton ? 'pan' : 'press';
  gesture.draggable = !middleButton && events.draggable(place(touch), !touch.mouse);
}

/** The pointer has stayed where it came down: what a finger does for a second button. */
export function holdLong(gesture: Gesture): void {
  if (gesture.mode !== 'press') return;
  gesture.mode = 'spent';
  gesture.events.inspect(gesture.start);
}

export function move(gesture: Gesture, touch: Touch): void {
  const { events, held } = gesture;
  const before = held.get(touch.id);
  if (!before) {
    if (touch.mouse && held.size === 0) events.hover(place(touch));
    return;
  }
  held.set(touch.id, place(touch));
  if (gesture.mode === 'pinch' && held.size === 2) pinch(gesture, touch, before);
  else if (gesture.mode === 'press') outgrow(gesture, touch);
  else if (gesture.mode === 'pan') pan(gesture, touch, before);
  else if (gesture.mode === 'drag') events.carry(place(touch));
}

/** A press that has moved far enough becomes a drag or a pan, from where it began. */
function outgrow(gesture: Gesture, touch: Touch): void {
  const { events, start } = gesture;
  if (Math.hypot(touch.x - start.x, touch.y - start.y) < (touch.mouse ? slack.mouse : slack.touch)) return;
  if (gesture.draggable) {
    gesture.mode = 'drag';
    events.pick(start);
    events.carry(place(touch));
  } else {
    gesture.mode = 'pan';
    events.hover(null);
    pan(gesture, touch, start);
  }
}

function pan(gesture: Gesture, { x, y, time }: Touch, from: Point): void {
  const { velocity } = gesture;
  gesture.events.pan(x - from.x, y - from.y);
  const passed = Math.max(time - velocity.at, 1);
  const keep = Math.exp(-passed / memory);
  gesture.velocity = {
    x: velocity.x * keep + ((x - from.x) / passed) * (1 - keep),
    y: velocity.y * keep + ((y - from.y) / passed) * (1 - keep),
    at: time,
  };
}

function pinch({ events, held }: Gesture, moved: Touch, from: Point): void {
  const other = [...held].find(([id]) => id !== moved.id)?.[1] ?? from;
  const middle = { x: (moved.x + other.x) / 2, y: (moved.y + other.y) / 2 };
  events.pan((moved.x - from.x) / 2, (moved.y - from.y) / 2);
  const spread = Math.hypot(from.x - other.x, from.y - other.y);
  if (spread > 0) events.zoom(Math.hypot(moved.x - other.x, moved.y - other.y) / spread, middle);
}

export function release(gesture: Gesture, touch: Touch): void {
  const { events, held, mode, velocity } = gesture;
  if (!held.delete(touch.id)) return;
  if (held.size > 0) {
    // The finger that stays goes on panning.
    if (held.size === 1) gesture.mode = 'pan';
    gesture.velocity = { x: 0, y: 0, at: touch.time };
    return;
  }
  gesture.mode = 'idle';
  if (mode === 'press') events.tap(place(touch), touch.shift === true);
  if (mode === 'drag') events.drop(place(touch));
  if (mode === 'pan' && touch.time - velocity.at < flingPause) events.fling(velocity.x, velocity.y);
  events.hover(touch.mouse ? place(touch) : null);
}

/** The page has taken the pointer away. */
export function cancel(gesture: Gesture, id: number): void {
  if (!gesture.held.delete(id)) return;
  if (gesture.mode === 'drag') gesture.events.putBack();
  if (gesture.held.size === 0) gesture.mode = 'idle';
}

/** The player thinks better of a drag; true when there was one. */
export function abandon(gesture: Gesture): boolean {
  if (gesture.mode !== 'drag') return false;
  gesture.events.putBack();
  gesture.mode = 'spent';
  return true;
}

const place = ({ x, y }: Point): Point => ({ x, y });
