import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.js';
import { openReplay } from '../replay/open.js';
import { Screen } from '../replay/screen.js';
import { go, linkTo, type Route } from '../router.js';
import { battleStore } from '../storage/battles.js';
import type { SavedBattle } from '../storage/types.js';
import { Frame } from './frame.js';
import { Kept } from './kept.js';

/** Fetches a kept battle and shows it again. */
export const ReplayRoute = ({ at }: { readonly at: Extract<Route, { page: 'replay' }> }) => (
  <Kept id={at.battle}>{(saved) => <Replay saved={saved} />}</Kept>
);

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
