import { EntryTray, IdleCard } from '../../../cards/idle.js';
import { AirInImpulse } from './air.js';

/** In an impulse with nothing about to be done: who waits at the edge, who can fly, and who can still act. */
export const ImpulseLeisure = () => (
  <>
    <EntryTray waits={({ type }) => type !== 'aircraft'} />
    <AirInImpulse />
    <IdleCard />
  </>
);
