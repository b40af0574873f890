import type { Point } from '@impulse/engine';
import type { Accessible } from './accessible.js';
import { panBy, scaleLimits, toMap, zoomAt, type Camera } from './camera.js';
import { hexAt } from './geometry.js';
import type { Glide } from './glide.js';
import { listen } from './input.js';
import { commandOf, cursorOn, moveCursor, type Cursor } from './keyboard.js';
import type { Pointed, Scene } from './scene.js';
import { counterAt } from './stacks.js';
import type { Surface } from './surface.js';
import type { BoardEvents, Counter } from './types.js';

/** Turns what the player's hands do into what the host is told. */
export interface Hands {
  /** Puts the cursor on a hex and brings it into view. */
  moveTo(hex: number): void;
  /** The scene has changed under the pointer or the cursor. */
  refresh(): void;
  disconnect(): void;
}

interface Reach {
  readonly scene: Scene;
  readonly surface: Surface;
  readonly reader: Accessible;
  readonly events: BoardEvents;
  readonly glide: Glide;
  readonly ask: (...layers: readonly ('terrain' | 'counters' | 'transient')[]) => void;
  readonly setCamera: (camera: Camera) => void;
  readonly zoomBy: (factor: number, at?: Point) => void;
  readonly fit: () => void;
  readonly show: (hex: number) => void;
}

export function connect({ scene, surface, reader, events, glide, ask, setCamera, zoomBy, fit, show }: Reach): Hands {
  const { grid } = scene.art;
  const { sheet } = scene.art;
  let cursor: Cursor = cursorOn(grid, scene.cursor);

  const onMap = (at: Point): Point => toMap(scene.camera, scene.view, at);

  const find = (at: Point): { readonly hex: number; readonly counter: Counter | null } => {
    const { x, y } = onMap(at);
    const hex = hexAt(grid, x, y);
    if (hex < 0) return { hex, counter: null };
    const stack = scene.config.showCounters ? scene.config.stacks.get(hex) : undefined;
    const centre = grid.centre(hex);
    return { hex, counter: stack ? counterAt(stack, x - centre.x, y - centre.y) : null };
  };

  /** A mouse picks up whatever can act; a finger only what it has chosen before, so that it can pan anywhere else. */
  const draggable = (hex: number, counter: Counter | null, touch: boolean): counter is Counter => {
    if (counter?.mood !== 'ready') return false;
    const { selection } = scene.config;
    if (!touch) return true;
    return selection?.hex === hex && (selection.units.length === 0 || selection.units.includes(counter.id));
  };

  const setHover = (next: Pointed | null): void => {
    const { hover } = scene;
    if (hover?.hex === next?.hex && hover?.unit === next?.unit) return;
    scene.hover = next;
    ask('counters');
    events.hover(next?.hex ?? null, next?.unit ?? null);
  };

  const showHand = (): void => {
    const { hover, drag } = scene;
    const stack = hover ? scene.config.stacks.get(hover.hex) : undefined;
    const counter = stack?.find((one) => one.id === hover?.unit) ?? null;
    const lit = hover !== null && scene.config.marks.some((mark) => mark.hex === hover.hex);
    const hand = drag
      ? 'grabbing'
      : hover && draggable(hover.hex, counter, false)
        ? 'grab'
        : lit || counter
          ? 'pointer'
          : '';
    if (surface.top.dataset['hand'] !== hand) surface.top.dataset['hand'] = hand;
  };

  const putCursor = (hex: number): void => {
    cursor = cursorOn(grid, hex);
    scene.cursor = hex;
    scene.cursorUnit = null;
    reader.point(hex, scene.config.describe(hex));
    ask('transient');
  };

  const hideCursor = (): void => {
    scene.cursorShown = false;
    surface.root.classList.remove('board-focused');
    ask('transient');
  };

  // A press would take the focus away from the board's keyboard.
  surface.top.addEventListener('mousedown', (event) => event.preventDefault());

  const disconnectPointer = listen(surface.top, {
    under(at, touch) {
      const { hex, counter } = find(at);
      return { hex, draggable: draggable(hex, counter, touch) };
    },
    touched() {
      glide.stop();
      reader.grid.focus({ preventScroll: true });
      hideCursor();
    },
    tap(at) {
      const { hex, counter } = find(at);
      if (hex < 0) return;
      putCursor(hex);
      events.click(hex, counter?.id ?? null);
    },
    inspect(at) {
      const { hex } = find(at);
      if (hex < 0) return;
      putCursor(hex);
      events.inspect(hex);
    },
    hover(at) {
      const found = at ? find(at) : null;
      setHover(found && found.hex >= 0 ? { hex: found.hex, unit: found.counter?.id ?? null } : null);
      showHand();
    },
    pan: (dx, dy) => setCamera(panBy(scene.camera, dx, dy)),
    fling: (vx, vy) => glide.fling(vx, vy),
    zoom: (factor, at) => setCamera(zoomAt(scene.camera, scene.view, scaleLimits(sheet, scene.view), factor, at)),
    wheel: zoomBy,
    pick(at) {
      const { hex, counter } = find(at);
      if (!counter) return;
      scene.drag = { counter, from: hex, at: onMap(at), over: hex };
      showHand();
      events.pick(counter.id, hex);
      ask('counters', 'transient');
    },
    carry(at) {
      if (!scene.drag) return;
      const point = onMap(at);
      const over = hexAt(grid, point.x, point.y);
      const entered = over !== scene.drag.over;
      scene.drag = { ...scene.drag, at: point, over };
      if (entered) {
        scene.hover = over < 0 ? null : { hex: over, unit: null };
        events.hover(over < 0 ? null : over, null);
        ask('counters');
      }
      ask('transient');
    },
    drop(at) {
      const { drag } = scene;
      if (!drag) return;
      scene.drag = null;
      ask('counters', 'transient');
      const point = onMap(at);
      const to = hexAt(grid, point.x, point.y);
      if (to >= 0 && to !== drag.from) events.drop(drag.counter.id, drag.from, to);
    },
    putBack() {
      scene.drag = null;
      ask('counters', 'transient');
    },
  });

  const pickUnit = (step: number): void => {
    const stack = scene.config.stacks.get(scene.cursor) ?? [];
    if (stack.length === 0) return;
    const at = stack.findIndex((counter) => counter.id === scene.cursorUnit);
    const next = at < 0 ? (step > 0 ? 0 : stack.length - 1) : (at + step + stack.length) % stack.length;
    scene.cursorUnit = stack[next].id;
    setHover({ hex: scene.cursor, unit: scene.cursorUnit });
    ask('transient');
  };

  const obey = (key: string): boolean => {
    const moved = moveCursor(grid, cursor, key);
    if (moved) {
      // The first key press only shows where the cursor is.
      if (moved.hex !== cursor.hex) {
        putCursor(moved.hex);
        cursor = moved;
        show(moved.hex);
        setHover({ hex: moved.hex, unit: null });
      }
      return true;
    }
    switch (commandOf(key)) {
      case 'click':
        events.click(scene.cursor, scene.cursorUnit);
        return true;
      case 'inspect':
        events.inspect(scene.cursor);
        return true;
      case 'zoom-in':
        zoomBy(1.4);
        return true;
      case 'zoom-out':
        zoomBy(1 / 1.4);
        return true;
      case 'fit':
        fit();
        return true;
      case 'next-unit':
        pickUnit(1);
        return true;
      case 'previous-unit':
        pickUnit(-1);
        return true;
      case null:
        return false;
    }
  };

  reader.grid.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!obey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!scene.cursorShown) {
      scene.cursorShown = true;
      surface.root.classList.add('board-focused');
      ask('transient');
    }
  });
  reader.grid.addEventListener('focus', () => {
    const byKeyboard = reader.grid.matches(':focus-visible');
    scene.cursorShown = byKeyboard;
    surface.root.classList.toggle('board-focused', byKeyboard);
    reader.point(scene.cursor, scene.config.describe(scene.cursor));
    ask('transient');
  });
  reader.element.addEventListener('focusout', hideCursor);

  return {
    moveTo(hex) {
      putCursor(hex);
      show(hex);
      setHover({ hex, unit: null });
    },
    refresh() {
      const stack = scene.config.stacks.get(scene.cursor);
      if (scene.cursorUnit !== null && !stack?.some((counter) => counter.id === scene.cursorUnit))
        scene.cursorUnit = null;
      if (document.activeElement === reader.grid) reader.point(scene.cursor, scene.config.describe(scene.cursor));
      showHand();
    },
    disconnect: disconnectPointer,
  };
}
