import { makeRandom, Match, partCommitment, type Witness } from '@impulse/engine';
import { loadBattle } from '@impulse/library';
import { expect, test } from 'vitest';
import { verifyRecord } from './verifying.js';

const { game, opponents } = await loadBattle('totensonntag');
const parts = { host: 'ab'.repeat(32), guest: 'cd'.repeat(32) };

/** A match over the net as it comes out of forty actions, with every link that was told. */
function played() {
  const sealing = { match: 'ef'.repeat(16), secret: '12'.repeat(32), parts, live: true, chained: true };
  const begun = Match.start(game, { scenario: 'historical' }, sealing);
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const links = new Map([[0, match.link ?? '']]);
  const random = makeRandom('verifying');
  for (let turn = match.turn(); !turn.over && match.revision < 40; turn = match.turn()) {
    const { action } = opponents.think('random', match.state, turn.side, random);
    match.act(turn.side, action, `c${match.revision}`, match.link ?? undefined);
    links.set(match.revision, match.link ?? '');
  }
  const { commitment } = match;
  const witness: Witness = { commitment, partCommitment: partCommitment(parts.host), links };
  return { record: match.record(true), witness };
}

const { record, witness } = played();
const known = new Map([[record.match, witness]]);
const verify = (value: unknown, witnesses: ReadonlyMap<string, Witness> = known) =>
  verifyRecord({ from: { text: JSON.stringify(value) }, witnesses }, () => undefined);

test('an honest record fits, and what this browser was told is compared', async () => {
  const percent: number[] = [];
  const from = { text: JSON.stringify(record) };
  const verified = await verifyRecord({ from, witnesses: known }, ({ done }) => percent.push(done));
  expect(verified).toMatchObject({
    kind: 'fits',
    head: { game: 'totensonntag', match: record.match, isJoint: true, isRevealed: true },
    found: { entries: 40, chain: { isChecked: true } },
    last: record.chain?.last,
    told: { links: 41, from: 0, upTo: 40 },
  });
  expect(percent.length).toBeGreaterThan(1);
  expect(await verify(record, new Map())).toMatchObject({ kind: 'fits', told: null });
});

test('a spoilt record names its first entry that does not fit, and whose it is', async () => {
  const index = record.journal.findIndex((entry) => Array.isArray(entry) && (entry[2] as number[]).length > 0);
  const entry = record.journal[index] as [string, unknown, number[], number, string, string];
  const dice = [(entry[2][0] % 6) + 1, ...entry[2].slice(1)];
  const spoilt = { ...record, journal: record.journal.with(index, entry.with(2, dice) as never) };
  expect(await verify(spoilt, new Map())).toMatchObject({
    kind: 'misfit',
    problem: { code: 'wrong-die' },
    entry: { number: index, side: entry[0] },
  });
  expect(await verify({ ...record, commitment: '0'.repeat(64) })).toMatchObject({ kind: 'misfit', entry: null });
});

test('what is no record cannot be verified', async () => {
  expect(await verify({ format: 'impulse-record-2' })).toMatchObject({ kind: 'unreadable' });
  expect(await verify({ ...record, game: 'chess' })).toMatchObject({
    kind: 'unreadable',
    problem: { code: 'unknown-game' },
  });
  const text = '{"format":';
  expect(await verifyRecord({ from: { text }, witnesses: known }, () => undefined)).toMatchObject({
    kind: 'unreadable',
  });
});
