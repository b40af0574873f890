import type { Cells, Result } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import { KnownBattle } from '@impulse/library/known-battle.js';
import type { BattleSetup } from '../storage/types.js';

const known = new KnownBattle();

/** A battle of this set-up, whoever plays it. */
export const battleLike = (battle: LoadedBattle, { scenario, options, data }: BattleSetup): Result<Cells> =>
  known.like(battle, data === undefined ? { scenario, options } : { scenario, options, data });
