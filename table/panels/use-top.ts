import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Shows a panel from its top whenever something else is to be decided in it. What is only `looked` at changes that too, but
 * not under the hand of somebody who is busy further down.
 */
export function useTop(panel: RefObject<HTMLElement | null>, decided: string, looked: string): void {
  const isNew = useRef(true);
  const goUp = (): void => {
    // A new panel is at its top; to put it there would let the whole page be laid out on the way.
    if (panel.current && !isNew.current) panel.current.scrollTop = 0;
    // On a phone it is the sheet around it that scrolls.
    const sheet = panel.current?.closest('.tab-body');
    if (sheet) sheet.scrollTop = 0;
  };
  useLayoutEffect(goUp, [decided]);
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) goUp();
    isNew.current = false;
  }, [looked]);
}
