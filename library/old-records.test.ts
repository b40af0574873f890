import fs from 'node:fs';
import {
  type BattleRecord,
  isOfOtherVersion,
  matchesCheckpoint,
  parseRecord,
  replay,
  resume,
  verify,
  versionChanged,
} from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { isBattleId, loadBattle } from './battles.js';

/** Records written by earlier versions of this program. They must open and come to the same end for ever. */

const folder = new URL('old-records/', import.meta.url);
const read = (name: string): unknown => JSON.parse(fs.readFileSync(new URL(`${name}.json`, folder), 'utf8'));

interface End {
  readonly entries: number;
  readonly dice: { readonly checked: number; readonly queued: number; readonly unchecked: number };
  readonly checkpoints: number;
  readonly outcome: { readonly winner: string; readonly points: number } | null;
  /** The hash of the last position. */
  readonly end: number;
}
const ends = read('ends') as Readonly<Record<string, End>>;

const sealing = { match: 'another', secret: '0'.repeat(32) };

async function opened(name: string) {
  const record = parseRecord(read(name));
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.message}`);
  if (!isBattleId(record.value.game)) throw new Error(record.value.game);
  const { game } = await loadBattle(record.value.game);
  return { record: record.value, game };
}

const changeTold = (rulesVersion: string, { rules, dataHash }: BattleRecord): unknown =>
  rules === rulesVersion
    ? expect.stringMatching(`^Played on data ${dataHash.slice(0, 12)}; the built-in data are [0-9a-f]{12}\\.$`)
    : `Played by rules version ${rules}; this is version ${rulesVersion}.`;

test('every file in the folder is tested', () => {
  const files = fs.readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(files.filter((name) => name !== 'ends').toSorted()).toEqual(Object.keys(ends).toSorted());
});

describe.each(Object.entries(ends))('%s', (name, { end, outcome, ...counts }) => {
  test('is verified, or names both versions of what has changed', async () => {
    const { record, game } = await opened(name);
    const checked = verify(game, record);
    if (isOfOtherVersion(game, record)) {
      expect(checked).toMatchObject({ ok: false, error: { message: changeTold(game.rulesVersion, record) } });
      return;
    }
    expect(checked).toMatchObject({ ok: true, value: counts });
    if (!checked.ok) return;
    expect(checked.value.outcome).toEqual(outcome === null ? null : expect.objectContaining(outcome));
  });

  test('replays to the same end, and goes on from there', async () => {
    const { record, game } = await opened(name);
    const match = resume(game, record, sealing, 'same');
    if (isOfOtherVersion(game, record)) {
      const { rules, dataHash } = record;
      expect(match.ok && match.value.versionChange?.from).toEqual(record.keyframes ? { rules, dataHash } : false);
      expect(match.ok && match.value.revision).toBe(record.keyframes ? counts.entries + 1 : false);
      return;
    }
    const state = replay(game, record);
    expect(state.ok && matchesCheckpoint(game, state.value, end)).toBe(true);
    expect(match.ok && matchesCheckpoint(game, match.value.state, end)).toBe(true);
    expect(match.ok && match.value.revision).toBe(counts.entries);
  });
});

/** A record on earlier data, as if it were of the present rules. */
async function onEarlierData() {
  const { record, game } = await opened('white-death-earlier-data');
  const rules = game.rulesVersion;
  const keyframes = record.keyframes!.map(
    ([revision, position]) => [revision, { ...(position as object), rules }] as const,
  );
  return { record: { ...record, rules, keyframes }, game };
}

/** As if the rules and the built-in data had changed since. */
async function ofOtherRules(name: string) {
  const { record, game } = await opened(name);
  const keyframes = record.keyframes?.map(
    ([revision, position]) => [revision, { ...(position as object), rules: '0', dataHash: 'other' }] as const,
  );
  return { record: { ...record, rules: '0', dataHash: 'other', ...(keyframes && { keyframes }) }, game };
}

describe.each(['totensonntag-archive', 'white-death-archive'])('%s under other rules', (name) => {
  test('goes on from its present position, and says from where', async () => {
    const { record, game } = await ofOtherRules(name);
    const match = resume(game, record, sealing, 'same');
    if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
    expect(match.value.versionChange?.from).toEqual({ rules: '0', dataHash: 'other' });
    const now = game.position(match.value.state) as Readonly<Record<string, unknown>>;
    const [, then] = (await opened(name)).record.keyframes!.at(-1)!;
    const { options, dataHash } = now;
    expect(now).toEqual({ ...(then as object), rules: game.rulesVersion, options, dataHash });
    const turn = match.value.turn();
    const [action] = turn.over ? [] : game.legal(match.value.state, turn.side);
    expect(turn.over ? '' : match.value.act(turn.side, action).kind).toBe('played');
    const before = record.journal.length + 1;
    expect(verify(game, match.value.archive(true))).toMatchObject({ ok: true, value: { before, entries: before + 1 } });
  });
});

describe('built-in data that have changed under the same rules', () => {
  test('let a battle go on from where it stood, on the new ones, and both are named', async () => {
    const { record, game } = await onEarlierData();
    const match = resume(game, record, sealing, 'same');
    if (!match.ok) throw new Error(`${match.error.path}: ${match.error.message}`);
    const { state } = match.value;
    const { dataHash } = game.setupOf(state);
    const [, then] = record.keyframes.at(-1)!;
    expect(game.position(state)).toEqual({ ...(then as object), dataHash });
    const text = versionChanged.en.carried(match.value.versionChange!);
    expect(text).toContain(`began with built-in data ${record.dataHash.slice(0, 12)}`);
    expect(text).toContain(`with data ${dataHash.slice(0, 12)}`);
    const turn = match.value.turn();
    if (turn.over) throw new Error('It was under way');
    expect(match.value.act(turn.side, game.legal(state, turn.side)[0]).kind).toBe('played');
    const kept = match.value.archive(true);
    expect(verify(game, kept)).toMatchObject({ ok: true, value: { before: 91, entries: 92 } });
    // What has gone on once stays what it is.
    const again = resume(game, kept, sealing, 'same');
    expect(again.ok && again.value.versionChange).toEqual(match.value.versionChange);
  });

  test('do not touch a battle on its owner’s data file', async () => {
    const { record, game } = await onEarlierData();
    const { builtInData } = await import('@impulse/white-death/data/index.js');
    const start = game.start({ scenario: 'scenario-2', data: { ...builtInData, name: 'mine', railCapacity: 7 } });
    if (!start.ok) throw new Error(start.error.message);
    const { data, dataHash } = game.setupOf(start.value);
    const { position: _position, keyframes: _keyframes, ...rest } = record;
    const own = { ...rest, data, dataHash, journal: [], checkpoints: [] };
    expect(isOfOtherVersion(game, own)).toBe(false);
    expect(verify(game, own)).toMatchObject({ ok: true, value: { data: 'own' } });
    expect(resume(game, own, sealing, 'same')).toMatchObject({ ok: true, value: { versionChange: null } });
  });
});
