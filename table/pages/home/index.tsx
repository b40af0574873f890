import { battleIds } from '@impulse/library/battles.js';
import { messages } from '../../i18n/index.js';
import { Frame } from '../shared/frame.js';
import { BattleBanner } from './battle-banner.js';
import { ContinueLast } from './continue.js';
import { SavedBattles } from './saved-battles.js';
import { WaitingMatches } from './waiting-matches.js';
import './home.css';

/** Both battles, and those that were begun here. */
export function HomePage() {
  const { home } = messages.value.shell;
  return (
    <Frame>
      <h1 class="visually-hidden">{home.title}</h1>
      <WaitingMatches />
      <ContinueLast />
      <div class="banners">
        {battleIds.map((id) => (
          <BattleBanner key={id} id={id} />
        ))}
      </div>
      <SavedBattles />
    </Frame>
  );
}
