import {
  ActionCodes,
  type Cells,
  type Game,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type MotiveSource,
} from '@impulse/engine';

const mostActors = 1024;

export const noReasons: MotiveSource = { motives: () => [] };

/**
 * Any legal action: a unit that can act is drawn first, then one of its actions, so that the many paths of one unit
 * do not drown the others. Once in a while it does something that belongs to no unit, such as being done.
 */
export function randomPolicy<S extends Cells, A extends PublicAction>({ codes }: Game<S, A>): PolicyMaker<S> {
  return {
    id: 'random',
    version: 1,
    make() {
      const actors = new Int16Array(mostActors);
      const listed = new ActionCodes();

      function choose(state: S, random: Random, into: ActionCodes): MotiveSource {
        const count = codes.actors(state, actors);
        const drawn = random.below(count + 1);
        if (drawn < count) codes.listOf(state, actors[drawn], listed);
        else codes.listGeneral(state, listed);
        if (listed.length === 0) codes.list(state, listed);
        const index = random.below(listed.length);
        into.clear();
        into.push(listed.head(index), listed.tail(index));
        return noReasons;
      }

      return { choose, chooseNext: choose, alternatives: () => [] };
    },
  };
}
