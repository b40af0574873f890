import { makeGrid } from '@impulse/engine/hex/hex.js';
import { bareBoard } from '../bare-board.js';
import type { BoardArt, BoardConfig, Counter, Face, Stack } from '../types.js';

/** A board for tests: five by five hexes, blank faces, nothing to say. */

export const grid = makeGrid({ kind: 'rows', rows: 5, columns: 5, shifted: 'even' });

export const art: BoardArt = {
  grid,
  sheet: { x: 0, y: 0, width: grid.width, height: grid.height },
  preparing: () => [],
  paintMap: () => undefined,
  placeNames: { names: [], family: 'serif', ink: '#000', halo: '#fff' },
  colours: { table: '#000', sheet: '#fff', veil: '#fff', dust: '0 0 0' },
  markLooks: {},
  overlayLooks: {},
};

export const face = (key: string): Face => ({ key, paint: () => undefined });

export const counter = (id: string | null, mood: Counter['mood'] = 'plain'): Counter => ({
  id,
  face: face(id ?? '?'),
  mood,
});

export const stack = (counters: readonly Counter[], fanned = 3): Stack => ({ counters, fanned, dot: '#000' });

export const config = (change: Partial<BoardConfig> = {}): BoardConfig => ({
  ...bareBoard,
  map: { language: 'en', labels: true, variant: '' },
  speed: 1,
  describe: (hex) => grid.label(hex),
  describeAround: () => '',
  texts: { name: '', help: '', marks: '', controls: '', zoomIn: '', zoomOut: '', fit: '', minimap: '' },
  ...change,
});
