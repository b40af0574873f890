import { expect } from './fixtures.js';
import type { OnlinePlayer } from './online-player.js';

/** Who is to decide, as soon as one of them knows it; null when there has been enough of it. */
async function whoOwes(players: readonly OnlinePlayer[], enough: () => Promise<boolean>): Promise<OnlinePlayer | null> {
  let found: OnlinePlayer | null = null;
  await expect
    .poll(async () => {
      const owing = await Promise.all(players.map((player) => player.decides()));
      found = players[owing.indexOf(true)] ?? null;
      return found !== null || (await enough());
    })
    .toBe(true);
  return found;
}

/** Whoever owes a decision decides, until both have seen enough. */
export async function playUntil(
  players: readonly OnlinePlayer[],
  enough: () => Promise<boolean>,
  most = 60,
  choice: 'first' | 'last' = 'first',
): Promise<void> {
  for (let step = 0; step < most && !(await enough()); step++) {
    const owing = await whoOwes(players, enough);
    if (owing) await owing.decideOnce(choice);
  }
  expect(await enough()).toBe(true);
}
