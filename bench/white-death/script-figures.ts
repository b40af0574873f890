import { ActionCodes, makeRandom } from '@impulse/engine';
import { opponents } from '@impulse/library/white-death/opponents.js';
import { whiteDeath } from '@impulse/white-death';
import { SOVIET, unitCount } from '@impulse/white-death/context.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { features } from '@impulse/white-death/features/features.js';
import { script } from '@impulse/white-death/opponent/index.js';
import { type State, STEP } from '@impulse/white-death/state.js';
import type { Speed } from '../figure.js';
import { beginMatch, playMatch } from '../matches.js';
import { planNodes } from '../plan-nodes.js';
import { plannerTrials } from '../planner-trials.js';
import { featuresRead, gamesOf } from '../playing.js';
import { openingState } from '../random-player.js';
import { player } from './random-play.js';

/** What the scripted opponent of White Death makes of it: whole games, and the inner loop of a search. */

export const scriptFigures = (): Speed[] => [
  wholeGame('white-death-scripted-scenario', 'White Death: a scripted game of scenario I', 'scenario-1', 100),
  wholeGame('white-death-scripted-campaign', 'White Death: a scripted campaign', 'campaign', 600),
  impulseAndReply(),
  trial(),
  featuresRead(
    { id: 'white-death-features', what: 'White Death: features of a position' },
    features,
    player('campaign').sample(32, 97),
  ),
];

function wholeGame(id: string, what: string, scenario: ScenarioId, target: number): Speed {
  return {
    id,
    what,
    unit: 'ms',
    inMilliseconds: true,
    aim: { in: 'milliseconds', target },
    batch: gamesOf(whiteDeath, scenario, opponents),
  };
}

/** The least that a node of a plan search costs: a recorded impulse, from the choice of its points on, and the reply. */
const impulseAndReply = (): Speed => ({
  id: 'white-death-impulse-and-reply',
  what: 'White Death: recorded impulse + scripted reply',
  unit: 'ms',
  inMilliseconds: true,
  aim: { in: 'milliseconds', target: 3 },
  batch: planNodes({
    game: whiteDeath,
    script,
    scenario: 'campaign',
    games: 2,
    // The clock ticks when an impulse begins and when it ends; the choice before it is part of it.
    impulse: (state) => (whiteDeath.clock(state, 'impulse') + 1) >> 1,
    isPlanned: ({ step, turn, context }) => step === STEP.decision && turn < context.scenario.turns[1],
    evaluate,
  }),
});

/** What a trial of `expert` really costs: the script plays the impulse, too, and both sides to the end of the next turn. */
const trial = (): Speed => ({
  id: 'white-death-trial',
  what: 'White Death: trial of a plan, two turns of the campaign',
  unit: 'ms',
  inMilliseconds: true,
  batch: plannerTrials({
    game: whiteDeath,
    opponents,
    scenario: 'campaign',
    level: 'expert',
    isPlanned: ({ step }) => step === STEP.movement,
  }),
});

/** Stands for an evaluation: strength on the map, and towns held. */
function evaluate(state: State): number {
  const { context } = state;
  let balance = 0;
  for (let unit = 0; unit < unitCount; unit++) {
    if (state.hexOf[unit] < 0) continue;
    balance += context.side[unit] === SOVIET ? state.strength[unit] : -state.strength[unit];
  }
  return balance + state.railTowns * 10;
}

/** A scripted campaign, sealed, as the text of its record. */
export function scriptedCampaign(): string {
  const random = makeRandom('bench');
  const chosen = new ActionCodes();
  const policies = whiteDeath.sides.map(() => script.make());
  const known = whiteDeath.blank(openingState(whiteDeath, 'campaign'));
  let before = -1;
  return playMatch(beginMatch(whiteDeath, 'campaign', 0), (state) => {
    whiteDeath.redact(state, whiteDeath.sides[state.deciding], random, known);
    policies[state.deciding][state.deciding === before ? 'chooseNext' : 'choose'](known, random, chosen);
    before = state.deciding;
    return whiteDeath.codes.action(state, chosen, 0);
  });
}
