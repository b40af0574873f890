import { test as base, expect as patient, type Locator, type Page } from '@playwright/test';
import { grid as desert } from '@impulse/totensonntag/context.js';
import { grid as winter } from '@impulse/white-death/context.js';
import type { SavedBattle } from '../../storage/types.js';

/** What is asked again and again is asked often: usually it becomes true within a fraction of a second. */
const intervals = [20, 40, 80, 160];
const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, typeof options === 'string' ? { message: options, intervals } : { intervals, ...options });
export const expect: typeof patient = Object.assign(patient.configure({}), { poll });

/** The table as a test holds it. */
export class Table {
  readonly page: Page;
  readonly prompt: Locator;
  readonly forecast: Locator;
  readonly notice: Locator;
  readonly numbers: Locator;
  readonly log: Locator;
  readonly curtain: Locator;
  readonly over: Locator;
  readonly marks: Locator;
  readonly board: Locator;
  readonly grid: Locator;

  constructor(page: Page) {
    this.page = page;
    const part = (name: string): Locator => page.locator(`[data-part="${name}"]`);
    this.prompt = part('prompt');
    this.forecast = part('forecast');
    this.notice = part('notice');
    this.numbers = part('numbers');
    this.log = part('log');
    this.curtain = part('curtain');
    this.over = part('over');
    this.board = page.locator('.board');
    this.grid = page.locator('.board-grid');
    this.marks = page.locator('.board-marks > button');
  }

  button(action: string): Locator {
    return this.page.locator(`[data-action="${action}"]`);
  }

  mark(hex: string): Locator {
    return this.page.locator(`.board-marks > [data-hex="${hex}"]`);
  }

  cell(hex: string): Locator {
    return this.page.locator(`.board-grid [data-hex="${hex}"]`);
  }

  number(value: number | 'roll'): Locator {
    return this.page.locator(`[data-number="${value}"]`);
  }

  /** The hex of a unit, as the board shows it. */
  async hexOf(unit: string): Promise<string | null> {
    const cells = this.page.locator(`.board-grid [data-units~="${unit}"]`);
    const hexes = await cells.evaluateAll((found) => found.map((cell) => cell.getAttribute('data-hex')));
    return hexes[0] ?? null;
  }

  /** Puts a battle into this browser's store and sits down to it. */
  async open(battle: SavedBattle): Promise<void> {
    await this.keep(battle);
    await this.page.goto(`./#/play/${battle.id}`);
    await this.sees('.play');
    await this.rested();
  }

  /** Looks for it at every frame: what is found within a second is not waited for any longer. */
  async sees(selector: string): Promise<void> {
    await this.page.waitForFunction((one) => document.querySelector(one)?.checkVisibility() ?? false, selector);
  }

  /** What was ordered has been carried out, and computers have done what is theirs. */
  async waits(): Promise<void> {
    await this.sees('[data-table="waits"]');
  }

  async keep(battle: SavedBattle): Promise<void> {
    // An empty page of the same origin will do; the table itself would take longer.
    const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
    await this.page.route('**/empty', (route) => route.fulfill(empty), { times: 1 });
    await this.page.goto('./empty');
    await this.page.evaluate(async (one) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('impulse', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('battles', { keyPath: 'id' }).createIndex('updated', 'updated');
        });
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The store does not open')));
      });
      await new Promise((resolve, reject) => {
        const writing = database.transaction('battles', 'readwrite');
        writing.objectStore('battles').put(one);
        writing.addEventListener('complete', resolve);
        writing.addEventListener('error', reject);
      });
      database.close();
    }, battle as object);
  }

  /** The map has come to rest: no move of it is due, and the camera stays the same for some frames. */
  async rested(): Promise<{ x: number; y: number; scale: number }> {
    await expect(this.board).toHaveAttribute('data-camera');
    const camera = await this.board.evaluate(async (board) => {
      const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let before = '', same = 0; same < 6;) {
        await frame();
        const now = (board as HTMLElement).dataset['camera'] ?? '';
        const rests = document.documentElement.dataset['map'] !== 'moves';
        same = now !== '' && now === before && rests ? same + 1 : 0;
        before = now;
      }
      return (board as HTMLElement).dataset['camera']!;
    });
    const [x, y, scale] = camera.split(' ').map(Number);
    return { x: x, y: y, scale: scale };
  }

  /** Where the middle of a hex lies in the window. */
  async pointOf(hex: string): Promise<{ x: number; y: number }> {
    const [point] = await this.pointsOf([hex]);
    return point;
  }

  async pointsOf(hexes: readonly string[]): Promise<{ x: number; y: number }[]> {
    const camera = await this.rested();
    const box = (await this.board.boundingBox())!;
    return hexes.map((hex) => {
      // Hexes of White Death have numbers, those of Totensonntag letters.
      const grid = /^\d+$/.test(hex) ? winter : desert;
      const centre = grid.centre(grid.parse(hex));
      return {
        x: box.x + box.width / 2 + (centre.x - camera.x) * camera.scale,
        y: box.y + box.height / 2 + (centre.y - camera.y) * camera.scale,
      };
    });
  }

  /** A click with the mouse on the canvas. */
  async clickHex(hex: string): Promise<void> {
    const { x, y } = await this.pointOf(hex);
    await this.page.mouse.click(x, y);
  }

  async tapHex(hex: string): Promise<void> {
    const { x, y } = await this.pointOf(hex);
    await this.page.touchscreen.tap(x, y);
  }

  /** Waits until a person has to decide about this step. */
  async asked(step: 'impulse' | 'choose-an'): Promise<void> {
    const sign = step === 'impulse' ? this.button('end').and(this.page.locator(':enabled')) : this.numbers;
    await expect(sign).toBeVisible({ timeout: 40_000 });
  }

  async couplet(): Promise<string> {
    return await this.page.locator('.tracker-parts [aria-current]').innerText();
  }

  async chooseTab(tab: string): Promise<void> {
    await this.page.locator(`#tab-${tab}`).click();
  }
}

/** Begins a battle on the page for new ones. */
export async function beginBattle(page: Page, dak: string, cw: string, scenario?: string): Promise<void> {
  await page.goto('./#/new');
  const [first, second] = [
    page.locator('[data-part="sides"] select').nth(0),
    page.locator('[data-part="sides"] select').nth(1),
  ];
  await first.selectOption(dak);
  await second.selectOption(cw);
  if (scenario !== undefined) await page.getByRole('radio', { name: scenario }).check();
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.play')).toBeVisible();
}

interface Watched {
  /** What must not happen, whatever is tested; a test that expects some of it takes it out. */
  readonly complaints: string[];
}

/** Every test watches for requests to elsewhere, breaches of the content policy and errors on the page. */
export const test = base.extend<{ table: Table; watched: Watched }>({
  watched: [
    async ({ page, context, baseURL }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL!).origin;
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) {
          complaints.push(`a request left the machine: ${request.url()}`);
        }
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use({ complaints });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page }, use) => {
    await use(new Table(page));
  },
});
