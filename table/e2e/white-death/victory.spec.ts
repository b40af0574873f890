import { expect, test } from '../testing/fixtures.js';
import { playedUntil, savedWhiteDeath } from '../testing/white-death.js';

test('a scenario is played to its victory screen', async ({ page, table }) => {
  test.setTimeout(180_000);
  // Two scripts play until only the last impulse of the Germans is left; a person makes it against the computer.
  const match = playedUntil(1, 'scenario-3', (one) => {
    const turn = one.turn();
    const { points, turn: now, context } = one.state;
    const isLast = now === context.scenario.turns[1] && points[0] === 0;
    return isLast && !turn.over && turn.step === 'decision' && turn.side === 'german';
  });
  await table.open(savedWhiteDeath(match, { soviet: 'script', german: 'human' }));
  await expect(page.locator('[data-part="tracker"]')).toContainText('Turn 9 (2/2)');
  await expect(table.over).toHaveCount(0);
  await table.number(match.state.points[1]).click();
  await table.button('confirm').click();
  await expect(table.button('next')).toBeVisible();
  // There is supply left, so guns may fire after the movement; neither is used.
  const asked = page.locator('[data-part="ending"]');
  const barrages = page.locator('[data-part="barrage"]');
  await table.button('end').click();
  await expect(asked.or(barrages).first()).toBeVisible();
  if (await asked.isVisible()) await table.button('confirm').click();
  await expect(barrages).toBeVisible();
  await table.button('end').click();
  await expect(asked.or(table.over).first()).toBeVisible();
  if (await asked.isVisible()) await table.button('confirm').click();

  await expect(table.over).toContainText(/(Soviet|German) victory; net score [+−]?[0-9]+ VP/);
  await table.waits();
  // A double click on the last step does not leave the table too.
  await table.button('end').dispatchEvent('click', { detail: 2 });
  // It stays over, and can be seen again from its beginning.
  await page.reload();
  await expect(table.over).toContainText(/(Soviet|German) victory; net score [+−]?[0-9]+ VP/);
  await table.over.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('[data-part="scrubber"]')).toBeVisible();
});
