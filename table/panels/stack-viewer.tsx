import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Point } from '@impulse/engine/hex/hex.js';
import { type Desk, useDesk } from '../desk/desk.js';
import { CounterFace } from '../parts/counter-face.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Milliseconds that a pointer rests on a stack before it is shown. */
const rest = 280;

/**
 * The stack under a pointer that rests, or under a finger that stays, beside it: one's own in full, of the enemy what may
 * be seen. It takes no clicks. The map's own texts tell the same to a screen reader.
 */
export function StackViewer() {
  const desk = useDesk();
  const { recap, selection, plans, display, presenter, art } = desk;
  const rested = useSignal<string | null>(null);
  const clicked = useSignal<string | null>(null);
  const hovered = selection.hovered.value;
  useEffect(() => {
    rested.value = null;
    if (hovered !== clicked.peek()) clicked.value = null;
    if (hovered === null) return undefined;
    const timer = setTimeout(() => (rested.value = hovered), rest);
    return () => clearTimeout(timer);
  }, [hovered]);
  useEffect(() => {
    const note = (): void => {
      clicked.value = selection.hovered.peek();
      // The finger has gone on to something else, be it a button beside the map.
      display.held.value = null;
    };
    document.addEventListener('pointerdown', note);
    return () => document.removeEventListener('pointerdown', note);
  }, [selection, display]);
  // Whoever clicks a stack has it in the panel, and what the click has lit is not to be covered.
  const isInPanel = [clicked.value, selection.inspected.value, plans.target.value].includes(rested.value);
  const seen = isInPanel ? null : rested.value;
  const hex = display.held.value ?? seen;
  const stack = hex === null ? [] : (recap.shown.value.stacks.get(hex) ?? []);
  const at = hex === null ? undefined : presenter.board?.clientPoint(art.board.grid.parse(hex));
  if (stack.length < 2 || !at || !display.counters.value) return null;
  const width = stack.length > fewest ? wide : narrow;
  const across = goesRight(at, litAround(desk), width)
    ? { left: `${at.x + 36}px` }
    : { right: `${innerWidth - at.x + 36}px` };
  const down = at.y < innerHeight / 2 ? { top: `${at.y - 24}px` } : { bottom: `${innerHeight - at.y - 24}px` };
  return (
    <div class="stack-viewer" style={{ ...across, ...down }} aria-hidden="true" data-part="stack-viewer">
      <StackFaces stack={stack} />
    </div>
  );
}

/** Where those in hand can go, in pixels of the window. */
const litAround = ({ selection, presenter, art }: Desk): Point[] =>
  selection.deeds.value
    .flatMap(({ ways }) => [...ways.keys()])
    .flatMap((hex) => presenter.board?.clientPoint(art.board.grid.parse(hex)) ?? []);

/** More than so many stand in two columns. */
const fewest = 5;
/** As wide and as high as it becomes. */
const [narrow, wide, height] = [300, 430, 160];

/** Where it covers fewer of these points; else where the map has room for it, so that no panel is covered. */
function goesRight(at: Point, lit: readonly Point[], width: number): boolean {
  const near = lit.filter(({ x, y }) => Math.abs(y - at.y) < height && Math.abs(x - at.x) < width);
  const more = near.filter(({ x }) => x > at.x).length - near.filter(({ x }) => x < at.x).length;
  const edge = document.querySelector('[data-part="map"]')?.getBoundingClientRect().right ?? innerWidth;
  const isRoom = at.x + width + 36 < edge;
  return more > 0 ? at.x < width + 36 : isRoom || at.x < width + 36;
}

function StackFaces({ stack }: { readonly stack: readonly (string | null)[] }) {
  const desk = useDesk();
  const { kit, recap } = desk;
  const { units } = recap.shown.value;
  const known = stack.flatMap((id) => (id === null ? [] : (units.get(id) ?? [])));
  const hidden = stack.length - known.length;
  return (
    <>
      <ol class={known.length > fewest ? 'is-dense' : ''}>
        {known.map((unit) => (
          <li key={unit.id}>
            <CounterFace unit={unit} size="medium" />
            <span>
              <strong>{phrasesOf(desk).unit(unit.id)}</strong>
              <small>{kit.words.value.figures(unit)}</small>
            </span>
          </li>
        ))}
      </ol>
      {hidden > 0 ? <p>{words.value.spoken.hidden(hidden)}</p> : null}
    </>
  );
}
