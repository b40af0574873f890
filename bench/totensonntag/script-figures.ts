import { ActionCodes, copyInto, type Dice, keyedDice, makeRandom, type Policy, type Random } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { groundCount } from '@impulse/totensonntag/context.js';
import { script } from '@impulse/totensonntag/opponent/index.js';
import { victoryPoints } from '@impulse/totensonntag/rules/victory.js';
import { NONE, stateFields, type State, STEP } from '@impulse/totensonntag/state.js';
import type { Speed } from '../figure.js';
import { beginMatch, playMatch } from '../matches.js';
import { gamesOf } from '../playing.js';
import { openingState } from '../random-player.js';
import { use } from '../sink.js';
import { scenario } from './random-play.js';

/** What the scripted opponent makes of it: whole games, and the inner loop of a search that uses it for replies. */

export const scriptFigures = (): Speed[] => [wholeGames(), impulseAndReply()];

const wholeGames = (): Speed => ({
  id: 'scripted-games',
  what: 'complete scripted games',
  unit: 'games/s',
  aim: { in: 'per-second', target: 60 },
  batch: gamesOf(totensonntag, scenario, opponents),
});

/** A side's whole impulse: where it began, and the actions by which it was played. */
interface Plan {
  readonly start: State;
  /** Of its dice, and the number of its first action. */
  readonly seed: number;
  readonly event: number;
  readonly actions: ActionCodes;
}

/** One node of a plan search: the plan's actions are played, the script replies, and the position is evaluated. */
function impulseAndReply(): Speed {
  const plans = recordPlans(12);
  const state = stateFields.create(plans[0].start.context);
  const dice = keyedDice(0);
  const random = makeRandom('bench');
  const replier = script.make();
  let next = 0;
  return {
    id: 'impulse-and-reply',
    what: 'own impulse + scripted reply + evaluation',
    unit: 'nodes/s',
    aim: { in: 'per-second', target: 5000 },
    batch() {
      const { start, seed, event, actions } = plans[next++ % plans.length];
      copyInto(state, start);
      dice.reseed(seed);
      for (let i = 0; i < actions.length; i++) {
        dice.begin(event + i);
        totensonntag.codes.play(state, actions, i, dice, null);
      }
      reply(replier, state, dice, random, event + actions.length);
      use(evaluate(state));
      return 1;
    },
  };
}

const replied = new ActionCodes();

/** The script's impulse, to its end. The state is the search's own guess, so there is nothing to hide from it. */
function reply(policy: Policy<State>, state: State, dice: Dice, random: Random, first: number): void {
  const { deciding: side } = state;
  policy.choose(state, random, replied);
  for (let event = first; ; event++) {
    dice.begin(event);
    totensonntag.codes.play(state, replied, 0, dice, null);
    if (state.deciding !== side) return;
    policy.chooseNext(state, random, replied);
  }
}

/** Stands for an evaluation: victory points and strength on the map. */
function evaluate(state: State): number {
  const { context } = state;
  let balance = 0;
  for (let unit = 0; unit < groundCount; unit++) {
    if (state.hexOf[unit] < 0) continue;
    const strength = context.strength[unit] - state.hits[unit];
    balance += context.side[unit] === 0 ? -strength : strength;
  }
  return victoryPoints(state) * 100 + balance;
}

/** The first impulse of every couplet of some scripted games. */
function recordPlans(games: number): Plan[] {
  const plans: Plan[] = [];
  const policy = script.make();
  const random = makeRandom('bench');
  const chosen = new ActionCodes();
  for (let seed = 0; seed < games; seed++) {
    const state = openingState(totensonntag, scenario);
    const dice = keyedDice(seed);
    let plan: Plan | null = null;
    for (let event = 0; state.step !== STEP.over; event++) {
      if (state.impulse === 1 || state.active === NONE) plan = null;
      else if (!plan) plans.push((plan = beginPlan(state, seed, event)));
      policy.choose(state, random, chosen);
      plan?.actions.push(chosen.head(0), chosen.tail(0));
      dice.begin(event);
      totensonntag.codes.play(state, chosen, 0, dice, null);
    }
  }
  return plans;
}

function beginPlan(state: State, seed: number, event: number): Plan {
  const start = stateFields.create(state.context);
  copyInto(start, state);
  return { start, seed, event, actions: new ActionCodes(64) };
}

/** A complete scripted game, sealed, as the text of its record. */
function scriptedRecord(index: number): string {
  const match = beginMatch(totensonntag, scenario, index);
  const random = makeRandom(`bench ${index}`);
  const chosen = new ActionCodes();
  const policy = script.make();
  return playMatch(match, (state) => {
    policy.choose(state, random, chosen);
    return totensonntag.codes.action(state, chosen, 0);
  });
}

export const scriptedRecords = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => scriptedRecord(index));
