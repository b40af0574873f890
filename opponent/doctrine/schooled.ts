import type { Cells, DoctrineData, Game, Policy, PolicyMaker, PublicAction } from '@impulse/engine';

/** The same policy, which plays each battle by the doctrine of its scenario, for whichever side is asked to decide. */
export const schooled = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  maker: PolicyMaker<S>,
  id: string,
  version: number,
  doctrineOf: (state: S) => DoctrineData,
): PolicyMaker<S> => ({
  id,
  version,
  make(settings = {}) {
    const unschooled = maker.make(settings);
    let doctrine: DoctrineData | null = null;
    /** By side: most of them are asked for one side only. */
    let policies: (Policy<S> | undefined)[] = [];

    function policyFor(state: S): Policy<S> {
      const present = doctrineOf(state);
      if (present !== doctrine) {
        doctrine = present;
        policies = [];
      }
      const side = game.codes.deciding(state);
      if (side < 0) return unschooled;
      return (policies[side] ??= maker.make({
        ...settings,
        weights: { ...present.weights[side], ...settings.weights },
      }));
    }

    return {
      ...unschooled,
      choose: (state, random, into) => policyFor(state).choose(state, random, into),
      chooseNext: (state, random, into) => policyFor(state).chooseNext(state, random, into),
      alternatives: (state, unit, most) => policyFor(state).alternatives(state, unit, most),
    };
  },
});
