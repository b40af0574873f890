import type { Page } from '@playwright/test';
import { aids } from '@impulse/white-death/aids/index.js';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { begunWhiteDeath, playAll, type WhiteDeathBattle } from './white-death.js';

/** The assault on Stupino at the beginning of the first scenario, and how often the player's hand comes down for it. */

export const stupino = '2927';
export const mostForAssault = 4;

/** The first impulse of the Soviets, with five movement points. */
export function beforeStupino(seed: number): WhiteDeathBattle {
  const match = begunWhiteDeath(seed);
  playAll(match, 'soviet', [{ type: 'impulse', points: 5 }]);
  return match;
}

/** What the table proposes, as it lays it out. */
function proposed({ state }: WhiteDeathBattle, type: 'assault' | 'fire'): readonly Action[] {
  const drafting = aids.drafts[type];
  const draft = drafting?.begin(state, 'soviet', [], stupino);
  const action = draft && drafting?.action(state, 'soviet', draft);
  if (!drafting || !draft || !action) throw new Error(`No ${type}`);
  return drafting.whole?.(state, 'soviet', draft).actions ?? [action];
}

/** Dice with which Stupino falls when everything is done as proposed. */
export function seedOfSuccess(): number {
  for (let seed = 1; seed < 80; seed++) {
    const match = beforeStupino(seed);
    playAll(match, 'soviet', [...proposed(match, 'assault'), { type: 'done' }, { type: 'done' }]);
    playAll(match, 'german', [{ type: 'done' }]);
    const turn = match.turn();
    if (turn.over || turn.step !== 'assault') continue;
    playAll(match, 'soviet', proposed(match, 'fire'));
    const after = match.turn();
    if (!after.over && after.step === 'advance') return seed;
  }
  throw new Error('Stupino never falls');
}

/** Counts clicks, taps and keys from now on, by the page itself. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    const count = (): void => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks']) + 1);
    };
    window.addEventListener('pointerdown', count, { capture: true });
    window.addEventListener('keydown', count, { capture: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-clicks'));
}
