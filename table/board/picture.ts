import type { Point } from '@impulse/engine/hex/hex.js';
import type { Camera, Viewport } from './camera/camera.js';
import { hexAt } from './geometry.js';
import type { BoardArt, BoardConfig, Face } from './types.js';

/** Everything the layers draw from: what the host has told, and what the player's hands are doing. */
export interface Picture {
  readonly art: BoardArt;
  config: BoardConfig;
  view: Viewport;
  /** Pixels of the screen per pixel of the page. */
  ratio: number;
  camera: Camera;
  /** Screen pixels per hex for which bitmaps are made; follows the camera when a zoom has come to rest. */
  sharpScale: number;
  hover: Pointed | null;
  /** The hex the keyboard stands on. */
  cursor: number;
  cursorUnit: string | null;
  /** The keyboard cursor is drawn only while the keyboard is used. */
  cursorShown: boolean;
  drag: Dragged | null;
  /** Counters that animations show elsewhere than their stacks do; null hides one. */
  standing: ReadonlyMap<string, Point | null>;
  /** When the pulse of pointed hexes began. */
  pulseStart: number;
}

export interface Pointed {
  readonly hex: number;
  readonly unit: string | null;
}

export interface Dragged {
  readonly unit: string;
  readonly face: Face;
  readonly from: number;
  /** Where the counter's middle is, in hexes. */
  readonly at: Point;
  readonly over: number;
}

export const makePicture = (art: BoardArt, config: BoardConfig): Picture => ({
  art,
  config,
  view: { width: 1, height: 1 },
  ratio: 1,
  camera: { x: 0, y: 0, scale: 1 },
  sharpScale: 1,
  hover: null,
  cursor: hexAt(art.grid, art.grid.width / 2, art.grid.height / 2),
  cursorUnit: null,
  cursorShown: false,
  drag: null,
  standing: new Map(),
  pulseStart: -Infinity,
});
