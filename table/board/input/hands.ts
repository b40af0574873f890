import type { Point } from '@impulse/engine/hex/hex.js';
import { panBy, scaleLimits, toMap, zoomAt, type Camera } from '../camera/camera.js';
import { hexAt } from '../geometry.js';
import { cursorOn, type Cursor } from './keyboard.js';
import type { LayerName } from '../drawing/layers.js';
import type { Picture, Pointed } from '../picture.js';
import { counterAt } from '../stacks.js';
import type { BoardEvents, Counter } from '../types.js';

/** Turns what the player's hands do into what the host is told. */
export interface Hands {
  readonly picture: Picture;
  readonly events: BoardEvents;
  readonly moves: HandMoves;
  cursor: Cursor;
}

/** What hands set in motion on the board itself. */
export interface HandMoves {
  ask(...layers: readonly LayerName[]): void;
  setCamera(camera: Camera): void;
  stop(): void;
  fling(vx: number, vy: number): void;
  zoomBy(factor: number, at?: Point): void;
  show(hex: number): void;
  /** Tells a screen reader something besides. */
  say(text: string): void;
  /** Tells a screen reader which hex the cursor stands on. */
  speak(hex: number): void;
  /** The keyboard is being used on the board, or not any more. */
  showFocus(shown: boolean): void;
  /** The form of the pointer. */
  showHand(hand: CursorShape): void;
  takeFocus(): void;
}

export type CursorShape = 'grabbing' | 'grab' | 'pointer' | '';

export const makeHands = (picture: Picture, events: BoardEvents, moves: HandMoves): Hands => ({
  picture,
  events,
  moves,
  cursor: cursorOn(picture.art.grid, picture.cursor),
});

const onMap = ({ picture }: Hands, at: Point): Point => toMap(picture.camera, picture.view, at);

interface Found {
  readonly hex: number;
  readonly counter: Counter | null;
}

/** What lies at a point of the page. */
export function find(hands: Hands, at: Point): Found {
  const { config, art } = hands.picture;
  const { x, y } = onMap(hands, at);
  const hex = hexAt(art.grid, x, y);
  const stack = config.showCounters ? config.stacks.get(hex) : undefined;
  if (hex < 0 || !stack) return { hex, counter: null };
  const centre = art.grid.centre(hex);
  return { hex, counter: counterAt(stack, x - centre.x, y - centre.y) };
}

/** A mouse picks up whatever can act; a finger only what it has chosen before, so that it can pan anywhere else. */
export function mayDrag({ picture }: Hands, { hex, counter }: Found, touch: boolean): boolean {
  if (counter === null || counter.id === null || counter.mood !== 'ready') return false;
  const { selection } = picture.config;
  if (!touch) return true;
  return selection?.hex === hex && (selection.units.length === 0 || selection.units.includes(counter.id));
}

export function setHover({ picture, events, moves }: Hands, next: Pointed | null): void {
  const { hover } = picture;
  if (hover?.hex === next?.hex && hover?.unit === next?.unit) return;
  picture.hover = next;
  moves.ask('counters');
  events.hover(next?.hex ?? null, next?.unit ?? null);
}

export function showHand(hands: Hands): void {
  const { hover, drag, config } = hands.picture;
  const stack = hover ? config.stacks.get(hover.hex) : undefined;
  const counter = stack?.counters.find(({ id }) => id !== null && id === hover?.unit) ?? null;
  const lit = hover !== null && config.marks.some((mark) => mark.hex === hover.hex);
  const grab = hover !== null && mayDrag(hands, { hex: hover.hex, counter }, false);
  hands.moves.showHand(drag ? 'grabbing' : grab ? 'grab' : lit || counter ? 'pointer' : '');
}

export function putCursor(hands: Hands, hex: number): void {
  const { picture, moves } = hands;
  hands.cursor = cursorOn(picture.art.grid, hex);
  picture.cursor = hex;
  picture.cursorUnit = null;
  moves.speak(hex);
  moves.ask('transient');
}

/** Puts the cursor on a hex and brings it into view. */
export function moveTo(hands: Hands, hex: number): void {
  putCursor(hands, hex);
  hands.moves.show(hex);
  setHover(hands, { hex, unit: null });
}

/** The keyboard's cursor is drawn, or not any more. */
export function showCursor({ picture, moves }: Hands, shown: boolean): void {
  picture.cursorShown = shown;
  moves.showFocus(shown);
  moves.ask('transient');
}

/** What is shown has changed under the pointer or the cursor. */
export function refreshHands(hands: Hands): void {
  const { picture } = hands;
  const stack = picture.config.stacks.get(picture.cursor);
  if (picture.cursorUnit !== null && !stack?.counters.some(({ id }) => id === picture.cursorUnit))
    picture.cursorUnit = null;
  showHand(hands);
}

export function tap(hands: Hands, at: Point, shift: boolean): void {
  const { hex, counter } = find(hands, at);
  if (hex < 0) return;
  putCursor(hands, hex);
  if (shift) hands.events.pass(hex);
  else hands.events.click(hex, counter?.id ?? null);
}

export function inspect(hands: Hands, at: Point): void {
  const { hex } = find(hands, at);
  if (hex < 0) return;
  putCursor(hands, hex);
  hands.events.inspect(hex);
}

export function hover(hands: Hands, at: Point | null): void {
  const found = at ? find(hands, at) : null;
  setHover(hands, found && found.hex >= 0 ? { hex: found.hex, unit: found.counter?.id ?? null } : null);
  showHand(hands);
}

export const pan = ({ picture, moves }: Hands, dx: number, dy: number): void =>
  moves.setCamera(panBy(picture.camera, dx, dy));

export function zoom({ picture, moves }: Hands, factor: number, at: Point): void {
  const { camera, view, art } = picture;
  moves.setCamera(zoomAt(camera, view, scaleLimits(art.sheet, view), factor, at));
}

export function pick(hands: Hands, at: Point): void {
  const { hex, counter } = find(hands, at);
  if (counter === null || counter.id === null) return;
  hands.picture.drag = { unit: counter.id, face: counter.face, from: hex, at: onMap(hands, at), over: hex };
  showHand(hands);
  hands.events.pick(counter.id, hex);
  hands.moves.ask('counters', 'transient');
}

export function carry(hands: Hands, to: Point): void {
  const { picture, moves } = hands;
  const { drag } = picture;
  if (!drag) return;
  const at = onMap(hands, to);
  const over = hexAt(picture.art.grid, at.x, at.y);
  picture.drag = { ...drag, at, over };
  if (over !== drag.over) setHover(hands, over < 0 ? null : { hex: over, unit: null });
  moves.ask('transient');
}

export function drop(hands: Hands, at: Point): void {
  const { drag, art } = hands.picture;
  if (!drag) return;
  putBack(hands);
  const point = onMap(hands, at);
  const to = hexAt(art.grid, point.x, point.y);
  if (to >= 0 && to !== drag.from) hands.events.drop(drag.unit, drag.from, to);
}

export function putBack({ picture, moves }: Hands): void {
  picture.drag = null;
  moves.ask('counters', 'transient');
}
