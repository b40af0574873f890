import type { BattleArt } from '../../art/battle-art.js';
import type { BoardConfig } from '../../board/types.js';

/** A position of a battle, to look at on a board without the game around it. */
export type Shown = { readonly art: BattleArt } & Pick<
  BoardConfig,
  'stacks' | 'marks' | 'overlays' | 'signs' | 'path' | 'selection' | 'pointed'
>;
