import type { Browser, Locator, Page, WebSocket } from '@playwright/test';
import type { Spectators } from '@impulse/protocol/wire/match-card.js';
import { expect, Table } from './fixtures.js';

/** Two browsers and a server share the machine, in milliseconds. */
const patience = 30_000;

/** What differs from the usual offer. */
interface OfferWishes {
  /** Of a choice among the options of the battle. */
  readonly option?: string;
  readonly isPublic?: boolean;
  readonly pace?: string;
  readonly scenario?: string;
  readonly spectators?: Spectators;
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
    return player;
  }

  #listen(): void {
    this.page.on('websocket', (socket: WebSocket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(payload.toString()));
    });
  }

  /** Makes an account of this name, and signs in. */
  async join(): Promise<void> {
    const data = { name: this.name, password: 'five green hills', language: 'en' };
    const answer = await this.page.request.post(`${this.#address}api/people`, { data });
    expect(answer.status()).toBe(200);
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

  async call(): Promise<void> {
    await this.page.locator('[name="name"]').fill(this.name);
  }

  /** Offers a match; answers the link for the other player. */
  async offer(game: string, side: string, wishes: OfferWishes = {}): Promise<string> {
    const { option, isPublic = false, pace, scenario, spectators } = wishes;
    await this.go(`#/offer/${game}`);
    await this.call();
    if (scenario !== undefined) await this.page.locator(`[aria-labelledby="scenario-${scenario}"]`).check();
    await this.page.locator(`[name="side"][value="${side}"]`).check();
    if (isPublic) await this.page.locator('[name="opponent"][value="anybody"]').check();
    if (spectators !== undefined) await this.letWatch(spectators);
    if (pace !== undefined) await this.page.locator(`select:has([value="${pace}"])`).selectOption(pace);
    if (option !== undefined) {
      await this.page.locator('.options summary').click();
      await this.page.locator(`.options select:has([value="${option}"])`).selectOption(option);
    }
    await this.page.locator('button[type="submit"]').click();
    await expect(this.part('waiting-room')).toBeVisible({ timeout: patience });
    return await this.page.locator('.invitation-link input').inputValue();
  }

  /** On the page of an offer. */
  async letWatch(spectators: Spectators): Promise<void> {
    await this.page.locator('[data-part="to-whom"] select:has([value="delayed"])').selectOption(spectators);
  }

  /** Finds a match in the list of those that may be watched, and watches it. */
  async watch(match: string): Promise<void> {
    await this.go('#/online');
    await this.part('watchable').locator(`[data-match="${match}"] a`).click();
    await this.table.button('watch').click();
  }

  async accept(link: string): Promise<void> {
    await this.page.goto(link);
    await this.call();
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

  /** Where a battle is over the same button leaves it, and is not ready for anything. */
  get #end(): Locator {
    return this.table.button('end').and(this.page.locator('.is-ready:enabled'));
  }

  get #choices(): Locator {
    return this.page.locator('[data-proposes]:enabled');
  }

  /** Answers what is asked by a click, once; nothing where the decision has passed to the other. */
  async decideOnce(choice: 'first' | 'last' = 'first'): Promise<void> {
    // What was clicked before may still be on its way: its button is about to go.
    await this.table.waits();
    const asked = this.#confirm.or(this.#choices).or(this.#end).first();
    await expect
      .poll(async () => (await asked.isVisible()) || !(await this.decides()), { timeout: patience })
      .toBe(true);
    // One answer may be proposed by itself, and not the one that is wanted.
    const wanted = this.page.locator('[data-number]:enabled').last().and(this.page.locator('[aria-pressed="false"]'));
    if (choice === 'last' && (await wanted.isVisible())) await wanted.click();
    else if (await this.#confirm.isVisible()) await this.#confirm.click();
    else if (await this.#choices.first().isVisible()) await this.#choices[choice]().click();
    // The battle may be over by now: looked at and clicked in one go.
    else await this.#end.evaluateAll((buttons) => (buttons as HTMLElement[]).forEach((button) => button.click()));
  }

  /** The next unit that can act goes to the first hex that is lit for it. */
  async moveSomebody(): Promise<void> {
    await this.table.button('next').click();
    const before = await this.map();
    await this.table.marks.first().dispatchEvent('click');
    await expect.poll(async () => (await this.#confirm.isVisible()) || (await this.map()) !== before).toBe(true);
    if (await this.#confirm.isVisible()) await this.#confirm.click();
  }

  /** Where every unit stands, as the board shows it. */
  map(): Promise<string> {
    return this.page
      .locator('.board-grid [data-units]')
      .evaluateAll((cells) =>
        cells.map((cell) => `${cell.getAttribute('data-hex')} ${cell.getAttribute('data-units')}`).join('\n'),
      );
  }

  async decides(): Promise<boolean> {
    return (await this.page.title()).startsWith('●');
  }

  /** Does in one go what would take many clicks, over a line of its own with the key that this browser holds. */
  async actAll(match: string, actions: readonly unknown[]): Promise<void> {
    const answers = await this.page.evaluate(
      async ([id, given]) => {
        type Answer = { readonly kind: string; readonly revision: number };
        const seats = JSON.parse(localStorage.getItem('impulse-seats')!) as { match: string; key: string }[];
        const { key } = seats.find((seat) => seat.match === id)!;
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        await new Promise((resolve) => socket.addEventListener('open', resolve));
        let asked = 0;
        const ask = (request: object): Promise<{ readonly answer?: Answer }> =>
          new Promise((resolve) => {
            const number = asked++;
            socket.addEventListener('message', function heard({ data }: MessageEvent<string>) {
              const told = JSON.parse(data) as { readonly id?: number; readonly answer?: Answer };
              if (told.id !== number) return;
              socket.removeEventListener('message', heard);
              resolve(told);
            });
            socket.send(JSON.stringify({ id: number, match: id, ...request }));
          });
        await ask({ do: 'watch', key });
        const answers: (Answer | undefined)[] = [];
        let revision = 0;
        for (const action of given) {
          const act = { do: 'act', action };
          let { answer } = await ask({ ...act, revision, command: crypto.randomUUID() });
          if (answer?.kind === 'stale') {
            ({ answer } = await ask({ ...act, revision: answer.revision, command: crypto.randomUUID() }));
          }
          revision = answer?.revision ?? 0;
          answers.push(answer);
        }
        socket.close();
        return answers;
      },
      [match, actions] as const,
    );
    for (const answer of answers) expect(answer, JSON.stringify(answer)).toMatchObject({ kind: 'done' });
  }
}
