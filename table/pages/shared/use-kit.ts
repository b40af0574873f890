import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadKit } from '../../battles/index.js';
import type { Introduction } from '../../kit/introduction.js';
import type { AnyKit } from '../../kit/kit.js';

/** A battle with what is said to those who choose one. */
export interface Introduced {
  readonly kit: AnyKit;
  readonly introduction: Introduction;
}

/** Fetched after the page has been shown; null until then, and for a battle that this table does not know. */
export function useKit(id: string): Introduced | null {
  const known = useSignal<Introduced | null>(null);
  useEffect(() => {
    let left = false;
    const fetch = async (): Promise<void> => {
      const kit = await loadKit(id);
      const introduction = await kit?.introduction();
      if (!left && kit && introduction) known.value = { kit, introduction };
    };
    fetch().catch((error: unknown) => console.error(error));
    return () => {
      left = true;
    };
  }, [id]);
  return known.value?.kit.game.id === id ? known.value : null;
}
