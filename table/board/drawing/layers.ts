import { advance, type Animator } from './animator.js';
import type { Bitmap } from './canvas.js';
import { drawCounters, makeCounters, type Prepared } from './counters.js';
import type { Glide } from '../camera/glide.js';
import type { HexShape } from './marks.js';
import { drawMinimap, type Minimap } from './minimap.js';
import { settleCorner } from './minimap-corner.js';
import type { Picture } from '../picture.js';
import { project, type Projection } from '../camera/projection.js';
import type { Sprites } from './sprites.js';
import type { Surface } from './surface.js';
import { drawTerrain, isSharp, sharpen, type Terrain } from './terrain.js';
import { drawTransient, pulseTime } from './transient.js';

/** The three layers of the board, and when they are drawn: never more than once a frame, and only after a change. */
export interface Layers {
  readonly picture: Picture;
  readonly surface: Surface;
  readonly sprites: Sprites;
  readonly terrain: Terrain;
  readonly animator: Animator;
  readonly glide: Glide;
  readonly minimap: Minimap;
  /** What lies on the lower right corner of the map. */
  readonly covers: HTMLElement[];
  readonly shape: HexShape;
  /** The player wants nothing to move by itself. */
  readonly calm: () => boolean;
  prepared: Prepared;
  readonly changed: Record<LayerName, boolean>;
  /** Takes back the drawing that has been asked for; null when none has. */
  takeBack: (() => void) | null;
  frames: number;
  /** Until then a zoom has not come to rest. */
  restAt: number;
  /** Bitmaps are missing. */
  working: boolean;
  /** Nothing moves, and no zoom is to come to rest. */
  still: boolean;
  /** All that is seen at first has been drawn once. */
  opened: boolean;
}

export type LayerName = 'terrain' | 'counters' | 'transient';

/** So long may one frame spend on making bitmaps; before anything is seen, nothing is held up by it. */
const workTime = 8;
const firstWorkTime = 12;

export function ask(layers: Layers, ...names: readonly LayerName[]): void {
  for (const name of names) layers.changed[name] = true;
  if (layers.takeBack || layers.picture.view.width <= 1) return;
  layers.takeBack = layers.opened || !layers.still ? inFrame(layers) : atOnce(layers);
}

function inFrame(layers: Layers): () => void {
  const frame = requestAnimationFrame((now) => drawFrame(layers, now));
  return () => cancelAnimationFrame(frame);
}

/** Before anything is seen no frame is waited for: the map is made in one short task after the other. */
function atOnce(layers: Layers): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    drawFrame(layers, performance.now());
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}

export const askAll = (layers: Layers): void => ask(layers, 'terrain', 'counters', 'transient');

function drawFrame(layers: Layers, now: number): void {
  const { picture, changed, animator, glide, calm } = layers;
  layers.takeBack = null;
  layers.frames++;
  const gliding = glide.advance(now);
  const playing = advance(animator, now);
  const pulsing = picture.config.pointed.length > 0 && now - picture.pulseStart < pulseTime && !calm();
  const p = project(picture.camera, picture.view, picture.ratio);
  const moving = changed.terrain;
  if (!gliding && picture.sharpScale !== p.scale && performance.now() >= layers.restAt) {
    picture.sharpScale = p.scale;
    changed.counters = changed.transient = layers.working = true;
  }
  if (playing) changed.transient = true;
  // To draw counters for the first time is enough for a frame, and so it is to make them.
  const isBusy = drawChanged(layers, p, now, moving) ? !layers.opened : changed.counters;
  // A sprite that was only wanted now is shown from another size until it is made.
  if (moving || changed.counters || layers.sprites.waiting()) layers.working = true;
  if (layers.working && !isBusy && picture.sharpScale === p.scale) work(layers, p, moving || gliding);
  if (pulsing || playing) changed.transient = true;
  const still = !gliding && !playing && !pulsing && picture.sharpScale === p.scale;
  layers.still = still;
  if (layers.working || !still) ask(layers);
  if (still && (!layers.working || showsAll(layers, p))) rest(layers);
}

/** Nothing that is seen will change any more; bitmaps around it may be made later. */
const showsAll = ({ surface, sprites, terrain, changed }: Layers, p: Projection): boolean =>
  surface.root.dataset['camera'] === undefined && !changed.counters && !sprites.waiting() && isSharp(terrain, p);

/** Answers whether counters have been drawn. */
function drawChanged(layers: Layers, p: Projection, now: number, moving: boolean): boolean {
  const { picture, surface, sprites, terrain, prepared, shape, changed, minimap, animator } = layers;
  const counters = changed.counters && areMade(layers, p, moving);
  if (changed.terrain) drawTerrain(surface.terrain, terrain, p);
  if (counters) drawCounters(surface.counters, picture, p, sprites, prepared, shape);
  if (changed.transient) drawTransient(surface.transient, picture, p, sprites, shape, now, animator);
  if (changed.terrain || counters) drawMinimap(minimap, picture, prepared, shownWhole(terrain));
  changed.terrain = changed.transient = false;
  if (counters) changed.counters = false;
  return counters;
}

/** As long as the map lies still, counters stay as they were until those that take their place have been painted. */
const areMade = (layers: Layers, p: Projection, moving: boolean): boolean =>
  (moving && layers.opened) ||
  makeCounters(layers.picture, p, layers.sprites, layers.prepared, performance.now() + timeOf(layers));

const timeOf = ({ opened }: Layers): number => (opened ? workTime : firstWorkTime);

const shownWhole = ({ whole, former }: Terrain): Bitmap | null => (whole ?? former?.whole)?.bitmap ?? null;

/** Makes what is missing, a little in every frame; while the map is being moved only now and then a tile. */
function work(layers: Layers, p: Projection, moving: boolean): void {
  const { sprites, surface, terrain } = layers;
  if (moving) {
    if (layers.frames % 3 === 0) sharpen(surface.terrain, terrain, p, true);
    return;
  }
  const time = timeOf(layers);
  const end = performance.now() + time;
  if (sprites.waiting()) {
    if (!sprites.work(time)) ask(layers, 'counters', 'transient');
    return;
  }
  const { whole } = terrain;
  while (layers.working && performance.now() < end) {
    layers.working = sharpen(surface.terrain, terrain, p, false);
    // What lies around it comes when what is seen is shown.
    if (!layers.opened && isSharp(terrain, p)) break;
  }
  // The small map shows it.
  if (terrain.whole !== whole) ask(layers, 'counters');
}

/** Notes where the map lies once it has come to rest, for tests that point with a mouse. */
function rest(layers: Layers): void {
  const { picture, surface, minimap } = layers;
  layers.opened = true;
  const { x, y, scale } = picture.camera;
  settleCorner(minimap.element, minimap, picture);
  surface.root.dataset['camera'] = [x, y, scale].map((value) => value.toFixed(4)).join(' ');
}

/** As long as it moves there is no note: an old one would send a click astray. */
export function forgetCamera({ surface }: Layers): void {
  delete surface.root.dataset['camera'];
}
