import type { Page } from '@playwright/test';
import { totensonntag } from '@impulse/totensonntag';
import { grid } from '@impulse/totensonntag/context.js';
import { coupletWithAssault, playUntil, saved, startBattle } from '../testing/battles.js';
import { expect, test, type Table } from '../testing/fixtures.js';

/** Leads the board's cursor to a hex with the arrow keys. */
async function cursorTo(page: Page, table: Table, hex: string): Promise<void> {
  await table.grid.focus();
  const goal = grid.centre(grid.parse(hex));
  for (let steps = 0; steps < 60; steps++) {
    const here = await page.locator('.board-grid [aria-selected="true"]').getAttribute('data-hex');
    if (here === hex) return;
    const at = grid.centre(grid.parse(here!));
    const [dx, dy] = [goal.x - at.x, goal.y - at.y];
    const row = Math.abs(dy) > 0.1;
    await page.keyboard.press(row ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`The cursor does not get to ${hex}`);
}

/** Tabs until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test('a whole couplet by keyboard only', async ({ page, table }) => {
  const { match, number, move, assault } = coupletWithAssault();
  await table.keep(saved(match));
  await page.goto('./');
  await tabTo(page, '.saved-row a.primary');
  await page.keyboard.press('Enter');
  await table.asked('choose-an');

  await tabTo(page, `[data-number="${number}"]`);
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-action="confirm-here"]');
  await page.keyboard.press('Enter');
  await table.asked('impulse');

  await cursorTo(page, table, (await table.hexOf(move.unit))!);
  await page.keyboard.press('Enter');
  const to = move.path.at(-1)!;
  await expect(table.mark(to)).toBeAttached();
  await cursorTo(page, table, to);
  await page.keyboard.press('Enter');
  await expect.poll(() => table.hexOf(move.unit)).toBe(to);

  await page.keyboard.press('Escape');
  await cursorTo(page, table, (await table.hexOf(assault.unit))!);
  await page.keyboard.press('Enter');
  // The lit hexes are buttons behind the map: Tab leads there, arrows from one to the next.
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 60; presses++) {
    if ((await page.evaluate(() => (document.activeElement as HTMLElement).dataset['hex'])) === assault.target) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(table.forecast).toContainText('%');
  await table.grid.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="result"]')).toBeVisible();

  const before = await table.couplet();
  await page.keyboard.press('g');
  await expect(table.button('confirm').or(page.locator('.activity')).first()).toBeVisible();
  if (await table.button('confirm').isVisible()) await page.keyboard.press('Enter');
  await expect.poll(() => table.couplet(), { timeout: 40_000 }).not.toBe(before);
});

interface Deed {
  readonly what: string;
  readonly press: (page: Page, table: Table) => Promise<void>;
  readonly shows: (page: Page, table: Table) => Promise<void>;
}

const key =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(name);

const shade = (name: string, text: string): Deed => ({
  what: text,
  press: key(name),
  shows: (page) =>
    expect(page.locator('.status-shades').getByRole('button', { name: text, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
});

/** Everything the mouse can do at the table besides the orders of the couplet above. */
const deeds: readonly Deed[] = [
  shade('z', 'Own ZOC'),
  shade('x', 'Enemy ZOC'),
  shade('t', 'Threats'),
  shade('r', 'Range'),
  shade('v', 'Spotting'),
  shade('c', 'Objectives'),
  shade('h', 'Hide the counters'),
  {
    what: 'next unit',
    press: key('n'),
    shows: (_, table) => expect(table.marks.first()).toBeAttached(),
  },
  {
    what: 'unit before',
    press: key('N'),
    shows: (page) => expect(page.locator('.stack-row.is-chosen')).toHaveCount(1),
  },
  {
    what: 'deselect',
    press: key('Escape'),
    shows: (_, table) => expect(table.marks).toHaveCount(0),
  },
  {
    what: 'look into a stack',
    press: async (page, table) => {
      await table.grid.focus();
      await page.keyboard.press('Space');
    },
    shows: (page) => expect(page.locator('.inspector, [data-part="inspector"]').first()).toBeVisible(),
  },
  {
    what: 'zoom in',
    press: async (page, table) => {
      await table.grid.focus();
      await page.keyboard.press('+');
    },
    shows: async (_, table) => expect.poll(async () => (await table.rested()).scale).toBeGreaterThan(40),
  },
  {
    what: 'zoom out',
    press: key('-'),
    shows: async (_, table) => expect.poll(async () => (await table.rested()).scale).toBeGreaterThan(20),
  },
  {
    what: 'whole map',
    press: key('0'),
    shows: async (_, table) => expect.poll(async () => (await table.rested()).scale).toBeGreaterThan(20),
  },
  {
    what: 'find a unit',
    press: async (page) => {
      await page.keyboard.press('f');
      await page.keyboard.type('7h');
    },
    shows: (page) => expect(page.locator('[data-part="forces"], .forces').first()).toBeVisible(),
  },
  {
    what: 'log',
    press: async (page) => {
      await page.locator('#tab-forces').focus();
      await page.keyboard.press('l');
    },
    shows: (page) => expect(page.locator('#tab-log')).toHaveAttribute('aria-selected', 'true'),
  },
  {
    what: 'from tab to tab',
    press: async (page) => {
      await page.locator('#tab-log').focus();
      await page.keyboard.press('ArrowRight');
    },
    shows: async (page) => {
      await expect(page.locator('#tab-forces')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.forces')).toBeVisible();
      await expect(page.locator('#tab-forces')).toBeFocused();
    },
  },
  {
    what: 'a rule is read and closed',
    press: async (page) => {
      await page.locator('[data-part="prompt"] .rule-link').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
    },
    shows: (page) => expect(page.locator('dialog[open]')).toHaveCount(0),
  },
  {
    what: 'keys',
    press: key('?'),
    shows: async (page) => {
      await expect(page.locator('dialog[open] .keys')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    },
  },
  {
    what: 'end the step, and think better of it',
    press: key('g'),
    shows: async (page, table) => {
      await expect(table.button('cancel')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(table.button('cancel')).toHaveCount(0);
    },
  },
  {
    what: 'put a stack in order, and undo it',
    press: async (page, table) => {
      const crowd = page.locator('.board-grid [data-units*=" "]').filter({ hasText: 'Commonwealth' }).first();
      await cursorTo(page, table, (await crowd.getAttribute('data-hex'))!);
      await page.keyboard.press('Enter');
      const before = await page.locator('.stack-pick').first().getAttribute('data-unit');
      await page.locator('.order-button:enabled').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.stack-pick').first()).not.toHaveAttribute('data-unit', before!);
      await page.keyboard.press('u');
      await expect(page.locator('.stack-pick').first()).toHaveAttribute('data-unit', before!);
    },
    shows: () => Promise.resolve(),
  },
  {
    what: 'several units of a stack act together',
    press: async (page) => {
      await page.locator('.stack-tick:not(:checked)').first().focus();
      await page.keyboard.press('Space');
    },
    shows: (page) => expect.poll(() => page.locator('.stack-tick:checked').count()).toBeGreaterThan(0),
  },
  {
    what: 'leave the table',
    press: async (page) => {
      await page.locator('.bar-leave').focus();
      await page.keyboard.press('Enter');
    },
    shows: (page) => expect(page.locator('.saved')).toBeVisible(),
  },
];

test('everything that can be done by mouse is done by keyboard', async ({ page, table }) => {
  const match = startBattle(3);
  playUntil(match, 'script', 3, () => {
    const turn = match.turn();
    if (turn.over || turn.side !== 'cw' || turn.step !== 'impulse' || match.state.turn < 2) return false;
    return totensonntag.legal(match.state, 'cw').filter(({ type }) => type === 'move').length > 100;
  });
  await table.open(saved(match));
  for (const { what, press, shows } of deeds) {
    await test.step(what, async () => {
      await press(page, table);
      await shows(page, table);
    });
  }
});

test('Enter on a number that is already chosen confirms it, and Enter on a way to attack rolls', async ({
  page,
  table,
}) => {
  const { match, number, assault } = coupletWithAssault();
  await table.open(saved(match));
  await table.number(number).focus();
  await page.keyboard.press('Enter');
  await expect(table.number(number)).toHaveAttribute('aria-pressed', 'true');
  await expect(table.number(number)).toBeFocused();
  await page.keyboard.press('Enter');
  await table.asked('impulse');

  await cursorTo(page, table, (await table.hexOf(assault.unit))!);
  await page.keyboard.press('Enter');
  await page.locator(`.attack-button[data-target="${assault.target}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(table.forecast).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="result"]')).toBeVisible();
});
