import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from '../i18n/index.js';
import { PlayPage } from '../play/index.js';
import { foresee } from '../play/open.js';
import { go, linkTo } from '../web/links.js';
import type { PageRoute } from '../web/router.js';
import { stores } from '../storage/battle-store.js';
import { lazy } from '../web/lazy.js';

const LostPage = lazy(() => import('./lost.js').then((module) => module.LostPage), true);

/** Sits down to a kept battle. */
export function PlayRoute({ at: { battle } }: { readonly at: Extract<PageRoute, { page: 'play' }> }) {
  const known = useSignal<boolean | null>(null);
  useEffect(() => {
    stores.battles.load(battle).then(
      (found) => {
        if (found) foresee(found.setup).catch(() => undefined);
        known.value = found !== null;
      },
      () => (known.value = false),
    );
  }, [battle]);
  if (known.value === null) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  return known.value ? <PlayPage id={battle} leave={() => go(linkTo.home())} /> : <LostPage />;
}
