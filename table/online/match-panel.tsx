import type { MatchCard, SeatCard } from '@impulse/protocol/wire/index.js';
import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { heldSeatAt } from '../storage/held-seats.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { AskToTakeBack } from './ask-to-take-back.js';
import { BlockLine } from './block-line.js';
import './match-panel.css';
import { isPlayer, seatName } from './opponent.js';
import { GiveSeat } from './give-seat.js';
import { NoticeSettings } from './notices/notice-settings.js';
import { Rating } from './rating.js';
import { SideClock } from './side-clock.js';
import { Talk } from './talk.js';
import { VacationChoice } from './vacation.js';
import { onlineWords } from './words.js';

interface OfMatch {
  readonly remote: RemoteHost;
  readonly card: MatchCard;
}

/** Who plays, what they say, and what they may do together. */
export function MatchPanel() {
  const { remote } = useDesk();
  const card = remote?.card.value;
  if (!remote || !card) return null;
  return (
    <div class="match-panel" data-part="match">
      <Players remote={remote} card={card} />
      <BidLine card={card} />
      {!isPlayer(card, remote.seat.value) ? null : (
        <>
          <Talk remote={remote} card={card} />
          <BlockLine remote={remote} card={card} />
          <Together remote={remote} card={card} />
          <Resign />
          {card.stage === 'playing' && !card.isRated && !card.tournament ? <GiveSeat remote={remote} /> : null}
          <Away remote={remote} card={card} />
        </>
      )}
    </div>
  );
}

function Players({ remote, card }: OfMatch) {
  const desk = useDesk();
  const { panel } = onlineWords.value;
  const presenceOf = ({ side, kind, present }: SeatCard): string => {
    if (kind === 'computer') return panel.computer;
    if (side === desk.chair.seat.value) return panel.you;
    return present ? panel.here : panel.away;
  };
  return (
    <ul class="match-players" aria-label={panel.players}>
      {card.seats.map((seat) => (
        <li
          key={seat.side}
          class={`side-${seat.side}`}
          data-side={seat.side}
          data-present={seat.present}
          data-kind={seat.kind}
        >
          <strong>{seatName(seat)}</strong>
          {seat.hasAccount ? (
            <span class="has-account" role="img" aria-label={panel.hasAccount} title={panel.hasAccount}>
              ✓
            </span>
          ) : null}
          <span class="quiet">{phrasesOf(desk).side(seat.side)}</span>
          {seat.rating ? <Rating rating={seat.rating} /> : null}
          <SideClock remote={remote} side={seat.side} />
          <span class={`match-presence${seat.present ? ' is-present' : ''}`}>{presenceOf(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a side was bid for counts on top of the rules: neither the score nor the log tells of it. */
function BidLine({ card }: { readonly card: MatchCard }) {
  const desk = useDesk();
  if (!card.bid?.points) return null;
  const { side, points } = card.bid;
  return (
    <p class="hint" data-part="bid">
      {onlineWords.value.bid.settled(phrasesOf(desk).sideTitle(side), points)}
    </p>
  );
}

/** For times at which this player is not here. */
function Away({ remote, card }: OfMatch) {
  const { chair } = useDesk();
  const held = heldSeatAt(remote.match);
  if (!held || chair.turn.value.over) return null;
  return (
    <>
      <NoticeSettings held={held} />
      <Standing remote={remote} />
      <VacationChoice remote={remote} card={card} />
    </>
  );
}

/** What the server decides in this player's place. */
function Standing({ remote }: Pick<OfMatch, 'remote'>) {
  const { StandingOrders } = useDesk().kit;
  if (!StandingOrders) return null;
  const leave = (orders: Readonly<Record<string, string>>): void => {
    remote.leaveOrders(orders).catch((error: unknown) => console.error(error));
  };
  return <StandingOrders left={remote.standing.value} leave={leave} />;
}

/** What needs both: going back, ending the battle. */
function Together({ remote, card }: OfMatch) {
  const desk = useDesk();
  const { chair } = desk;
  const { panel } = onlineWords.value;
  if (chair.turn.value.over) return null;
  const propose = (winner: string): void => {
    remote.propose(chair.now().revision, { winner }).catch((error: unknown) => console.error(error));
  };
  const handOver = (): void => {
    const { revision, seat: side } = chair.now();
    remote.propose(revision, { computer: desk.kit.usualLevel, side }).catch((error: unknown) => console.error(error));
  };
  return (
    <section class="match-together" aria-label={panel.together}>
      <h3>{panel.together}</h3>
      <div class="buttons">
        <AskToTakeBack remote={remote} label={panel.back} />
        {card.seats.map(({ side }) => (
          <button
            key={side}
            type="button"
            class="button small"
            data-action="propose-result"
            data-winner={side}
            onClick={() => propose(side)}
          >
            {panel.wins(phrasesOf(desk).side(side))}
          </button>
        ))}
        {card.tournament || card.seats.some(({ kind }) => kind === 'computer') ? null : (
          <button type="button" class="button small" data-action="propose-computer" onClick={handOver}>
            {panel.computerForMe}
          </button>
        )}
      </div>
    </section>
  );
}

/** Giving up needs nobody's consent. */
function Resign() {
  const { chair, resigning, display } = useDesk();
  if (chair.turn.value.over || resigning?.allowed.value !== true) return null;
  return (
    <button
      type="button"
      class="button small match-resign"
      data-action="ask-resign"
      onClick={() => (display.askResigning.value = true)}
    >
      {words.value.view.resign}
    </button>
  );
}
