import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { News } from '../host.js';
import { canonicalJson } from '../reading/canonical.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';
import type { Witness } from './chain-check.js';
import { MatchHost } from './host.js';
import { isPlayed, type JournalEntry, type PlayedEntry, seenIn } from './journal.js';
import { Match, type Sealing } from './match.js';
import { type BattleRecord, parseRecord } from './notation.js';
import { resume } from './resume.js';
import { verify } from './verify.js';

const parts = { host: '1a'.repeat(32), guest: '2b'.repeat(32) };
const sealing: Sealing = { match: 'a duel', secret, parts, live: true, chained: true };

function begin(more: Partial<Sealing> = {}): Match<DuelState, DuelAction> {
  const match = Match.start(duel, { scenario: 'plain', options: {} }, { ...sealing, ...more });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

const moves: readonly (readonly [string, DuelAction])[] = [
  ['west', { type: 'boast' }],
  ['west', { type: 'pick', value: 2 }],
  ['east', { type: 'pick', value: 1 }],
  ['west', { type: 'strike' }],
  ['west', { type: 'pick', value: 1 }],
  ['east', { type: 'boast' }],
  ['east', { type: 'pick', value: 3 }],
  ['east', { type: 'strike' }],
];

/** West acknowledges every link, East all but the first. What every seat was told is told too. */
async function played(more: Partial<Sealing> = {}) {
  const match = begin(more);
  const host = new MatchHost(match);
  const told: Record<string, News[]> = { west: [], east: [], observer: [] };
  for (const [seat, news] of Object.entries(told)) host.watch(seat, (one) => news.push(one));
  for (const [number, [seat, action]] of moves.entries()) {
    const seen = number === 2 ? undefined : told[seat].at(-1)?.link;
    const answer = await host.act(seat, number, `c${number}`, action, seen);
    expect(answer).toEqual({ kind: 'done', revision: number + 1 });
  }
  return { match, host, told };
}

const { match, told } = await played();
const whole = match.record(true);
const links = told['west'].map(({ link }) => link ?? '');
const witness: Witness = {
  commitment: match.commitment,
  partCommitment: createHash('sha256').update(`impulse-part-1/${parts.host}`).digest('hex'),
  links: new Map(links.map((link, revision) => [revision, link.slice(0, 16)])),
};

const withEntry = (index: number, change: (entry: PlayedEntry) => JournalEntry): BattleRecord => ({
  ...whole,
  journal: whole.journal.map((entry, at) => (at === index && isPlayed(entry) ? change(entry) : entry)),
});

describe('links', () => {
  test('are what the recipe of docs/notation.md makes', () => {
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    const key = Buffer.from(sha256(`impulse-chain-key-1/a duel/${secret}`), 'hex');
    const linked = (text: string): string => createHmac('sha256', key).update(text).digest('hex');
    const first =
      `impulse-chain-1/{"commitment":"${match.commitment}","dataHash":"${whole.dataHash}","game":"duel",` +
      `"match":"a duel","options":{"length":"short"},"parts":{"guest":"${sha256(`impulse-part-1/${parts.guest}`)}",` +
      `"host":"${sha256(`impulse-part-1/${parts.host}`)}"},"position":null,"rules":"${whole.rules}","scenario":"plain"}`;
    let link = linked(first);
    expect(links[0]).toBe(link);
    for (const [number, entry] of whole.journal.entries()) {
      link = linked(`${link}/${canonicalJson(entry)}`);
      expect(links[number + 1]).toBe(link);
    }
    expect(whole.chain).toEqual({
      begun: { rules: whole.rules, dataHash: whole.dataHash, options: { length: 'short' } },
      last: link,
    });
  });

  test('are the same for every seat, and others at every revision', () => {
    for (const seat of ['east', 'observer']) expect(told[seat].map(({ link }) => link)).toEqual(links);
    expect(new Set(links).size).toBe(moves.length + 1);
  });

  test('tell nothing to whoever does not know the secret', async () => {
    const other = await played({ secret: 'ee'.repeat(16) });
    // The same beginning and the same first entry, as far as anybody at the table can know.
    for (const [revision, { link }] of other.told['west'].slice(0, 3).entries()) expect(link).not.toBe(links[revision]);
    const candidates = [1, 2, 3].map((value) =>
      [...(whole.journal[1] as PlayedEntry)].with(1, { type: 'pick', value }),
    );
    const guessed = candidates.map((entry) =>
      createHash('sha256')
        .update(`${links[1]}/${canonicalJson(entry)}`)
        .digest('hex'),
    );
    expect(guessed).not.toContain(links[2]);
  });

  test('go on where the record of a match ends, from an acknowledgement or from the beginning', () => {
    const parsed = parseRecord(JSON.parse(JSON.stringify(whole)));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const again = Match.restore(duel, parsed.value);
    expect(again.ok && again.value.link).toBe(whole.chain?.last);
    const bare = whole.journal.map((entry) =>
      isPlayed(entry) ? (entry.slice(0, 5) as unknown as PlayedEntry) : entry,
    );
    const unseen = Match.restore(duel, { ...whole, journal: bare });
    expect(unseen.ok && unseen.value.link).not.toBe(whole.chain?.last);
    expect(unseen.ok && verify(duel, unseen.value.record(true))).toMatchObject({
      ok: true,
      value: { chain: { acknowledged: { west: { commands: 4, links: 0 }, east: { commands: 4, links: 0 } } } },
    });
  });

  test('are none in a match that has no chain', () => {
    const plain = begin({ chained: false });
    expect(plain.link).toBeNull();
    expect(plain.record(true).chain).toBeUndefined();
    expect(verify(duel, plain.record(true))).toMatchObject({ ok: true, value: { chain: null } });
  });
});

describe('an acknowledgement', () => {
  test('stands in the entry that it came with', () => {
    expect(whole.journal.map(seenIn)).toEqual(links.slice(0, -1).map((link, at) => (at === 2 ? undefined : link)));
  });

  test('of anything but the present link is refused, and nothing happens', async () => {
    const { host, told: heard } = await played();
    const { revision } = host.match;
    const present = heard['west'].at(-1)?.link ?? '';
    const forged = [
      heard['west'][0].link ?? '',
      heard['west'].at(-2)?.link ?? '',
      '0'.repeat(64),
      present.toUpperCase(),
    ];
    for (const [number, seen] of forged.entries()) {
      const answer = await host.act('west', revision, `forged ${number}`, { type: 'pick', value: 1 }, seen);
      expect(answer).toMatchObject({ kind: 'malformed', problem: { code: 'other-link', path: 'seen' } });
      expect(await host.close('west', revision, `end ${number}`, { reason: 'resigned', winner: 'east' }, seen)).toEqual(
        answer,
      );
    }
    expect(host.match.revision).toBe(revision);
    expect(await host.act('west', revision, 'true', { type: 'pick', value: 1 }, present)).toMatchObject({
      kind: 'done',
    });
    // What was done is not done, or refused, again, whatever it comes with.
    const again = await host.act('west', revision, 'true', { type: 'pick', value: 1 }, forged[0]);
    expect(again).toEqual({ kind: 'done', revision: revision + 1 });
  });

  test('in a match without a chain is refused', async () => {
    const host = new MatchHost(begin({ chained: false }));
    const answer = await host.act('west', 0, 'c', { type: 'boast' }, '0'.repeat(64));
    expect(answer).toMatchObject({ kind: 'malformed', problem: { code: 'other-link' } });
  });

  test('comes with what is taken back and with giving up, too', async () => {
    const host = new MatchHost(begin());
    await host.act('west', 0, 'a', { type: 'boast' }, host.match.link ?? '');
    await host.undo('west', 1, 'b', 1, host.match.link ?? '');
    await host.close('west', 2, 'c', { reason: 'resigned', winner: 'east' }, host.match.link ?? '');
    const record = host.match.record(true);
    expect(record.journal.map(seenIn)).not.toContain(undefined);
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    expect(verify(duel, record)).toMatchObject({
      ok: true,
      value: { chain: { acknowledged: { west: { commands: 3, links: 3 }, east: { commands: 0, links: 0 } } } },
    });
  });
});

describe('verify', () => {
  test('counts what each side has acknowledged', () => {
    expect(verify(duel, whole)).toMatchObject({
      ok: true,
      value: {
        chain: {
          rules: whole.rules,
          isChecked: true,
          acknowledged: { west: { commands: 4, links: 4 }, east: { commands: 4, links: 3 } },
        },
      },
    });
  });

  test('cannot make the links again without the secret', () => {
    expect(verify(duel, { ...whole, secret: null })).toMatchObject({
      ok: true,
      value: { chain: { isChecked: false } },
    });
  });

  const other = '0'.repeat(64);
  const begun = { ...whole.chain!.begun };
  test.each<[string, BattleRecord, string]>([
    // A boast draws no die and changes no state that a checkpoint would tell of.
    ['a command under another name', withEntry(0, (entry) => entry.with(4, 'x') as never), 'journal[0]'],
    [
      'one of two entries that nobody vouches for between',
      withEntry(1, (entry) => entry.with(4, 'x') as never),
      'journal[1]',
    ],
    ['a forged acknowledgement', withEntry(3, (entry) => entry.with(5, other) as never), 'journal[1]'],
    ['an acknowledgement taken out', withEntry(3, (entry) => entry.slice(0, 5) as never), 'journal[1]'],
    ['the last entry', withEntry(7, (entry) => entry.with(4, 'x') as never), 'journal[7]'],
    ['another last link', { ...whole, chain: { begun, last: other } }, 'journal[7]'],
    ['no last link', { ...whole, chain: { begun } }, 'chain.last'],
    ['no chain', (({ chain: _chain, ...rest }) => rest)(whole), 'chain'],
    [
      'other data',
      { ...whole, chain: { ...whole.chain!, begun: { ...begun, dataHash: 'x' } } },
      'chain.begun.dataHash',
    ],
    ['other rules', { ...whole, chain: { ...whole.chain!, begun: { ...begun, rules: '9' } } }, 'chain.begun'],
    [
      'other options',
      { ...whole, chain: { ...whole.chain!, begun: { ...begun, options: { length: 'long' } } } },
      'chain.begun.options.length',
    ],
    ['fewer options', { ...whole, chain: { ...whole.chain!, begun: { ...begun, options: {} } } }, 'chain.begun'],
  ])('finds %s', (_, record, path) => {
    expect(verify(duel, record)).toMatchObject({ ok: false, error: { path } });
  });

  test('names the entries between two acknowledgements of which one was changed', () => {
    const found = verify(
      duel,
      withEntry(1, (entry) => entry.with(4, 'x') as never),
    );
    expect(found).toMatchObject({
      error: {
        code: 'other-link',
        message: 'Another link was acknowledged with entry 3: one of the entries 1 to 2 is not what was played.',
      },
    });
  });
});

describe('what somebody has noted', () => {
  /** Whoever knows the secret makes everything fit again. */
  function forged(
    change: (moves: (readonly [string, DuelAction])[]) => void,
    more: Partial<Sealing> = {},
  ): BattleRecord {
    const own = begin(more);
    const changed = [...moves];
    change(changed);
    for (const [number, [side, action]] of changed.entries()) {
      own.act(side, action, `c${number}`, own.link ?? undefined);
    }
    return own.record(true);
  }

  test('fits an honest record', () => {
    expect(verify(duel, whole, witness)).toMatchObject({ ok: true });
    expect(verify(duel, whole, { ...witness, links: new Map() })).toMatchObject({ ok: true });
  });

  test('does not fit a record that was made anew', () => {
    const anew = forged((all) => void (all[4] = ['west', { type: 'pick', value: 2 }]));
    expect(verify(duel, anew)).toMatchObject({ ok: true });
    // The first difference is the acknowledgement that East had not given.
    expect(verify(duel, anew, witness)).toMatchObject({ error: { code: 'other-link', path: 'journal[2]' } });
    const late: Witness = { ...witness, links: new Map([...witness.links].filter(([revision]) => revision > 5)) };
    expect(verify(duel, anew, late)).toMatchObject({
      error: { message: 'Another link was told at revision 6: one of the entries 0 to 5 is not what was played.' },
    });
  });

  test('tells that a record was cut off', () => {
    const short = forged((all) => void all.splice(2));
    const early: Witness = {
      ...witness,
      links: new Map([
        [0, links[0]],
        [8, links[8]],
      ]),
    };
    expect(verify(duel, short)).toMatchObject({ ok: true });
    expect(verify(duel, short, early)).toMatchObject({ error: { code: 'cut-off' } });
  });

  test('tells another secret, another part and a chain that was taken off', () => {
    const { chain: _chain, ...bare } = forged(() => undefined, { chained: false });
    expect(verify(duel, bare)).toMatchObject({ ok: true });
    expect(verify(duel, bare, witness)).toMatchObject({ error: { code: 'chain-missing', path: 'chain' } });
    const drawnAgain = forged(() => undefined, { secret: 'ee'.repeat(16) });
    expect(verify(duel, drawnAgain, witness)).toMatchObject({ error: { code: 'other-commitment' } });
    const otherPart = forged(() => undefined, { parts: { ...parts, host: '3c'.repeat(32) } });
    expect(verify(duel, otherPart, witness)).toMatchObject({ error: { code: 'other-part', path: 'parts.host' } });
    expect(verify(duel, whole, { ...witness, part: parts.guest })).toMatchObject({ ok: true });
    expect(verify(duel, whole, { ...witness, part: '3c'.repeat(32) })).toMatchObject({
      error: { code: 'other-part', path: 'parts' },
    });
    const otherGuest = forged(() => undefined, { parts: { ...parts, guest: '3c'.repeat(32) } });
    expect(verify(duel, otherGuest, witness)).toMatchObject({ error: { code: 'other-link', path: 'chain.begun' } });
  });
});

test('a copy of a battle has neither its chain nor its acknowledgements', () => {
  const copy = resume(duel, whole, { match: 'another', secret: 'ff'.repeat(16) }, 'copy');
  if (!copy.ok) throw new Error(copy.error.message);
  const record = copy.value.record(true);
  expect([record.chain, ...record.journal.map(seenIn)].filter((one) => one !== undefined)).toEqual([]);
  expect(verify(duel, record)).toMatchObject({ ok: true, value: { chain: null } });
});

describe('a battle that goes on in another version', () => {
  const newDuel = { ...duel, rulesVersion: '2' };
  const begun = { rules: '1', dataHash: whole.dataHash, options: { length: 'short' } };

  test.each([
    ['from its position', newDuel, 9],
    ['as it was played', { ...newDuel, earlierRules: { '1': {} } }, 8],
  ])('keeps its chain, %s', (_, game, entries) => {
    const again = resume(game, match.archive(true), { match: 'x', secret: 'ff'.repeat(16) }, 'same');
    if (!again.ok) throw new Error(again.error.message);
    const { link } = again.value;
    expect(again.value.act('west', { type: 'boast' }, 'c', link ?? '')).toMatchObject({ kind: 'played' });
    const record = again.value.record(true);
    expect(record.chain?.begun).toEqual(begun);
    expect(record.rules).toBe('2');
    expect(seenIn(record.journal[entries])).toBe(link);
    expect(verify(game, record, witness)).toMatchObject({
      ok: true,
      value: { chain: { rules: '1', isChecked: true } },
    });
  });
});
