import { ActionCodes, makeRandom } from '@impulse/engine';
import { opponents } from '@impulse/library/totensonntag/opponents.js';
import { totensonntag } from '@impulse/totensonntag';
import { groundCount } from '@impulse/totensonntag/context.js';
import { script } from '@impulse/totensonntag/opponent/index.js';
import { victoryPoints } from '@impulse/totensonntag/rules/victory.js';
import { NONE, type State } from '@impulse/totensonntag/state.js';
import type { Speed } from '../figure.js';
import { beginMatch, playMatch } from '../matches.js';
import { planNodes } from '../plan-nodes.js';
import { gamesOf } from '../playing.js';
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

/** One node of a plan search: the first impulse of a couplet, and the reply in the second. */
const impulseAndReply = (): Speed => ({
  id: 'impulse-and-reply',
  what: 'own impulse + scripted reply + evaluation',
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
