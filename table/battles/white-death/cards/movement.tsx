import type { UnitCard } from '@impulse/engine';
import { EntryTray } from '../../../cards/idle.js';
import { useBattle } from '../battle.js';
import { Attacks } from './attacks.js';
import { TaskCard } from './tasks.js';

/** In the movement phase with nothing about to be done: declared assaults, who can come in, who can still act. */
export function MovementLeisure() {
  const battle = useBattle();
  // 17D: others who are still to come can only be sent elsewhere; the list of arrivals has them.
  const canEnter = ({ id }: UnitCard): boolean =>
    battle.legal(id).some(({ type }) => type === 'enter' || type === 'rail');
  return (
    <>
      <Attacks draft="assault" rule="5.2" />
      <EntryTray waits={canEnter} />
      <TaskCard />
    </>
  );
}
