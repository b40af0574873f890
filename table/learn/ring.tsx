import { useEffect, useRef } from 'preact/hooks';
import { hexAt } from '../board/geometry.js';
import type { Desk } from '../desk/desk.js';
import { isPhone, wantsStillness } from '../web/media.js';
import type { LessonStep } from './course.js';

/** So often the ring looks where its target is: panels come and go, and sheets are drawn up. */
const interval = 160;
const margin = 5;
/** By then the map has come to rest; where nothing moves by itself it does so at once, after the panels. */
const settled = (): number => (wantsStillness.value ? 160 : 600);
/** Rows of the map that the coach's card may hide. */
const hiddenRows = 5;
const rowSpacing = Math.sqrt(3) / 2;

/** Draws a ring around the part of the page a step speaks of, and keeps its hexes lit. */
export function Ring({ desk, step }: { readonly desk: Desk; readonly step: LessonStep | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { selection, presenter, art } = desk;
    const hexes = step?.hexes ?? [];
    selection.pointed.value = hexes;
    // The small map lies over some of the others.
    document.documentElement.classList.toggle('coach-points', hexes.length > 0);
    if (hexes.length > 0) {
      if (step?.parts === undefined) clearTheMap(desk);
      presenter.board?.show(art.board.grid.parse(hexes[0]));
    }
    const look = (): void => {
      if (ring.current) place(ring.current, step?.parts ?? []);
      if (hexes.length > 0 && selection.pointed.peek().length === 0) selection.pointed.value = hexes;
    };
    look();
    const timer = setInterval(look, interval);
    const later = setTimeout(() => {
      uncover(desk, hexes[0]);
      ring.current?.setAttribute('data-settled', '');
    }, settled());
    return () => {
      clearInterval(timer);
      clearTimeout(later);
      ring.current?.removeAttribute('data-settled');
      selection.pointed.value = [];
      document.documentElement.classList.remove('coach-points');
    };
  }, [desk, step]);
  return <div ref={ring} class="coach-ring" hidden aria-hidden="true" />;
}

function place(ring: HTMLElement, selectors: readonly string[]): void {
  const target = selectors.map((selector) => document.querySelector(selector)).find((one) => one !== null);
  const box = target?.getBoundingClientRect();
  const shown = box !== undefined && box.width > 0 && box.height > 0 && !document.querySelector('dialog[open]');
  ring.hidden = !shown;
  if (!shown) return;
  const top = Math.max(box.top - margin, 2);
  const left = Math.max(box.left - margin, 2);
  ring.style.top = `${top}px`;
  ring.style.left = `${left}px`;
  ring.style.width = `${Math.min(box.right + margin, innerWidth - 2) - left}px`;
  ring.style.height = `${Math.min(box.bottom + margin, innerHeight - 2) - top}px`;
}

/** On a phone a sheet makes way for the hexes a step speaks of, unless something is asked in it. */
function clearTheMap({ kit, chair, plans, display }: Desk): void {
  const turn = chair.turn.peek();
  if (isPhone.value && !turn.over && kit.steps[turn.step].card === null && plans.proposal.peek() === null)
    display.sheetOpen.value = false;
}

/** The card lies over the map: a hex under it is brought out by showing one beyond it, as seen from the card. */
function uncover({ presenter: { board }, art }: Desk, label: string | undefined): void {
  const card = document.querySelector('.coach')?.getBoundingClientRect();
  if (!board || !card || label === undefined) return;
  const { grid } = art.board;
  const hex = grid.parse(label);
  const { x, y } = board.clientPoint(hex);
  if (x < card.left || x > card.right || y < card.top || y > card.bottom) return;
  const middle = grid.centre(hex);
  // On a phone the card is at the top of the map, elsewhere at its bottom.
  const rows = card.top > innerHeight / 2 ? hiddenRows : -hiddenRows;
  const beyond = hexAt(grid, middle.x, middle.y + rows * rowSpacing);
  if (beyond >= 0) board.show(beyond);
}
