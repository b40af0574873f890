import type { PolicyMaker, PolicySettings } from '@impulse/engine';

/** The same policy under another name, with settings of its own. */
export const variant = <S>(
  maker: PolicyMaker<S>,
  id: string,
  version: number,
  settings: PolicySettings,
): PolicyMaker<S> => ({ id, version, make: (more) => maker.make({ ...settings, ...more }) });

/** The same policy, which never goes on from what it thought before: a new plan for every action, as `think` asks for it. */
export const afresh = <S>(maker: PolicyMaker<S>, id: string): PolicyMaker<S> => ({
  id,
  version: maker.version,
  make(settings) {
    const policy = maker.make(settings);
    return { ...policy, chooseNext: (state, random, into) => policy.choose(state, random, into) };
  },
});
