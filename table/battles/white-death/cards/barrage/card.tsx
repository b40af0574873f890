import { ListCard } from '../../../../cards/unit-list.js';
import { useReadyUnits } from '../../../../cards/ready-units.js';
import { useDesk } from '../../../../desk/desk.js';
import { CounterButton } from '../../../../parts/counter-button.js';
import { say } from '../../battle.js';
import { Attacks } from '../attacks.js';
import { winterWords } from '../../words/winter-words.js';

/** 5.3: guns that can fire a barrage; the hexes they reach are lit. */
export function BarrageCard() {
  const { plans, presenter } = useDesk();
  const { barrage } = winterWords.value;
  const guns = useReadyUnits();
  // What a barrage has done is read before the next one is thought of.
  if (plans.isMaking.value || presenter.result.value) return null;
  return (
    <>
      <Attacks draft="barrage" rule="5.2" />
      <ListCard title={say.value.step('barrage')} rule="5.3" part="barrage">
        <p class="hint">{guns.length > 0 ? barrage.how : barrage.nobody}</p>
        <div class="tray-counters">
          {guns.map((unit) => (
            <CounterButton key={unit.id} unit={unit} size="small" />
          ))}
        </div>
      </ListCard>
    </>
  );
}
