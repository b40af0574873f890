import type { Grid } from '@impulse/engine/hex/hex.js';
import type { BoardConfig, Overlay, Stack } from '../types.js';

/** A cell for every hex, in rows. */
export interface SpokenCells {
  readonly grid: Grid;
  /** What has the keyboard's focus. */
  readonly table: HTMLElement;
  readonly cells: readonly HTMLElement[];
  /** What was told last. */
  stacks: ReadonlyMap<number, Stack>;
  overlays: readonly Overlay[];
  describe: BoardConfig['describe'] | null;
  /** The hex the cursor stands on, once it has stood anywhere. */
  selected: number | null;
  /** Hexes without counters that have been described because the cursor stood there. */
  readonly visited: Set<number>;
}

let boards = 0;

export function makeCells(grid: Grid, click: (hex: number) => void): SpokenCells {
  const prefix = `board${++boards}-`;
  const table = document.createElement('div');
  table.setAttribute('role', 'grid');
  table.tabIndex = 0;
  table.className = 'board-grid';
  const cells: HTMLElement[] = [];
  const places = grid.layout.kind === 'rows' ? grid.layout.columns : grid.layout.rows;
  for (let first = 0; first < grid.size; first += places) {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    for (let hex = first; hex < first + places; hex++) row.append((cells[hex] = makeCell(prefix, grid.label(hex))));
    // Rows are lettered from the south, but read from the north.
    if (grid.layout.kind === 'rows') table.prepend(row);
    else table.append(row);
  }
  table.addEventListener('click', (event) => {
    const label = (event.target as HTMLElement).dataset['hex'];
    if (label !== undefined) click(grid.parse(label));
  });
  return { grid, table, cells, stacks: new Map(), overlays: [], describe: null, selected: null, visited: new Set() };
}

function makeCell(prefix: string, label: string): HTMLElement {
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  cell.id = `${prefix}${label}`;
  cell.dataset['hex'] = label;
  cell.textContent = label;
  return cell;
}

export function updateCells(cells: SpokenCells, { stacks, describe }: BoardConfig): void {
  const anew = cells.describe !== describe;
  if (stacks === cells.stacks && !anew) return;
  const old = cells.stacks;
  cells.stacks = stacks;
  cells.describe = describe;
  for (const hex of [...old.keys(), ...cells.visited]) {
    if (stacks.has(hex)) continue;
    delete cells.cells[hex].dataset['units'];
    cells.cells[hex].textContent = cells.grid.label(hex);
  }
  cells.visited.clear();
  for (const [hex, stack] of stacks) {
    if (old.get(hex) === stack && !anew) continue;
    cells.cells[hex].dataset['units'] = stack.counters.map(({ id }) => id ?? '?').join(' ');
    cells.cells[hex].textContent = describe(hex);
  }
}

export function updateFlags(cells: SpokenCells, { overlays }: BoardConfig): void {
  if (overlays === cells.overlays) return;
  cells.overlays = overlays;
  for (const cell of cells.table.querySelectorAll<HTMLElement>('[data-flag]')) delete cell.dataset['flag'];
  for (const { hex, text } of overlays.flatMap(({ flags = [] }) => flags)) cells.cells[hex].dataset['flag'] = text;
}

export function pointCell(cells: SpokenCells, hex: number, spoken: string): void {
  const cell = cells.cells[hex];
  cells.table.setAttribute('aria-activedescendant', cell.id);
  if (cell.textContent !== spoken) cell.textContent = spoken;
  cells.visited.add(hex);
  if (cells.selected !== null) cells.cells[cells.selected].removeAttribute('aria-selected');
  cell.setAttribute('aria-selected', 'true');
  cells.selected = hex;
}
