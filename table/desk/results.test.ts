import { signal } from '@preact/signals';
import type { LogEvent, ToldEvent } from '@impulse/engine';
import { expect, test } from 'vitest';
import { Results } from './results.js';
import type { ShownResult } from './presenter.js';

const event = (type: string): LogEvent => ({ type, rule: '1.0', detail: {} });
const tale = (type: string, result = true): readonly ToldEvent[] => [{ event: event(type), scenes: [], result }];

function staged() {
  const result = signal<ShownResult | null>(null);
  const showResults = (told: readonly ToldEvent[]): void => {
    result.value = { events: told.map((one) => one.event), rolling: false };
  };
  const results = new Results({ result, showResults, hexAbout: () => null, board: null });
  return { results, result, types: () => result.value?.events.map(({ type }) => type) };
}

test('results that were put away are called back, the last one first, and no further than there are', () => {
  const { results, result, types } = staged();
  results.add(tale('first'));
  results.add(tale('a quiet move', false));
  results.add(tale('second'));
  expect(results.shown.value).toBeNull();
  results.walk(-1);
  expect([types(), results.shown.value]).toEqual([['second'], 1]);
  expect(results.isRecalled.value).toBe(true);
  results.walk(-1);
  results.walk(-1);
  expect([types(), results.shown.value]).toEqual([['first'], 0]);
  results.walk(1);
  results.walk(1);
  expect(types()).toEqual(['second']);
  result.value = null;
  expect(results.shown.value).toBeNull();
  expect(results.isRecalled.value).toBe(false);
});

test('one that has just come is the last, and before it lies the one before', () => {
  const { results, result, types } = staged();
  results.add(tale('first'));
  results.add(tale('second'));
  result.value = { events: [event('second')], rolling: false };
  expect(results.shown.value).toBe(1);
  results.walk(-1);
  expect(types()).toEqual(['first']);
  results.forget();
  results.walk(-1);
  expect(types()).toEqual(['first']);
});

test('one that is asked for while its dice roll is wanted in full when they rest, and the next one is not', () => {
  const { results, result } = staged();
  results.add(tale('first'));
  result.value = { events: [event('first')], rolling: true };
  results.ask();
  result.value = { events: [event('first')], rolling: false };
  expect(results.isRecalled.value).toBe(true);
  results.add(tale('second'));
  result.value = { events: [event('second')], rolling: false };
  expect(results.isRecalled.value).toBe(false);
});
