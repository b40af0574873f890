import {
  ActionCodes,
  type Cells,
  copyInto,
  keyedDice,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type Reasons,
} from '@impulse/engine';
import type { Thinking } from '../planner/simulation.js';
import { noReasons } from '../random-policy.js';

/** Dice for which each action is tried; one that draws none is tried once. */
const samples = 6;

/**
 * One-step look-ahead: tries every listed action and takes the one after which the position is best. It sees no reply and
 * no plan.
 */
export function oneStepLookAhead<S extends Cells, A extends PublicAction>(
  { game, evaluation }: Pick<Thinking<S, A>, 'game' | 'evaluation'>,
  id: string,
): PolicyMaker<S> {
  return {
    id,
    version: 1,
    make() {
      const listed = new ActionCodes();
      let tried: S | null = null;

      function valueOf(state: S, after: S, index: number, side: number, seed: number): number {
        let drew = false;
        const dice = keyedDice(seed);
        const watched = {
          begin: (event: number) => dice.begin(event),
          roll(purpose: number, subject: number) {
            drew = true;
            return dice.roll(purpose, subject);
          },
        };
        let sum = 0;
        for (let sample = 0; sample < samples; sample++) {
          copyInto(after, state);
          watched.begin(sample);
          game.codes.play(after, listed, index, watched, null);
          sum += evaluation.winChance(after, side);
          if (!drew) return sum;
        }
        return sum / samples;
      }

      function choose(state: S, random: Random, into: ActionCodes): Reasons {
        const side = game.codes.deciding(state);
        const after = (tried ??= game.blank(state));
        const seed = random.uint32();
        game.codes.list(state, listed);
        let best = 0;
        let highest = -Infinity;
        let equals = 0;
        for (let index = 0; index < listed.length; index++) {
          const value = valueOf(state, after, index, side, seed);
          if (value < highest) continue;
          equals = value === highest ? equals + 1 : 1;
          if (equals > 1 && random.below(equals) > 0) continue;
          highest = value;
          best = index;
        }
        into.clear();
        into.push(listed.head(best), listed.tail(best));
        return noReasons;
      }

      return { choose, chooseNext: choose, alternatives: () => [] };
    },
  };
}
