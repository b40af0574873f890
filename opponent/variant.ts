import type { PolicyMaker, PolicySettings } from '@impulse/engine';

/** The same policy under another name, with settings of its own. */
export const variant = <S>(
  maker: PolicyMaker<S>,
  id: string,
  version: number,
  settings: PolicySettings,
): PolicyMaker<S> => ({ id, version, make: (more) => maker.make({ ...settings, ...more }) });
