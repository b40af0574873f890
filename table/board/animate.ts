import type { Grid, Point } from '@impulse/engine';
import { place } from './counters.js';
import { drawAttack, onScreen } from './path.js';
import type { Projection } from './scene.js';
import type { Sprites } from './sprites.js';
import { counterSide } from './stacks.js';
import type { Animation, Counter, Paper } from './types.js';

/**
 * Acts out what happened, one thing after the other. Whether the host shows the new position before or after playing,
 * every counter stands where the story has brought it so far.
 */
export interface Stage {
  play(animations: readonly Animation[], speed: number): Promise<void>;
  /** Ends everything at once. */
  skip(): void;
  /** Moves on to this time; false when nothing is being played. */
  advance(now: number): boolean;
  draw(paper: Paper, p: Projection, sprites: Sprites, size: number): void;
  /** Counters that are not where their stacks show them. */
  readonly standing: () => ReadonlyMap<string, Point | null>;
}

interface Playing {
  readonly animations: readonly Animation[];
  readonly speed: number;
  readonly finished: () => void;
  index: number;
  began: number;
  part: number;
}

/** Milliseconds at speed 1; speed 2 takes twice as long, 3 three times. */
const perHex = 80;
const shortestMove = 150;
const longestMove = 620;
const attackTime = 380;
const destroyTime = 340;

export function duration(animation: Animation, speed: number): number {
  if (animation.kind === 'attack') return attackTime * speed;
  if (animation.kind === 'destroy') return destroyTime * speed;
  const steps = animation.hexes.length - 1;
  return steps < 1 ? 0 : Math.min(longestMove, Math.max(shortestMove, perHex * steps)) * speed;
}

const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** A point part of the way along a line of hexes. */
export function along(grid: Grid, hexes: readonly number[], part: number): Point {
  const steps = hexes.length - 1;
  const at = Math.min(Math.max(part, 0), 1) * steps;
  const index = Math.min(Math.floor(at), Math.max(steps - 1, 0));
  const from = grid.centre(hexes[index]);
  const to = grid.centre(hexes[Math.min(index + 1, steps)]);
  const rest = at - index;
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}

/** Where every counter of the story stands before its animation `index` begins to play; null: it is gone. */
export function standingAt(grid: Grid, animations: readonly Animation[], index: number): Map<string, Point | null> {
  const standing = new Map<string, Point | null>();
  animations.forEach((animation, i) => {
    if (animation.kind === 'attack') return;
    const { id } = animation.counter;
    if (i < index) {
      standing.set(id, animation.kind === 'destroy' ? null : grid.centre(animation.hexes[animation.hexes.length - 1]));
    } else if (!standing.has(id)) {
      standing.set(id, grid.centre(animation.kind === 'destroy' ? animation.hex : animation.hexes[0]));
    }
  });
  return standing;
}

const nothing: ReadonlyMap<string, Point | null> = new Map();

export function createStage(grid: Grid, changed: () => void): Stage {
  const queue: Playing[] = [];
  let standing = nothing;
  let counters: ReadonlyMap<string, Counter> = new Map();

  const refresh = (): void => {
    const playing = queue[0];
    standing = playing ? standingAt(grid, playing.animations, playing.index) : nothing;
    const shown = new Map<string, Counter>();
    for (const animation of playing?.animations ?? []) {
      if (animation.kind !== 'attack') shown.set(animation.counter.id, animation.counter);
    }
    counters = shown;
    changed();
  };

  return {
    standing: () => standing,
    play: (animations, speed) =>
      new Promise((finished) => {
        queue.push({ animations, speed, finished, index: 0, began: -1, part: 0 });
        if (queue.length === 1) refresh();
      }),
    skip() {
      const ended = queue.splice(0);
      refresh();
      for (const playing of ended) playing.finished();
    },
    advance(now) {
      for (;;) {
        const playing = queue[0];
        if (!playing) return false;
        const animation = playing.animations[playing.index];
        if (!animation) {
          queue.shift();
          refresh();
          playing.finished();
          continue;
        }
        if (playing.began < 0) playing.began = now;
        const time = duration(animation, playing.speed);
        playing.part = time > 0 ? (now - playing.began) / time : 1;
        if (playing.part < 1) return true;
        playing.began += time;
        playing.index++;
        playing.part = 0;
        refresh();
      }
    },
    draw(paper, p, sprites, size) {
      const playing = queue[0];
      if (!playing) return;
      const animation = playing.animations[playing.index];
      for (const [id, at] of standing) {
        if (!at || (animation?.kind !== 'attack' && animation?.counter.id === id)) continue;
        place(paper, p, sprites.counter(counters.get(id)!, size), at, counterSide);
      }
      if (animation) drawOne(paper, p, sprites, size, grid, animation, playing.part);
    },
  };
}

function drawOne(
  paper: Paper,
  p: Projection,
  sprites: Sprites,
  size: number,
  grid: Grid,
  animation: Animation,
  part: number,
): void {
  switch (animation.kind) {
    case 'move': {
      const at = along(grid, animation.hexes, ease(part));
      const hop = Math.sin(Math.PI * part) * 0.05;
      place(paper, p, sprites.counter(animation.counter, size), { x: at.x, y: at.y - hop }, counterSide * (1 + hop));
      return;
    }
    case 'attack': {
      const [from, to] = [onScreen(p, grid.centre(animation.from)), onScreen(p, grid.centre(animation.to))];
      drawAttack(paper, p, from, to, Math.min(1, part * 2.5));
      if (part > 0.35) drawBurst(paper, p, to, (part - 0.35) / 0.65, animation.hit);
      return;
    }
    case 'destroy': {
      const centre = grid.centre(animation.hex);
      paper.globalAlpha = Math.max(0, 1 - part);
      place(paper, p, sprites.counter(animation.counter, size), centre, counterSide * (1 + 0.15 * part));
      paper.globalAlpha = 1;
      drawBurst(paper, p, onScreen(p, centre), part, true);
    }
  }
}

/** A hit burns, a miss only raises dust. */
function drawBurst(paper: Paper, p: Projection, at: Point, part: number, hit: boolean): void {
  const fade = Math.max(0, 1 - part);
  const reach = (hit ? 0.62 : 0.42) * p.scale * (0.45 + 0.55 * Math.sqrt(part));
  paper.save();
  paper.translate(at.x, at.y);
  const glow = paper.createRadialGradient(0, 0, 0, 0, 0, reach);
  glow.addColorStop(0, hit ? `rgb(255 250 210 / ${95 * fade}%)` : `rgb(236 216 170 / ${85 * fade}%)`);
  glow.addColorStop(0.45, hit ? `rgb(255 150 30 / ${85 * fade}%)` : `rgb(206 178 122 / ${60 * fade}%)`);
  glow.addColorStop(1, hit ? 'rgb(190 20 10 / 0%)' : 'rgb(170 140 90 / 0%)');
  paper.fillStyle = glow;
  paper.beginPath();
  paper.arc(0, 0, reach, 0, 2 * Math.PI);
  paper.fill();
  if (hit) {
    paper.strokeStyle = `rgb(120 10 5 / ${90 * fade}%)`;
    paper.lineWidth = Math.max(0.03 * p.scale, 1.5 * p.ratio);
    paper.lineCap = 'round';
    paper.beginPath();
    for (let ray = 0; ray < 9; ray++) {
      const angle = (ray / 9) * 2 * Math.PI + 0.3;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      paper.moveTo(x * reach * 0.45, y * reach * 0.45);
      paper.lineTo(x * reach * (ray % 2 === 0 ? 0.95 : 0.75), y * reach * (ray % 2 === 0 ? 0.95 : 0.75));
    }
    paper.stroke();
  }
  paper.restore();
}
