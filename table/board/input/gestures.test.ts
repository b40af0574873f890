import { describe, expect, test } from 'vitest';
import { abandon, cancel, holdLong, makeGesture, move, press, release, type Gesture, type Touch } from './gestures.js';

/** A board of which only the left half holds counters that can be picked up. */
function watched(): { readonly gesture: Gesture; readonly told: string[] } {
  const told: string[] = [];
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;
  const gesture = makeGesture({
    draggable: ({ x }) => x < 100,
    tap: (point, shift) => told.push(`tap ${at(point)}${shift ? ' with shift' : ''}`),
    inspect: (point) => told.push(`inspect ${at(point)}`),
    hover: (point) => told.push(point ? `hover ${at(point)}` : 'hover nothing'),
    pan: (dx, dy) => told.push(`pan ${dx},${dy}`),
    fling: (vx) => told.push(vx > 0 ? 'fling right' : 'fling left'),
    zoom: (factor, point) => told.push(`zoom ${factor.toFixed(2)} at ${at(point)}`),
    pick: (point) => told.push(`pick ${at(point)}`),
    carry: (point) => told.push(`carry ${at(point)}`),
    drop: (point) => told.push(`drop ${at(point)}`),
    putBack: () => told.push('put back'),
    touched: () => undefined,
  });
  return { gesture, told };
}

const mouse = (x: number, y: number, time = 0): Touch => ({ id: 1, mouse: true, x, y, time });
const finger = (id: number, x: number, y: number, time = 0): Touch => ({ id, mouse: false, x, y, time });

describe('gestures', () => {
  test('a press that hardly moves is a tap', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(200, 50), false);
    move(gesture, mouse(202, 51));
    release(gesture, mouse(202, 51));
    expect(told).toEqual(['tap 202,51', 'hover 202,51']);
  });

  test('a tap tells whether Shift was held', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(200, 50), false);
    release(gesture, { ...mouse(200, 50), shift: true });
    expect(told[0]).toBe('tap 200,50 with shift');
  });

  test('a finger may tremble more than a mouse', () => {
    const { gesture, told } = watched();
    press(gesture, finger(1, 200, 50), false);
    move(gesture, finger(1, 207, 50));
    release(gesture, finger(1, 207, 50));
    expect(told).toEqual(['tap 207,50', 'hover nothing']);
  });

  test('a press on empty ground that moves pans from where it began, and is flung on', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(200, 50), false);
    move(gesture, mouse(210, 50, 16));
    move(gesture, mouse(230, 50, 32));
    release(gesture, mouse(230, 50, 40));
    expect(told).toEqual(['hover nothing', 'pan 10,0', 'pan 20,0', 'fling right', 'hover 230,50']);
  });

  test('a swipe that has come to rest is not flung on', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(200, 50), false);
    move(gesture, mouse(180, 50, 16));
    release(gesture, mouse(180, 50, 400));
    expect(told).toEqual(['hover nothing', 'pan -20,0', 'hover 180,50']);
  });

  test('a counter is picked up where the press began, carried and dropped', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(50, 50), false);
    move(gesture, mouse(120, 60));
    release(gesture, mouse(130, 60));
    expect(told).toEqual(['pick 50,50', 'carry 120,60', 'drop 130,60', 'hover 130,60']);
  });

  test('the middle button pans wherever it is', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(50, 50), true);
    move(gesture, mouse(51, 50));
    expect(told).toEqual(['pan 1,0']);
  });

  test('Escape puts a counter back, and the release then means nothing', () => {
    const { gesture, told } = watched();
    expect(abandon(gesture)).toBe(false);
    press(gesture, mouse(50, 50), false);
    move(gesture, mouse(120, 60));
    expect(abandon(gesture)).toBe(true);
    release(gesture, mouse(130, 60));
    expect(told).toEqual(['pick 50,50', 'carry 120,60', 'put back', 'hover 130,60']);
  });

  test('a long press looks into the stack and is no tap', () => {
    const { gesture, told } = watched();
    press(gesture, finger(1, 200, 50), false);
    holdLong(gesture);
    release(gesture, finger(1, 200, 50));
    expect(told).toEqual(['inspect 200,50', 'hover nothing']);
    press(gesture, finger(1, 200, 50), false);
    move(gesture, finger(1, 240, 50));
    holdLong(gesture);
    expect(told).not.toContain('inspect 240,50');
  });

  test('two fingers zoom at the point between them; the one that stays pans', () => {
    const { gesture, told } = watched();
    press(gesture, finger(1, 200, 50), false);
    press(gesture, finger(2, 300, 50), false);
    move(gesture, finger(2, 400, 50));
    release(gesture, finger(1, 200, 50));
    move(gesture, finger(2, 390, 50));
    expect(told).toEqual(['pan 50,0', 'zoom 2.00 at 300,50', 'pan -10,0']);
  });

  test('a second finger puts back what the first one carries', () => {
    const { gesture, told } = watched();
    press(gesture, finger(1, 50, 50), false);
    move(gesture, finger(1, 90, 50));
    press(gesture, finger(2, 300, 50), false);
    expect(told).toEqual(['pick 50,50', 'carry 90,50', 'put back']);
  });

  test('a pointer taken away by the page ends everything', () => {
    const { gesture, told } = watched();
    press(gesture, mouse(50, 50), false);
    move(gesture, mouse(120, 60));
    cancel(gesture, 1);
    release(gesture, mouse(130, 60));
    expect(told).toEqual(['pick 50,50', 'carry 120,60', 'put back']);
    expect(gesture.mode).toBe('idle');
  });

  test('a mouse hovers, a finger does not', () => {
    const { gesture, told } = watched();
    move(gesture, mouse(10, 10));
    move(gesture, finger(7, 20, 20));
    expect(told).toEqual(['hover 10,10']);
  });
});
