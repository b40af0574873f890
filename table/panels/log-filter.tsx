import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useDesk } from '../desk/desk.js';
import { everything, isFiltered, type LogFilter } from '../desk/log-filter.js';
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
        aria-pressed={isFiltered(filter.value)}
        onClick={toggle}
      >
        {open.value ? '×' : text.title}
        {open.value ? <span class="visually-hidden">{text.close}</span> : null}
      </button>
    </div>
  );
}

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
