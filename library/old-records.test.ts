import fs from 'node:fs';
import { matchesCheckpoint, parseRecord, replay, resume, verify } from '@impulse/engine';
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

async function opened(name: string) {
  const record = parseRecord(read(name));
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.message}`);
  if (!isBattleId(record.value.game)) throw new Error(record.value.game);
  const { game } = await loadBattle(record.value.game);
  return { record: record.value, game };
}

test('every file in the folder is tested', () => {
  const files = fs.readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(files.filter((name) => name !== 'ends').toSorted()).toEqual(Object.keys(ends).toSorted());
});

describe.each(Object.entries(ends))('%s', (name, { end, outcome, ...counts }) => {
  test('is verified', async () => {
    const { record, game } = await opened(name);
    const checked = verify(game, record);
    expect(checked).toMatchObject({ ok: true, value: counts });
    if (!checked.ok) return;
    expect(checked.value.outcome).toEqual(outcome === null ? null : expect.objectContaining(outcome));
  });

  test('replays to the same end, and goes on from there', async () => {
    const { record, game } = await opened(name);
    const state = replay(game, record);
    expect(state.ok && matchesCheckpoint(game, state.value, end)).toBe(true);
    const match = resume(game, record, { match: 'another', secret: '0'.repeat(32) });
    expect(match.ok && matchesCheckpoint(game, match.value.state, end)).toBe(true);
    expect(match.ok && match.value.revision).toBe(counts.entries);
  });
});
