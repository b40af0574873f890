import type { BoardConfig } from './types.js';

/** A board with nothing on it but its map. */
export const bareBoard = {
  signs: [],
  dimmed: false,
  stacks: new Map(),
  marks: [],
  overlays: [],
  attacks: [],
  path: null,
  trails: [],
  past: null,
  selection: null,
  pointed: [],
  showCounters: true,
  minimap: true,
  coveredBelow: () => 0,
  speed: 0,
} as const satisfies Partial<BoardConfig>;
