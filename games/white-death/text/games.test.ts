import { ActionCodes, type Generator, keyedDice, languages, type Log, makeRandom, type Setup } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.js';
import { unitCount } from '../context.js';
import { whiteDeath } from '../game.js';
import { victoryAccount } from '../rules/victory.js';
import type { State } from '../state.js';
import { forecastKinds, forecastResults, termCodes } from './codes.js';
import { eventTypes } from './event-types.js';
import { phrases, texts } from './index.js';

/** Random play, with everything that could be said about it said in every language. */

const { codes } = whiteDeath;
const listed = new ActionCodes(codes.stride);

const broken = /undefined|NaN|\bnull\b|\[object|[{}]|Infinity|\?(?!$)/;
const seen = new Set<string>();

function expectWords(line: string, about: () => string): void {
  if (seen.has(line)) return;
  seen.add(line);
  if (line.trim() === '' || broken.test(line)) expect.fail(`${about()}: ${line}`);
}

/** One in so many decisions ends the step, so that a battle gets on. */
const patience = 12;
const units = new Int16Array(unitCount);

/** Fills `listed` with the actions of one unit, or with those of none, and chooses among them. */
function choose(state: State, random: Generator): number {
  const count = codes.actors(state, units);
  const ends = random.below(patience) === 0;
  if (count > 0 && !ends && random.below(4) !== 0) {
    listed.clear();
    codes.listOf(state, units[random.below(count)]!, listed);
    if (listed.length > 0) return attackFirst(state, random);
  }
  listed.clear();
  codes.listGeneral(state, listed);
  // To be done comes last.
  return ends ? listed.length - 1 : random.below(listed.length);
}

/** Rather not a move, where there is something else to do. */
function attackFirst(state: State, random: Generator): number {
  let index = random.below(listed.length);
  for (let tries = 0; tries < 2 && codes.action(state, listed, index).type === 'move'; tries++) {
    index = random.below(listed.length);
  }
  return index;
}

interface Story {
  readonly events: Set<string>;
  readonly refusals: Set<string>;
  readonly forecasts: Set<string>;
}

function tell(setup: Setup, seed: number, decisions: number, story: Story): void {
  const started = whiteDeath.start(setup);
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const random = makeRandom(`texts ${seed}`);
  const dice = keyedDice(seed);
  const asked: Action[] = [];
  for (let event = 0; event < decisions; event++) {
    const turn = whiteDeath.turn(state);
    for (const language of languages) {
      expectWords(texts[language].turn(turn), () => JSON.stringify(turn));
      for (const line of turn.over ? turn.account : event % 50 === 0 ? victoryAccount(state) : []) {
        expectWords(phrases[language].accountLine(line), () => JSON.stringify(line));
      }
    }
    if (turn.over) return;
    const index = choose(state, random);
    const action = codes.action(state, listed, index);
    tellAction(state, turn.side, action, story);
    if (event % 5 === 0) asked.push(action);
    for (const side of whiteDeath.sides) {
      for (let i = 0; i < 3 && asked.length > 0; i++) {
        tellRefusal(state, side, asked[random.below(asked.length)]!, story);
      }
    }
    const log: Log = [];
    dice.begin(event);
    codes.play(state, listed, index, dice, log);
    for (const happened of log) {
      story.events.add(happened.type);
      for (const language of languages) expectWords(texts[language].event(happened), () => JSON.stringify(happened));
    }
  }
}

function tellAction(state: State, side: string, action: Action, story: Story): void {
  const forecast = whiteDeath.forecast(state, side, action);
  for (const language of languages) {
    const { forecastLine, forecastNotes, forecastTitle, order, term } = phrases[language];
    expectWords(order(action), () => JSON.stringify(action));
    if (!forecast) continue;
    story.forecasts.add(forecast.kind);
    expectWords(forecastTitle(forecast), () => JSON.stringify(forecast));
    for (const note of forecastNotes(forecast)) expectWords(note, () => JSON.stringify(forecast));
    for (const one of forecast.terms) {
      expect(termCodes).toContain(one.what);
      expectWords(term(one), () => JSON.stringify(one));
    }
    for (const outcome of forecast.outcomes) {
      expect(forecastResults).toContain(outcome.result);
      expectWords(forecastLine(outcome), () => JSON.stringify(outcome));
    }
  }
}

function tellRefusal(state: State, side: string, action: Action, story: Story): void {
  const refusal = whiteDeath.refuse(state, side, action);
  if (!refusal) return;
  story.refusals.add(refusal.reason);
  for (const language of languages) expectWords(texts[language].refusal(refusal), () => JSON.stringify(refusal));
}

describe('random battles', () => {
  const story: Story = { events: new Set(), refusals: new Set(), forecasts: new Set() };

  test.each(['scenario-1', 'scenario-2', 'scenario-4', 'scenario-5'] as const)(
    '%s: every line has words',
    (scenario) => {
      tell({ scenario }, 1, 1500, story);
    },
  );

  test('free set-up: every line has words', () => {
    tell({ scenario: 'campaign', options: { setup: 'free' } }, 2, 150, story);
  });

  test('they tell of most things', () => {
    expect([...story.events].filter((type) => !(eventTypes as readonly string[]).includes(type))).toEqual([]);
    // Luck passes over some: few random units lead columns, build bridges or take towns.
    expect(story.events.size).toBeGreaterThan(eventTypes.length * 0.7);
    expect([...story.forecasts].toSorted()).toEqual([...forecastKinds]);
    expect(story.refusals.size).toBeGreaterThan(20);
  });
});
