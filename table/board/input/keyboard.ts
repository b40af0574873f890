import type { Grid } from '@impulse/engine/hex/hex.js';

/** The hex cursor: six directions under the left hand, rows and columns under the arrows. */

/** Q W E D S A go around the hex clockwise from its upper left neighbour. */
const ring = ['q', 'w', 'e', 'd', 's', 'a'] as const;

const ringDirections = {
  rows: ['NW', 'NE', 'E', 'SE', 'SW', 'W'],
  columns: ['NW', 'N', 'NE', 'SE', 'S', 'SW'],
} as const;

export interface Cursor {
  readonly hex: number;
  /** The column (or row) a zigzag of arrow steps keeps to, in hexes. */
  readonly line: number;
}

export const cursorOn = (grid: Grid, hex: number): Cursor => {
  const { x, y } = grid.centre(hex);
  return { hex, line: grid.layout.kind === 'rows' ? x : y };
};

/** Where a key leads from here: the same place when there is no hex that way, null when the key moves nothing. */
export function moveCursor(grid: Grid, cursor: Cursor, key: string): Cursor | null {
  const { kind } = grid.layout;
  const step = (name: string): Cursor => {
    const next = grid.neighbour(
      cursor.hex,
      grid.directions.findIndex((direction) => direction === name),
    );
    return next < 0 ? cursor : cursorOn(grid, next);
  };
  const place = ring.findIndex((letter) => letter === key.toLowerCase());
  if (place >= 0) return step(ringDirections[kind][place]);
  switch (key) {
    case 'ArrowLeft':
      return kind === 'rows' ? step('W') : nearest(grid, cursor, ['NW', 'SW']);
    case 'ArrowRight':
      return kind === 'rows' ? step('E') : nearest(grid, cursor, ['NE', 'SE']);
    case 'ArrowUp':
      return kind === 'rows' ? nearest(grid, cursor, ['NW', 'NE']) : step('N');
    case 'ArrowDown':
      return kind === 'rows' ? nearest(grid, cursor, ['SW', 'SE']) : step('S');
    default:
      return null;
  }
}

/** Of two neighbours the one nearer to the line the cursor keeps to. */
function nearest(grid: Grid, cursor: Cursor, names: readonly [string, string]): Cursor {
  let best = cursor.hex;
  let least = Infinity;
  for (const name of names) {
    const next = grid.neighbour(
      cursor.hex,
      grid.directions.findIndex((direction) => direction === name),
    );
    if (next < 0) continue;
    const off = Math.abs(cursorOn(grid, next).line - cursor.line);
    if (off < least) {
      least = off;
      best = next;
    }
  }
  return { hex: best, line: cursor.line };
}

/** What the other keys do. */
export type KeyCommand =
  | 'click'
  | 'inspect'
  | 'zoom-in'
  | 'zoom-out'
  | 'overview'
  | 'around'
  | 'next-unit'
  | 'previous-unit';

const commands: Readonly<Record<string, KeyCommand>> = {
  Enter: 'click',
  ' ': 'inspect',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'overview',
  Home: 'around',
  PageDown: 'next-unit',
  PageUp: 'previous-unit',
};

export const commandOf = (key: string): KeyCommand | null => (Object.hasOwn(commands, key) ? commands[key] : null);
