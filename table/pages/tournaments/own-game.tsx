import { useSignal } from '@preact/signals';
import type { TournamentView, WaitingGame } from '@impulse/protocol/wire/index.js';
import { sideName } from '../../battles/banners.js';
import { beginGame } from '../../online/sit-down.js';
import { account } from '../../online/own-account.js';
import { go, linkTo } from '../../web/links.js';
import { problemText, tournamentWords } from './words.js';

interface OwnGameProps {
  readonly view: TournamentView;
  readonly refresh: () => void;
}

/** The game that waits for whoever looks, if they take part. */
export function OwnGame({ view, refresh }: OwnGameProps) {
  const { card, you, rounds } = view;
  const { waits: text } = tournamentWords.value;
  if (card.stage !== 'playing' || you.entrant === null) return null;
  if (you.waits) return <Waiting card={card} waits={you.waits} refresh={refresh} />;
  const hasBye = rounds.at(-1)?.games.some(({ first, second }) => second === null && first === you.entrant) ?? false;
  return (
    <p class="tournament-own quiet" data-part="own-game">
      {hasBye ? text.bye : text.none}
    </p>
  );
}

interface WaitingProps {
  readonly card: TournamentView['card'];
  readonly waits: WaitingGame;
  readonly refresh: () => void;
}

function Waiting({ card, waits, refresh }: WaitingProps) {
  const { waits: text } = tournamentWords.value;
  const problem = useSignal('');
  const begin = async (): Promise<void> => {
    const opened = await beginGame(card.tournament, waits.game, account.peek()?.name ?? '');
    if (opened.ok) go(linkTo.match(opened.value.match));
    // The other one was faster: then the match is there to be accepted.
    else if (opened.error.code === 'already-open') refresh();
    else problem.value = problemText(opened.error);
  };
  return (
    <section
      class={`tournament-own invited-card of-side side-${waits.side}`}
      data-part="own-game"
      aria-label={text.title}
    >
      <h2>{text.title}</h2>
      <p>
        <strong>{text.against(waits.opponent)}</strong>
        {' · '}
        {sideName(card.game, waits.side)}
      </p>
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        {waits.match === null ? (
          <button type="button" class="button primary" data-action="begin-game" onClick={() => void begin()}>
            {text.open}
          </button>
        ) : (
          <a class="button primary" data-action="to-game" href={linkTo.match(waits.match)}>
            {text.go}
          </a>
        )}
      </p>
    </section>
  );
}
