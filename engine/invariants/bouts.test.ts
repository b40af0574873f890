import { describe, expect, test } from 'vitest';
import { type Bout, boutPlayer, optionsAsTheyFall, PlayTally } from './bouts.js';
import { parseRecord } from '../match/notation.js';
import { parseJson } from '../reading/json.js';
import { replay } from '../match/replay.js';
import { duel } from '../testing/duel.js';

const checks = { secret: (_: unknown, { type }: { readonly type: string }) => type === 'pick' };
const bout: Bout = { seed: 'row 4', setup: { scenario: 'plain', options: { length: 'long' } }, player: 'calm' };
const nowhere = () => {
  throw new Error('Nothing is to be left');
};

describe('a bout', () => {
  test('that goes well leaves nothing, and is added up', () => {
    const tally = new PlayTally();
    const played = boutPlayer(duel, () => checks)(bout, {}, nowhere);
    tally.add(played);
    tally.add(played);
    expect(tally.games).toBe(2);
    expect(tally.events).toBe(2 * played.events);
    expect(tally.steps['strike']).toBe(24);
    expect(tally.actions['pick']).toBe(48);
  });

  test('that fails leaves a record that replays to the failure, and says how to see it', () => {
    const left = new Map<string, string>();
    const play = () => boutPlayer(duel, () => checks)(bout, { longest: 20 }, (name, text) => left.set(name, text));
    expect(play).toThrow(/^battle-ends after event 20: .*\n.*npx impulse replay failures\/duel-row-4\.json$/);
    const record = parseRecord((parseJson(left.get('duel-row-4.json')!) as { value: unknown }).value);
    if (!record.ok) throw new Error(record.error.message);
    expect(record.value.journal.length).toBeGreaterThanOrEqual(20);
    expect(replay(duel, record.value).ok).toBe(true);
    expect(left.get('duel-row-4.txt')).toContain('seed: row 4\nplayer: calm');
  });
});

test('options fall alike for the same seed, and take every value', () => {
  const specs = [{ id: 'fog', rule: '1.0', values: ['off', 'thin', 'thick'], standard: 'off' }];
  const fallen = Array.from({ length: 40 }, (_, number) => optionsAsTheyFall(specs, `row ${number}`));
  expect(optionsAsTheyFall(specs, 'row 7')).toEqual(fallen[7]);
  expect(new Set(fallen.map(({ fog }) => fog))).toEqual(new Set(['off', 'thin', 'thick']));
});
