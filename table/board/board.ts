import './board.css';
import type { Point } from '@impulse/engine';
import { createAccessible } from './accessible.js';
import { createStage } from './animate.js';
import { makeAreas } from './areas.js';
import {
  clampCamera,
  fitCamera,
  fitScale,
  openingCamera,
  reveal,
  sameCamera,
  scaleLimits,
  toScreen,
  zoomAt,
} from './camera.js';
import type { Camera } from './camera.js';
import { createControls } from './controls.js';
import { drawCounters, type Prepared } from './counters.js';
import { hexAt } from './geometry.js';
import { createGlide } from './glide.js';
import { connect } from './hands.js';
import { createMinimap } from './minimap.js';
import { drawTransient, pulseTime } from './overlay.js';
import { project, type Projection, type Scene } from './scene.js';
import { createSprites } from './sprites.js';
import { createSurface } from './surface.js';
import { createTerrain } from './terrain.js';
import { boardTexts } from './texts.js';
import type { Board, BoardArt, BoardConfig, BoardEvents } from './types.js';

/** After so many milliseconds without a change of zoom, bitmaps are made anew for the scale reached. */
const restTime = 130;
/** So long may one frame spend on making bitmaps. */
const workTime = 8;

const calmQuery = '(prefers-reduced-motion: reduce)';

export function createBoard(
  host: HTMLElement,
  art: BoardArt,
  events: BoardEvents,
  config: BoardConfig,
  language: Scene['language'] = 'en',
): Board {
  const { grid, sheet } = art;
  const surface = createSurface(host);
  const sprites = createSprites(art);
  const terrain = createTerrain(art);
  const calm = window.matchMedia(calmQuery);
  const shape = grid.corners(0).map(({ x, y }) => ({ x: x - grid.centre(0).x, y: y - grid.centre(0).y }));

  const scene: Scene = {
    art,
    config,
    language,
    view: { width: 1, height: 1 },
    ratio: 1,
    camera: { x: 0, y: 0, scale: 1 },
    sharpScale: 1,
    hover: null,
    cursor: hexAt(grid, grid.width / 2, grid.height / 2),
    cursorUnit: null,
    cursorShown: false,
    drag: null,
    standing: new Map(),
    pulseStart: -Infinity,
  };
  let prepared: Prepared = prepare();
  let fitted = true;
  let frame = 0;
  let frames = 0;
  let restAt = 0;
  let working = false;
  const dirty = { terrain: true, counters: true, transient: true };

  function prepare(): Prepared {
    const stacks = [...scene.config.stacks]
      .filter(([, counters]) => counters.length > 0)
      .map(([hex, counters]) => ({ hex, at: grid.centre(hex), counters }))
      .toSorted((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
    return { areas: makeAreas(grid, scene.config.overlays), stacks, shape };
  }

  const ask = (...layers: readonly (keyof typeof dirty)[]): void => {
    for (const layer of layers) dirty[layer] = true;
    if (frame === 0 && scene.view.width > 1) frame = requestAnimationFrame(draw);
  };
  const askAll = (): void => ask('terrain', 'counters', 'transient');

  const stage = createStage(grid, () => {
    scene.standing = stage.standing();
    ask('counters', 'transient');
  });

  const setCamera = (wanted: Camera): void => {
    const camera = clampCamera(wanted, sheet, scene.view);
    if (sameCamera(camera, scene.camera)) return;
    if (camera.scale !== scene.camera.scale) restAt = performance.now() + restTime;
    scene.camera = camera;
    forgetCamera();
    fitted = camera.scale <= fitScale(sheet, scene.view) * 1.001;
    askAll();
  };
  const glide = createGlide(
    () => scene.camera,
    setCamera,
    () => calm.matches,
    () => ask('transient'),
  );

  function draw(now: number): void {
    frame = 0;
    frames++;
    const gliding = glide.advance(now);
    const playing = stage.advance(now);
    const pulsing = scene.config.pointed.length > 0 && now - scene.pulseStart < pulseTime && !calm.matches;
    const p = project(scene);
    const moving = dirty.terrain;
    if (!gliding && scene.sharpScale !== p.scale && performance.now() >= restAt) {
      scene.sharpScale = p.scale;
      dirty.counters = dirty.transient = working = true;
    }
    if (dirty.terrain) terrain.draw(surface.terrain, p);
    if (dirty.counters) drawCounters(surface.counters, scene, p, sprites, prepared);
    if (dirty.transient || playing) drawTransient(surface.transient, scene, p, sprites, shape, now, stage);
    if (dirty.terrain || dirty.counters) minimap.draw(scene, prepared, terrain.whole());
    dirty.terrain = dirty.counters = dirty.transient = false;
    if (moving) working = true;
    if (working && scene.sharpScale === p.scale) work(p, moving || gliding);
    if (pulsing || playing) dirty.transient = true;
    if (working || gliding || playing || pulsing || scene.sharpScale !== p.scale) ask();
    else noteCamera();
  }

  /** Where the map lies once it has come to rest, for tests that point with a mouse. */
  function noteCamera(): void {
    const { x, y, scale } = scene.camera;
    surface.root.dataset['camera'] = [x, y, scale].map((value) => value.toFixed(4)).join(' ');
  }

  /** As long as it moves there is no note: an old one would send a click astray. */
  function forgetCamera(): void {
    delete surface.root.dataset['camera'];
  }

  /** Makes what is missing, a little in every frame; while the map is being moved only now and then a tile. */
  function work(p: Projection, moving: boolean): void {
    if (moving) {
      if (frames % 3 === 0) terrain.sharpen(surface.terrain, p, true);
      return;
    }
    const end = performance.now() + workTime;
    if (sprites.waiting()) {
      if (!sprites.work(workTime)) ask('counters', 'transient');
      return;
    }
    while (working && performance.now() < end) working = terrain.sharpen(surface.terrain, p, false);
  }

  const fit = (): void => glide.to(fitCamera(sheet, scene.view));
  const zoomBy = (factor: number, at?: Point): void => {
    const middle = at ?? { x: scene.view.width / 2, y: scene.view.height / 2 };
    glide.to(
      clampCamera(zoomAt(glide.goal(), scene.view, scaleLimits(sheet, scene.view), factor, middle), sheet, scene.view),
    );
  };
  const show = (hex: number): void => {
    glide.to(clampCamera(reveal(glide.goal(), scene.view, grid.centre(hex), 1.2), sheet, scene.view));
  };

  const minimap = createMinimap(scene, (at) => {
    glide.stop();
    setCamera({ ...at, scale: scene.camera.scale });
  });
  const controls = createControls({ zoomIn: () => zoomBy(1.5), zoomOut: () => zoomBy(1 / 1.5), fit });
  const reader = createAccessible(grid, {
    click: (hex) => events.click(hex, null),
    focusMark(hex) {
      scene.cursorShown = true;
      hands.moveTo(hex);
    },
  });
  surface.root.append(reader.element, minimap.element, controls.element);

  const hands = connect({ scene, surface, reader, events, glide, ask, setCamera, zoomBy, fit, show });

  const measure = (): void => {
    const { width, height } = host.getBoundingClientRect();
    if (width < 2 || height < 2) return;
    const ratio = Math.min(window.devicePixelRatio, 3);
    const first = scene.view.width <= 1;
    if (!first && width === scene.view.width && height === scene.view.height && ratio === scene.ratio) return;
    forgetCamera();
    scene.view = { width, height };
    scene.ratio = ratio;
    surface.resize(width, height, ratio);
    glide.stop();
    const least = fitScale(sheet, scene.view);
    terrain.prepare(least * ratio, ratio);
    setCamera(first ? openingCamera(sheet, scene.view) : fitted ? fitCamera(sheet, scene.view) : scene.camera);
    if (first) scene.sharpScale = scene.camera.scale * ratio;
    minimap.forget();
    working = true;
    askAll();
  };

  const retitle = (): void => {
    controls.rename(boardTexts[scene.language]);
    reader.update(scene.config, boardTexts[scene.language]);
  };

  const hidden = (): void => {
    if (document.hidden) stage.skip();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  window.addEventListener('resize', measure);
  document.addEventListener('visibilitychange', hidden);
  terrain.repaint(language, config.showLabels);
  retitle();
  measure();

  return {
    set(change) {
      const before = scene.config;
      const next = (scene.config = { ...before, ...change });
      if (next.stacks !== before.stacks || next.overlays !== before.overlays) prepared = prepare();
      if (next.pointed !== before.pointed) scene.pulseStart = performance.now();
      if (next.showLabels !== before.showLabels) {
        terrain.repaint(scene.language, next.showLabels);
        working = true;
        ask('terrain');
      }
      reader.update(next, boardTexts[scene.language]);
      hands.refresh();
      ask('counters', 'transient');
    },
    play(animations) {
      if (scene.config.speed <= 0 || calm.matches || document.hidden || animations.length === 0)
        return Promise.resolve();
      const played = stage.play(animations, scene.config.speed);
      ask('transient');
      return played;
    },
    skip: () => stage.skip(),
    fit,
    zoomBy,
    show,
    setLanguage(to) {
      if (to === scene.language) return;
      scene.language = to;
      terrain.repaint(to, scene.config.showLabels);
      minimap.forget();
      working = true;
      retitle();
      askAll();
    },
    focus: () => reader.grid.focus({ preventScroll: true }),
    clientPoint(hex) {
      const box = surface.root.getBoundingClientRect();
      const { x, y } = toScreen(scene.camera, scene.view, grid.centre(hex));
      return { x: box.left + x, y: box.top + y };
    },
    destroy() {
      cancelAnimationFrame(frame);
      stage.skip();
      hands.disconnect();
      observer.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('visibilitychange', hidden);
      surface.root.remove();
    },
  };
}
