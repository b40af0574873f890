import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useDesk } from '../desk/desk.js';
import { everything, type LogFilter } from '../desk/log-filter.js';
import { words } from '../i18n/words.js';
import type { LogSubject } from '../kit/kit.js';
import { phrasesOf } from '../kit/phrases.js';

const subjects: readonly LogSubject[] = ['movement', 'combat'];

/** In the corner of the log: what of it is to be read. */
export function LogFilterChoice({ filter }: { readonly filter: Signal<LogFilter> }) {
  const desk = useDesk();
  const { filter: text } = words.value.log;
  const open = useSignal(false);
  const { subject, side, units } = filter.value;
  const set = (change: Partial<LogFilter>): void => {
    filter.value = { ...filter.value, ...change };
  };
  const toggle = (): void => {
    open.value = !open.value;
    if (!open.value) filter.value = everything;
  };
  const selected = desk.selection.units.value;
  return (
    <div class={`log-filter${open.value ? ' is-open' : ''}`} data-part="log-filter">
      {open.value ? (
        <div class="log-filter-chips" role="group" aria-label={text.title}>
          {subjects.map((one) => (
            <Chip key={one} on={subject === one} press={() => set({ subject: subject === one ? null : one })}>
              {text[one]}
            </Chip>
          ))}
          {desk.kit.game.sides.map((one) => (
            <Chip key={one} on={side === one} press={() => set({ side: side === one ? null : one })}>
              {phrasesOf(desk).side(one)}
            </Chip>
          ))}
          {units !== null || selected.length > 0 ? (
            <Chip on={units !== null} press={() => set({ units: units === null ? selected : null })}>
              {units?.length === 1 || (units === null && selected.length === 1)
                ? phrasesOf(desk).unit((units ?? selected)[0])
                : text.selected((units ?? selected).length)}
            </Chip>
          ) : null}
        </div>
      ) : null}
      <button
        type="button"
        class="chip log-filter-button"
        data-action="log-filter"
        aria-expanded={open.value}
        aria-label={open.value ? text.close : text.title}
        title={open.value ? text.close : text.title}
        onClick={toggle}
      >
        {open.value ? '×' : <FunnelIcon />}
      </button>
    </div>
  );
}

const FunnelIcon = () => (
  <svg class="icon chip-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 4h14l-5.500 6v6l-3-1.500V10z" />
  </svg>
);

interface ChipProps {
  readonly on: boolean;
  readonly press: () => void;
  readonly children: string;
}

const Chip = ({ on, press, children }: ChipProps) => (
  <button type="button" class="chip" aria-pressed={on} onClick={press}>
    {children}
  </button>
);
