import { useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { keyOf } from '../parts/shortcuts.js';
import { words } from '../i18n/words.js';

/** On the map while all of it is shown: how many attacks can be planned and are under way, and the way back. */
export function OverviewStrip() {
  const { chair, overview } = useDesk();
  const { overview: text } = words.value;
  const { aids, state, seat } = chair.now();
  const targets = chair.mayAct.value ? aids.targets(state, seat).length : 0;
  const open = (aids.attacks?.(state, seat) ?? []).filter(({ over }) => !over).length;
  return (
    <section class="map-strip overview" aria-label={text.title} data-part="overview">
      <div class="map-strip-text" role="status">
        <strong>{text.title}</strong>
        <span>{text.summary(targets, open)}</span>
      </div>
      <button
        type="button"
        class="button small"
        data-action="overview-back"
        title={messages.value.shell.joint.bracketed(text.back, keyOf('overview'))}
        onClick={() => overview.toggle()}
      >
        {text.back}
      </button>
    </section>
  );
}
