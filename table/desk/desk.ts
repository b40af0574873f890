import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReadonlySignal } from '@preact/signals';
import type { BattleArt } from '../art/battle-art.js';
import type { Chair } from '../chair/chair.js';
import type { Computers } from '../chair/computers.js';
import type { Hand } from '../chair/hand.js';
import type { Holds } from '../chair/holds.js';
import type { Plans } from '../chair/plans.js';
import type { Resigning } from '../chair/resigning.js';
import type { Selection } from '../chair/selection.js';
import type { Pledge, PlayByFile } from '../hosts/messages.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import type { AnyKit } from '../kit/kit.js';
import type { Bookmarks } from './bookmarks.js';
import type { Overview } from './overview.js';
import type { Recap } from './recap.js';
import type { Results } from './results.js';
import type { Display } from './display.js';
import type { Presenter } from './presenter.js';
import type { Adviser } from '../staff/adviser.js';
import type { StoreTrouble } from '../storage/types.js';

/** Everything the panels of one table share. */
export interface Desk {
  /** Id of the battle. */
  readonly id: string;
  readonly kit: AnyKit;
  readonly art: BattleArt;
  readonly chair: Chair;
  readonly holds: Holds;
  readonly selection: Selection;
  readonly plans: Plans;
  readonly hand: Hand;
  /** Null where nothing is played: in a replay. */
  readonly computers: Computers | null;
  /** Null where nobody can give up: in a lesson and in a replay. */
  readonly resigning: Resigning | null;
  /** Null where nobody is advised: in a lesson and in a replay. */
  readonly adviser: Adviser | null;
  readonly presenter: Presenter;
  readonly results: Results;
  readonly recap: Recap;
  readonly display: Display;
  readonly overview: Overview;
  readonly bookmarks: Bookmarks;
  /** Why the battle could not be kept; null while all is well. */
  readonly trouble: ReadonlySignal<StoreTrouble | null>;
  /** How things stand with a player elsewhere; null unless the battle is played by file. */
  readonly post: ReadonlySignal<PlayByFile | null>;
  /** Where the battle is played over the net; null anywhere else. */
  readonly remote: RemoteHost | null;
  readonly leave: () => void;
  /** Hands the record of the battle to the player as a file. */
  readonly download: () => void;
  /** What the dice are bound to; null in a lesson. */
  readonly pledge: Pledge | null;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk around this panel');
  return desk;
}
