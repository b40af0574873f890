import { between, sameCamera, type Camera } from './camera.js';

/** Moves the camera smoothly: to a goal, or on after a swipe until friction stops it. */
export interface Glide {
  to(goal: Camera): void;
  fling(vx: number, vy: number): void;
  stop(): void;
  /** Where the camera is going, or where it is. */
  goal(): Camera;
  /** Moves on to this time; true while there is more to come. */
  advance(now: number): boolean;
}

const time = 170;
const friction = 0.0042;
const slowest = 0.02;

export function createGlide(
  camera: () => Camera,
  set: (camera: Camera) => void,
  calm: () => boolean,
  wake: () => void,
): Glide {
  let way: { readonly from: Camera; readonly to: Camera; began: number } | null = null;
  let swipe: { x: number; y: number; at: number } | null = null;

  return {
    to(goal) {
      swipe = null;
      way = null;
      if (sameCamera(goal, camera())) return;
      if (calm()) {
        set(goal);
        return;
      }
      way = { from: camera(), to: goal, began: -1 };
      wake();
    },
    fling(vx, vy) {
      if (calm() || Math.hypot(vx, vy) < 0.15) return;
      swipe = { x: vx, y: vy, at: -1 };
      wake();
    },
    stop() {
      way = null;
      swipe = null;
    },
    goal: () => way?.to ?? camera(),
    advance(now) {
      if (way) {
        if (way.began < 0) way.began = now - 16;
        const part = Math.min((now - way.began) / time, 1);
        set(between(way.from, way.to, 1 - (1 - part) ** 3));
        if (part >= 1) way = null;
        return way !== null;
      }
      if (!swipe) return false;
      const step = swipe.at < 0 ? 16 : Math.min(now - swipe.at, 50);
      swipe.at = now;
      const { x, y, scale } = camera();
      set({ x: x - (swipe.x * step) / scale, y: y - (swipe.y * step) / scale, scale });
      const keep = Math.exp(-friction * step);
      swipe.x *= keep;
      swipe.y *= keep;
      if (Math.hypot(swipe.x, swipe.y) < slowest) swipe = null;
      return swipe !== null;
    },
  };
}
