import type { Browser, Locator, Page, WebSocket } from '@playwright/test';
import { expect, Table } from './fixtures.js';

/** Two browsers and a server share the machine, in milliseconds. */
const patience = 30_000;

declare global {
  var openSockets: globalThis.WebSocket[];
}

/** Somebody who plays over the net, in a browser profile of their own. */
export class OnlinePlayer {
  readonly name: string;
  readonly page: Page;
  readonly table: Table;
  readonly #address: string;
  /** Everything the server has said to this profile. */
  readonly heard: string[] = [];

  private constructor(name: string, page: Page, address: string) {
    this.name = name;
    this.page = page;
    this.table = new Table(page);
    this.#address = address;
  }

  static async arrive(browser: Browser, address: string, name: string, locale = 'en-GB'): Promise<OnlinePlayer> {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', locale });
    const player = new OnlinePlayer(name, await context.newPage(), address);
    player.#listen();
    await player.page.addInitScript(() => {
      globalThis.openSockets = [];
      const Native = globalThis.WebSocket;
      globalThis.WebSocket = class extends Native {
        constructor(...given: ConstructorParameters<typeof Native>) {
          super(...given);
          globalThis.openSockets.push(this);
        }
      };
    });
    return player;
  }

  #listen(): void {
    this.page.on('websocket', (socket: WebSocket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(payload.toString()));
    });
  }

  /** The same person in the same browser, with another page. */
  async comeBack(): Promise<OnlinePlayer> {
    const again = new OnlinePlayer(this.name, await this.page.context().newPage(), this.#address);
    again.#listen();
    return again;
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`);
  }

  async go(link: string): Promise<void> {
    await this.page.goto(`${this.#address}${link}`);
  }

  async chooseTab(tab: string): Promise<void> {
    await this.table.chooseTab(tab);
  }

  /** Offers a match; answers the link for the other player. */
  async offer(game: string, side: string, option?: string): Promise<string> {
    await this.go(`#/offer/${game}`);
    await this.page.locator('[name="name"]').fill(this.name);
    await this.page.locator(`[name="side"][value="${side}"]`).check();
    if (option !== undefined) {
      await this.page.locator('.options summary').click();
      await this.page.locator(`.options select:has([value="${option}"])`).selectOption(option);
    }
    await this.page.locator('button[type="submit"]').click();
    await expect(this.part('waiting-room')).toBeVisible({ timeout: patience });
    return await this.page.locator('.invitation-link input').inputValue();
  }

  async accept(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.locator('[name="name"]').fill(this.name);
    await this.table.button('accept').click();
    await this.seated();
  }

  async seated(): Promise<void> {
    await expect(this.page.locator('.play')).toBeVisible({ timeout: patience });
    await expect(this.table.prompt).toBeVisible();
  }

  get #confirm(): Locator {
    return this.table.button('confirm').and(this.page.locator(':enabled'));
  }

  get #end(): Locator {
    return this.table.button('end').and(this.page.locator(':enabled'));
  }

  get #choices(): Locator {
    return this.page.locator('[data-proposes]');
  }

  /** Answers what is asked in the shortest way, once. */
  async decideOnce(): Promise<void> {
    const before = await this.table.prompt.innerText();
    await expect(this.#confirm.or(this.#choices).or(this.#end).first()).toBeVisible({ timeout: patience });
    if (await this.#confirm.isVisible()) await this.#confirm.click();
    else if (await this.#choices.first().isVisible()) await this.#choices.first().click();
    else await this.#end.click();
    await expect
      .poll(async () => (await this.#confirm.isVisible()) || (await this.table.prompt.innerText()) !== before)
      .toBe(true);
  }

  async decides(): Promise<boolean> {
    return (await this.page.title()).startsWith('●');
  }

  /** Says something over the page's own line that would take many clicks. */
  async act(match: string, action: object): Promise<void> {
    const answer = await this.page.evaluate(
      async ([id, given]) => {
        const socket = globalThis.openSockets.at(-1)!;
        const ask = (revision: number): Promise<{ readonly kind: string; readonly revision: number }> =>
          new Promise((resolve) => {
            const number = 1_000_000 + Math.floor(Math.random() * 1_000_000);
            socket.addEventListener('message', function heard({ data }: MessageEvent<string>) {
              const told = JSON.parse(data) as { id?: number; answer?: { kind: string; revision: number } };
              if (told.id !== number || !told.answer) return;
              socket.removeEventListener('message', heard);
              resolve(told.answer);
            });
            const command = `test ${number}`;
            socket.send(JSON.stringify({ id: number, do: 'act', match: id, revision, command, action: given }));
          });
        const first = await ask(0);
        return first.kind === 'stale' ? await ask(first.revision) : first;
      },
      [match, action] as const,
    );
    expect(answer, JSON.stringify(answer)).toMatchObject({ kind: 'done' });
  }
}
