import type { SessionCard } from '@impulse/protocol/wire/index.js';
import { endSession, endSessions } from '../../hosts/remote/people.js';
import { browserName } from './browser-name.js';
import { useDoing } from './doing.js';
import { Outcome } from './fields.js';
import { Section } from './section.js';
import { timeText } from '../../i18n/times.js';
import { accountWords } from './words.js';

/** Where this person is signed in. */
export function Sessions({ sessions }: { readonly sessions: readonly SessionCard[] }) {
  const { sessions: text } = accountWords.value;
  const doing = useDoing();
  return (
    <Section part="sessions" title={text.title}>
      <ul class="row-list">
        {sessions.map(({ id, browser, place, created, used, isThis }) => (
          <li key={id} data-this={isThis}>
            <div>
              <strong>
                {browserName(browser) || text.somewhere} · {place}
              </strong>
              <span class="quiet">
                {isThis ? text.here : text.used(timeText(used))} · {text.since(timeText(created))}
              </span>
            </div>
            {isThis ? null : (
              <button
                type="button"
                class="button"
                data-action="end-session"
                disabled={doing.isBusy.value}
                onClick={() => void doing.run(() => endSession(id))}
              >
                {text.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button type="button" class="button" disabled={doing.isBusy.value} onClick={() => void doing.run(endSessions)}>
          {text.endAll}
        </button>
      ) : null}
      <Outcome doing={doing} />
    </Section>
  );
}
