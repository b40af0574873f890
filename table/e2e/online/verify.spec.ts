import { expect, type Page, test } from '@playwright/test';
import { type BattleRecord, isPlayed, Match, type PlayedEntry } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { MatchServer } from '../testing/match-server.js';
import { OnlinePlayer } from '../testing/online-player.js';

/** The page that verifies records: an honest one, and what somebody who has its secret can make of it. */

let server: MatchServer;
test.beforeAll(async () => void (server = await MatchServer.start()));
test.afterAll(() => server.end());

const verdict = (page: Page) => page.locator('[data-part="verdict"]');
const finding = (page: Page, about: string) => page.locator(`[data-finding="${about}"]`);

/** How far the battle has come, as this browser was told. */
const revisionOf = ({ heard }: OnlinePlayer): number =>
  Math.max(...heard.map((text) => Number(/"news":\{"revision":(\d+)/.exec(text)?.[1] ?? 0)));

/** Whoever owes a decision decides, a few times; then one of them gives up. */
async function playAndResign(players: readonly OnlinePlayer[]): Promise<void> {
  for (let step = 0; step < 40 && revisionOf(players[0]) < 8; step++) {
    let owing: OnlinePlayer | null = null;
    await expect
      .poll(async () => {
        const decide = await Promise.all(players.map((player) => player.decides()));
        owing = players[decide.indexOf(true)] ?? null;
        return owing !== null;
      })
      .toBe(true);
    await owing!.decideOnce();
  }
  const [loser] = players;
  await loser.chooseTab('match');
  await loser.table.button('ask-resign').click();
  await loser.table.button('resign').click();
  for (const { table } of players) await expect(table.over).toBeVisible();
}

async function downloaded(player: OnlinePlayer): Promise<BattleRecord> {
  const arrives = player.page.waitForEvent('download');
  await player.table.over.getByRole('button', { name: 'Download the record' }).click();
  const stream = await (await arrives).createReadStream();
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as BattleRecord;
}

async function choose(player: OnlinePlayer, record: BattleRecord): Promise<void> {
  await player.go('#/verify');
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await player.page.locator('[data-part="verify-file"]').setInputFiles(file);
}

const changed = (record: BattleRecord, index: number, change: (entry: PlayedEntry) => unknown): BattleRecord => ({
  ...record,
  journal: record.journal.with(index, change(record.journal[index] as PlayedEntry) as never),
});

/** The same battle played once more by somebody who knows its secret, so that everything fits again. */
async function playedAnew(record: BattleRecord, commandOf: (number: number, command: string) => string) {
  const { game } = await loadBattle('totensonntag');
  const { scenario, options, match, secret, parts } = record;
  if (secret === null || !parts) throw new Error('The record tells no secret');
  const begun = Match.start(game, { scenario, options }, { match, secret, parts, live: true, chained: true });
  if (!begun.ok) throw new Error(begun.error.message);
  for (const [number, entry] of record.journal.entries()) {
    const link = begun.value.link ?? undefined;
    if (isPlayed(entry)) begun.value.act(entry[0], entry[1], commandOf(number, entry[4] ?? ''), entry[5] && link);
    else if ('close' in entry) {
      const { close: reason, winner, command } = entry;
      begun.value.close(entry.by, { reason, winner }, command, entry.seen === undefined ? undefined : link);
    }
  }
  return begun.value.archive(true);
}

test('both players and a stranger verify a match, and what was made of its record', async ({ browser }) => {
  const anna = await OnlinePlayer.arrive(browser, server.address, 'Anna');
  const bernhard = await OnlinePlayer.arrive(browser, server.address, 'Bernhard', 'zh-TW');
  const stranger = await OnlinePlayer.arrive(browser, server.address, 'Clara');
  const link = await anna.offer('totensonntag', 'dak');
  await bernhard.accept(link);
  await anna.seated();
  await playAndResign([anna, bernhard]);
  const record = await downloaded(anna);
  const entries = record.journal.length;
  expect(record.journal.filter((entry) => isPlayed(entry) && entry[5] === undefined)).toEqual([]);

  // From the end of the battle, by its link: everything fits, and this browser was told so.
  await anna.table.button('verify').click();
  await expect(verdict(anna.page)).toHaveAttribute('data-verdict', 'fits');
  await expect(finding(anna.page, 'browser')).toContainText(`${entries + 1} links`);
  await expect(finding(anna.page, 'acknowledged')).toContainText('DAK acknowledged');
  await expect(anna.part('proves').locator('li')).toHaveCount(5);
  await expect(anna.part('last-link')).toContainText(record.chain!.last!.slice(0, 4));
  await bernhard.table.button('verify').click();
  await expect(verdict(bernhard.page)).toContainText('全部相符');
  await expect(finding(bernhard.page, 'browser')).toContainText(`${entries + 1} 個鏈節`);

  // A stranger learns that it fits in itself, and that this is not enough; the server hands the record out to nobody else.
  await stranger.go('#/verify');
  await stranger.part('verify-match').fill(link);
  await stranger.table.button('verify-match').click();
  await expect(stranger.part('verify-failed')).toBeVisible();
  await choose(stranger, record);
  await expect(verdict(stranger.page)).toHaveAttribute('data-verdict', 'fits');
  await expect(finding(stranger.page, 'browser')).toHaveClass('is-open');
  await expect(stranger.part('proves').locator('li')).toHaveCount(2);
  await expect(stranger.part('not-proved')).toContainText('can make another one');

  // A die that was turned round, a command that was renamed, an acknowledgement that was made up.
  const rolled = record.journal.findIndex((entry) => isPlayed(entry) && (entry[2]?.length ?? 0) > 0);
  const turned = changed(record, rolled, (entry) =>
    entry.with(
      2,
      entry[2]!.map((die) => (die % 6) + 1),
    ),
  );
  const renamed = changed(record, 1, (entry) => entry.with(4, 'another'));
  const madeUp = changed(record, 2, (entry) => [...entry.slice(0, 5), '0'.repeat(64)]);
  for (const [spoilt, code, entry] of [
    [turned, 'wrong-die', rolled],
    [renamed, 'other-link', 1],
    [madeUp, 'other-link', 1],
  ] as const) {
    await choose(stranger, spoilt);
    await expect(stranger.part('misfit-reason')).toHaveAttribute('data-code', code);
    await expect(stranger.part('misfit-entry')).toHaveAttribute('data-entry', String(entry));
  }

  // What fits in itself deceives the stranger, but not those who were told the links.
  const anew = await playedAnew(record, (number, command) => (number === 3 ? 'another' : command));
  const { chain: _chain, ...rest } = record;
  const bare = { ...rest, journal: rest.journal.map((entry) => (isPlayed(entry) ? entry.slice(0, 5) : entry)) };
  const close = record.journal.at(-1) as { readonly seen?: string };
  const { seen: _seen, ...unseen } = close;
  const unchained = { ...bare, journal: [...bare.journal.slice(0, -1), unseen] } as unknown as BattleRecord;
  for (const [forged, code] of [
    [anew, 'other-link'],
    [unchained, 'chain-missing'],
  ] as const) {
    await choose(stranger, forged);
    await expect(verdict(stranger.page)).toHaveAttribute('data-verdict', 'fits');
    await choose(anna, forged);
    await expect(verdict(anna.page)).toHaveAttribute('data-verdict', 'misfit');
    await expect(anna.part('misfit-reason')).toHaveAttribute('data-code', code);
  }
  await choose(bernhard, anew);
  await expect(verdict(bernhard.page)).toContainText('這份紀錄不相符');
  await expect(bernhard.part('misfit-entry')).toHaveAttribute('data-entry', '3');
  await Promise.all([anna, bernhard, stranger].map((player) => player.leave()));
});
