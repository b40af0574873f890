import type { Point } from '@impulse/engine/hex/hex.js';
import {
  centreOn,
  clampCamera,
  clampFreely,
  fitCamera,
  fitScale,
  framing,
  isInSight,
  middleOf,
  openingCamera,
  revealAbove,
  revealAround,
  sameCamera,
  scaleLimits,
  toScreen,
  uncoverings,
  zoomAt,
  type Camera,
} from './camera.js';
import { askAll, forgetCamera, type Layers } from '../drawing/layers.js';
import { highCorner } from '../drawing/minimap-corner.js';
import type { Picture } from '../picture.js';
import { prepareWhole } from '../drawing/terrain.js';

/** Moving the camera, at once or gliding. */

/** Milliseconds without a change of zoom after which bitmaps are made anew for the scale reached. */
const restTime = 130;

export function setCamera(layers: Layers, wanted: Camera): void {
  const { picture } = layers;
  const camera = freely(picture)(wanted, picture.art.sheet, picture.view);
  if (sameCamera(camera, picture.camera)) return;
  if (camera.scale !== picture.camera.scale) layers.restAt = performance.now() + restTime;
  picture.camera = camera;
  forgetCamera(layers);
  askAll(layers);
}

export const fit = ({ picture, glide }: Layers): void => glide.to(fitCamera(picture.art.sheet, picture.view));

/** Is the whole map shown, or will it be? */
export const isWhole = ({ picture, glide }: Layers): boolean =>
  glide.goal().scale <= fitScale(picture.art.sheet, picture.view) * 1.001;

/** Looks at a place that was looked at before. */
export const lookAt = ({ picture, glide }: Layers, camera: Camera): void =>
  glide.to(freely(picture)(camera, picture.art.sheet, picture.view));

/** Looks at as many of these hexes as can be read at once; at the beginning without a way there. */
export function frame(layers: Layers, hexes: readonly number[], isFirst: boolean): void {
  const { picture, glide } = layers;
  const { art, view } = picture;
  const camera = framing(
    hexes.map((hex) => art.grid.centre(hex)),
    art.sheet,
    view,
  );
  if (!camera) return;
  if (!isFirst) return glide.to(camera);
  setCamera(layers, camera);
  picture.sharpScale = camera.scale * picture.ratio;
}

/** Zooms at a point of the page, or at the middle. */
export function zoomBy(layers: Layers, factor: number, at?: Point): void {
  const { picture, glide } = layers;
  const { view } = picture;
  const middle = at ?? { x: view.width / 2, y: view.height / 2 };
  const zoomed = zoomAt(glide.goal(), view, scaleLimits(picture.art.sheet, view), factor, middle);
  glide.to(clamping(layers)(zoomed, picture.art.sheet, view));
}

/** What a hand has drawn beyond its edge stays so; nothing else leaves a gap there. */
function clamping({ picture, glide }: Layers): typeof clampCamera {
  const { art, view } = picture;
  const goal = glide.goal();
  return sameCamera(goal, clampCamera(goal, art.sheet, view)) ? clampCamera : freely(picture);
}

/** What covers the lower edge is measured only where the map would leave a gap there. */
const freely =
  ({ config }: Picture): typeof clampCamera =>
  (camera, sheet, view) => {
    const inside = clampCamera(camera, sheet, view);
    return sameCamera(inside, camera) ? inside : clampFreely(camera, sheet, view, config.coveredBelow());
  };

/** Hexes between what is shown and the edge, or what lies on the map. */
const fromEdge = 1.2;
const fromCovered = 0.6;

/** Brings a hex into view, and out from under what lies on the map. */
export function show(layers: Layers, hex: number): void {
  const { picture, glide } = layers;
  const { art, view } = picture;
  const at = art.grid.centre(hex);
  const corner = cornerOf(layers);
  const wanted = revealAbove(glide.goal(), view, clearHeight(picture), at, fromEdge);
  // At the edge of the sheet it may not come out otherwise.
  const looks = [clamping(layers), freely(picture)].flatMap((clamp) => {
    const seen = clamp(wanted, art.sheet, view);
    return [seen, ...uncoverings(seen, view, at, fromCovered, corner).map((one) => clamp(one, art.sheet, view))];
  });
  glide.to(looks.find((one) => isSeen(layers, one, at, corner)) ?? looks[0]);
}

/** Brings a hex into view with what lies around it, as far as that has room. */
export function showAround(layers: Layers, hex: number, around: readonly number[]): void {
  const { picture, glide } = layers;
  const { art, view } = picture;
  const centreOf = (one: number): Point => art.grid.centre(one);
  const clear = clearHeight(picture);
  const wanted = revealAround(glide.goal(), view, clear, centreOf(hex), around.map(centreOf), fromEdge);
  glide.to(clamping(layers)(wanted, art.sheet, view));
  show(layers, hex);
}

/** Brings hexes into view together; where none of them is missing, the map stays as it lies. */
export function showAll(layers: Layers, hexes: readonly number[]): void {
  const [first] = hexes;
  if (first === undefined) return;
  if (hexes.every((hex) => sees(layers, hex))) return show(layers, first);
  const { glide, picture } = layers;
  const { art, view } = picture;
  const middle = middleOf(hexes.map((hex) => art.grid.centre(hex)));
  const corner = cornerOf(layers);
  const wanted = centreOn(glide.goal(), view, middle, corner);
  const looks = [clamping(layers), freely(picture)].map((clamp) => clamp(wanted, art.sheet, view));
  glide.to(looks.find((one) => isInSight(one, view, middle, fromCovered, corner)) ?? looks[0]);
}

export function sees(layers: Layers, hex: number): boolean {
  const { picture, glide } = layers;
  const { art } = picture;
  return isSeen(layers, glide.goal(), art.grid.centre(hex), cornerOf(layers));
}

/** Would a camera show this point, clear of all that lies on the map? */
function isSeen({ picture }: Layers, camera: Camera, at: Point, corner: Point): boolean {
  const { view } = picture;
  const clear = clearHeight(picture);
  const above = clear === view.height || toScreen(camera, view, at).y + fromCovered * camera.scale <= clear;
  return above && isInSight(camera, view, at, fromCovered, corner);
}

/** So much of the view lies above what covers its lower edge; whatever that is, half of it counts as seen. */
const clearHeight = ({ view, config }: Picture): number =>
  Math.max(view.height / 2, view.height - config.coveredBelow());

/** Where the lower right corner that is covered begins. */
function cornerOf({ picture, covers }: Layers): Point {
  const shown = covers.filter((one) => one.offsetWidth > 0 && !one.classList.contains(highCorner));
  return {
    x: Math.min(picture.view.width, ...shown.map(({ offsetLeft }) => offsetLeft)),
    y: Math.min(picture.view.height, ...shown.map(({ offsetTop }) => offsetTop)),
  };
}

/** The board has another size now: a map that was shown whole stays whole. */
export function resize(layers: Layers, width: number, height: number, ratio: number): void {
  const { picture, surface, glide, terrain } = layers;
  const { view, art } = picture;
  const first = view.width <= 1;
  if (width < 2 || height < 2) return;
  if (!first && width === view.width && height === view.height && ratio === picture.ratio) return;
  const fitted = isWhole(layers);
  const clamp = clamping(layers);
  forgetCamera(layers);
  picture.view = { width, height };
  picture.ratio = ratio;
  surface.resize(width, height, ratio);
  // A sheet that is drawn up while the map is on its way does not keep it from getting there.
  const goal = glide.goal();
  glide.stop();
  const whole = fitCamera(art.sheet, picture.view);
  const camera = first ? openingCamera(art.sheet, picture.view) : fitted ? whole : goal;
  prepareWhole(terrain, whole.scale * ratio, ratio);
  setCamera(layers, clamp(camera, art.sheet, picture.view));
  if (first) picture.sharpScale = picture.camera.scale * ratio;
  layers.working = true;
  askAll(layers);
}
