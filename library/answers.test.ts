import { keyedDice, makeRandom } from '@impulse/engine';
import { expect, test } from 'vitest';
import { answering } from './answers.js';
import { loadBattle } from './battles.js';

/** What is for the side that has the impulse. */
const ownSteps = {
  totensonntag: ['impulse', 'barrage-target', 'advance', 'excess'],
  'white-death': ['movement', 'barrage', 'assault', 'advance'],
} as const;

test.each(['totensonntag', 'white-death'] as const)('%s: only answers are for the other side', async (id) => {
  const { game, opponents } = await loadBattle(id);
  const { steps, actions } = answering[id];
  const start = game.start({ scenario: game.scenarios[0].id });
  if (!start.ok) throw new Error(start.error.message);
  const state = start.value;
  const [random, dice] = [makeRandom('answers'), keyedDice(1)];
  const owners = new Map<number, string>();
  const asked = new Set<string>();
  for (let played = 0; played < 500; played++) {
    const turn = game.turn(state);
    if (turn.over) break;
    const { side, step } = turn;
    const impulse = game.clock(state, 'impulse');
    const { action } = opponents.think('script', state, side, random);
    if (ownSteps[id].some((one) => one === step)) {
      if (!owners.has(impulse)) owners.set(impulse, side);
      expect(side).toBe(owners.get(impulse));
    }
    if (steps.includes(step)) {
      asked.add(step);
      expect(side).not.toBe(owners.get(impulse));
    } else expect(actions).not.toContain(action.type);
    game.play(state, side, action, dice, null);
  }
  expect([...asked]).toEqual(steps);
  expect(owners.size).toBeGreaterThan(3);
});
