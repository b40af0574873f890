import type { Point } from '@impulse/engine/hex/hex.js';
import type { Animator } from './animator.js';
import { drawPlayed } from './animation-drawing.js';
import { counterPixels } from './counters.js';
import { drawFlags } from './flags.js';
import { drawBadges } from './lit-hexes.js';
import type { HexShape } from './marks.js';
import { dark, gold, outline, twoTone, white } from './outline.js';
import { drawAttacks, drawPath, drawPathAttack } from './path.js';
import type { Picture } from '../picture.js';
import { place } from './place.js';
import { inSight, onScreen, type Projection } from '../camera/projection.js';
import type { Sprites } from './sprites.js';
import { badgeOf, counterSide, holds, placeInStack, stackLayout, withoutThose } from '../stacks.js';
import { drawTrailSigns } from './trails.js';
import type { Paper, Stack } from '../types.js';
import { drawWays } from './ways.js';

/** The topmost layer: everything that comes and goes while the player thinks. */

/** A pulse beats so often, then stays steady: nothing moves on an idle board. */
const beat = 700;
export const pulseTime = 4 * beat;

export function drawTransient(
  paper: Paper,
  picture: Picture,
  p: Projection,
  sprites: Sprites,
  shape: HexShape,
  now: number,
  animator: Animator,
): void {
  const { path } = picture.config;
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.clearRect(0, 0, p.width, p.height);
  drawChosen(paper, picture, p);
  drawWays(paper, picture, p);
  drawTrailSigns(paper, picture, p);
  if (path) drawPath(paper, picture, p, path);
  drawFlags(paper, picture, p);
  drawBadges(paper, picture, p, sprites);
  drawAttacks(paper, picture, p);
  if (path) drawPathAttack(paper, picture, p, path);
  drawPointed(paper, picture, p, shape, now);
  drawCursor(paper, picture, p, shape);
  drawPlayed(paper, picture, p, sprites, animator);
  drawDragged(paper, picture, p, sprites, shape);
}

/** The selected counters, wherever they lie. */
function drawChosen(paper: Paper, { config, art, standing }: Picture, p: Projection): void {
  const { selection, stacks, showCounters } = config;
  if (!selection || selection.units.length === 0 || !showCounters) return;
  for (const [hex, all] of stacks) {
    const stack = withoutThose(all, standing);
    for (const unit of selection.units) {
      if (!holds(stack, unit)) continue;
      const at = art.grid.centre(hex);
      paper.save();
      keepClearOf(paper, p, at, stack, unit);
      traceCounter(paper, p, at, stack, unit, 0.018);
      twoTone(paper, p, gold, dark, 0.03);
      paper.restore();
    }
  }
}

/** Nothing is drawn on the counters that lie on this one, nor on the badge of the stack. */
function keepClearOf(paper: Paper, p: Projection, at: Point, stack: Stack, unit: string): void {
  const layout = stackLayout(stack);
  const index = stack.counters.findIndex(({ id }) => id === unit);
  const side = counterSide * p.scale;
  const all = [0, 0, p.width, p.height] as const;
  for (const { x, y } of layout.slice(0, Math.min(index, layout.length - 1))) {
    paper.beginPath();
    paper.rect(...all);
    paper.rect(p.x + (at.x + x) * p.scale - side / 2, p.y + (at.y + y) * p.scale - side / 2, side, side);
    paper.clip('evenodd');
  }
  if (stack.badge === undefined) return;
  const badge = onScreen(p, badgeOf(stack, at));
  paper.beginPath();
  paper.rect(...all);
  paper.arc(badge.x, badge.y, 0.11 * p.scale, 0, 2 * Math.PI);
  paper.clip('evenodd');
}

/** Traces a counter of a stack, `gap` hexes outside its edge. */
function traceCounter(paper: Paper, p: Projection, at: Point, stack: Stack, unit: string, gap: number): void {
  const spot = placeInStack(stack, unit);
  const side = counterSide * p.scale;
  const rim = gap === 0 ? 0 : Math.max(gap * p.scale, 1.2 * p.ratio);
  const x = p.x + (at.x + spot.x) * p.scale - side / 2 - rim;
  const y = p.y + (at.y + spot.y) * p.scale - side / 2 - rim;
  paper.beginPath();
  paper.roundRect(x, y, side + 2 * rim, side + 2 * rim, gap === 0 ? 0 : side * 0.11);
}

function drawPointed(
  paper: Paper,
  { config, art, pulseStart }: Picture,
  p: Projection,
  shape: HexShape,
  now: number,
): void {
  const since = now - pulseStart;
  const swing = since < pulseTime ? 0.5 - 0.5 * Math.cos((since / beat) * 2 * Math.PI) : 0;
  for (const hex of config.pointed) {
    const at = art.grid.centre(hex);
    if (!inSight(p, at, 0.9)) continue;
    outline(paper, p, at, shape, 1.02 + 0.12 * swing);
    paper.globalAlpha = 1 - 0.35 * swing;
    twoTone(paper, p, '#ffffff', '#0b3f7a', 0.045);
    paper.globalAlpha = 1;
  }
}

function drawCursor(
  paper: Paper,
  { config, art, cursor, cursorUnit, cursorShown }: Picture,
  p: Projection,
  shape: HexShape,
): void {
  if (!cursorShown || cursor < 0) return;
  const at = art.grid.centre(cursor);
  outline(paper, p, at, shape, 0.86);
  paper.strokeStyle = white;
  paper.lineJoin = 'round';
  paper.lineWidth = Math.max(0.06 * p.scale, 3.5 * p.ratio);
  paper.stroke();
  paper.strokeStyle = '#0b5cad';
  paper.lineWidth = Math.max(0.035 * p.scale, 2 * p.ratio);
  paper.stroke();
  paper.setTransform(1, 0, 0, 1, 0, 0);
  const stack = config.stacks.get(cursor);
  if (!stack || cursorUnit === null) return;
  traceCounter(paper, p, at, stack, cursorUnit, 0);
  twoTone(paper, p, '#0b5cad', white, 0.03);
}

function drawDragged(paper: Paper, picture: Picture, p: Projection, sprites: Sprites, shape: HexShape): void {
  const { drag } = picture;
  if (!drag) return;
  const sprite = sprites.counter({ face: drag.face, mood: 'ready' }, counterPixels(picture), picture.ratio);
  paper.fillStyle = 'rgb(30 18 4 / 30%)';
  outline(paper, p, { x: drag.at.x + 0.05, y: drag.at.y + 0.14 }, shape, 0.55);
  paper.fill();
  paper.setTransform(1, 0, 0, 1, 0, 0);
  place(paper, p, sprite, drag.at, counterSide * 1.1);
}
