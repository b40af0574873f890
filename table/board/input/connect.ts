import { pointAccessible, type Accessible } from '../spoken/accessible.js';
import * as hand from './hands.js';
import { listen } from './input.js';
import { focus, pressKey } from './keys.js';
import { latinKey } from './latin-key.js';
import { ask, type Layers } from '../drawing/layers.js';
import { setCamera, show, zoomBy } from '../camera/looking.js';
import type { BoardEvents } from '../types.js';

/** Puts the player's hands on the board: pointer, keyboard and focus of the page. */
export function connect(
  layers: Layers,
  reader: Accessible,
  events: BoardEvents,
): { readonly hands: hand.Hands; readonly disconnect: () => void } {
  const { picture, surface, glide } = layers;
  const { table } = reader.cells;
  const hands = hand.makeHands(picture, events, {
    ask: (...names) => ask(layers, ...names),
    setCamera: (camera) => setCamera(layers, camera),
    stop: () => glide.stop(),
    fling: (vx, vy) => glide.fling(vx, vy),
    zoomBy: (factor, at) => zoomBy(layers, factor, at),
    show: (hex) => show(layers, hex),
    say: (text) => (reader.live.textContent = text),
    speak: (hex) => pointAccessible(reader, hex, picture.config.describe(hex)),
    showFocus: (shown) => surface.root.classList.toggle('board-focused', shown),
    showHand(form) {
      if (surface.top.dataset['hand'] !== form) surface.top.dataset['hand'] = form;
    },
    takeFocus: () => table.focus({ preventScroll: true }),
  });
  // A press would take the focus away from the board's keyboard.
  surface.top.addEventListener('mousedown', (event) => event.preventDefault());
  table.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !pressKey(hands, latinKey(event), event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  table.addEventListener('focus', () => focus(hands, table.matches(':focus-visible')));
  reader.element.addEventListener('focusout', () => hand.showCursor(hands, false));
  return { hands, disconnect: listen(surface.top, pointerEvents(hands)) };
}

const pointerEvents = (hands: hand.Hands): Parameters<typeof listen>[1] => ({
  draggable: (at, touch) => hand.mayDrag(hands, hand.find(hands, at), touch),
  touched() {
    hands.moves.stop();
    hands.moves.takeFocus();
    hand.showCursor(hands, false);
  },
  tap: (at, shift) => hand.tap(hands, at, shift),
  inspect: (at) => hand.inspect(hands, at),
  hover: (at) => hand.hover(hands, at),
  pan: (dx, dy) => hand.pan(hands, dx, dy),
  fling: (vx, vy) => hands.moves.fling(vx, vy),
  zoom: (factor, at) => hand.zoom(hands, factor, at),
  wheel: (factor, at) => hands.moves.zoomBy(factor, at),
  pick: (at) => hand.pick(hands, at),
  carry: (at) => hand.carry(hands, at),
  drop: (at) => hand.drop(hands, at),
  putBack: () => hand.putBack(hands),
});
