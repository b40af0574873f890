import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.js';
import { openReplay } from '../replay/open.js';
import { Screen } from '../replay/screen.js';
import { go, linkTo, type Route } from '../router.js';
import { battleStore } from '../storage/battles.js';
import type { SavedBattle } from '../storage/types.js';
import { Frame } from './frame.js';
import { LostPage } from './lost.js';

/** Fetches a kept battle and shows it again. */
export function ReplayRoute({ at }: { readonly at: Extract<Route, { page: 'replay' }> }) {
  const battle = useSignal<SavedBattle | null | undefined>(undefined);
  useEffect(() => {
    battleStore.load(at.battle).then(
      (loaded) => (battle.value = loaded),
      () => (battle.value = null),
    );
  }, [at.battle]);
  if (battle.value === undefined) {
    return (
      <p class="page-wait" role="status">
        {messages.value.shell.loading}
      </p>
    );
  }
  return battle.value === null ? <LostPage /> : <Replay saved={battle.value} />;
}

function Replay({ saved }: { readonly saved: SavedBattle }) {
  const cinema = useMemo(() => openReplay(saved, battleStore, () => go(linkTo.home())), [saved]);
  if (cinema.ok) return <Screen cinema={cinema.value} />;
  const { home, toHome } = messages.value.shell;
  return (
    <Frame title={home.fileRefused}>
      <p class="problem" role="alert">
        {home.fileProblem(cinema.error.message, cinema.error.path)}
      </p>
      <p>
        <a class="button" href={linkTo.home()}>
          {toHome}
        </a>
      </p>
    </Frame>
  );
}
