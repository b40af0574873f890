import './board.css';
import { makeAccessible, updateAccessible } from './spoken/accessible.js';
import { makeAnimator, play, recall, skip } from './drawing/animator.js';
import { toScreen } from './camera/camera.js';
import { connect } from './input/connect.js';
import { makeControls, pressMinimap, renameControls } from './input/controls.js';
import { prepare } from './drawing/counters.js';
import { hexShape } from './geometry.js';
import { createGlide } from './camera/glide.js';
import { moveTo, putCursor, refreshHands } from './input/hands.js';
import { ask, askAll, type Layers } from './drawing/layers.js';
import {
  fit,
  frame,
  isWhole,
  lookAt,
  resize,
  sees,
  setCamera,
  show,
  showAll,
  showAround,
  zoomBy,
} from './camera/looking.js';
import { makeMinimap } from './drawing/minimap.js';
import { makePicture, type Picture } from './picture.js';
import { createSprites } from './drawing/sprites.js';
import { createSurface } from './drawing/surface.js';
import { makeTerrain, repaint } from './drawing/terrain.js';
import type { Board, BoardArt, BoardConfig, BoardEvents, MapVersion } from './types.js';

const calmQuery = '(prefers-reduced-motion: reduce)';

/** Puts a board into its host; it fills it. */
export function createBoard(host: HTMLElement, art: BoardArt, events: BoardEvents, config: BoardConfig): Board {
  const layers = makeLayers(host, art, config);
  const { picture, surface, animator } = layers;
  const reader = makeAccessible(art.grid, {
    click: (hex) => events.click(hex, null),
    focusMark(hex) {
      picture.cursorShown = true;
      moveTo(hands, hex);
    },
  });
  const controls = makeControls({
    minimap: () => events.minimap(),
    zoomIn: () => zoomBy(layers, 1.5),
    zoomOut: () => zoomBy(layers, 1 / 1.5),
    fit: () => events.overview(),
  });
  layers.covers.push(layers.minimap.element, controls.element);
  surface.root.append(reader.element, ...layers.covers);
  const { hands, disconnect } = connect(layers, reader, events);
  const unwatch = watch(host, layers);

  const tell = (): void => {
    updateAccessible(reader, picture.config);
    refreshHands(hands);
    if (document.activeElement === reader.cells.table) hands.moves.speak(picture.cursor);
  };
  renameControls(controls, config.texts);
  const fold = (open: boolean): void => {
    pressMinimap(controls, open);
    layers.minimap.element.hidden = !open;
  };
  fold(config.minimap);
  tell();

  return {
    set(change) {
      const before = picture.config;
      const next = (picture.config = { ...before, ...change });
      if (next.stacks !== before.stacks || next.overlays !== before.overlays)
        layers.prepared = prepare(picture, layers.prepared);
      if (next.pointed !== before.pointed) picture.pulseStart = performance.now();
      surface.root.classList.toggle('board-dimmed', next.dimmed);
      if (next.past !== before.past) recall(animator, next.past);
      if (next.texts !== before.texts) renameControls(controls, next.texts);
      if (next.minimap !== before.minimap) fold(next.minimap);
      if (!sameVersion(next.map, before.map)) repaintMap(layers, next.map);
      tell();
      ask(layers, 'counters', 'transient');
    },
    play(animations) {
      const { speed } = picture.config;
      if (speed <= 0 || layers.calm() || document.hidden || animations.length === 0) return Promise.resolve();
      const played = play(animator, animations, speed);
      ask(layers, 'transient');
      return played;
    },
    skip: () => skip(animator),
    fit: () => fit(layers),
    isWhole: () => isWhole(layers),
    looked: () => layers.glide.goal(),
    lookAt: (look) => lookAt(layers, look),
    frame: (hexes, isFirst = false) => frame(layers, hexes, isFirst),
    zoomBy: (factor) => zoomBy(layers, factor),
    show: (hex) => show(layers, hex),
    showAll: (hexes) => showAll(layers, hexes),
    showAround: (hex, around) => showAround(layers, hex, around),
    sees: (hex) => sees(layers, hex),
    focus: () => reader.cells.table.focus({ preventScroll: true }),
    pointCursor(hex) {
      if (hex !== picture.cursor) putCursor(hands, hex);
    },
    clientPoint(hex) {
      const box = surface.root.getBoundingClientRect();
      const { x, y } = toScreen(picture.camera, picture.view, art.grid.centre(hex));
      return { x: box.left + x, y: box.top + y };
    },
    destroy() {
      layers.takeBack?.();
      skip(animator);
      disconnect();
      unwatch();
      surface.root.remove();
    },
  };
}

function makeLayers(host: HTMLElement, art: BoardArt, config: BoardConfig): Layers {
  const { grid, sheet } = art;
  const picture: Picture = makePicture(art, config);
  const media = window.matchMedia(calmQuery);
  const calm = (): boolean => media.matches;
  const layers: Layers = {
    picture,
    surface: createSurface(host, art.colours.table),
    sprites: createSprites(art.colours),
    terrain: makeTerrain(art, config.map),
    animator: makeAnimator(grid, () => {
      picture.standing = layers.animator.standing;
      ask(layers, 'counters', 'transient');
    }),
    glide: createGlide(
      () => picture.camera,
      (camera) => setCamera(layers, camera),
      calm,
      () => ask(layers, 'transient'),
    ),
    minimap: makeMinimap(sheet, (at) => {
      layers.glide.stop();
      setCamera(layers, { ...at, scale: picture.camera.scale });
    }),
    covers: [],
    shape: hexShape(grid),
    calm,
    prepared: prepare(picture, null),
    changed: { terrain: true, counters: true, transient: true },
    takeBack: null,
    frames: 0,
    restAt: 0,
    working: false,
    still: true,
    opened: false,
  };
  return layers;
}

/** Follows the size of the host, and plays nothing while nobody looks. */
function watch(host: HTMLElement, layers: Layers): () => void {
  const measure = (): void => {
    const { width, height } = host.getBoundingClientRect();
    resize(layers, width, height, Math.min(window.devicePixelRatio, 3));
  };
  const hidden = (): void => {
    if (document.hidden) skip(layers.animator);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  window.addEventListener('resize', measure);
  document.addEventListener('visibilitychange', hidden);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    document.removeEventListener('visibilitychange', hidden);
  };
}

const sameVersion = (a: MapVersion, b: MapVersion): boolean =>
  a.language === b.language && a.labels === b.labels && a.variant === b.variant;

function repaintMap(layers: Layers, version: MapVersion): void {
  repaint(layers.terrain, version);
  layers.working = true;
  askAll(layers);
}
