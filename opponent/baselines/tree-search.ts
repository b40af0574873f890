import {
  ActionCodes,
  type Cells,
  type Game,
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

type Means<S extends Cells, A extends PublicAction> = Pick<SearchMeans<S, A>, 'game' | 'evaluation'>;

/**
 * Monte Carlo tree search as it is in the books: UCT over single actions, one new leaf an iteration, random play from the
 * leaf to the night, where the position is evaluated. Dice make the tree an open-loop one: a branch is an action, and
 * where it cannot be played any more another is taken. What has been done once in an impulse is not done again: a stack
 * could be put in another order for ever.
 */
export const treeSearch = <S extends Cells, A extends PublicAction>(
  means: Means<S, A>,
  id: string,
  /** Iterations for one decision. */
  iterations: number,
): PolicyMaker<S> => ({ id, version: 5, make: () => new TreeSearch(means, iterations) });

class TreeSearch<S extends Cells, A extends PublicAction> implements Policy<S> {
  readonly #game: Game<S, A>;
  readonly #evaluation: Means<S, A>['evaluation'];
  readonly #iterations: number;
  readonly #randomly: Policy<S>;
  readonly #listed = new ActionCodes();
  #tried: S | null = null;
  #impulse = -1;
  /** What has been done in this impulse, by its two words. */
  readonly #done: (readonly [number, number])[] = [];

  constructor({ game, evaluation }: Means<S, A>, iterations: number) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#iterations = iterations;
    this.#randomly = randomPolicy(game).make();
  }

  choose(state: S, random: Random, into: ActionCodes): MotiveSource {
    this.#done.length = 0;
    this.#impulse = this.#game.clock(state, 'impulse');
    return this.#search(state, random, into);
  }

  chooseNext(state: S, random: Random, into: ActionCodes): MotiveSource {
    const goesOn = this.#game.clock(state, 'impulse') === this.#impulse;
    return goesOn ? this.#search(state, random, into) : this.choose(state, random, into);
  }

  alternatives(): [] {
    return [];
  }

  #search(state: S, random: Random, into: ActionCodes): MotiveSource {
    const root: Node = { side: this.#game.codes.deciding(state), branches: [], visits: 0 };
    const after = (this.#tried ??= this.#game.blank(state));
    const sampler = this.#game.sampler(state, this.#game.sides[root.side]);
    const dice = keyedDice(random.uint32());
    for (let iteration = 0; iteration < this.#iterations; iteration++) {
      sampler.draw(random, after);
      dice.reseed(random.uint32());
      this.#iterate(root, after, dice, random);
    }
    const isNew = ({ head, tail }: Branch<Node>): boolean =>
      !this.#done.some((one) => one[0] === head && one[1] === tail);
    const fresh = root.branches.filter(isNew);
    const [first, ...others] = fresh.length > 0 ? fresh : root.branches;
    const best = others.reduce((one, other) => (other.visits > one.visits ? other : one), first);
    this.#done.push([best.head, best.tail]);
    into.clear();
    into.push(best.head, best.tail);
    return noReasons;
  }

  /** Down the tree, one leaf more, random play, and back up. */
  #iterate(root: Node, state: S, dice: KeyedDice, random: Random): void {
    const { codes } = this.#game;
    const night = this.#game.clock(state, 'turn');
    const goesOn = (): boolean => codes.deciding(state) >= 0 && this.#game.clock(state, 'turn') === night;
    const way: { readonly node: Node; readonly branch: Branch<Node> }[] = [];
    let node: Node | null = root;
    for (let depth = 0; node && goesOn(); depth++) {
      const branch = this.#chooseBranch(node, state, random);
      dice.begin(depth);
      codes.playCode(state, branch.head, branch.tail, dice, null);
      way.push({ node, branch });
      if (branch.child) node = branch.child;
      else {
        const side = codes.deciding(state);
        branch.child = side < 0 ? null : { side, branches: [], visits: 0 };
        node = null;
      }
    }
    if (goesOn()) this.#playRandomly(state, dice, random);
    const chances = [this.#evaluation.winChance(state, 0), this.#evaluation.winChance(state, 1)];
    for (const { node: passed, branch } of way) {
      passed.visits++;
      branch.visits++;
      branch.won += chances[passed.side];
    }
  }

  #playRandomly(state: S, dice: KeyedDice, random: Random): void {
    const both: readonly [Policy<S>, Policy<S>] = [this.#randomly, this.#randomly];
    playUntil(this.#game, state, both, dice, [random, random], 'turn');
  }

  /** An action that has not been tried here, else the most promising of those that can be played. */
  #chooseBranch(node: Node, state: S, random: Random): Branch<Node> {
    const listed = this.#listed;
    this.#game.codes.list(state, listed);
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
}
