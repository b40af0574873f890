import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BattleArt } from '../art/battle-art.js';
import type { Keeper } from './keeper.js';
import type { Session } from './session.js';
import type { Sight } from './sight.js';
import type { Stage } from './stage.js';

/** Everything the panels of one table share. */
export interface Desk {
  readonly session: Session;
  readonly stage: Stage;
  readonly keeper: Keeper;
  readonly sight: Sight;
  readonly art: BattleArt;
  readonly leave: () => void;
  /** Hands the record of the battle to the player as a file. */
  readonly download: () => void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk around this panel');
  return desk;
}
