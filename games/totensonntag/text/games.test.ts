import type { ActionCodes, Options, Random } from '@impulse/engine';
import { TextPlay } from '@impulse/engine/testing/text-play.js';
import { describe, expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import { optionSpecs } from '../options.js';
import { victoryAccount } from '../rules/victory.js';
import type { State } from '../state.js';
import { forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import { phrases, texts } from './index.js';

/** Whole games of random play, with everything that could be said about them said in every language. */

const { codes } = totensonntag;

/** Mostly attacks and moves, now and then a new order of a stack, and often enough the end of the step. */
function choose(state: State, random: Random, into: ActionCodes): number {
  codes.list(state, into);
  let index = random.below(12) === 0 ? into.length - 1 : random.below(into.length);
  for (let tries = 0; tries < 3; tries++) {
    const { type } = codes.action(state, into, index);
    if (type !== 'stack' && type !== 'move') break;
    index = random.below(into.length);
  }
  return index;
}

const standard: Options = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values[0]]));
const other: Options = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values[1]]));

describe('random games', () => {
  const story = new TextPlay({
    game: totensonntag,
    texts,
    phrases,
    codes: { eventTypes, termCodes, forecastResults },
    account: victoryAccount,
    choose,
    questions: false,
  });

  test.each([
    ['all options off, historical set-up', 'historical', standard],
    ['all options off, free set-up', 'free', standard],
    ['all options on, historical set-up', 'historical', other],
    ['all options on, free set-up', 'free', other],
  ] as const)('%s: every line has words', (_, scenario, options) => {
    for (let seed = 1; seed <= 2; seed++) expect(story.tell({ scenario, options }, seed, 20_000)).toBe(true);
  });

  test('they tell of nearly everything', () => {
    // Luck may pass over a few: hardly any random unit finds its way out to Tobruk.
    expect(story.events.size).toBeGreaterThan(eventTypes.length - 4);
    expect(story.refusals.size).toBeGreaterThan(25);
  });
});
