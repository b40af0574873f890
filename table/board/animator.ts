import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import type { Animation, Face } from './types.js';

/**
 * Acts out what happened, one thing after the other. Whether the host shows the new position before or after playing,
 * every counter stands where the story has brought it so far.
 */
export interface Animator {
  readonly grid: Grid;
  /** Stories; the first is being played. */
  readonly queue: Story[];
  /** Counters that are not where their stacks show them; null: gone. */
  standing: ReadonlyMap<string, Point | null>;
  /** Told when `standing` has changed. */
  readonly changed: () => void;
}

export interface Story {
  readonly animations: readonly Animation[];
  readonly speed: number;
  readonly finished: () => void;
  /** Which animation is being played, since when, and what part of it is over. */
  index: number;
  began: number;
  part: number;
}

/** Milliseconds at speed 1; speed 2 takes twice as long, 3 three times. */
const perHex = 80;
const shortestMove = 150;
const longestMove = 620;
const times = { attack: 380, destroy: 340, note: 520 } as const;

export const makeAnimator = (grid: Grid, changed: () => void): Animator => ({
  grid,
  queue: [],
  standing: new Map(),
  changed,
});

export function duration(animation: Animation, speed: number): number {
  if (animation.kind !== 'move') return times[animation.kind] * speed;
  const steps = animation.hexes.length - 1;
  return steps < 1 ? 0 : Math.min(longestMove, Math.max(shortestMove, perHex * steps)) * speed;
}

/** Where every counter of the story stands before its animation `index` begins to play; null: it is gone. */
export function standingAt(grid: Grid, animations: readonly Animation[], index: number): Map<string, Point | null> {
  const standing = new Map<string, Point | null>();
  animations.forEach((animation, i) => {
    if (animation.kind === 'attack' || animation.kind === 'note') return;
    const { id } = animation;
    if (i < index) {
      standing.set(id, animation.kind === 'destroy' ? null : grid.centre(animation.hexes[animation.hexes.length - 1]));
    } else if (!standing.has(id)) {
      standing.set(id, grid.centre(animation.kind === 'destroy' ? animation.hex : animation.hexes[0]));
    }
  });
  return standing;
}

/** Faces of all counters of a story. */
export function facesOf(animations: readonly Animation[]): Map<string, Face> {
  const faces = new Map<string, Face>();
  for (const animation of animations) if ('face' in animation) faces.set(animation.id, animation.face);
  return faces;
}

function refresh(animator: Animator): void {
  const story = animator.queue[0];
  animator.standing = story ? standingAt(animator.grid, story.animations, story.index) : new Map();
  animator.changed();
}

export const play = (animator: Animator, animations: readonly Animation[], speed: number): Promise<void> =>
  new Promise((finished) => {
    animator.queue.push({ animations, speed, finished, index: 0, began: -1, part: 0 });
    if (animator.queue.length === 1) refresh(animator);
  });

/** Ends everything at once. */
export function skip(animator: Animator): void {
  const ended = animator.queue.splice(0);
  refresh(animator);
  for (const story of ended) story.finished();
}

/** Moves on to this time; false when nothing is being played. */
export function advance(animator: Animator, now: number): boolean {
  for (;;) {
    const story = animator.queue[0];
    if (!story) return false;
    const animation = story.animations[story.index];
    if (!animation) {
      animator.queue.shift();
      refresh(animator);
      story.finished();
      continue;
    }
    if (story.began < 0) story.began = now;
    const time = duration(animation, story.speed);
    story.part = time > 0 ? (now - story.began) / time : 1;
    if (story.part < 1) return true;
    story.began += time;
    story.index++;
    story.part = 0;
    refresh(animator);
  }
}
