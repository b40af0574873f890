import fs from 'node:fs';
import { matchesCheckpoint, parseRecord, replay, resume, verify } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { isBattleId, loadBattle } from './battles.js';

/**
 * Records written by earlier versions of this program. They must open and come to the same end for ever; or, where the
 * rules have been corrected since, say by which they were played.
 */

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
/** The version by whose rules a battle was played that cannot be replayed any more. */
interface Outdated {
  readonly rules: string;
}
const ends = Object.entries(read('ends') as Readonly<Record<string, End | Outdated>>);
const replayed = ends.filter((one): one is [string, End] => 'end' in one[1]);
const outdated = ends.filter((one): one is [string, Outdated] => 'rules' in one[1]);

async function opened(name: string) {
  const record = parseRecord(read(name));
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.message}`);
  if (!isBattleId(record.value.game)) throw new Error(record.value.game);
  const { game } = await loadBattle(record.value.game);
  return { record: record.value, game };
}

test('every file in the folder is tested', () => {
  const files = fs.readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(files.filter((name) => name !== 'ends').toSorted()).toEqual(ends.map(([name]) => name).toSorted());
});

describe.each(replayed)('%s', (name, { end, outcome, ...counts }) => {
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

test.each(outdated)('%s names the version it was played by, and the present one', async (name, { rules }) => {
  const { record, game } = await opened(name);
  expect(record.rules).toBe(rules);
  const checked = verify(game, record);
  expect(checked).toMatchObject({ ok: false, error: { code: 'other-rules', path: 'rules' } });
  if (!checked.ok)
    expect(checked.error.message).toMatch(new RegExp(`version ${rules};.* version ${game.rulesVersion}`));
});
