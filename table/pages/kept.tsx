import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../i18n/index.js';
import { battleStore } from '../storage/battles.js';
import type { SavedBattle } from '../storage/types.js';
import { LostPage } from './lost.js';

interface KeptProps {
  readonly id: string;
  readonly children: (battle: SavedBattle) => ComponentChildren;
}

/** Fetches a battle kept in this browser. */
export function Kept({ id, children }: KeptProps) {
  const battle = useSignal<SavedBattle | null | undefined>(undefined);
  useEffect(() => {
    battleStore.load(id).then(
      (loaded) => (battle.value = loaded),
      () => (battle.value = null),
    );
  }, [id]);
  if (battle.value === undefined) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  return battle.value === null ? <LostPage /> : <>{children(battle.value)}</>;
}
