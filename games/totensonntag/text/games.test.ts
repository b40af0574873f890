import { ActionCodes, type Generator, keyedDice, languages, type Log, makeRandom, type Options } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.js';
import { totensonntag } from '../game.js';
import { optionSpecs } from '../options.js';
import { victoryAccount } from '../rules/victory.js';
import type { State } from '../state.js';
import { eventTypes } from './event-types.js';
import { phrases, texts } from './index.js';

/** Whole games of random play, with everything that could be said about them said in every language. */

const { codes } = totensonntag;
const listed = new ActionCodes(codes.stride);

const broken = /undefined|NaN|\bnull\b|\[object|[{}]|Infinity|\?/;
const seen = new Set<string>();

function expectWords(line: string, about: () => string): void {
  if (seen.has(line)) return;
  seen.add(line);
  if (line.trim() === '' || broken.test(line)) expect.fail(`${about()}: ${line}`);
}

/** Mostly attacks and moves, now and then a new order of a stack, and often enough the end of the step. */
function choose(state: State, random: Generator): number {
  codes.list(state, listed);
  let index = random.below(12) === 0 ? listed.length - 1 : random.below(listed.length);
  for (let tries = 0; tries < 3; tries++) {
    const { type } = codes.action(state, listed, index);
    if (type !== 'stack' && type !== 'move') break;
    index = random.below(listed.length);
  }
  return index;
}

interface Story {
  readonly events: Set<string>;
  readonly refusals: Set<string>;
}

function tell(scenario: string, options: Options, seed: number, story: Story): void {
  const started = totensonntag.start({ scenario, options });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const random = makeRandom(`texts ${seed}`);
  const dice = keyedDice(seed);
  const asked: Action[] = [];
  for (let event = 0; event < 20_000; event++) {
    const turn = totensonntag.turn(state);
    for (const language of languages) {
      expectWords(texts[language].turn(turn), () => JSON.stringify(turn));
      for (const line of turn.over ? turn.account : event % 50 === 0 ? victoryAccount(state) : []) {
        expectWords(phrases[language].accountLine(line), () => JSON.stringify(line));
      }
    }
    if (turn.over) return;
    const index = choose(state, random);
    const action = codes.action(state, listed, index);
    tellAction(state, turn.side, action);
    if (event % 5 === 0) asked.push(action);
    for (const side of totensonntag.sides) {
      for (let i = 0; i < 3 && asked.length > 0; i++) {
        tellRefusal(state, side, asked[random.below(asked.length)]!, story);
      }
    }
    codes.list(state, listed);
    const log: Log = [];
    dice.begin(event);
    codes.play(state, listed, index, dice, log);
    for (const happened of log) {
      story.events.add(happened.type);
      for (const language of languages) expectWords(texts[language].event(happened), () => JSON.stringify(happened));
    }
  }
  throw new Error('The battle does not end');
}

function tellAction(state: State, side: string, action: Action): void {
  const forecast = totensonntag.forecast(state, side, action);
  for (const language of languages) {
    const { forecastLine, forecastTitle, order, term } = phrases[language];
    expectWords(order(action), () => JSON.stringify(action));
    if (!forecast) continue;
    expectWords(forecastTitle(forecast), () => JSON.stringify(forecast));
    for (const one of forecast.terms) expectWords(term(one), () => JSON.stringify(one));
    for (const outcome of forecast.outcomes) expectWords(forecastLine(outcome), () => JSON.stringify(outcome));
  }
}

function tellRefusal(state: State, side: string, action: Action, story: Story): void {
  const refusal = totensonntag.refuse(state, side, action);
  if (!refusal) return;
  story.refusals.add(refusal.reason);
  for (const language of languages) expectWords(texts[language].refusal(refusal), () => JSON.stringify(refusal));
}

const standard: Options = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values[0]]));
const other: Options = Object.fromEntries(optionSpecs.map(({ id, values }) => [id, values[1]]));

describe('random games', () => {
  const story: Story = { events: new Set(), refusals: new Set() };

  test.each([
    ['all options off, historical set-up', 'historical', standard],
    ['all options off, free set-up', 'free', standard],
    ['all options on, historical set-up', 'historical', other],
    ['all options on, free set-up', 'free', other],
  ] as const)('%s: every line has words', (_, scenario, options) => {
    for (let seed = 1; seed <= 2; seed++) tell(scenario, options, seed, story);
  });

  test('they tell of nearly everything', () => {
    // Luck may pass over a few: hardly any random unit finds its way out to Tobruk.
    expect(story.events.size).toBeGreaterThan(eventTypes.length - 4);
    expect([...story.events].filter((type) => !(eventTypes as readonly string[]).includes(type))).toEqual([]);
    expect(story.refusals.size).toBeGreaterThan(25);
  });
});
