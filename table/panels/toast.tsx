import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { textIn } from '@impulse/engine';
import { type Desk, useDesk } from '../desk/desk.js';
import type { ShownResult } from '../desk/presenter.js';
import { words } from '../i18n/words.js';

/** So long a result stays in sight after the dice have come to rest. */
const stay = 4500;
/** So often it looks whether it lies over what the player looks at. */
const interval = 200;

/** On a phone with the sheet down: what a computer's dice have shown, in two lines; a tap opens the arithmetic. */
export function ResultToast() {
  const desk = useDesk();
  const { presenter, results, display } = desk;
  const result = presenter.result.value;
  const seen = useSignal<ShownResult | null>(null);
  const low = useSignal(false);
  const toast = useRef<HTMLButtonElement>(null);
  const shown = !display.sheetOpen.value && result?.foreign === true && seen.value !== result;
  useEffect(() => {
    if (!result || result.rolling) return undefined;
    const timer = setTimeout(() => (seen.value = result), stay);
    return () => clearTimeout(timer);
  }, [result]);
  useEffect(() => {
    if (!shown) return undefined;
    let moved = false;
    const look = (): void => {
      // Where it is in the way both above and below it stays: whoever wants to tap it must not have to chase it.
      if (moved || !toast.current || !covers(toast.current, desk)) return;
      low.value = !low.value;
      moved = true;
    };
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [shown, result]);
  return (
    <div class={`toast-place${low.value ? ' is-low' : ''}`} role="status">
      {shown ? (
        <button
          ref={toast}
          type="button"
          class="toast"
          data-part="toast"
          title={words.value.log.arithmetic}
          onClick={() => {
            results.ask();
            display.open('orders');
          }}
        >
          <Gist result={result} />
          <span class="peek-more" aria-hidden="true">
            ▲
          </span>
        </button>
      ) : null}
    </div>
  );
}

/** Whether it hides the selection, the scene of the attack or the coach. */
function covers(toast: HTMLElement, { chair, selection, presenter, art }: Desk): boolean {
  const box = toast.getBoundingClientRect();
  const coach = document.querySelector('.coach')?.getBoundingClientRect();
  if (coach && coach.bottom > box.top && coach.top < box.bottom) return true;
  const [unit] = selection.units.value;
  const places = [
    (unit === undefined ? undefined : chair.units.value.get(unit)?.hex) ?? '',
    ...(presenter.result.value?.events ?? []).map(({ detail }) => textIn(detail, 'hex')),
  ];
  return places.some((label) => {
    const hex = art.board.grid.parse(label);
    const at = hex < 0 ? undefined : presenter.board?.clientPoint(hex);
    return at !== undefined && at.y > box.top - 24 && at.y < box.bottom + 24;
  });
}

/** The last throw and its outcome. */
function Gist({ result: { events, rolling } }: { readonly result: ShownResult }) {
  const { kit } = useDesk();
  const event = events.findLast(({ type }) => type in kit.gists);
  const Shown = event && kit.gists[event.type];
  return Shown ? <Shown event={event} events={events} rolling={rolling} /> : null;
}
