import { type Browser, test } from '@playwright/test';
import { observer } from '@impulse/engine';
import type { Spectators } from '@impulse/protocol/wire/match-card.js';
import { expect } from '../testing/fixtures.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';
import { settledPage } from '../testing/page-memory.js';
import { hiddenFrom, nameOf, orders, stretchesOf, type Told, toldIn } from '../testing/white-death-online.js';
import { battleWith, first, pair, second, turnWith } from '../testing/white-death-secrets.js';
import type { WhiteDeathBattle } from '../testing/white-death.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());
test.setTimeout(120_000);

/** Two players at a match, and somebody who comes by. */
class Watched {
  readonly match: string;
  readonly host: OnlinePlayer;
  readonly guest: OnlinePlayer;
  readonly clara: OnlinePlayer;

  private constructor(match: string, [host, guest, clara]: readonly OnlinePlayer[]) {
    this.match = match;
    this.host = host;
    this.guest = guest;
    this.clara = clara;
  }

  /** Of White Death with a free set-up, by mail. */
  static winter(browser: Browser, spectators: Spectators, locale: string): Promise<Watched> {
    return Watched.begin(browser, 'white-death', 'soviet', { option: 'free', pace: 'mail', spectators }, locale);
  }

  static async begin(
    browser: Browser,
    game: string,
    side: string,
    wishes: Parameters<OnlinePlayer['offer']>[2],
    locale: string,
  ): Promise<Watched> {
    const [host, guest, clara] = await Promise.all([
      OnlinePlayer.arrive(browser, server.address, 'Anna'),
      OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW'),
      OnlinePlayer.arrive(browser, server.address, 'Clara', locale),
    ]);
    const link = await host.offer(game, side, wishes);
    await guest.accept(link);
    await host.seated();
    return new Watched(link.split('/').at(-2)!, [host, guest, clara]);
  }

  /** Does through the server what was decided in this battle, after the first `from` entries; neither page draws the map for it. */
  async play({ journal }: WhiteDeathBattle, from = 0): Promise<void> {
    await Promise.all([this.host.go('#/about'), this.guest.go('#/about')]);
    for (const { side, actions } of stretchesOf(journal.slice(from))) {
      await (side === 'soviet' ? this.host : this.guest).actAll(this.match, actions);
    }
  }

  /** The host resigns. */
  async end(): Promise<void> {
    const { host, match } = this;
    await host.go(`#/match/${match}`);
    await host.seated();
    await host.chooseTab('match');
    await host.table.button('ask-resign').click();
    await host.table.button('resign').click();
    await expect(host.table.over).toBeVisible();
  }

  async leave(): Promise<void> {
    await Promise.all([this.host, this.guest, this.clara].map((one) => one.leave()));
  }
}

const newsOf = ({ heard }: OnlinePlayer): readonly string[] => heard.filter((text) => text.includes('"news"'));

/** What somebody who knows what both sides know was told, and the page showed at the end. */
async function watchPublicly(browser: Browser, secrets: typeof first, locale: string) {
  const watched = await Watched.winter(browser, 'public', locale);
  const { clara, match } = watched;
  await clara.watch(match);
  await clara.seated();
  const course = battleWith(secrets);
  await watched.play(course);
  await expect.poll(() => newsOf(clara).at(-1)).toContain(`"revision":${course.revision},`);
  await expect.poll(() => clara.decides()).toBe(false);
  await expect(clara.part('talk')).toHaveCount(0);
  const [shown, told]: [string, Told] = [await settledPage(clara.page), toldIn(clara.heard, match)];
  await watched.leave();
  return { shown, told, german: toldIn(watched.guest.heard, match) };
}

test('White Death: whoever is shown what both sides know hears nothing of what one of them hides', async ({
  browser,
}) => {
  const one = await watchPublicly(browser, first, 'zh-TW');
  const other = await watchPublicly(browser, second, 'en-GB');
  expect(one.told.news.length).toBeGreaterThan(1);
  expect(one.told.news).toEqual(other.told.news);
  // Whoever has decided it was told: the comparison would find it.
  expect(one.german.news).not.toEqual(other.german.news);
  expect(one.german.all).toMatch(orders);
  expect(one.told.all).not.toMatch(orders);
  const hidden = hiddenFrom(observer, battleWith(first));
  expect(hidden).toEqual(expect.arrayContaining([...pair]));
  expect(hidden.length).toBeGreaterThan(hiddenFrom('soviet', battleWith(first)).length);
  for (const unit of hidden) expect(one.told.all).not.toMatch(nameOf(unit));
  for (const unit of pair) expect(one.german.all).toMatch(nameOf(unit));
  for (const unit of hidden) expect(one.shown).not.toMatch(new RegExp(`data-units="[^"]*${unit}[" ,]`));
});

test('White Death: whoever is shown everything a turn late hears of a turn when the next but one begins', async ({
  browser,
}) => {
  const watched = await Watched.winter(browser, 'delayed', 'en-GB');
  const { clara, match } = watched;
  await clara.watch(match);
  await expect(clara.part('waiting-room')).toBeVisible();
  const course = battleWith(first);
  await watched.play(course);
  expect(newsOf(clara)).toEqual([]);
  // The second turn begins: now the beginning of the first is old enough, before anybody had placed anything.
  await watched.play(turnWith(first), course.revision);
  await clara.seated();
  expect(newsOf(clara)).toHaveLength(1);
  expect(newsOf(clara)[0]).toContain('"revision":0,');
  const early = clara.heard.join('\n');
  expect(early).not.toMatch(orders);
  for (const unit of pair) expect(early).not.toMatch(new RegExp(`"${unit}":{"at":"2`));
  expect(await settledPage(clara.page)).not.toMatch(new RegExp(`data-units="[^"]*(${pair.join('|')})`));

  // When it is over all of it is told: what was looked for would have been found.
  await watched.end();
  await expect(clara.table.over).toBeVisible();
  const late = clara.heard.join('\n');
  expect(late).toMatch(orders);
  for (const unit of pair) expect(late).toMatch(new RegExp(`"${unit}":{"at":"2`));
  await watched.leave();
});

test('White Death: where nobody may watch, whoever comes by is told that there is nothing', async ({ browser }) => {
  const watched = await Watched.winter(browser, 'none', 'zh-TW');
  const { clara, match, host } = watched;
  await clara.go('#/online');
  await expect(clara.page.locator('h2').first()).toBeVisible();
  await expect(clara.page.locator(`[data-match="${match}"]`)).toHaveCount(0);
  await clara.go(`#/match/${match}`);
  await expect(clara.page.getByText('這個伺服器上沒有這場對局')).toBeVisible();
  await watched.play(battleWith(first));
  const answer = await clara.page.request.get(`${server.address}api/matches/${match}`);
  expect(answer.status()).toBe(404);
  const heard = [...clara.heard, await answer.text()].join('\n');
  expect(heard).not.toMatch(orders);
  expect(heard).not.toContain('"view"');
  expect(heard).not.toContain(host.name);
  await watched.leave();
});

test('Totensonntag: whoever is shown everything a turn late is told all of it at the end', async ({ browser }) => {
  const watched = await Watched.begin(browser, 'totensonntag', 'dak', { spectators: 'delayed' }, 'zh-TW');
  const { clara, match } = watched;
  await clara.watch(match);
  await expect(clara.part('waiting-room')).toBeVisible();
  expect(newsOf(clara)).toEqual([]);
  await watched.end();
  await expect(clara.table.over).toBeVisible();
  await expect(clara.part('talk')).toHaveCount(0);
  await watched.leave();
});
