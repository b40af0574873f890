import { ActionCodes, makeRandom } from '@impulse/engine';
import { opponents } from '@impulse/library/white-death/opponents.js';
import { whiteDeath } from '@impulse/white-death';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { script } from '@impulse/white-death/opponent/index.js';
import type { Speed } from '../figure.js';
import { beginMatch, playMatch } from '../matches.js';
import { gamesOf } from '../playing.js';
import { openingState } from '../random-player.js';

/** Whole games of the scripted opponent of White Death against itself. */

export const scriptFigures = (): Speed[] => [
  wholeGame('white-death-scripted-scenario', 'White Death: a scripted game of scenario I', 'scenario-1', 500),
  wholeGame('white-death-scripted-campaign', 'White Death: a scripted campaign', 'campaign', 2000),
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
