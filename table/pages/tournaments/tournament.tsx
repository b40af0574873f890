import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Problem, Result } from '@impulse/engine';
import type { TournamentView } from '@impulse/protocol/wire/index.js';
import { tournamentView } from '../../hosts/remote/tournaments.js';
import { messages } from '../../i18n/index.js';
import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { linkTo } from '../../web/links.js';
import type { PageRoute } from '../../web/router.js';
import { Frame } from '../shared/frame.js';
import { NeedsAccounts } from '../shared/needs-accounts.js';
import { OwnGame } from './own-game.js';
import { Rounds } from './rounds.js';
import { Standings } from './standings.js';
import { TakingPart } from './taking-part.js';
import { TournamentTerms } from './tournament-terms.js';
import { problemText, tournamentWords } from './words.js';
import '../../online/pages.css';
import './tournaments.css';

/** In milliseconds. */
const askEvery = 8000;

/** What the parts of the page do to the tournament: they show what it has come to, or why not. */
export type Do = (asked: Promise<Result<TournamentView>>) => Promise<void>;

type TournamentRoute = Extract<PageRoute, { page: 'tournament' }>;

export const TournamentPage = ({ at }: { readonly at: TournamentRoute }) => (
  <NeedsAccounts title={tournamentWords.value.title}>
    <Tournament at={at} />
  </NeedsAccounts>
);

/** One tournament: how it stands, who plays whom, and what waits for whoever looks. */
function Tournament({ at: { tournament, invitation } }: { readonly at: TournamentRoute }) {
  const view = useSignal<TournamentView | null>(null);
  const unknown = useSignal<Problem | null>(null);
  const problem = useSignal('');
  const take = (answer: Result<TournamentView>): void => {
    if (answer.ok) view.value = answer.value;
    unknown.value = answer.ok ? null : answer.error;
  };
  useEffect(() => {
    const ask = async (): Promise<void> => take(await tournamentView(tournament, invitation));
    void ask();
    const asking = setInterval(() => (document.hidden ? undefined : void ask()), askEvery);
    return () => clearInterval(asking);
  }, [tournament, account.value]);
  const { title, unknown: unknownText } = tournamentWords.value;
  const carryOut: Do = async (asked) => {
    const answer = await asked;
    problem.value = answer.ok ? '' : problemText(answer.error);
    if (answer.ok) view.value = answer.value;
  };
  const shown = view.value;
  if (!shown) {
    return (
      <Frame title={title}>
        {unknown.value ? (
          <p class="problem" role="alert">
            {unknown.value.code === 'no-server' ? onlineWords.value.noServer : unknownText}
          </p>
        ) : (
          <p role="status">{messages.value.shell.loading}</p>
        )}
        <a class="button" href={linkTo.tournaments()}>
          {title}
        </a>
      </Frame>
    );
  }
  return (
    <Frame title={shown.card.title}>
      <TournamentTerms card={shown.card} />
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <OwnGame view={shown} refresh={() => void tournamentView(tournament, invitation).then(take)} />
      <TakingPart view={shown} invitation={invitation} carryOut={carryOut} />
      <div class="tournament-parts">
        <Standings view={shown} carryOut={carryOut} />
        <Rounds view={shown} />
      </div>
    </Frame>
  );
}
