import type { Stage } from './animate.js';
import { place } from './counters.js';
import { drawFlags } from './flags.js';
import { badgeSprite, markSize, type HexShape } from './marks.js';
import { dark, gold, outline, twoTone, white } from './outline.js';
import { drawPath, drawPathAttack } from './path.js';
import { inSight, type Projection, type Scene } from './scene.js';
import type { Sprites } from './sprites.js';
import { counterSide, placeInStack } from './stacks.js';
import type { Paper } from './types.js';

/** The topmost layer: everything that comes and goes while the player thinks. */

/** A pulse beats so often, then stays steady: nothing moves on an idle board. */
const beat = 700;
export const pulseTime = 4 * beat;

export function drawTransient(
  paper: Paper,
  scene: Scene,
  p: Projection,
  sprites: Sprites,
  shape: HexShape,
  now: number,
  stage: Stage,
): void {
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.clearRect(0, 0, p.width, p.height);
  drawChosen(paper, scene, p);
  if (scene.config.path) drawPath(paper, scene, p, scene.config.path);
  drawFlags(paper, scene, p);
  drawBadges(paper, scene, p, sprites);
  if (scene.config.path) drawPathAttack(paper, scene, p, scene.config.path);
  drawPointed(paper, scene, p, shape, now);
  drawCursor(paper, scene, p, shape);
  stage.draw(paper, p, sprites, Math.max(4, Math.round(counterSide * scene.sharpScale)));
  drawDragged(paper, scene, p, sprites, shape);
}

/** The selected counters, wherever they lie. */
function drawChosen(paper: Paper, scene: Scene, p: Projection): void {
  const { selection, stacks, showCounters } = scene.config;
  if (!selection || selection.units.length === 0 || !showCounters) return;
  for (const [hex, all] of stacks) {
    if (all.some(({ id }) => selection.units.includes(id))) drawChosenIn(paper, scene, p, hex, selection.units);
  }
}

function drawChosenIn(paper: Paper, scene: Scene, p: Projection, hex: number, units: readonly string[]): void {
  const at = scene.art.grid.centre(hex);
  const stack = scene.config.stacks.get(hex)!.filter((counter) => !scene.standing.has(counter.id));
  for (const unit of units) {
    if (!stack.some((counter) => counter.id === unit)) continue;
    const spot = placeInStack(stack, unit);
    const side = counterSide * p.scale;
    const gap = Math.max(0.018 * p.scale, 1.2 * p.ratio);
    paper.beginPath();
    const x = p.x + (at.x + spot.x) * p.scale - side / 2 - gap;
    const y = p.y + (at.y + spot.y) * p.scale - side / 2 - gap;
    paper.roundRect(x, y, side + 2 * gap, side + 2 * gap, side * 0.11);
    twoTone(paper, p, gold, dark, 0.03);
  }
}

/** Signs of lit hexes whose middle is covered, on the shoulder of the hex above the counters. */
function drawBadges(paper: Paper, scene: Scene, p: Projection, sprites: Sprites): void {
  const { config, art } = scene;
  if (!config.showCounters) return;
  const size = markSize(scene.sharpScale);
  const placed = new Map<number, number>();
  for (const mark of config.marks) {
    if (!config.stacks.has(mark.hex)) continue;
    const at = art.grid.centre(mark.hex);
    if (!inSight(p, at, 0.8)) continue;
    const row = placed.get(mark.hex) ?? 0;
    placed.set(mark.hex, row + 1);
    place(paper, p, badgeSprite(sprites, mark, size), { x: at.x, y: at.y - 0.15 - row * 0.28 }, 1);
  }
}

function drawPointed(paper: Paper, scene: Scene, p: Projection, shape: HexShape, now: number): void {
  const since = now - scene.pulseStart;
  const swing = since < pulseTime ? 0.5 - 0.5 * Math.cos((since / beat) * 2 * Math.PI) : 0;
  for (const hex of scene.config.pointed) {
    const at = scene.art.grid.centre(hex);
    if (!inSight(p, at, 0.9)) continue;
    outline(paper, p, at, shape, 1.02 + 0.12 * swing);
    paper.globalAlpha = 1 - 0.35 * swing;
    twoTone(paper, p, '#ffffff', '#0b3f7a', 0.045);
    paper.globalAlpha = 1;
  }
}

function drawCursor(paper: Paper, scene: Scene, p: Projection, shape: HexShape): void {
  if (!scene.cursorShown || scene.cursor < 0) return;
  const at = scene.art.grid.centre(scene.cursor);
  outline(paper, p, at, shape, 0.86);
  paper.setLineDash([0.12 * p.scale, 0.06 * p.scale]);
  paper.strokeStyle = white;
  paper.lineJoin = 'round';
  paper.lineWidth = Math.max(0.06 * p.scale, 3.5 * p.ratio);
  paper.setLineDash([]);
  paper.stroke();
  paper.strokeStyle = '#0b5cad';
  paper.lineWidth = Math.max(0.035 * p.scale, 2 * p.ratio);
  paper.stroke();
  paper.setTransform(1, 0, 0, 1, 0, 0);
  const stack = scene.config.stacks.get(scene.cursor);
  if (!stack || scene.cursorUnit === null) return;
  const spot = placeInStack(stack, scene.cursorUnit);
  const side = counterSide * p.scale;
  paper.beginPath();
  paper.rect(p.x + (at.x + spot.x) * p.scale - side / 2, p.y + (at.y + spot.y) * p.scale - side / 2, side, side);
  twoTone(paper, p, '#0b5cad', white, 0.03);
}

function drawDragged(
  paper: Paper,
  { drag, sharpScale }: Scene,
  p: Projection,
  sprites: Sprites,
  shape: HexShape,
): void {
  if (!drag) return;
  const sprite = sprites.counter(drag.counter, Math.max(4, Math.round(counterSide * sharpScale)));
  paper.fillStyle = 'rgb(30 18 4 / 30%)';
  outline(paper, p, { x: drag.at.x + 0.05, y: drag.at.y + 0.14 }, shape, 0.55);
  paper.fill();
  paper.setTransform(1, 0, 0, 1, 0, 0);
  place(paper, p, sprite, drag.at, counterSide * 1.1);
}
