import { test } from '@playwright/test';
import { expect } from '../testing/fixtures.js';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';
import { playUntil } from '../testing/playing-online.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

test('two people play the first couplet: live, over a lost connection, and with the other page closed', async ({
  browser,
}) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  const link = await anna.offer('totensonntag', 'dak');
  await bernhard.accept(link);
  await anna.seated();
  expect(bernhard.page.url()).not.toContain(link.split('/').at(-1)!);

  // Each is told who decides, and one of them that it is their turn.
  const owing = async (): Promise<readonly boolean[]> => [await anna.decides(), await bernhard.decides()];
  await expect.poll(async () => (await owing()).filter(Boolean)).toHaveLength(1);
  const [first, second] = (await anna.decides()) ? [anna, bernhard] : [bernhard, anna];
  await expect(second.page.locator('.activity')).toContainText(first.name);

  const inImpulse = (player: OnlinePlayer) => player.table.button('next').isVisible();
  await playUntil([first, second], async () => (await inImpulse(first)) || (await inImpulse(second)));

  // A connection that is lost is told, and what was missed is there when it is found again.
  const [decider, waiting] = (await inImpulse(first)) ? [first, second] : [second, first];
  const start = await decider.map();
  await expect.poll(() => waiting.map()).toBe(start);
  await waiting.page.context().setOffline(true);
  await expect(waiting.page.locator('[data-part="connection"][data-state="lost"]')).toBeVisible();
  await decider.moveSomebody();
  await expect.poll(() => decider.map()).not.toBe(start);
  expect(await waiting.map()).toBe(start);
  await waiting.page.context().setOffline(false);
  await expect(waiting.page.locator('[data-part="connection"][data-state="found"]')).toBeVisible();
  await expect.poll(() => waiting.map()).toBe(await decider.map());

  // With the other page closed: what is decided meanwhile waits.
  const match = link.split('/').at(-2)!;
  await bernhard.page.close();
  await anna.chooseTab('match');
  await expect(anna.page.locator('[data-side="cw"]')).toHaveAttribute('data-present', 'false');
  await anna.chooseTab('log');
  await playUntil([anna], async () => !(await anna.decides()));
  const left = await anna.map();
  const back = await bernhard.comeBack();
  await back.go('#/online');
  await expect(back.page).toHaveTitle(/^\(1\)/);
  await back.table.button('next-match').click();
  await back.seated();
  expect(back.page.url()).toContain(match);
  await expect.poll(() => back.map()).toBe(left);

  await playUntil([anna, back], async () => (await anna.table.couplet()).includes('2'));
  await expect.poll(() => back.table.couplet()).toContain('2');
  await anna.leave();
  await back.leave();
});

test('what needs both is agreed upon, talk is plain text, others watch, and the rematch changes sides', async ({
  browser,
}) => {
  const arrive = (name: string) => OnlinePlayer.arrive(browser, server.address, name);
  const [anna, bernhard, clara] = await Promise.all(['Anna', 'Bernhard', 'Clara'].map(arrive));
  const link = await anna.offer('totensonntag', 'dak', { isPublic: true, spectators: 'public' });
  const match = link.split('/').at(-2)!;
  await bernhard.go('#/online');
  await bernhard.page.locator(`[data-match="${match}"] a`).click();
  await bernhard.call();
  await bernhard.table.button('accept').click();
  await bernhard.seated();
  await anna.seated();
  await clara.go(`#/match/${match}`);
  await clara.table.button('watch').click();
  await clara.seated();
  await expect(clara.page.locator('[data-part="talk"]')).toHaveCount(0);

  await Promise.all([anna.chooseTab('match'), bernhard.chooseTab('match')]);
  const said = '<img src="x" onerror="alert(1)">';
  await anna.part('talk').locator('input').fill(said);
  await anna.part('talk').locator('button').click();
  await expect(bernhard.page.locator('.talk-text')).toHaveText(said);

  // The Commonwealth begins; what it has decided is taken back when the other agrees.
  await expect(bernhard.table.button('ask-back')).toHaveCount(0);
  const isAsked = () => bernhard.decides();
  await expect.poll(isAsked).toBe(true);
  await playUntil([bernhard], async () => !(await isAsked()));
  await bernhard.table.button('ask-back').click();
  await anna.table.button('agree').click();
  await expect.poll(isAsked).toBe(true);
  await expect(anna.part('proposal-line')).toHaveCount(0);

  await anna.page.locator('[data-winner="cw"]').click();
  await expect(anna.part('proposal-line')).toBeVisible();
  await bernhard.table.button('agree').click();
  for (const { table } of [anna, bernhard, clara]) await expect(table.over).toBeVisible();
  // What was agreed upon has no account: no heading stands there alone.
  await expect(anna.table.over.locator('h3')).toHaveCount(0);
  await expect(anna.part('promise')).toHaveClass('hint');
  await expect(bernhard.part('promise')).toHaveClass('hint');

  await anna.table.button('rematch').click();
  await expect(anna.part('waiting-room').locator('.side-cw')).toBeVisible();
  await bernhard.table.button('to-rematch').click();
  await expect(bernhard.part('invitation').locator('.side-dak')).toBeVisible();
  await bernhard.table.button('accept').click();
  await bernhard.seated();
  await Promise.all([anna, bernhard, clara].map((player) => player.leave()));
});
