import type { Grid } from '@impulse/engine';
import type { BoardTexts } from './texts.js';
import type { BoardConfig, Mark } from './types.js';

/**
 * The board for those who do not see it, for the keyboard and for tests: a grid of hexes with a moving cursor, and a
 * button for every lit hex. It stands still in a clipped corner, so that panning costs it nothing.
 */
export interface Accessible {
  readonly element: HTMLElement;
  /** What has the keyboard's focus. */
  readonly grid: HTMLElement;
  update(config: BoardConfig, texts: BoardTexts): void;
  /** The cursor stands on this hex; `spoken` tells what is there. */
  point(hex: number, spoken: string): void;
}

export interface AccessibleEvents {
  click(hex: number): void;
  /** A mark's button has the focus. */
  focusMark(hex: number): void;
}

let boards = 0;

export function createAccessible(grid: Grid, events: AccessibleEvents): Accessible {
  const prefix = `board${++boards}-`;
  const element = document.createElement('div');
  element.className = 'board-reader';
  const table = document.createElement('div');
  table.setAttribute('role', 'grid');
  table.tabIndex = 0;
  table.className = 'board-grid';
  const marks = document.createElement('div');
  marks.setAttribute('role', 'group');
  marks.className = 'board-marks';
  const live = document.createElement('div');
  live.setAttribute('aria-live', 'polite');
  live.setAttribute('aria-atomic', 'true');
  element.append(table, marks, live);

  const cells: HTMLElement[] = [];
  const places = grid.layout.kind === 'rows' ? grid.layout.columns : grid.layout.rows;
  const lanes = grid.size / places;
  for (let lane = 0; lane < lanes; lane++) {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    for (let placeInLane = 0; placeInLane < places; placeInLane++) {
      const hex = lane * places + placeInLane;
      const cell = document.createElement('div');
      cell.setAttribute('role', 'gridcell');
      cell.id = `${prefix}${grid.label(hex)}`;
      cell.dataset['hex'] = grid.label(hex);
      cell.textContent = grid.label(hex);
      cells[hex] = cell;
      row.append(cell);
    }
    // Rows are lettered from the south, but read from the north.
    if (grid.layout.kind === 'rows') table.prepend(row);
    else table.append(row);
  }

  table.addEventListener('click', (event) => {
    const label = (event.target as HTMLElement).dataset['hex'];
    if (label !== undefined) events.click(grid.parse(label));
  });

  let shown: readonly Mark[] = [];
  let stacks: BoardConfig['stacks'] = new Map();
  let overlays: BoardConfig['overlays'] = [];
  let told: BoardConfig | null = null;
  const visited = new Set<number>();

  const buttonAt = (event: Event): HTMLButtonElement | null =>
    event.target instanceof HTMLButtonElement ? event.target : null;
  const hexOf = (button: HTMLButtonElement): number => grid.parse(button.dataset['hex'] ?? '');

  marks.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (button) events.click(hexOf(button));
  });
  marks.addEventListener('focusin', (event) => {
    const button = buttonAt(event);
    if (!button) return;
    for (const other of marks.children) (other as HTMLElement).tabIndex = other === button ? 0 : -1;
    events.focusMark(hexOf(button));
  });
  marks.addEventListener('keydown', (event) => {
    const step = ['ArrowRight', 'ArrowDown'].includes(event.key)
      ? 1
      : ['ArrowLeft', 'ArrowUp'].includes(event.key)
        ? -1
        : 0;
    const button = buttonAt(event);
    if (step === 0 || !button) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...marks.children] as HTMLElement[];
    all[(all.indexOf(button) + step + all.length) % all.length].focus({ preventScroll: true });
  });

  const updateMarks = (config: BoardConfig, texts: BoardTexts): void => {
    if (config.marks === shown && marks.getAttribute('aria-label') === texts.marks) return;
    shown = config.marks;
    marks.setAttribute('aria-label', texts.marks);
    const focused = marks.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset['hex']
      : undefined;
    marks.replaceChildren(
      ...config.marks.map((mark, index) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.tabIndex = index === 0 ? 0 : -1;
        button.dataset['hex'] = grid.label(mark.hex);
        button.dataset['mark'] = mark.kind;
        if (mark.label !== undefined) button.dataset['label'] = mark.label;
        button.textContent = texts.mark(grid.label(mark.hex), texts.marksOf[mark.kind], mark.label ?? '');
        return button;
      }),
    );
    if (focused === undefined) return;
    const same = marks.querySelector<HTMLElement>(`[data-hex="${focused}"]`);
    (same ?? table).focus({ preventScroll: true });
  };

  const updateStacks = (config: BoardConfig): void => {
    const anew = told?.describe !== config.describe;
    if (config.stacks === stacks && !anew) return;
    const old = stacks;
    stacks = config.stacks;
    told = config;
    for (const hex of [...old.keys(), ...visited]) {
      if (stacks.has(hex)) continue;
      delete cells[hex].dataset['units'];
      cells[hex].textContent = grid.label(hex);
    }
    visited.clear();
    for (const [hex, stack] of stacks) {
      if (old.get(hex) === stack && !anew) continue;
      cells[hex].dataset['units'] = stack.map((counter) => counter.id).join(' ');
      cells[hex].textContent = config.describe(hex);
    }
  };

  const updateFlags = ({ overlays: shownOverlays }: BoardConfig): void => {
    if (shownOverlays === overlays) return;
    overlays = shownOverlays;
    for (const cell of table.querySelectorAll<HTMLElement>('[data-flag]')) delete cell.dataset['flag'];
    for (const { hex, text } of overlays.flatMap(({ flags = [] }) => flags)) cells[hex].dataset['flag'] = text;
  };

  return {
    element,
    grid: table,
    update(config, texts) {
      table.setAttribute('aria-label', config.name);
      table.setAttribute('aria-description', texts.help);
      updateStacks(config);
      updateMarks(config, texts);
      updateFlags(config);
    },
    point(hex, spoken) {
      table.setAttribute('aria-activedescendant', cells[hex].id);
      if (cells[hex].textContent !== spoken) cells[hex].textContent = spoken;
      visited.add(hex);
      for (const cell of table.querySelectorAll('[aria-selected="true"]')) cell.removeAttribute('aria-selected');
      cells[hex].setAttribute('aria-selected', 'true');
      if (document.activeElement === table && live.textContent !== spoken) live.textContent = spoken;
    },
  };
}
