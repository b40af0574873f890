import { type Desk, useDesk } from '../desk/desk.js';
import { describeHex } from '../map/describe.js';
import { toggleOverlay } from '../desk/overlay-switch.js';
import { keyOf, nameOfKey } from '../parts/shortcuts.js';
import { messages } from '../i18n/index.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { RecapButton } from './recap.js';
import { ResultsButton } from '../cards/result-steps.js';

/** Under the map: the hex under the pointer, and the overlays. */
export function StatusLine() {
  const desk = useDesk();
  const { kit, display, art } = desk;
  const { view } = words.value;
  return (
    <div class="status" data-part="status">
      <HexUnderPointer />
      <div class="status-shades" role="group" aria-label={view.overlays}>
        {Object.entries(kit.overlayKeys).map(([id, key]) => {
          const name = phrasesOf(desk).overlay(id);
          return (
            <button
              key={id}
              type="button"
              class="chip"
              data-overlay={id}
              style={{ '--shade': art.board.overlayLooks[id]?.line }}
              aria-pressed={display.overlays.value.has(id)}
              title={messages.value.shell.joint.bracketed(name, nameOfKey(key))}
              onClick={() => toggleOverlay(desk, id)}
            >
              <i class="shade-sample" aria-hidden="true" />
              {kit.words.value.overlay(id)}
            </button>
          );
        })}
        <RecapButton />
        <ResultsButton />
        <button
          type="button"
          class="chip"
          aria-pressed={!display.counters.value}
          aria-label={view.hideCounters}
          title={messages.value.shell.joint.bracketed(view.hideCounters, keyOf('counters'))}
          onClick={() => (display.counters.value = !display.counters.value)}
        >
          <svg class="icon chip-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 7h10v9H5zM8 4h9v9M3 17 17 3" />
          </svg>
        </button>
        <button
          type="button"
          class="chip"
          title={words.value.keys.title}
          aria-label={words.value.keys.title}
          onClick={() => (display.help.value = true)}
        >
          ?
        </button>
      </div>
    </div>
  );
}

/** Apart from the rest, since it changes with every move of the pointer. */
function HexUnderPointer() {
  const desk = useDesk();
  const hex = desk.selection.hovered.value;
  const { spoken } = words.value;
  const told = hex === null ? [] : [...sourcesAt(desk, hex), describeHex(desk, hex), ...lineOfSightTo(desk, hex)];
  return <span class="status-hex">{told.join(spoken.joint)}</span>;
}

/** More names than this say no more. */
const named = 6;

/** Whom the overlays that are switched on come from in this hex. */
function sourcesAt(desk: Desk, hex: string): string[] {
  const { chair, selection, display } = desk;
  const { aids, state, seat } = chair.now();
  const { spoken } = words.value;
  return [...display.overlays.value].flatMap((id) => {
    const units =
      aids.overlay(state, seat, id, selection.units.value[0] ?? null, selection.inspected.value).from?.[hex] ?? [];
    if (units.length === 0) return [];
    const names = units.slice(0, named).map((unit) => phrasesOf(desk).unit(unit));
    const more = units.length > named ? [words.value.recap.more(units.length - named)] : [];
    return [messages.value.shell.joint.said(desk.kit.words.value.overlay(id), [...names, ...more].join(spoken.comma))];
  });
}

/** Whether the unit in hand sees a hex, and what is in the way; while the player looks at lines of sight. */
function lineOfSightTo({ chair, kit, selection, display }: Desk, hex: string): string[] {
  const [unit] = selection.units.value;
  if (unit === undefined || !display.overlays.value.has('sight')) return [];
  const { aids, state, seat } = chair.now();
  const line = aids.lineOfSight?.(state, seat, unit, hex);
  const { lineOfSight } = words.value.spoken;
  if (!line) return [];
  return [line.kind === 'barred' ? lineOfSight.barred(phrasesOf({ kit }).hex(line.by)) : lineOfSight[line.kind]];
}
