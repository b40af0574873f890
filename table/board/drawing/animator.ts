import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import type { Animation, Face, Past } from '../types.js';

/**
 * Acts out what happened. Stories run at the same time; within a story one thing comes after the other, and units that
 * move one after the other move at once. Whether the host shows the new position before or after playing, every counter
 * stands where its story has brought it so far.
 */
export interface Animator {
  readonly grid: Grid;
  stories: readonly Story[];
  /** What is shown as it was, until the host says otherwise. */
  past: Past | null;
  /** Counters that are not where their stacks show them; null: gone. */
  standing: ReadonlyMap<string, Point | null>;
  /** Told when `standing` has changed. */
  readonly changed: () => void;
}

export interface Story {
  readonly animations: readonly Animation[];
  readonly speed: number;
  readonly finished: () => void;
  /** Those from `index` up to `end` are being played, since `began`, for `elapsed` milliseconds. */
  index: number;
  end: number;
  began: number;
  elapsed: number;
}

/** Milliseconds at speed 1; speed 2 takes twice as long, 3 three times. */
const perHex = 80;
const shortestMove = 150;
const longestMove = 620;
const times = { attack: 380, destroy: 340, note: 520 } as const;

export const makeAnimator = (grid: Grid, changed: () => void): Animator => ({
  grid,
  stories: [],
  past: null,
  standing: new Map(),
  changed,
});

export function duration(animation: Animation, speed: number): number {
  if (animation.kind !== 'move') return times[animation.kind] * speed;
  const steps = animation.hexes.length - 1;
  return steps < 1 ? 0 : Math.min(longestMove, Math.max(shortestMove, perHex * steps)) * speed;
}

/** Where the animations end that are played at once with the one at `index`: moves of different units. */
export function endOfGroup(animations: readonly Animation[], index: number): number {
  const moved = new Set<string>();
  let end = index;
  for (; end < animations.length; end++) {
    const animation = animations[end];
    if (animation.kind !== 'move' || moved.has(animation.id)) break;
    moved.add(animation.id);
  }
  return Math.max(end, index + 1);
}

/** What part of one of the animations being played is over. */
export const partOf = ({ elapsed, speed }: Story, animation: Animation): number => {
  const time = duration(animation, speed);
  return time > 0 ? Math.min(1, elapsed / time) : 1;
};

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
  const { grid, past, stories } = animator;
  const scenes: readonly Past[] = past ? [past, ...stories] : stories;
  animator.standing = new Map(scenes.flatMap(({ animations, index }) => [...standingAt(grid, animations, index)]));
  animator.changed();
}

export function recall(animator: Animator, past: Past | null): void {
  animator.past = past;
  refresh(animator);
}

/** A unit that is in another story already goes on from the end of that one. */
export function play(animator: Animator, animations: readonly Animation[], speed: number): Promise<void> {
  const units = facesOf(animations);
  end(animator, (story) => [...facesOf(story.animations).keys()].some((id) => units.has(id)));
  return new Promise((finished) => {
    const story = { animations, speed, finished, index: 0, end: endOfGroup(animations, 0), began: -1, elapsed: 0 };
    animator.stories = [...animator.stories, story];
    refresh(animator);
  });
}

/** Ends everything at once. */
export const skip = (animator: Animator): void => end(animator, () => true);

function end(animator: Animator, wanted: (story: Story) => boolean): void {
  const ended = animator.stories.filter(wanted);
  if (ended.length === 0) return;
  animator.stories = animator.stories.filter((story) => !ended.includes(story));
  refresh(animator);
  for (const story of ended) story.finished();
}

/** Moves on to this time; false when nothing is being played. */
export function advance(animator: Animator, now: number): boolean {
  const before = animator.stories.map(({ index }) => index);
  for (const story of animator.stories) advanceStory(story, now);
  if (animator.stories.some(({ index }, i) => index !== before[i])) refresh(animator);
  end(animator, ({ index, animations }) => index >= animations.length);
  return animator.stories.length > 0;
}

function advanceStory(story: Story, now: number): void {
  const { animations, speed } = story;
  if (story.began < 0) story.began = now;
  while (story.index < animations.length) {
    const playing = animations.slice(story.index, story.end);
    const time = Math.max(...playing.map((animation) => duration(animation, speed)));
    story.elapsed = now - story.began;
    if (story.elapsed < time) return;
    story.began += time;
    story.elapsed = 0;
    story.index = story.end;
    story.end = endOfGroup(animations, story.index);
  }
}
