import type { FunctionComponent } from 'preact';
import { useDesk } from '../desk/desk.js';
import { isPhone, isPrinted } from '../web/media.js';
import type { Tab } from '../desk/display.js';
import { words } from '../i18n/words.js';

const icons: Readonly<Record<Tab, string>> = {
  orders: 'M4 4h12v12H4zM7 8h6M7 11h4',
  log: 'M5 5h10M5 9h10M5 13h7',
  forces: 'M3 6h14v8H3zM3 6l14 8M17 6 3 14',
  arrivals: 'M4 5h12v11H4zM4 8h12M7 3v3M13 3v3M10 10v4M8.5 12.5 10 14l1.500-1.500',
  victory: 'M5 17V4h9l-2 3 2 3H5',
  dice: 'M4 4h12v12H4zM7.500 7.500h.01M12.500 12.500h.01M10 10h.01',
  match: 'M4 5h12v8H9l-4 3v-3H4zM7 9h.01M10 9h.01M13 9h.01',
  analysis: 'M3 16h14M4 13l4-5 3 3 5-7',
  view: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
};

export type Panels = Readonly<Partial<Record<Tab, FunctionComponent>>>;

interface TabsProps {
  /** In the order of their tabs; `orders` is for phones, where nothing stands above the tabs. */
  readonly panels: Panels;
  readonly names?: Readonly<Partial<Record<Tab, string>>>;
}

/** Panels behind tabs; on a phone a sheet that is drawn up by them. */
export function Tabs({ panels, names: own = {} }: TabsProps) {
  const { display } = useDesk();
  const { tabs: texts } = words.value;
  const nameOf = (tab: Tab): string => own[tab] ?? texts[tab];
  const phone = isPhone.value;
  const shown = (Object.keys(panels) as Tab[]).filter((tab) => phone || tab !== 'orders');
  const current = !isPrinted.value && shown.includes(display.tab.value) ? display.tab.value : 'log';
  const open = !phone || isPrinted.value || display.sheetOpen.value;
  const Panel = panels[current]!;
  const press = (tab: Tab): void => {
    if (phone && open && tab === current) display.sheetOpen.value = false;
    else display.open(tab);
  };
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = shown[(shown.indexOf(current) + by + shown.length) % shown.length];
    display.open(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class={`tabs${open ? ' is-open' : ''}`} aria-label={texts.title}>
      <div class="tab-list" role="tablist" aria-label={texts.title} onKeyDown={step}>
        {shown.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={tab === current && open}
            aria-controls="tab-body"
            tabIndex={tab === current ? 0 : -1}
            onClick={() => press(tab)}
          >
            <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d={icons[tab]} />
            </svg>
            <span>{nameOf(tab)}</span>
          </button>
        ))}
      </div>
      <div
        key={current}
        class="tab-body"
        id="tab-body"
        role="tabpanel"
        aria-labelledby={`tab-${current}`}
        tabIndex={0}
        hidden={!open}
      >
        <h2 class="visually-hidden">{nameOf(current)}</h2>
        {open ? <Panel /> : null}
      </div>
    </section>
  );
}
