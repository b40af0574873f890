import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { everything, type LogFilter } from '../desk/log-filter.js';
import { words } from '../i18n/words.js';
import { LogFilterChips } from './lazy.js';

/** In the corner of the log: what of it is to be read. */
export function LogFilterChoice({ filter }: { readonly filter: Signal<LogFilter> }) {
  const { filter: text } = words.value.log;
  const open = useSignal(false);
  const toggle = (): void => {
    open.value = !open.value;
    if (!open.value) filter.value = everything;
  };
  return (
    <div class={`log-filter${open.value ? ' is-open' : ''}`} data-part="log-filter">
      {open.value ? <LogFilterChips filter={filter} /> : null}
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
