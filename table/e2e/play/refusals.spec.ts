import { coupletWithAssault, saved } from '../testing/battles.js';
import { expect, test } from '../testing/fixtures.js';

test('every click on what is not legal, and undo, is answered with a reason and its rule', async ({ page, table }) => {
  const { match, number, move, assault } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).click();
  await table.button('confirm').click();
  await table.asked('impulse');
  await page.keyboard.press('u');
  await expect(table.notice).toContainText('undone');

  const rules = new Set<string>();
  for (const unit of [move.unit, assault.unit]) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const home = (await table.hexOf(unit))!;
    await table.cell(home).dispatchEvent('click');
    await expect(table.marks.first()).toBeAttached();
    // In the page, so that some hundred hexes take a moment only.
    const answers = await page.evaluate(async () => {
      const lit = new Set(
        Array.from(document.querySelectorAll<HTMLElement>('.board-marks > button'), (mark) => mark.dataset['hex']),
      );
      const own = (cell: HTMLElement): boolean => cell.textContent.includes('Commonwealth');
      const found: { hex: string; text: string; rule: string | null }[] = [];
      for (const cell of document.querySelectorAll<HTMLElement>('.board-grid [data-hex]')) {
        if (lit.has(cell.dataset['hex']) || own(cell)) continue;
        cell.click();
        await new Promise((resolve) => setTimeout(resolve));
        const notice = document.querySelector('[data-part="notice"]');
        const link = notice?.querySelector('.rule-link');
        found.push({
          hex: cell.dataset['hex']!,
          text: notice?.textContent ?? '',
          rule: link?.getAttribute('href') ?? null,
        });
      }
      return found;
    });
    expect(answers.length).toBeGreaterThan(150);
    expect(answers.filter(({ rule, text }) => rule === null || text.length < 10)).toEqual([]);
    for (const { rule } of answers) rules.add(rule!);
  }
  expect(rules.size).toBeGreaterThan(1);

  // With the mouse on the canvas, once; its link opens the rule beside the map, and the whole text at the anchor.
  const lit = await table.marks.evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset['hex']));
  const dark = (
    await page
      .locator('.board-grid [data-hex]:not([data-units])')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['hex']))
  ).find((hex) => !lit.includes(hex))!;
  await table.clickHex(dark);
  await expect(table.notice).toBeVisible();
  await table.notice.locator('.rule-link').click();
  const sheet = page.locator('dialog[open]');
  await expect(sheet.locator('h3, h2').nth(1)).toBeVisible();
  const [whole] = await Promise.all([
    page.waitForEvent('popup'),
    sheet.getByRole('link', { name: 'All rules' }).click(),
  ]);
  await expect(whole.locator('article.rules h1, article.rules h2').first()).toBeVisible();

  for (const rule of rules) {
    await whole.goto(`./${rule}`);
    const anchor = decodeURIComponent(rule.replace('#/rules/totensonntag/', ''));
    await expect(whole.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
});
