import { messages } from '../../../i18n/index.js';
import { useReadyUnits } from '../../../cards/ready-units.js';
import { ListCard, UnitRow } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { FinalitySign } from '../../../parts/finality-sign.js';
import { action, say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

/** 9D: units that assaulted an empty hex may go there. */
export function AdvanceCard() {
  const { chair } = useDesk();
  const battle = useBattle();
  const units = useReadyUnits();
  return (
    <ListCard title={say.value.step('advance')} rule="9D" part="advance">
      {units.length === 0 ? <p class="hint">{winterWords.value.nobodyAdvances}</p> : null}
      <AdvanceTogether />
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
                  <FinalitySign finality={battle.finality([advance])} />
                  {say.value.action('advance')}
                </button>
              ))}
          </UnitRow>
        ))}
      </ul>
    </ListCard>
  );
}

/** Ruling 110: all for whom there is room, by one click; nothing is left to do there then. */
function AdvanceTogether() {
  const { chair } = useDesk();
  const battle = useBattle();
  const { aids, state, seat } = battle;
  const drafting = aids.drafts.advance;
  const draft = drafting?.begin(state, seat, [], null);
  const advance = draft && drafting?.action(state, seat, draft);
  if (!draft || !advance) return null;
  const actions = [advance, action({ type: 'done' })];
  const names = messages.value.shell.joint.list(draft.units.map((unit) => say.value.unit(unit)));
  return (
    <button
      type="button"
      class="button primary wide"
      data-action="advance-together"
      onClick={() => void chair.actAll(actions)}
    >
      <FinalitySign finality={battle.finality(actions)} />
      {winterWords.value.combat.advanceTogether(names)}
    </button>
  );
}
