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
    let policies: readonly Policy<S>[] = [];

    function policyFor(state: S): Policy<S> {
      const present = doctrineOf(state);
      if (present !== doctrine) {
        doctrine = present;
        policies = present.weights.map((weights) =>
          maker.make({ ...settings, weights: { ...weights, ...settings.weights } }),
        );
      }
      const side = game.codes.deciding(state);
      return side < 0 ? unschooled : policies[side];
    }

    return {
      ...unschooled,
      choose: (state, random, into) => policyFor(state).choose(state, random, into),
      chooseNext: (state, random, into) => policyFor(state).chooseNext(state, random, into),
      alternatives: (state, unit, most) => policyFor(state).alternatives(state, unit, most),
    };
  },
});
