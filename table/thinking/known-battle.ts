import { type Cells, good, type Result } from '@impulse/engine';
import type { LoadedBattle } from '@impulse/library';
import type { BattleSetup } from '../storage/types.js';

/** The last battle asked about, which lends data and options. */
let known: { readonly key: string; readonly state: Cells } | null = null;

export function battleLike({ game }: LoadedBattle, { scenario, options, data }: BattleSetup): Result<Cells> {
  const key = JSON.stringify([game.id, scenario, options, data]);
  if (known?.key === key) return good(known.state);
  const state = game.start(data === undefined ? { scenario, options } : { scenario, options, data });
  if (state.ok) known = { key, state: state.value };
  return state;
}
