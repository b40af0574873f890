import { useDesk } from '../desk.js';
import { CounterButton } from '../parts/counter-button.js';
import { HexLink } from '../parts/references.js';
import type { Reminder } from '../reminder.js';
import { words } from '../words.js';

/** Before the step ends: what has not been done. */
export function EndingCard({ reminder: { step, idle, overstacked } }: { readonly reminder: Reminder }) {
  const { session } = useDesk();
  const { ending } = words.value;
  const roster = session.roster.value;
  return (
    <section class="card ending" aria-label={ending.title} data-part="ending">
      <h2 class="card-title">{ending.title}</h2>
      {overstacked.length > 0 ? (
        <p class="warning">
          {ending.overstacked}{' '}
          {overstacked.map((hex) => (
            <HexLink key={hex} hex={hex} />
          ))}
        </p>
      ) : null}
      {idle.length > 0 ? (
        <>
          <p role="status">{ending.idle(idle.length)}</p>
          <div class="tray-counters">
            {idle.map((id) => (
              <CounterButton key={id} unit={roster.get(id)!} size="small" />
            ))}
          </div>
        </>
      ) : (
        <p role="status">{ending.sure(step)}</p>
      )}
    </section>
  );
}
