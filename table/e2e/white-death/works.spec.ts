import { Match } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import { positionOf } from '../../battles/white-death/lessons/position.js';
import { secretOf } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';
import { playedUntil, savedWhiteDeath } from '../testing/white-death.js';

/** What the original's menu had besides moving and fighting: bridges, replacements, repair, the alternate entry zone. */

/** Turn 5, engineers beside the Lowatj and on a bridge over it, weakened troops, and points to fill them up. */
function engineersAtTheRiver() {
  const position = {
    ...positionOf({
      scenario: 'campaign',
      side: 'soviet',
      step: 'movement',
      impulse: 5,
      turn: 5,
      units: {
        '2eng': '2323',
        '3eng': '2222',
        '9grd-18g': { at: '2423', strength: 5 },
        '33tb-t34': { at: '2523', strength: 2 },
        '83id-i-277': '1821',
      },
    }),
    replacements: { soviet: 2, german: 0 },
    repairs: { soviet: 1, german: 0 },
  };
  const match = Match.from(whiteDeath, position, undefined, { match: 'works', secret: secretOf(7) });
  if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
  return savedWhiteDeath(match.value, { soviet: 'human', german: 'still' });
}

test('bridges are built and destroyed, tanks repaired and a regiment filled up, a click each', async ({
  page,
  table,
}) => {
  await table.open(engineersAtTheRiver());
  await table.waits();

  await table.clickHex('2323');
  await table.clickHex('2223');
  await table.waits();
  await page.locator('[data-part="unit-orders"] [data-action="bridge"]').click();
  await expect(table.log).toContainText('2 Eng builds a bridge in 2223');
  await page.keyboard.press('Escape');
  await table.clickHex('2222');
  await page.locator('[data-part="unit-orders"] [data-action="bridge"]').click();
  await expect(table.log).toContainText('3 Eng destroys the bridge in 2222');
  await expect(table.cell('2222')).toContainText('destroyed bridge');
  await page.keyboard.press('Escape');

  const tasks = page.locator('[data-part="tasks"]');
  await page.locator('[data-list="replacements"]').click();
  await expect(tasks).toContainText('Replacement points: 2');
  await tasks.locator('[data-action="replace"]').click();
  await tasks.locator('[data-action="replace"]').click();
  await expect(table.log).toContainText('takes 1 SP of replacements: 7 SP');
  await page.locator('[data-list="repairs"]').click();
  await tasks.locator('[data-action="repair"]').click();
  await expect(table.log).toContainText('is repaired: 3 SP');
  // Nothing is left to hand out: its lists are gone, and the first one is shown again.
  await expect(page.locator('[data-list="replacements"], [data-list="repairs"]')).toHaveCount(0);
  await expect(page.locator('[data-list="all"]')).toHaveAttribute('aria-pressed', 'true');
});

test('17D a whole formation is sent to another entry area by one click, and taken back by one', async ({
  page,
  table,
}) => {
  const battle = playedUntil(1, 'scenario-2', (match) => {
    const now = match.turn();
    if (now.over || now.side !== 'german' || now.step !== 'movement') return false;
    return whiteDeath.legal(match.state, 'german').some(({ type }) => type === 'reassign');
  });
  await table.open(savedWhiteDeath(battle, { soviet: 'still', german: 'human' }));
  await table.waits();
  await table.chooseTab('arrivals');
  const entries = page.locator('[data-part="other-entries"]');
  await table.sees('[data-part="other-entries"] button');
  const offers = await entries.getByRole('button').allInnerTexts();
  expect(offers).toContain('1st SS Motorised Brigade (12): Southwestern Entry Area');
  await entries.getByRole('button', { name: '1st SS Motorised Brigade (12): Southwestern' }).click();
  await expect(entries).toContainText('1st SS Motorised Brigade (12): Southern Entry Area');
  await table.button('undo').click();
  await expect.poll(() => entries.getByRole('button').allInnerTexts()).toEqual(offers);
});
