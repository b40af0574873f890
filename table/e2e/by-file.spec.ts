import { Correspondent } from './correspondent.js';
import { expect, test } from './fixtures.js';

test.setTimeout(180_000);

for (const game of ['totensonntag', 'white-death'] as const) {
  test(`${game}: two profiles play by file`, async ({ browser }) => {
    const [host, guest] = [await Correspondent.arrive(browser), await Correspondent.arrive(browser)];
    await host.invite(game);
    await guest.accept(await host.save());
    await host.openHere(await guest.save());
    let [writer, reader] = [host, guest];
    for (let letter = 0; letter < 6; letter++) {
      await writer.decide();
      await expect(writer.phase('writes')).toBeVisible();
      const text = await writer.save();
      await expect(writer.phase('awaits')).toBeVisible();
      await reader.openHere(text);
      await expect(reader.phase('awaits')).toHaveCount(0);
      [writer, reader] = [reader, writer];
    }
    await host.leave();
    await guest.leave();
  });
}
