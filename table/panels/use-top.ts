import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Shows a panel from its top whenever something else is to be decided in it. What is only `looked` at changes that too, but
 * not under the hand of somebody who is busy further down.
 */
export function useTop(panel: RefObject<HTMLElement | null>, decided: string, looked: string): void {
  const goUp = (): void => {
    // On a phone it is the sheet around it that scrolls.
    for (const one of [panel.current, panel.current?.closest('.tab-body')]) if (one) one.scrollTop = 0;
  };
  useLayoutEffect(goUp, [decided]);
  useLayoutEffect(() => {
    if (!panel.current?.contains(document.activeElement)) goUp();
  }, [looked]);
}
