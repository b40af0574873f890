import {
  ActionCodes,
  type Cells,
  keyedDice,
  type KeyedDice,
  type Policy,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type MotiveSource,
} from '@impulse/engine';
import type { SearchMeans } from '../planner/simulation.js';
import { playUntil } from '../play-out.js';
import { noReasons, randomPolicy } from '../random-policy.js';

/** An action that has been tried in a node, by its two words. */
interface Branch<N> {
  readonly head: number;
  readonly tail: number;
  visits: number;
  /** Sum of what it brought the side that decides at the node. */
  won: number;
  child: N | null;
}

interface Node {
  readonly side: number;
  readonly branches: Branch<Node>[];
  visits: number;
}

/** sqrt(2), as in UCT. */
const exploration = Math.SQRT2;

/**
 * Monte Carlo tree search as it is in the books: UCT over single actions, one new leaf an iteration, random play from the
 * leaf to the night, where the position is evaluated. Dice make the tree an open-loop one: a branch is an action, and
 * where it cannot be played any more another is taken. What has been done once in an impulse is not done again: a stack
 * could be put in another order for ever.
 */
export function treeSearch<S extends Cells, A extends PublicAction>(
  { game, evaluation }: Pick<SearchMeans<S, A>, 'game' | 'evaluation'>,
  id: string,
  /** Iterations for one decision. */
  iterations: number,
): PolicyMaker<S> {
  return {
    id,
    version: 2,
    make() {
      const randomly = randomPolicy(game).make();
      const listed = new ActionCodes();
      let tried: S | null = null;
      let impulse = -1;
      const done: (readonly [number, number])[] = [];

      function search(state: S, random: Random, into: ActionCodes): MotiveSource {
        const root: Node = { side: game.codes.deciding(state), branches: [], visits: 0 };
        const after = (tried ??= game.blank(state));
        const sampler = game.sampler(state, game.sides[root.side]);
        const dice = keyedDice(random.uint32());
        for (let iteration = 0; iteration < iterations; iteration++) {
          sampler.draw(random, after);
          dice.reseed(random.uint32());
          iterate(root, after, dice, random);
        }
        const isNew = ({ head, tail }: Branch<Node>): boolean =>
          !done.some((one) => one[0] === head && one[1] === tail);
        const fresh = root.branches.filter(isNew);
        const [first, ...others] = fresh.length > 0 ? fresh : root.branches;
        const best = others.reduce((one, other) => (other.visits > one.visits ? other : one), first);
        done.push([best.head, best.tail]);
        into.clear();
        into.push(best.head, best.tail);
        return noReasons;
      }

      /** Down the tree, one leaf more, random play, and back up. */
      function iterate(root: Node, state: S, dice: KeyedDice, random: Random): void {
        const night = game.clock(state, 'turn');
        const way: { readonly node: Node; readonly branch: Branch<Node> }[] = [];
        let node: Node | null = root;
        for (let depth = 0; node && game.codes.deciding(state) >= 0 && game.clock(state, 'turn') === night; depth++) {
          const branch = chooseBranch(node, state, random);
          dice.begin(depth);
          game.codes.playCode(state, branch.head, branch.tail, dice, null);
          way.push({ node, branch });
          if (branch.child) node = branch.child;
          else {
            const side = game.codes.deciding(state);
            branch.child = side < 0 ? null : { side, branches: [], visits: 0 };
            node = null;
          }
        }
        if (game.codes.deciding(state) >= 0 && game.clock(state, 'turn') === night) playRandomly(state, dice, random);
        const chances = [evaluation.winChance(state, 0), evaluation.winChance(state, 1)];
        for (const { node: passed, branch } of way) {
          passed.visits++;
          branch.visits++;
          branch.won += chances[passed.side];
        }
      }

      function playRandomly(state: S, dice: KeyedDice, random: Random): void {
        const both: readonly [Policy<S>, Policy<S>] = [randomly, randomly];
        playUntil(game, state, both, dice, [random, random], 'turn');
      }

      /** An action that has not been tried here, else the most promising of those that can be played. */
      function chooseBranch(node: Node, state: S, random: Random): Branch<Node> {
        game.codes.list(state, listed);
        const open: number[] = [];
        let best: Branch<Node> | null = null;
        let highest = -Infinity;
        for (let index = 0; index < listed.length; index++) {
          const [head, tail] = [listed.head(index), listed.tail(index)];
          const branch = node.branches.find((one) => one.head === head && one.tail === tail);
          if (!branch) {
            open.push(index);
            continue;
          }
          const bonus = exploration * Math.sqrt(Math.log(node.visits + 1) / branch.visits);
          const promise = branch.won / branch.visits + bonus;
          if (promise <= highest) continue;
          highest = promise;
          best = branch;
        }
        if (best && open.length === 0) return best;
        const index = open[random.below(open.length)];
        const fresh: Branch<Node> = {
          head: listed.head(index),
          tail: listed.tail(index),
          visits: 0,
          won: 0,
          child: null,
        };
        node.branches.push(fresh);
        return fresh;
      }

      function choose(state: S, random: Random, into: ActionCodes): MotiveSource {
        done.length = 0;
        impulse = game.clock(state, 'impulse');
        return search(state, random, into);
      }

      return {
        choose,
        chooseNext(state, random, into) {
          return game.clock(state, 'impulse') === impulse ? search(state, random, into) : choose(state, random, into);
        },
        alternatives: () => [],
      };
    },
  };
}
