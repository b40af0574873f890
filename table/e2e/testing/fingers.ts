import type { Page } from '@playwright/test';

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
