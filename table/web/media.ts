import { type ReadonlySignal, signal } from '@preact/signals';

/** Media queries as signals. */
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => (matches.value = list.matches));
  return matches;
}

/** Narrow enough that panels become a sheet. */
export const isPhone = media('(max-width: 700px)');
export const wantsStillness = media('(prefers-reduced-motion: reduce)');
/** The first pointer is a finger. */
export const isTouched = media('(pointer: coarse)');
export const prefersDark = media('(prefers-color-scheme: dark)');
/** It is being written on paper. */
export const isPrinted = media('print');
/** A window in which every line counts. */
export const isLow = media('(max-height: 800px)');
/** There is room for a small map beside the large one. */
export const isRoomy = media('(min-width: 1360px) and (min-height: 780px)');
