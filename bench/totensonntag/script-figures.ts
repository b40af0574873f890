import { ActionCodes, makeRandom } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { groundCount } from '@impulse/totensonntag/context.js';
import { features } from '@impulse/totensonntag/features/features.js';
import { script } from '@impulse/totensonntag/opponent/index.js';
import { victoryPoints } from '@impulse/totensonntag/rules/victory.js';
import { NONE, type State, STEP } from '@impulse/totensonntag/state.js';
import type { Speed } from '../figure.js';
import { beginMatch, playMatch } from '../matches.js';
import { planNodes } from '../plan-nodes.js';
import { plannerTrials } from '../planner-trials.js';
import { featuresRead, gamesOf } from '../playing.js';
import { player, scenario } from './random-play.js';

/** What the scripted opponent makes of it: whole games, and the inner loop of a search that uses it for replies. */

export const scriptFigures = (): Speed[] => [
  wholeGames(),
  impulseAndReply(),
  trial(),
  featuresRead({ id: 'features', what: 'features of a position' }, features, player().sample(64, 37)),
];

const wholeGames = (): Speed => ({
  id: 'scripted-games',
  what: 'complete scripted games',
  unit: 'games/s',
  aim: { in: 'per-second', target: 60 },
  batch: gamesOf(totensonntag, scenario, opponents),
});

/** The least that a node of a plan search costs: a recorded impulse, the first of its couplet, and the reply. */
const impulseAndReply = (): Speed => ({
  id: 'impulse-and-reply',
  what: 'recorded impulse + scripted reply',
  unit: 'nodes/s',
  aim: { in: 'per-second', target: 5000 },
  batch: planNodes({
    game: totensonntag,
    script,
    scenario,
    games: 12,
    impulse: (state) => totensonntag.clock(state, 'impulse'),
    isPlanned: (state) => state.active !== NONE && state.impulse === 0,
    evaluate,
  }),
});

/** What a trial of `expert` really costs: the script plays the impulse, too, and both sides until night falls. */
const trial = (): Speed => ({
  id: 'trial',
  what: 'trial of a plan, to the night',
  unit: 'trials/s',
  batch: plannerTrials({
    game: totensonntag,
    opponents,
    scenario,
    level: 'expert',
    isPlanned: ({ step }) => step === STEP.impulse,
  }),
});

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
