import type { Grid, Point } from '@impulse/engine/hex/hex.js';
import { facesOf, partOf, type Animator } from './animator.js';
import { drawBurst } from './burst.js';
import { counterPixels } from './counters.js';
import { drawAttack } from './path.js';
import type { Picture } from '../picture.js';
import { place } from './place.js';
import { onScreen, type Projection } from '../camera/projection.js';
import type { Sprite, Sprites } from './sprites.js';
import { counterSide } from '../stacks.js';
import type { Animation, Face, Paper } from '../types.js';
import { figures } from './fonts.js';

/** What is being acted out in its present moment, and what is shown as it was. */
export function drawPlayed(paper: Paper, picture: Picture, p: Projection, sprites: Sprites, animator: Animator): void {
  const { past, stories, standing } = animator;
  const size = counterPixels(picture);
  const spriteOf = (face: Face): Sprite => sprites.counter({ face, mood: 'plain' }, size, picture.ratio);
  const playing = stories.flatMap((story) =>
    story.animations.slice(story.index, story.end).map((one) => ({ one, story })),
  );
  const acting = new Set(playing.flatMap(({ one }) => ('id' in one ? one.id : [])));
  const faces = facesOf([...(past?.animations ?? []), ...stories.flatMap(({ animations }) => animations)]);
  for (const [id, at] of standing) {
    const face = faces.get(id);
    if (at && face && !acting.has(id)) place(paper, p, spriteOf(face), at, counterSide);
  }
  for (const { one, story } of playing) drawAnimation(paper, picture, p, spriteOf, one, partOf(story, one));
}

function drawAnimation(
  paper: Paper,
  { art: { grid, colours } }: Picture,
  p: Projection,
  spriteOf: (face: Face) => Sprite,
  animation: Animation,
  part: number,
): void {
  switch (animation.kind) {
    case 'move': {
      const at = along(grid, animation.hexes, ease(part));
      const hop = Math.sin(Math.PI * part) * 0.05;
      place(paper, p, spriteOf(animation.face), { x: at.x, y: at.y - hop }, counterSide * (1 + hop));
      return;
    }
    case 'attack': {
      const [from, to] = [onScreen(p, grid.centre(animation.from)), onScreen(p, grid.centre(animation.to))];
      drawAttack(paper, p, from, to, Math.min(1, part * 2.5));
      if (part > 0.35) drawBurst(paper, p, to, (part - 0.35) / 0.65, animation.hit, colours.dust);
      return;
    }
    case 'destroy': {
      const centre = grid.centre(animation.hex);
      paper.globalAlpha = Math.max(0, 1 - part);
      place(paper, p, spriteOf(animation.face), centre, counterSide * (1 + 0.15 * part));
      paper.globalAlpha = 1;
      drawBurst(paper, p, onScreen(p, centre), part, true, colours.dust);
      return;
    }
    case 'note':
      drawNote(paper, p, onScreen(p, grid.centre(animation.hex)), animation.text, part);
  }
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

function drawNote(paper: Paper, p: Projection, at: Point, text: string, part: number): void {
  const size = Math.max(0.3 * p.scale, 13 * p.ratio);
  paper.save();
  paper.globalAlpha = Math.min(1, 3 * (1 - part));
  paper.font = `bold ${size.toFixed(1)}px ${figures}`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.lineJoin = 'round';
  paper.lineWidth = size * 0.28;
  paper.strokeStyle = '#fffdf4';
  const y = at.y - (0.25 + 0.35 * part) * p.scale;
  paper.strokeText(text, at.x, y);
  paper.fillStyle = '#a3121a';
  paper.fillText(text, at.x, y);
  paper.restore();
}
