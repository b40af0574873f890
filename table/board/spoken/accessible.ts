import type { Grid } from '@impulse/engine/hex/hex.js';
import { makeCells, pointCell, updateCells, updateFlags, type SpokenCells } from './accessible-cells.js';
import { makeMarkButtons, updateMarkButtons, type MarkButtons } from './accessible-marks.js';
import type { BoardConfig } from '../types.js';

/**
 * The board for those who do not see it, for the keyboard and for tests: a grid of hexes with a moving cursor, and a
 * button for every lit hex. It stands still in a clipped corner, so that panning costs it nothing.
 */
export interface Accessible {
  readonly element: HTMLElement;
  readonly cells: SpokenCells;
  readonly marks: MarkButtons;
  /** Speaks of the hex the cursor has come to. */
  readonly live: HTMLElement;
}

export interface AccessibleEvents {
  click(hex: number): void;
  /** A mark's button has the focus. */
  focusMark(hex: number): void;
}

export function makeAccessible(grid: Grid, events: AccessibleEvents): Accessible {
  const element = document.createElement('div');
  element.className = 'board-reader';
  const live = document.createElement('div');
  live.setAttribute('aria-live', 'polite');
  live.setAttribute('aria-atomic', 'true');
  const cells = makeCells(grid, (hex) => events.click(hex));
  const marks = makeMarkButtons(grid, events);
  element.append(cells.table, marks.element, live);
  return { element, cells, marks, live };
}

export function updateAccessible({ cells, marks }: Accessible, config: BoardConfig): void {
  const { texts } = config;
  cells.table.setAttribute('aria-label', texts.name);
  cells.table.setAttribute('aria-description', texts.help);
  updateCells(cells, config);
  if (updateMarkButtons(marks, config)) cells.table.focus({ preventScroll: true });
  updateFlags(cells, config);
}

/** The cursor stands on this hex; `spoken` tells what is there. */
export function pointAccessible({ cells, live }: Accessible, hex: number, spoken: string): void {
  pointCell(cells, hex, spoken);
  if (document.activeElement === cells.table && live.textContent !== spoken) live.textContent = spoken;
}
