import { useEffect, useRef } from 'preact/hooks';
import { grid } from '@impulse/totensonntag/context.js';
import type { Desk } from '../play/desk.js';
import { isPhone } from '../play/media.js';
import type { Step } from './lessons.js';

/** So often the ring looks where its target is: panels come and go, and sheets are drawn up. */
const interval = 160;
const margin = 5;
/** By then the map has come to rest. */
const settled = 600;
/** Rows of the map that the coach's card may hide on a phone. */
const hiddenRows = 5;

/** Draws a ring around the part of the page a step speaks of, and keeps its hexes lit. */
export function Ring({ desk, step }: { readonly desk: Desk; readonly step: Step | null }) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { session, stage } = desk;
    const hexes = step?.hexes ?? [];
    session.pointed.value = hexes;
    if (hexes.length > 0) {
      if (step?.parts === undefined) clearTheMap(desk);
      stage.board?.show(grid.parse(hexes[0]));
    }
    const look = (): void => {
      if (ring.current) place(ring.current, step?.parts ?? []);
      if (hexes.length > 0 && session.pointed.peek().length === 0) session.pointed.value = hexes;
    };
    look();
    const timer = setInterval(look, interval);
    const later = setTimeout(() => uncover(desk, hexes[0]), settled);
    return () => {
      clearInterval(timer);
      clearTimeout(later);
      session.pointed.value = [];
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
function clearTheMap({ session, sight }: Desk): void {
  const turn = session.turn.peek();
  if (isPhone.value && !turn.over && turn.step === 'impulse' && session.proposal.peek() === null)
    sight.sheetOpen.value = false;
}

/** On a phone the card lies over the map: a hex under it is brought down by showing one further north. */
function uncover({ stage: { board } }: Desk, label: string | undefined): void {
  const card = document.querySelector('.coach')?.getBoundingClientRect();
  if (!board || !card || label === undefined) return;
  const { x, y } = board.clientPoint(grid.parse(label));
  if (x < card.left || x > card.right || y < card.top || y > card.bottom) return;
  const north = String.fromCharCode(label.charCodeAt(0) + hiddenRows) + label.slice(1);
  const hex = grid.parse(north);
  if (hex >= 0) board.show(hex);
}
