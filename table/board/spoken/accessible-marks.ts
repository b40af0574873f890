import type { Grid } from '@impulse/engine/hex/hex.js';
import type { BoardConfig, Mark } from '../types.js';

/** A button for every lit hex; the arrow keys go from one to the next. */
export interface MarkButtons {
  readonly element: HTMLElement;
  readonly grid: Grid;
  shown: readonly Mark[];
}

interface MarkEvents {
  click(hex: number): void;
  focusMark(hex: number): void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function makeMarkButtons(grid: Grid, events: MarkEvents): MarkButtons {
  const element = document.createElement('div');
  element.setAttribute('role', 'group');
  element.className = 'board-marks';
  const hexOf = (button: HTMLButtonElement): number => grid.parse(button.dataset['hex'] ?? '');
  element.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (button) events.click(hexOf(button));
  });
  element.addEventListener('focusin', (event) => {
    const button = buttonAt(event);
    if (!button) return;
    for (const other of element.children) (other as HTMLElement).tabIndex = other === button ? 0 : -1;
    events.focusMark(hexOf(button));
  });
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key] ?? 0;
    const button = buttonAt(event);
    if (step === 0 || !button) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...element.children] as HTMLElement[];
    all[(all.indexOf(button) + step + all.length) % all.length].focus({ preventScroll: true });
  });
  return { element, grid, shown: [] };
}

const buttonAt = (event: Event): HTMLButtonElement | null =>
  event.target instanceof HTMLButtonElement ? event.target : null;

/** True when the focus was on a button and there is none for its hex any more. */
export function updateMarkButtons(buttons: MarkButtons, { marks, texts }: BoardConfig): boolean {
  const { element, grid } = buttons;
  if (marks === buttons.shown && element.getAttribute('aria-label') === texts.marks) return false;
  buttons.shown = marks;
  element.setAttribute('aria-label', texts.marks);
  const focused = element.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset['hex']
    : undefined;
  element.replaceChildren(...marks.map((mark, index) => makeButton(grid, mark, index === 0)));
  if (focused === undefined) return false;
  const same = element.querySelector<HTMLElement>(`[data-hex="${focused}"]`);
  same?.focus({ preventScroll: true });
  return same === null;
}

function makeButton(grid: Grid, { hex, look, label, spoken }: Mark, first: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = first ? 0 : -1;
  button.dataset['hex'] = grid.label(hex);
  button.dataset['mark'] = look;
  if (label !== undefined) button.dataset['label'] = label;
  button.textContent = spoken;
  return button;
}
