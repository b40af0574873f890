import { whiteDeath } from '@impulse/white-death';
import { playUntil, saved, startBattle } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import {
  bothPeople,
  playAll,
  savedWhiteDeath,
  startWhiteDeath,
  type WhiteDeathBattle,
} from '../testing/white-death.js';

/** What the other side did since the last own decision: trails on the map, told step by step, and called back. */

/** The Axis is about to act, by a computer; the Commonwealth is a person. */
function beforeAxisImpulse() {
  for (let seed = 3; ; seed++) {
    const match = startBattle(seed);
    const found = playUntil(match, 'script', seed, () => {
      const turn = match.turn();
      return !turn.over && turn.side === 'dak' && turn.step === 'impulse' && match.state.turn > 1;
    });
    if (found) return match;
  }
}

test('the computer’s impulse can be stepped through, skipped as a whole, called back, and is there after a reload', async ({
  page,
  table,
}) => {
  await table.open(saved(beforeAxisImpulse(), { dak: 'script', cw: 'human' }));
  const recap = page.locator('[data-part="recap"]');
  await expect(recap).toBeVisible({ timeout: 30_000 });
  await expect(recap).toContainText(/\d+ units? moved/);
  const summary = await recap.innerText();
  await page.reload();
  await expect(recap).toHaveText(summary, { useInnerText: true });
  // The chapter that tells it stays open, though another has begun.
  await expect(page.locator('.chapter-head[aria-expanded=true]').first()).toBeVisible();
  await table.button('recap-next').click();
  await expect(recap).toContainText(/^1 of \d+/);
  await page.keyboard.press('.');
  await expect(recap).toContainText(/^2 of \d+/);
  await page.keyboard.press(',');
  await expect(recap).toContainText(/^1 of \d+/);
  await table.button('recap-close').click();
  await expect(recap).toBeHidden();
  await table.button('recap').click();
  await expect(recap).toContainText(/\d+ units? moved/);
  // What lies under it is drawn out from there, also where the whole map is shown.
  const map = (await table.board.boundingBox())!;
  const lowest = async (): Promise<number> => {
    const points = await table.pointsOf(['A15', 'H15', 'Q15']);
    return Math.max(...points.map(({ y }) => y));
  };
  const cover = (await recap.boundingBox())!.y;
  expect(await lowest()).toBeGreaterThan(cover);
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(map.x + map.width / 2, map.y + 10, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  expect(await lowest()).toBeLessThan(cover);
  // On a narrow map it stands beside the buttons, not under them.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect
    .poll(async () => {
      const [strip, buttons] = [await recap.boundingBox(), await page.locator('.board-controls').boundingBox()];
      return buttons!.x - strip!.x - strip!.width;
    })
    .toBeGreaterThan(0);
  await page.keyboard.press('m');
  await expect(recap).toBeHidden();
});

test('nothing of the log passes under its filter', async ({ table }) => {
  await table.open(saved(beforeAxisImpulse(), { dak: 'human', cw: 'human' }));
  const covered = await table.log.evaluate((log) => {
    const scroller = log.closest('.tab-body')!;
    const rules = new Set<string>();
    for (let top = 0; top < scroller.scrollHeight; top += 5) {
      scroller.scrollTop = top;
      const { left, right, top: upper, bottom } = log.querySelector('.log-filter-button')!.getBoundingClientRect();
      // Whatever lies directly under it is the heading of the chapter that is being read, or the ground.
      for (const under of document.elementsFromPoint((left + right) / 2, (upper + bottom) / 2)) {
        if (under.closest('.log-filter')) continue;
        if (under.closest('.entry') && !under.closest('h3')) rules.add(under.textContent);
        break;
      }
    }
    return [...rules];
  });
  expect(covered).toEqual([]);
});

/** Both are people; the Germans have moved somebody whom the Soviets see, and now the Soviets decide. */
function afterGermanMove() {
  const match = startWhiteDeath(7);
  playAll(match, 'german', [{ type: 'done' }]);
  playAll(match, 'german', [{ type: 'avoid-isolation', pay: false }]);
  playAll(match, 'soviet', [{ type: 'impulse', points: 1 }]);
  finishImpulse(match, 'soviet');
  playAll(match, 'german', [{ type: 'impulse', points: 4 }]);
  for (let moved = 0; moved === 0;) {
    const seen = match.log('soviet').length;
    const move = whiteDeath.legal(match.state, 'german').find(({ type }) => type === 'move');
    if (!move) throw new Error('No German can move');
    playAll(match, 'german', [move]);
    moved = match.log('soviet', seen).filter(({ type }) => type === 'moved').length;
  }
  finishImpulse(match, 'german');
  return match;
}

function finishImpulse(match: WhiteDeathBattle, side: 'soviet' | 'german'): void {
  for (let turn = match.turn(); !turn.over && turn.step !== 'decision'; turn = match.turn()) {
    playAll(match, side, [{ type: 'done' }]);
  }
}

test('at one screen it comes after the curtain, and tells what that side may know', async ({ page, table }) => {
  await table.open(savedWhiteDeath(afterGermanMove(), bothPeople));
  const recap = page.locator('[data-part="recap"]');
  await expect(table.curtain).toBeVisible();
  await expect(recap).toBeHidden();
  await table.button('lift').click();
  await expect(recap).toContainText(/^Since your last decision\s*\d+ units? moved/);
});

test.describe('acted out', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the whole of it is told in less than eight seconds', async ({ page, table }) => {
    await table.open(saved(beforeAxisImpulse(), { dak: 'script', cw: 'human' }));
    // Skipped until the player is asked again.
    await table.button('skip').click();
    const recap = page.locator('[data-part="recap"]');
    await expect(recap).toBeVisible({ timeout: 30_000 });
    await table.button('recap-play').click();
    await expect(table.button('recap-stop')).toBeVisible();
    await expect(table.button('recap-play')).toBeVisible({ timeout: 8000 });
    await expect(recap).toContainText(/units? moved/);
  });
});
