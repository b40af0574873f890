import { Fragment } from 'preact';
import type { Reminder } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { AllAsShown } from '../parts/confirm.js';
import { CounterButton } from '../parts/counter-button.js';
import { HexLink } from '../parts/references.js';
import { messages } from '../i18n/index.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** So many are named: what can be done about it stays in sight. */
const mostHexes = 6;

/** Before the step ends: what has not been done. */
export function EndingCard({ reminder: { step, idle, warnings } }: { readonly reminder: Reminder }) {
  const desk = useDesk();
  const { kit, chair, holds, plans } = desk;
  const { ending } = words.value;
  const { joint } = messages.value.shell;
  const units = idle.flatMap((id) => chair.units.value.get(id) ?? []);
  const hold = (): void => {
    holds.toggle(idle);
    chair.clearPlans();
    void plans.end();
  };
  return (
    <section class="card ending" aria-label={ending.title} data-part="ending">
      <h2 class="card-title">{ending.title}</h2>
      {warnings.map(({ code, hexes }) => (
        <p key={code} class="warning">
          {phrasesOf(desk).warning(code)}
          {hexes.slice(0, mostHexes).map((hex, index) => (
            <Fragment key={hex}>
              {index === 0 ? joint.sentences('', '') : joint.list(['', ''])}
              <HexLink hex={hex} />
            </Fragment>
          ))}
          {hexes.length > mostHexes ? joint.sentences('', ending.more(hexes.length - mostHexes)) : null}
        </p>
      ))}
      {units.length > 0 ? (
        <>
          <p role="status">{ending.idle(units.length)}</p>
          <button type="button" class="button small" data-action="hold-all" onClick={() => hold()}>
            {ending.hold}
          </button>
          <div class="tray-counters">
            {units.map((unit) => (
              <CounterButton key={unit.id} unit={unit} size="small" />
            ))}
          </div>
        </>
      ) : kit.steps[step].draft?.atOnce ? (
        <AllAsShown />
      ) : null}
    </section>
  );
}
