import { test } from '@playwright/test';
import { inBrowser } from '../testing/browser.js';
import { expect } from '../testing/fixtures.js';
import { MatchServer } from '../testing/match-server.js';

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

/** A Chromium without windows shows no messages. */
test.use({ launchOptions: inBrowser.use.launchOptions });

test('a message is shown by the browser, and the next one about the match takes its place', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const deliver = async (title: string, match: string): Promise<void> => {
    const data = JSON.stringify({ title, text: 'Choose', match, link: `http://elsewhere/#/match/${match}` });
    await line.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(server.address).origin,
      registrationId,
      data,
    });
  };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => `${title} ${tag}`).toSorted();
    });
  await deliver('Your turn', 'a');
  await deliver('Your turn', 'b');
  await expect.poll(shown).toEqual(['Your turn a', 'Your turn b']);
  await deliver('Still waiting', 'a');
  await expect.poll(shown).toEqual(['Still waiting a', 'Your turn b']);
  await context.close();
});
