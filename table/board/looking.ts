import type { Point } from '@impulse/engine/hex/hex.js';
import {
  clampCamera,
  fitCamera,
  fitScale,
  openingCamera,
  reveal,
  sameCamera,
  scaleLimits,
  zoomAt,
  type Camera,
} from './camera.js';
import { askAll, forgetCamera, type Layers } from './layers.js';
import { prepareWhole } from './terrain.js';

/** Moving the camera, at once or gliding. */

/** Milliseconds without a change of zoom after which bitmaps are made anew for the scale reached. */
const restTime = 130;

export function setCamera(layers: Layers, wanted: Camera): void {
  const { picture } = layers;
  const camera = clampCamera(wanted, picture.art.sheet, picture.view);
  if (sameCamera(camera, picture.camera)) return;
  if (camera.scale !== picture.camera.scale) layers.restAt = performance.now() + restTime;
  picture.camera = camera;
  forgetCamera(layers);
  askAll(layers);
}

export const fit = ({ picture, glide }: Layers): void => glide.to(fitCamera(picture.art.sheet, picture.view));

/** Zooms at a point of the page, or at the middle. */
export function zoomBy({ picture, glide }: Layers, factor: number, at?: Point): void {
  const { view } = picture;
  const { sheet } = picture.art;
  const middle = at ?? { x: view.width / 2, y: view.height / 2 };
  const zoomed = zoomAt(glide.goal(), view, scaleLimits(sheet, view), factor, middle);
  glide.to(clampCamera(zoomed, sheet, view));
}

/** Brings a hex into view. */
export function show({ picture, glide }: Layers, hex: number): void {
  const { art, view } = picture;
  glide.to(clampCamera(reveal(glide.goal(), view, art.grid.centre(hex), 1.2), art.sheet, view));
}

/** The board has another size now: a map that was shown whole stays whole. */
export function resize(layers: Layers, width: number, height: number, ratio: number): void {
  const { picture, surface, glide, terrain } = layers;
  const { view, camera, art } = picture;
  const first = view.width <= 1;
  if (width < 2 || height < 2) return;
  if (!first && width === view.width && height === view.height && ratio === picture.ratio) return;
  const fitted = camera.scale <= fitScale(art.sheet, view) * 1.001;
  forgetCamera(layers);
  picture.view = { width, height };
  picture.ratio = ratio;
  surface.resize(width, height, ratio);
  glide.stop();
  prepareWhole(terrain, fitScale(art.sheet, picture.view) * ratio, ratio);
  const whole = fitCamera(art.sheet, picture.view);
  setCamera(layers, first ? openingCamera(art.sheet, picture.view) : fitted ? whole : camera);
  if (first) picture.sharpScale = picture.camera.scale * ratio;
  layers.working = true;
  askAll(layers);
}
