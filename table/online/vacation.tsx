import { useSignal } from '@preact/signals';
import { observer } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { timeText } from '../i18n/times.js';
import './notices/notices.css';
import { noticeWords } from './notices/words.js';
import { nameOf } from './opponent.js';

interface OfMatch {
  readonly remote: RemoteHost;
  readonly card: MatchCard;
}

const day = 24 * 3_600_000;

/** Days for which the own clock stands still, where the match grants some. */
export function VacationChoice({ remote, card }: OfMatch) {
  const { chair } = useDesk();
  const { vacation: text } = noticeWords.value;
  const days = useSignal(1);
  const failed = useSignal(false);
  const seat = chair.seat.value;
  const own = card.vacations.find(({ side }) => side === seat);
  const left = Math.floor((card.vacationLeft[seat] ?? 0) / day);
  if (chair.turn.value.over || (left < 1 && !own)) return null;
  const take = (wanted: number): void => {
    failed.value = false;
    remote.takeVacation(wanted).catch(() => (failed.value = true));
  };
  return (
    <section class="vacation" aria-labelledby="vacation" data-part="vacation">
      <h3 id="vacation">{text.title}</h3>
      {own ? (
        <p class="buttons">
          <span>{text.yours(timeText(own.until))}</span>
          <button type="button" class="button small" data-action="back-from-vacation" onClick={() => take(0)}>
            {text.back}
          </button>
        </p>
      ) : (
        <>
          <p class="hint">{text.left(left)}</p>
          <p class="buttons">
            <select
              name="vacation"
              aria-label={text.title}
              value={days.value}
              onChange={(event) => (days.value = Number(event.currentTarget.value))}
            >
              {Array.from({ length: left }, (_, index) => (
                <option key={index} value={index + 1}>
                  {text.days(index + 1)}
                </option>
              ))}
            </select>
            <button type="button" class="button small" data-action="vacation" onClick={() => take(days.value)}>
              {text.take}
            </button>
          </p>
        </>
      )}
      {failed.value ? (
        <p class="problem" role="alert">
          {text.failed}
        </p>
      ) : null}
    </section>
  );
}

/** The other player has stopped their clock for a while. */
export function VacationLine({ remote }: { readonly remote: RemoteHost }) {
  const { chair } = useDesk();
  const card = remote.card.value;
  const seat = chair.seat.value;
  const away = card?.vacations.find(({ side }) => side !== seat && seat !== observer);
  if (!card || !away || chair.turn.value.over) return null;
  return (
    <div class="notice notice-watching" role="status" data-part="vacation-line">
      <span>{noticeWords.value.vacation.theirs(nameOf(card, away.side), timeText(away.until))}</span>
    </div>
  );
}
