import { EntryTray, IdleCard } from '../../../cards/idle.js';
import { Declared } from './declared.js';

/** In the movement phase with nothing about to be done: declared assaults, who waits at the edge, who can still act. */
export const MovementLeisure = () => (
  <>
    <Declared />
    <EntryTray />
    <IdleCard />
  </>
);
