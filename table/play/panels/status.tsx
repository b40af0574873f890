import { useDesk } from '../desk.js';
import { describeHex } from '../describe.js';
import { shadeKinds } from '../shades.js';
import { shortcuts } from '../shortcuts.js';
import { words } from '../words.js';

/** Under the map: the hex under the pointer, and the overlays. */
export function StatusLine() {
  const { sight } = useDesk();
  const { shades, view } = words.value;
  return (
    <div class="status" data-part="status">
      <HexUnderPointer />
      <div class="status-shades" role="group" aria-label={view.overlays}>
        {shadeKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class={`chip shade-${kind}`}
            aria-pressed={sight.shades.value.has(kind)}
            title={`${shades[kind]} (${keyOf(kind)})`}
            onClick={() => sight.toggleShade(kind)}
          >
            <i class="shade-sample" aria-hidden="true" />
            {view.short[kind]}
          </button>
        ))}
        <button
          type="button"
          class="chip"
          aria-pressed={!sight.counters.value}
          title={`${view.hideCounters} (${keyOf('counters')})`}
          onClick={() => (sight.counters.value = !sight.counters.value)}
        >
          {view.short.counters}
        </button>
        <button
          type="button"
          class="chip"
          title={words.value.keys.title}
          aria-label={words.value.keys.title}
          onClick={() => (sight.help.value = true)}
        >
          ?
        </button>
      </div>
    </div>
  );
}

const keyOf = (command: string): string => shortcuts.find((one) => one.command === command)!.keys[0].toUpperCase();

/** Apart from the rest, since it changes with every move of the pointer. */
function HexUnderPointer() {
  const { session } = useDesk();
  const hex = session.hovered.value;
  return <span class="status-hex">{hex === null ? '' : describeHex(session, hex)}</span>;
}
