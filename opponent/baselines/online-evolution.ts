import {
  ActionCodes,
  type Cells,
  keyedDice,
  type KeyedDice,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type MotiveSource,
} from '@impulse/engine';
import type { SearchMeans } from '../planner/simulation.js';
import { noReasons, randomPolicy } from '../random-policy.js';

/** What one side does in an impulse, action by action, in packed words; null is to be drawn. */
type Genome = readonly (readonly [head: number, tail: number] | null)[];

interface Individual {
  readonly genome: Genome;
  readonly fitness: number;
}

/**
 * As published (Justesen, Mahlmann and Togelius, 2016): half of a hundred survive, parents are drawn at random, crossover
 * is uniform, and one child in ten has one of its actions changed.
 */
const population = 100;
const mutation = 10;

/**
 * Online evolution: genomes are whole impulses of single actions, mended where an action is not legal any more, and judged
 * by the position when the impulse is over. The best one found is then played, mended in the same way.
 */
export function onlineEvolution<S extends Cells, A extends PublicAction>(
  { game, evaluation }: Pick<SearchMeans<S, A>, 'game' | 'evaluation'>,
  id: string,
  /** Genomes that are judged for one impulse. */
  evaluations: number,
): PolicyMaker<S> {
  return {
    id,
    version: 4,
    make() {
      const randomly = randomPolicy(game).make();
      const drawn = new ActionCodes(1);
      let plan: Genome = [];
      let next = 0;
      let impulse = -1;

      /** Plays a genome out on the state, and answers what was really played. */
      function live(genome: Genome, state: S, dice: KeyedDice, random: Random): Genome {
        const side = game.codes.deciding(state);
        const clock = game.clock(state, 'impulse');
        const lived: (readonly [number, number])[] = [];
        while (game.codes.deciding(state) === side && game.clock(state, 'impulse') === clock) {
          const wanted = genome.at(lived.length);
          const mutates = random.below(100) < mutation;
          const action =
            wanted && !mutates && !game.codes.refuses(state, ...wanted) ? wanted : drawAction(state, random);
          dice.begin(lived.length);
          game.codes.playCode(state, ...action, dice, null);
          lived.push(action);
        }
        return lived;
      }

      function drawAction(state: S, random: Random): readonly [number, number] {
        randomly.choose(state, random, drawn);
        return [drawn.head(0), drawn.tail(0)];
      }

      function evolve(root: S, random: Random): Genome {
        const side = game.codes.deciding(root);
        const state = game.blank(root);
        const sampler = game.sampler(root, game.sides[side]);
        const dice = keyedDice(random.uint32());
        const born = (genome: Genome): Individual => {
          sampler.draw(random, state);
          dice.reseed(random.uint32());
          const lived = live(genome, state, dice, random);
          return { genome: lived, fitness: evaluation.winChance(state, side) };
        };
        const size = Math.min(population, evaluations);
        let people = Array.from({ length: size }, () => born([]));
        for (let count = size; count < evaluations;) {
          const elite = people.toSorted((one, other) => other.fitness - one.fitness).slice(0, size >> 1);
          const children = Math.min(size - elite.length, evaluations - count);
          const young = Array.from({ length: children }, () => {
            const [one, other] = [elite[random.below(elite.length)], elite[random.below(elite.length)]];
            return born(mutate(cross(one.genome, other.genome, random), random));
          });
          people = [...elite, ...young];
          count += children;
        }
        return people.reduce((one, other) => (other.fitness > one.fitness ? other : one)).genome;
      }

      function take(state: S, random: Random, into: ActionCodes): MotiveSource {
        const wanted = plan.at(next++);
        const action = wanted && !game.codes.refuses(state, ...wanted) ? wanted : drawAction(state, random);
        into.clear();
        into.push(...action);
        return noReasons;
      }

      return {
        choose(state, random, into) {
          plan = evolve(state, random);
          next = 0;
          impulse = game.clock(state, 'impulse');
          return take(state, random, into);
        },
        chooseNext(state, random, into) {
          if (game.clock(state, 'impulse') === impulse && next < plan.length) return take(state, random, into);
          return this.choose(state, random, into);
        },
        alternatives: () => [],
      };
    },
  };
}

/** Each place from either parent. */
function cross(one: Genome, other: Genome, random: Random): Genome {
  const length = Math.max(one.length, other.length);
  return Array.from(
    { length },
    (_, at) => (random.below(2) === 0 ? one : other).at(at) ?? one.at(at) ?? other.at(at) ?? null,
  );
}

function mutate(genome: Genome, random: Random): Genome {
  return random.below(mutation) > 0 || genome.length === 0 ? genome : genome.with(random.below(genome.length), null);
}
