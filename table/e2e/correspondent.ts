import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, Table } from './fixtures.js';
import { listenToWorkers } from './page-memory.js';

/** Somebody who plays by file, in a browser profile of his own. */
export class Correspondent {
  readonly page: Page;
  readonly table: Table;

  private constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
  }

  static async arrive(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Correspondent> {
    const context: BrowserContext = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    await listenToWorkers(page);
    return new Correspondent(page);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  get line() {
    return this.page.locator('[data-part="letter-line"]');
  }

  phase(phase: string) {
    return this.page.locator(`[data-part="letter-line"][data-phase="${phase}"]`);
  }

  /** Begins a battle in which the second of the two sides is away. */
  async invite(game: string, mine: 0 | 1 = 0): Promise<void> {
    await this.page.goto(`./#/new/${game}`);
    await this.page
      .locator('[data-part="sides"] select')
      .nth(1 - mine)
      .selectOption('away');
    await this.page.locator('button[type=submit]').click();
    await expect(this.phase('awaits')).toBeVisible();
  }

  /** The text of the file that is saved. */
  async save(): Promise<string> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.line.locator('[data-action="save-letter"]').click(),
    ]);
    return readFileSync(await file.path(), 'utf8');
  }

  /** On the page for play by file. */
  async open(text: string): Promise<void> {
    await this.page.goto('./#/by-file');
    await this.#choose(text);
  }

  /** At the table. */
  async openHere(text: string): Promise<void> {
    await expect(this.phase('awaits')).toBeVisible();
    await this.#choose(text);
  }

  async #choose(text: string): Promise<void> {
    await this.page
      .locator('[data-part="letter-file"]')
      .setInputFiles({ name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  async accept(text: string): Promise<void> {
    await this.open(text);
    await this.table.button('accept').click();
    await expect(this.phase('writes')).toBeVisible();
  }

  refusal(code: string) {
    return this.page.locator(`[data-refusal="${code}"]`);
  }

  /** Answers everything that is asked in the shortest way, until the file can be saved. */
  async decide(): Promise<void> {
    const { table } = this;
    for (let step = 0; step < 40; step++) {
      await this.#settled();
      if ((await this.line.count()) > 0) return;
      if (
        await table
          .button('confirm')
          .isEnabled({ timeout: 50 })
          .catch(() => false)
      )
        await table.button('confirm').click();
      else if (await this.#choices.first().isVisible()) await this.#choices.first().click();
      else if (await table.button('end').isEnabled()) await table.button('end').click();
    }
    throw new Error('The decision does not pass to the other side');
  }

  get #choices() {
    return this.page.locator('[data-proposes]');
  }

  /** Something can be clicked, or the file can be saved. */
  async #settled(): Promise<void> {
    await this.page.waitForTimeout(150);
    await expect(
      this.line
        .or(this.#choices)
        .or(this.table.button('confirm').and(this.page.locator(':enabled')))
        .or(this.table.button('end').and(this.page.locator(':enabled')))
        .first(),
    ).toBeVisible({ timeout: 20_000 });
  }
}
