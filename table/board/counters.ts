import type { Point } from '@impulse/engine';
import { drawAreas, type Area } from './areas.js';
import { markSize, markSprite, type HexShape } from './marks.js';
import { drawUnderlay } from './outline.js';
import { inSight, type Projection, type Scene } from './scene.js';
import type { Sprite, Sprites } from './sprites.js';
import { counterSide, shownInStack, stackLayout } from './stacks.js';
import type { Counter, Paper } from './types.js';

/** The middle layer: shaded areas, lit hexes, and the counters on top of them. */

export interface Prepared {
  readonly areas: readonly Area[];
  /** Stacks from north to south, so that southern ones lie over northern ones. */
  readonly stacks: readonly { readonly hex: number; readonly at: Point; readonly counters: readonly Counter[] }[];
  readonly shape: HexShape;
}

export function drawCounters(paper: Paper, scene: Scene, p: Projection, sprites: Sprites, prepared: Prepared): void {
  paper.setTransform(1, 0, 0, 1, 0, 0);
  paper.clearRect(0, 0, p.width, p.height);
  drawAreas(paper, p, prepared.areas);
  drawMarks(paper, scene, p, sprites, prepared);
  drawUnderlay(paper, scene, p, prepared.shape);
  if (!scene.config.showCounters) return;
  const size = Math.max(4, Math.round(counterSide * scene.sharpScale));
  for (const stack of prepared.stacks) {
    if (inSight(p, stack.at, 0.8)) drawStack(paper, scene, p, sprites, stack, size);
  }
}

function drawMarks(paper: Paper, scene: Scene, p: Projection, sprites: Sprites, { shape }: Prepared): void {
  const { config, art } = scene;
  const size = markSize(scene.sharpScale);
  for (const mark of config.marks) {
    const at = art.grid.centre(mark.hex);
    if (!inSight(p, at, 0.7)) continue;
    const occupied = config.showCounters && config.stacks.has(mark.hex);
    place(paper, p, markSprite(sprites, shape, mark, size, occupied), at, 1);
  }
}

/** Draws a sprite so that its square of `side` hexes has its middle at a point of the map. */
export function place(paper: Paper, p: Projection, sprite: Sprite, at: Point, side: number): void {
  const drawn = side * p.scale;
  const zoom = drawn / sprite.size;
  const x = p.x + at.x * p.scale - drawn / 2 - sprite.border * zoom;
  const y = p.y + at.y * p.scale - drawn / 2 - sprite.border * zoom;
  // A sprite of the right size is copied pixel by pixel.
  if (Math.abs(zoom - 1) < 0.5 / sprite.size + 1e-9) paper.drawImage(sprite.bitmap, Math.round(x), Math.round(y));
  else paper.drawImage(sprite.bitmap, x, y, sprite.bitmap.width * zoom, sprite.bitmap.height * zoom);
}

function drawStack(
  paper: Paper,
  scene: Scene,
  p: Projection,
  sprites: Sprites,
  { hex, at, counters }: Prepared['stacks'][number],
  size: number,
): void {
  const here = counters.filter((counter) => !scene.standing.has(counter.id));
  const layout = stackLayout(here.length);
  const lifted = scene.hover?.hex === hex && scene.drag === null ? scene.hover.unit : null;
  for (let i = layout.length - 1; i >= 0; i--) {
    const counter = here[i];
    const dragged = scene.drag?.counter.id === counter.id;
    const up = counter.id === lifted ? 0.03 : 0;
    if (dragged) paper.globalAlpha = 0.35;
    const spot = { x: at.x + layout[i].x - up * 0.4, y: at.y + layout[i].y - up };
    place(paper, p, sprites.counter(counter, size), spot, counterSide);
    if (dragged) paper.globalAlpha = 1;
  }
  if (here.length > shownInStack || (here.length > 1 && p.scale > countedFrom * p.ratio))
    drawCount(paper, p, sprites, here.length, at, layout[0], scene.sharpScale);
}

/** Pixels per hex from which the number in a stack can be read. */
const countedFrom = 34;

/** How many lie here, on the corner of the topmost; in red when there are more than can be seen. */
function drawCount(
  paper: Paper,
  p: Projection,
  sprites: Sprites,
  count: number,
  at: Point,
  top: Point,
  sharpScale: number,
): void {
  const over = count > shownInStack;
  const side = over ? 0.26 : 0.2;
  const sprite = sprites.take(`count ${count}`, Math.max(6, Math.round(side * sharpScale)), 0.2, (sheet, size) => {
    sheet.beginPath();
    sheet.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
    sheet.shadowColor = 'rgb(30 18 4 / 65%)';
    sheet.shadowBlur = size * 0.18;
    sheet.fillStyle = over ? '#c00d16' : '#fff8e6';
    sheet.fill();
    sheet.shadowColor = 'transparent';
    sheet.lineWidth = Math.max(1, size * 0.08);
    sheet.strokeStyle = over ? '#ffffff' : '#2b2418';
    sheet.stroke();
    sheet.fillStyle = over ? '#ffffff' : '#2b2418';
    sheet.font = `bold ${(size * 0.66).toFixed(1)}px 'Helvetica Neue', Arial, sans-serif`;
    sheet.textAlign = 'center';
    sheet.textBaseline = 'middle';
    sheet.fillText(over ? `${count}!` : String(count), size / 2, size * 0.54);
  });
  const reach = counterSide / 2 - 0.02;
  place(paper, p, sprite, { x: at.x + top.x + reach, y: at.y + top.y + reach }, side);
}
