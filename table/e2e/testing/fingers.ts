import type { Page } from '@playwright/test';
import type { Table } from './fixtures.js';

/** Fingers on the screen, as the browser is told of them. */

export interface Finger {
  readonly x: number;
  readonly y: number;
}

interface FingersDown {
  move(to: readonly Finger[]): Promise<void>;
  lift(): Promise<void>;
}

export async function fingersDown(page: Page, fingers: readonly Finger[]): Promise<FingersDown> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Finger[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((finger, id) => ({ ...finger, id })) });
  };
  await touch('touchStart', fingers);
  return {
    move: (to) => touch('touchMove', to),
    async lift() {
      await touch('touchEnd', []);
      await session.detach();
    },
  };
}

/** Moves fingers from here to there in a few steps. */
export async function swipe(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const fingers = await fingersDown(page, from);
  for (let step = 1; step <= 6; step++) {
    const part = step / 6;
    await fingers.move(
      from.map(({ x, y }, index) => ({
        x: x + (to[index].x - x) * part,
        y: y + (to[index].y - y) * part,
      })),
    );
  }
  await fingers.lift();
}

/** Draws the map with one finger until this hex lies `below` its upper edge and in the middle from left to right, or nearly. */
export async function drawTo(page: Page, table: Table, hex: string, below: number): Promise<void> {
  const box = (await table.board.boundingBox())!;
  const goal = { x: box.x + box.width / 2, y: box.y + below };
  const { x, y } = await table.pointOf(hex);
  for (let left = { x: goal.x - x, y: goal.y - y }, turns = 0; turns < 12 && Math.hypot(left.x, left.y) > 20; turns++) {
    const by = { x: Math.max(-150, Math.min(150, left.x)), y: Math.max(-150, Math.min(150, left.y)) };
    const middle = { x: goal.x, y: box.y + box.height / 2 };
    const start = { x: middle.x - by.x / 2, y: middle.y - by.y / 2 };
    await swipe(page, [start], [{ x: start.x + by.x, y: start.y + by.y }]);
    left = { x: left.x - by.x, y: left.y - by.y };
  }
}
