import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PlayPage } from '../play/index.js';
import { messages } from '../i18n/index.js';
import { go, linkTo, type Route } from '../router.js';
import { battleStore } from '../storage/battles.js';
import type { SavedBattle } from '../storage/types.js';
import { LostPage } from './lost.js';

/** Fetches a kept battle and sits down to it. */
export function PlayRoute({ at }: { readonly at: Extract<Route, { page: 'play' }> }) {
  const battle = useSignal<SavedBattle | null | undefined>(undefined);
  useEffect(() => {
    battleStore.load(at.battle).then(
      (loaded) => (battle.value = loaded),
      () => (battle.value = null),
    );
  }, [at.battle]);
  if (battle.value === undefined)
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  if (battle.value === null) return <LostPage />;
  return <PlayPage saved={battle.value} store={battleStore} leave={() => go(linkTo.home())} />;
}
