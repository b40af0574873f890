import type { ActionCodes, Random } from '@impulse/engine';
import { TextPlay } from '@impulse/engine/testing/text-play.js';
import { describe, expect, test } from 'vitest';
import { unitCount } from '../context.js';
import { whiteDeath } from '../game.js';
import { victoryAccount } from '../rules/victory/victory.js';
import type { State } from '../state.js';
import { forecastKinds, forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import { phrases, texts } from './index.js';

/** Random play, with everything that could be said about it said in every language. */

const { codes } = whiteDeath;

/** One decision in this many ends the step, so that a battle gets on. */
const patience = 12;
const units = new Int16Array(unitCount);

/** Fills the list with the actions of one unit, or with those of none, and chooses among them. */
function choose(state: State, random: Random, into: ActionCodes): number {
  const count = codes.actors(state, units);
  const ends = random.below(patience) === 0;
  if (count > 0 && !ends && random.below(4) !== 0) {
    into.clear();
    codes.listOf(state, units[random.below(count)], into);
    if (into.length > 0) return attackFirst(state, random, into);
  }
  into.clear();
  codes.listGeneral(state, into);
  // To be done comes last.
  return ends ? into.length - 1 : random.below(into.length);
}

/** Rather not a move, where there is something else to do. */
function attackFirst(state: State, random: Random, into: ActionCodes): number {
  let index = random.below(into.length);
  for (let tries = 0; tries < 2 && codes.action(state, into, index).type === 'move'; tries++) {
    index = random.below(into.length);
  }
  return index;
}

describe('random battles', () => {
  const story = new TextPlay({
    game: whiteDeath,
    texts,
    phrases,
    codes: { eventTypes, termCodes, forecastResults },
    account: victoryAccount,
    choose,
    questions: true,
  });

  test.each(['scenario-1', 'scenario-2', 'scenario-4', 'scenario-5'] as const)(
    '%s: every line has words',
    (scenario) => {
      story.tell({ scenario }, 1, 1500);
    },
  );

  test('free set-up: every line has words', () => {
    story.tell({ scenario: 'campaign', options: { setup: 'free' } }, 2, 150);
  });

  test('they tell of most things', () => {
    // Luck passes over some: few random units lead columns into zones, build bridges, take towns or go over ice.
    expect(story.events.size).toBeGreaterThan(eventTypes.length * 0.7);
    expect([...story.forecasts.add('ice').add('detection').add('assault')].toSorted()).toEqual([...forecastKinds]);
    expect(story.refusals.size).toBeGreaterThan(20);
  });
});
