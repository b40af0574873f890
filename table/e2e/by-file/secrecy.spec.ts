import { Correspondent } from '../testing/correspondent.js';
import { expect, test } from '../testing/fixtures.js';
import { forgetHeard, heardBy, rememberedBy, settledPage, storedBy } from '../testing/page-memory.js';

test.setTimeout(180_000);

/** Two companies of antitank guns, under others in hexes of their own. */
const hidden = [
  { unit: '83id-14-251', hex: '2927' },
  { unit: '83id-1-183-pzjg', hex: '2726' },
] as const;

test('what the Germans have hidden is not in the Soviet page, in what it keeps, or in the file', async ({
  browser,
}) => {
  const [german, soviet] = [await Correspondent.arrive(browser), await Correspondent.arrive(browser)];
  await german.invite('white-death', 1, 'free');
  await soviet.accept(await german.save());
  await german.openHere(await soviet.save());
  await german.asked();
  for (const { unit, hex } of hidden) await german.act('german', { type: 'place', unit, hex });
  await german.act('german', { type: 'place-rest' });
  for (const { unit, hex } of hidden) {
    const stack = await german.table.cell(hex).getAttribute('data-units');
    const order = [...stack!.split(' ').filter((one) => one !== unit), unit];
    if (order.join(' ') !== stack) await german.act('german', { type: 'stack', hex, order });
  }
  expect(await settledPage(german.page)).toMatch(/data-units="[^"]*83id-14-251/);
  await german.act('german', { type: 'done' });
  const placed = await german.save();
  expect(placed.length).toBeGreaterThan(500);
  expect(placed).not.toMatch(/83id|2927|place|"type"/);

  await soviet.openHere(placed);
  await soviet.asked();
  await soviet.act('soviet', { type: 'place-rest' });
  await soviet.act('soviet', { type: 'done' });
  await german.openHere(await soviet.save());
  await german.asked();
  await german.act('german', { type: 'avoid-isolation', pay: false });
  await soviet.openHere(await german.save());
  await soviet.asked();
  await soviet.decide();
  await german.openHere(await soviet.save());
  await german.asked();
  await german.act('german', { type: 'orders', reserve: 13, retreat: 'cover' });
  // The search finds what the page may know.
  await german.table.rested();
  expect((await rememberedBy(german.page)).valuesOf('retreat')).toContain('cover');
  await german.decide();

  const text = await german.save();
  expect(text).not.toMatch(/83id|orders|reserve|cover|place|"type"/);

  await soviet.openHere(text);
  await soviet.asked();
  const shown = await settledPage(soviet.page);
  const told = (await heardBy(soviet.page)).join('\n');
  expect(told).toContain('"83id-14-251":"?"');
  expect(told).not.toMatch(/"83id-14-251":\{"at":"\d|"2927":\["83id-14-251/);
  expect(told).not.toMatch(/"reserve":13|"retreat":"cover"|"type":"orders"|"orders-given"/);
  for (const { unit } of hidden) expect(shown).not.toMatch(new RegExp(`data-units="[^"]*${unit}`));

  const stored = await storedBy(soviet.page);
  expect(stored).toContain('"sealed"');
  expect(stored).not.toMatch(/"reserve"|"seed"|"link"|"unread"|"journal"/);

  await forgetHeard(soviet.page);
  const remembered = await rememberedBy(soviet.page);
  expect(remembered.valuesOf('retreat')).toContain('rear');
  expect(remembered.valuesOf('retreat')).not.toContain('cover');
  expect(remembered.strings).not.toMatch(/"entries":\[\[|"unread":\[|"seed":"/);
  await Promise.all([german.leave(), soviet.leave()]);
});
