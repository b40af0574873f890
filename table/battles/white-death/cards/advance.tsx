import { useReadyUnits } from '../../../cards/ready-units.js';
import { ListCard, UnitRow } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk.js';
import { say, useBattle } from '../battle.js';
import { winterWords } from '../words.js';

/** 9D: units that assaulted an empty hex may go there. */
export function AdvanceCard() {
  const { chair } = useDesk();
  const battle = useBattle();
  const units = useReadyUnits();
  return (
    <ListCard title={say.value.step('advance')} rule="9D" part="advance">
      {units.length === 0 ? <p class="hint">{winterWords.value.nobodyAdvances}</p> : null}
      <ul class="unit-rows">
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} note={unit.hex ?? ''}>
            {battle
              .legal(unit.id)
              .filter(({ type }) => type === 'advance')
              .map((advance) => (
                <button
                  key={JSON.stringify(advance)}
                  type="button"
                  class="button"
                  data-action="advance"
                  onClick={() => void chair.act(advance)}
                >
                  {say.value.action('advance')}
                </button>
              ))}
          </UnitRow>
        ))}
      </ul>
    </ListCard>
  );
}
