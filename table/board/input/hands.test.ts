import { describe, expect, test } from 'vitest';
import {
  carry,
  drop,
  find,
  hover,
  inspect,
  makeHands,
  mayDrag,
  pick,
  refreshHands,
  tap,
  zoom,
  type Hands,
} from './hands.js';
import { pressKey } from './keys.js';
import { makePicture } from '../picture.js';
import { art, config, counter, grid, stack } from '../testing/board.js';
import type { BoardConfig } from '../types.js';

const hexOf = (label: string): number => grid.parse(label);

/** Hands on a board of 100 pixels to the hex, and everything they lead to. */
function onBoard(change: Partial<BoardConfig> = {}): {
  readonly hands: Hands;
  readonly told: string[];
  at(label: string): { readonly x: number; readonly y: number };
} {
  const told: string[] = [];
  const picture = makePicture(art, config(change));
  picture.view = { width: 600, height: 600 };
  picture.camera = { x: 3, y: 3, scale: 100 };
  picture.cursor = hexOf('C3');
  const name = (hex: number | null): string => (hex === null ? 'nothing' : grid.label(hex));
  const hands = makeHands(
    picture,
    {
      click: (hex, unit) => told.push(`click ${name(hex)} ${unit ?? '-'}`),
      hover: (hex, unit) => told.push(`hover ${name(hex)} ${unit ?? '-'}`),
      inspect: (hex) => told.push(`inspect ${name(hex)}`),
      drop: (unit, from, to) => told.push(`drop ${unit} ${name(from)} ${name(to)}`),
      pick: (unit, from) => told.push(`pick ${unit} ${name(from)}`),
      overview: () => told.push('overview'),
      pass: (hex) => told.push(`pass ${grid.label(hex)}`),
      minimap: () => told.push('minimap'),
    },
    {
      ask: () => undefined,
      setCamera: (camera) => (picture.camera = camera),
      stop: () => undefined,
      fling: () => undefined,
      zoomBy: (factor) => told.push(factor > 1 ? 'closer' : 'farther'),
      show: (hex) => told.push(`show ${name(hex)}`),
      say: (text) => told.push(`say ${text}`),
      speak: (hex) => told.push(`speak ${name(hex)}`),
      showFocus: () => undefined,
      showHand: (hand) => told.push(`hand ${hand === '' ? 'open' : hand}`),
      takeFocus: () => undefined,
    },
  );
  const at = (label: string) => {
    const { x, y } = grid.centre(hexOf(label));
    return { x: x * 100, y: y * 100 };
  };
  return { hands, told, at };
}

const stacks = new Map([
  [hexOf('B2'), stack([counter('a', 'ready'), counter('b')])],
  [hexOf('C4'), stack([counter(null), counter(null)])],
]);

describe('hands', () => {
  test('a tap tells the hex and the counter hit, and moves the cursor there', () => {
    const { hands, told, at } = onBoard({ stacks });
    tap(hands, at('B2'), false);
    tap(hands, at('D4'), false);
    tap(hands, { x: -50, y: 20 }, false);
    expect(told).toEqual(['speak B2', 'click B2 a', 'speak D4', 'click D4 -']);
    expect(hands.picture.cursor).toBe(hexOf('D4'));
  });

  test('with Shift a tap, or Enter, asks for a hex to be passed', () => {
    const { hands, told, at } = onBoard({ stacks });
    tap(hands, at('D4'), true);
    pressKey(hands, 'Enter', true);
    expect(told).toEqual(['speak D4', 'pass D4', 'pass D4']);
  });

  test('a counter that cannot be told from others is nobody', () => {
    const { hands, told, at } = onBoard({ stacks });
    tap(hands, at('C4'), false);
    expect(told).toContain('click C4 -');
    expect(mayDrag(hands, find(hands, at('C4')), false)).toBe(false);
  });

  test('hidden counters are not hit', () => {
    const { hands, at } = onBoard({ stacks, showCounters: false });
    expect(find(hands, at('B2'))).toEqual({ hex: hexOf('B2'), counter: null });
  });

  test('a mouse drags what can act, a finger only what is chosen', () => {
    const { hands, at } = onBoard({ stacks });
    const found = find(hands, at('B2'));
    expect(mayDrag(hands, found, false)).toBe(true);
    expect(mayDrag(hands, found, true)).toBe(false);
    hands.picture.config = config({ stacks, selection: { hex: hexOf('B2'), units: ['a'] } });
    expect(mayDrag(hands, found, true)).toBe(true);
    hands.picture.config = config({ stacks, selection: { hex: hexOf('B2'), units: ['b'] } });
    expect(mayDrag(hands, found, true)).toBe(false);
  });

  test('hovering tells each hex once and shows what the hand can do', () => {
    const { hands, told, at } = onBoard({ stacks, marks: [{ hex: hexOf('A1'), look: 'reach', spoken: '' }] });
    hover(hands, at('B2'));
    hover(hands, at('B2'));
    hover(hands, at('A1'));
    hover(hands, null);
    expect(told).toEqual([
      'hover B2 a',
      'hand grab',
      'hand grab',
      'hover A1 -',
      'hand pointer',
      'hover nothing -',
      'hand open',
    ]);
  });

  test('a counter dropped in another hex is told, one dropped where it was is not', () => {
    const { hands, told, at } = onBoard({ stacks });
    pick(hands, at('B2'));
    carry(hands, at('D2'));
    carry(hands, { ...at('D2'), x: at('D2').x + 1 });
    drop(hands, at('D2'));
    pick(hands, at('B2'));
    drop(hands, at('B2'));
    drop(hands, at('D4'));
    expect(told.filter((line) => !line.startsWith('hand'))).toEqual([
      'pick a B2',
      'hover D2 -',
      'drop a B2 D2',
      'pick a B2',
    ]);
  });

  test('looking into a stack', () => {
    const { hands, told, at } = onBoard({ stacks });
    inspect(hands, at('B2'));
    expect(told).toEqual(['speak B2', 'inspect B2']);
  });

  test('zooming keeps the point under the fingers', () => {
    const { hands } = onBoard();
    zoom(hands, 1.5, { x: 300, y: 300 });
    expect(hands.picture.camera).toEqual({ x: 3, y: 3, scale: 150 });
  });
});

describe('keys', () => {
  test('arrows move the cursor and bring its hex into view', () => {
    const { hands, told } = onBoard();
    expect(pressKey(hands, 'ArrowRight')).toBe(true);
    expect(told).toEqual(['speak C4', 'show C4', 'hover C4 -']);
    expect(hands.picture.cursorShown).toBe(true);
    expect(pressKey(hands, 'F7')).toBe(false);
  });

  test('page keys go through the counters of the stack, Enter clicks the one picked', () => {
    const { hands, told } = onBoard({ stacks });
    hands.picture.cursor = hexOf('B2');
    for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'Enter', ' ']) pressKey(hands, key);
    expect(told).toEqual(['hover B2 a', 'hover B2 b', 'hover B2 a', 'hover B2 b', 'click B2 b', 'inspect B2']);
    hands.picture.config = config();
    refreshHands(hands);
    expect(hands.picture.cursorUnit).toBeNull();
  });

  test('Home tells what is around the cursor', () => {
    const { hands, told } = onBoard({ describeAround: (hex) => `around ${grid.label(hex)}` });
    pressKey(hands, 'Home');
    expect(told).toEqual(['say around C3']);
  });

  test('plus and minus zoom, zero asks for the whole map', () => {
    const { hands, told } = onBoard();
    for (const key of ['+', '-', '0']) pressKey(hands, key);
    expect(told).toEqual(['closer', 'farther', 'overview']);
  });
});
