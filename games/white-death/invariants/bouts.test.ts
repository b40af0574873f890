import { parseJson, parseRecord, replay } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { scenarioIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { optionSpecs } from '../options.js';
import { boutOf, playBout } from './bouts.js';
import { tempers } from './temper.js';

describe('a row of bouts', () => {
  const row = Array.from({ length: 100 }, (_, number) => boutOf('row', number));

  test('is the same whenever it is asked for, and another under another name', () => {
    expect(boutOf('row', 7)).toEqual(row[7]);
    expect(row.map(({ setup }) => setup)).not.toEqual(row.map((_, number) => boutOf('other row', number).setup));
  });

  test('has every temper, scenario and value of an option', () => {
    expect(new Set(row.map(({ temper }) => temper))).toEqual(new Set(tempers));
    const short = scenarioIds.filter((id) => id !== 'campaign');
    expect(new Set(row.map(({ setup }) => setup.scenario))).toEqual(new Set(short));
    for (const { id, values } of optionSpecs) {
      expect(new Set(row.map(({ setup }) => setup.options![id]))).toEqual(new Set(values));
    }
  });

  test('of campaigns has nothing else, with and without a free set-up', () => {
    const campaigns = Array.from({ length: 20 }, (_, number) => boutOf('campaign row', number).setup);
    expect(new Set(campaigns.map(({ scenario }) => scenario))).toEqual(new Set(['campaign']));
    expect(new Set(campaigns.map(({ options }) => options!['setup']))).toEqual(new Set(['historical', 'free']));
  });
});

test('a bout that fails leaves a record that replays to the failure, and says how to see it', () => {
  const left = new Map<string, string>();
  const effort = { thorough: 0, someUnits: 2, longest: 20 };
  const play = () => playBout(boutOf('row', 2), effort, (name, text) => left.set(name, text));
  expect(play).toThrow(/^battle-ends after event 20: .*\n.*npx impulse replay failures\/white-death-row-2\.json$/);
  const record = parseRecord((parseJson(left.get('white-death-row-2.json')!) as { value: unknown }).value);
  if (!record.ok) throw new Error(record.error.message);
  expect(record.value.events).toHaveLength(20);
  expect(replay(whiteDeath, record.value).ok).toBe(true);
  expect(left.get('white-death-row-2.txt')).toContain('seed: row 2');
});
