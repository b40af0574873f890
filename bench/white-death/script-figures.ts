import { ActionCodes, copyInto, keyedDice, makeRandom } from '@impulse/engine';
import { playOut } from '@impulse/opponent';
import { whiteDeath } from '@impulse/white-death';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { script } from '@impulse/white-death/opponent/index.js';
import { stateFields } from '@impulse/white-death/state.js';
import type { Speed } from '../figure.js';
import { use } from '../sink.js';
import { playMatch } from './match-figures.js';
import { openingState } from './random-play.js';

/** Whole games of the scripted opponent of White Death against itself. */

export const scriptFigures = (): Speed[] => [
  wholeGame('white-death-scripted-scenario', 'White Death: a scripted game of scenario I', 'scenario-1', 500),
  wholeGame('white-death-scripted-campaign', 'White Death: a scripted campaign', 'campaign', 2000),
];

function wholeGame(id: string, what: string, scenario: ScenarioId, target: number): Speed {
  const opening = openingState(scenario);
  const state = stateFields.create(opening.context);
  const dice = keyedDice(0);
  const randoms = [makeRandom('bench soviet'), makeRandom('bench german')] as const;
  let seed = 0;
  return {
    id,
    what,
    unit: 'ms',
    inMilliseconds: true,
    aim: { in: 'milliseconds', target },
    batch() {
      copyInto(state, opening);
      dice.reseed(seed++);
      use(playOut(whiteDeath, state, [script, script], dice, randoms));
      return 1;
    },
  };
}

/** A scripted campaign, sealed, as the text of its record. */
export function scriptedRecord(): string {
  const random = makeRandom('bench');
  const chosen = new ActionCodes(whiteDeath.codes.stride);
  const known = whiteDeath.blank(openingState('campaign'));
  let before = -1;
  return playMatch('campaign', 0, (state) => {
    whiteDeath.redact(state, whiteDeath.sides[state.side]!, random, known);
    if (state.side === before) script.chooseNext(known, random, chosen);
    else script.choose(known, random, chosen);
    before = state.side;
    return whiteDeath.codes.action(state, chosen, 0);
  });
}
