import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, Table } from './fixtures.js';
import { listenToWorkers } from './page-memory.js';

/** Two browsers at once, each with a battle to be played again, in milliseconds. */
const patience = 40_000;

declare global {
  var caughtWorkers: Worker[];
}

interface Answered {
  readonly id: number;
  readonly answer: { readonly kind: string; readonly revision: number };
}

async function catchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.caughtWorkers = [];
    const Native = Worker;
    globalThis.Worker = class extends Native {
      constructor(...given: ConstructorParameters<typeof Native>) {
        super(...given);
        globalThis.caughtWorkers.push(this);
      }
    };
  });
}

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
    await catchWorkers(page);
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

  /** Begins a battle in which the other one of the two sides is away. */
  async invite(game: string, mine: 0 | 1 = 0, option?: string): Promise<void> {
    await this.page.goto(`./#/new/${game}`);
    if (option !== undefined) {
      await this.page.locator('.options summary').click();
      await this.page.locator(`.options select:has([value="${option}"])`).selectOption(option);
    }
    await this.page
      .locator('[data-part="sides"] select')
      .nth(1 - mine)
      .selectOption('away');
    await this.page.locator('button[type=submit]').click();
    await expect(this.phase('awaits')).toBeVisible({ timeout: patience });
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
    await expect(this.phase('awaits')).toBeVisible({ timeout: patience });
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
    await expect(this.phase('writes')).toBeVisible({ timeout: patience });
  }

  refusal(code: string) {
    return this.page.locator(`[data-refusal="${code}"]`);
  }

  /** Everything in the last file has been acted out, and this player has to decide. */
  async asked(): Promise<void> {
    await expect(this.line).toHaveCount(0, { timeout: patience });
    await expect(this.page.locator('.activity')).toHaveCount(0, { timeout: patience });
  }

  /** Says something to the authority that would take many clicks at the table. */
  async act(seat: string, action: object): Promise<void> {
    const answer = await this.page.evaluate(
      async ([side, given]) => {
        const worker = globalThis.caughtWorkers.at(-1)!;
        const ask = (revision: number): Promise<Answered['answer']> =>
          new Promise((resolve) => {
            const id = 1_000_000 + Math.floor(Math.random() * 1_000_000);
            worker.addEventListener('message', function heard({ data }: MessageEvent<Answered>) {
              if (data.id !== id) return;
              worker.removeEventListener('message', heard);
              resolve(data.answer);
            });
            const command = `test ${id}`;
            worker.postMessage({ id, kind: 'act', ask: { seat: side, revision, command, action: given } });
          });
        const first = await ask(-1);
        return first.kind === 'stale' ? await ask(first.revision) : first;
      },
      [seat, action] as const,
    );
    expect(answer, JSON.stringify(answer)).toMatchObject({ kind: 'done' });
  }

  /** Answers everything that is asked in the shortest way, until the file can be saved. */
  async decide(): Promise<void> {
    const { table } = this;
    for (let step = 0; step < 40; step++) {
      await this.#settled();
      if ((await this.#written.count()) > 0) return;
      if (await this.#confirm.isVisible()) await this.#confirm.click();
      else if (await this.#choices.first().isVisible()) await this.#choices.first().click();
      else if (await table.button('end').isEnabled()) await table.button('end').click();
    }
    throw new Error('The decision does not pass to the other side');
  }

  /** The file that answers can be saved; the line of the last one may still be there while that is opened. */
  get #written() {
    return this.phase('writes').or(this.phase('over'));
  }

  get #confirm() {
    return this.table.button('confirm').and(this.page.locator(':enabled'));
  }

  get #choices() {
    return this.page.locator('[data-proposes]');
  }

  /** Something can be clicked, or the file can be saved. */
  async #settled(): Promise<void> {
    await this.table.waits();
    await expect(
      this.#written
        .or(this.#choices)
        .or(this.#confirm)
        .or(this.table.button('end').and(this.page.locator(':enabled')))
        .first(),
    ).toBeVisible({ timeout: patience });
  }
}
