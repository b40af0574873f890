import {
  ActionCodes,
  type Cells,
  copyInto,
  keyedDice,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type MotiveSource,
} from '@impulse/engine';
import type { SearchMeans } from '../planner/simulation.js';
import { noReasons } from '../random-policy.js';

/** Dice for which each action is tried; one that draws none is tried once. */
const samples = 6;

/**
 * One-step look-ahead: tries every listed action and takes the one after which the position is best. It sees no reply and
 * no plan. It goes on only while something makes the position better than it is: what changes nothing, such as another
 * order of a stack, could be done for ever.
 */
export function oneStepLookAhead<S extends Cells, A extends PublicAction>(
  { game, evaluation }: Pick<SearchMeans<S, A>, 'game' | 'evaluation'>,
  id: string,
): PolicyMaker<S> {
  return {
    id,
    version: 2,
    make() {
      const listed = new ActionCodes();
      let tried: S | null = null;

      /** Leaves the position after the last sample in `after`. */
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

      function choose(state: S, random: Random, into: ActionCodes): MotiveSource {
        const side = game.codes.deciding(state);
        const impulse = game.clock(state, 'impulse');
        const after = (tried ??= game.blank(state));
        const seed = random.uint32();
        const now = evaluation.winChance(state, side);
        const [going, ending] = [new Best(random), new Best(random)];
        game.codes.list(state, listed);
        for (let index = 0; index < listed.length; index++) {
          const value = valueOf(state, after, index, side, seed);
          const goesOn = game.codes.deciding(after) === side && game.clock(after, 'impulse') === impulse;
          (goesOn ? going : ending).consider(index, value);
        }
        const best = going.value > now || ending.index < 0 ? going.index : ending.index;
        into.clear();
        into.push(listed.head(best), listed.tail(best));
        return noReasons;
      }

      return { choose, chooseNext: choose, alternatives: () => [] };
    },
  };
}

/** The best of what has been considered; of equals any. */
class Best {
  index = -1;
  value = -Infinity;
  #equals = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  consider(index: number, value: number): void {
    if (value < this.value) return;
    this.#equals = value === this.value ? this.#equals + 1 : 1;
    if (this.#equals > 1 && this.#random.below(this.#equals) > 0) return;
    this.value = value;
    this.index = index;
  }
}
