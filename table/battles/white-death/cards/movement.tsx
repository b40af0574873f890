import type { UnitCard } from '@impulse/engine';
import { EntryTray } from '../../../cards/idle.js';
import { lazy } from '../../../web/lazy.js';
import { useBattle } from '../battle.js';
import { TaskCard } from './tasks.js';

const Declared = lazy(() => import('./turn-cards.js').then((module) => module.DeclaredCard), true);
const FightNow = lazy(() => import('./turn-cards.js').then((module) => module.FightNow), true);

/** In the movement phase with nothing about to be done: declared assaults, who can come in, who can still act. */
export function MovementLeisure() {
  const battle = useBattle();
  // 17D: others who are still to come can only be sent elsewhere; the list of arrivals has them.
  const canEnter = ({ id }: UnitCard): boolean =>
    battle.legal(id).some(({ type }) => type === 'enter' || type === 'rail');
  return (
    <>
      {isFightDeclared(battle) ? <Declared /> : null}
      <EntryTray waits={canEnter} />
      <TaskCard />
    </>
  );
}

/** On a phone: whoever has declared an assault can go on to it. */
export const MovementOnward = () => (isFightDeclared(useBattle()) ? <FightNow /> : null);

const isFightDeclared = ({ aids, state, seat }: ReturnType<typeof useBattle>): boolean =>
  (aids.attacks?.(state, seat) ?? []).length > 0;
