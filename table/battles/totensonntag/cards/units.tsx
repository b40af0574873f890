import { percent } from '@impulse/engine/text/wording.js';
import { useReadyUnits } from '../../../cards/ready-units.js';
import { ListCard, UnitRow } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { FinalitySign } from '../../../parts/finality-sign.js';
import { ProposeButton } from '../../../parts/propose-button.js';
import { action, say, useBattle, useView } from '../battle.js';
import { messages } from '../../../i18n/index.js';
import { ownWords } from '../words/own-words.js';

/** Advances, barrage targets, excess units and recovery. */

/** 7.3 */
export function AdvanceCard() {
  const { chair } = useDesk();
  const battle = useBattle();
  const hex = useView().position.focus ?? '';
  return (
    <ListCard
      title={messages.value.shell.joint.said(say.value.step('advance'), say.value.hex(hex))}
      rule="7.3"
      part="advance"
    >
      <ul class="unit-rows">
        {useReadyUnits().map((unit) => (
          <UnitRow key={unit.id} unit={unit}>
            <button
              type="button"
              class="button"
              data-action="stay"
              onClick={() => void chair.act(action({ type: 'stay', unit: unit.id }))}
            >
              <FinalitySign finality={battle.finality([action({ type: 'stay', unit: unit.id })])} />
              {say.value.action('stay')}
            </button>
            <button
              type="button"
              class="button primary"
              data-action="advance"
              onClick={() => void chair.act(action({ type: 'advance', unit: unit.id, hex }))}
            >
              <FinalitySign finality={battle.finality([action({ type: 'advance', unit: unit.id, hex })])} />
              {say.value.action('advance')}
            </button>
          </UnitRow>
        ))}
      </ul>
    </ListCard>
  );
}

/** 7.4: several units have been ranged in on. */
export function BarrageTargetCard() {
  const { chair, plans } = useDesk();
  const battle = useBattle();
  const gun = useView().position.focusUnit ?? '';
  const found = [...chair.units.value.values()].filter(({ marks }) => marks.includes('ranged-in'));
  return (
    <ListCard title={say.value.step('barrage-target')} rule="7.4" part="barrage-target">
      <ul class="unit-rows">
        {found.map((unit) => {
          const shot = action({ type: 'barrage-target', unit: gun, 'target-unit': unit.id });
          return (
            <UnitRow key={unit.id} unit={unit} note={percent(plans.chanceOf(battle.forecast(shot)))}>
              <ProposeButton action={shot}>{say.value.action('barrage-target')}</ProposeButton>
            </UnitRow>
          );
        })}
      </ul>
    </ListCard>
  );
}

/** 4.0 */
export function ExcessCard() {
  const units = useReadyUnits();
  const hexes = [...new Set(units.map(({ hex }) => hex ?? ''))];
  return (
    <ListCard title={say.value.step('excess')} rule="4.0" part="excess">
      {hexes.map((hex) => (
        <div key={hex}>
          <h3>{say.value.hex(hex)}</h3>
          <ul class="unit-rows">
            {units.map((unit) =>
              unit.hex === hex ? (
                <UnitRow key={unit.id} unit={unit}>
                  <ProposeButton action={action({ type: 'destroy-excess', unit: unit.id })}>
                    {ownWords.value.excess}
                  </ProposeButton>
                </UnitRow>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </ListCard>
  );
}

/** 8.1 */
export function NightCard() {
  const battle = useBattle();
  const { night } = ownWords.value;
  const units = useReadyUnits();
  return (
    <ListCard title={say.value.step('night')} rule="8.1" part="night">
      {units.length === 0 ? <p class="hint">{night.nobody}</p> : null}
      <ul class="unit-rows">
        {units.map((unit) => {
          const forecast = battle.forecast({ type: 'recover', unit: unit.id });
          const needed = Number(forecast?.detail['needed'] ?? 0) - Number(forecast?.detail['modifier'] ?? 0);
          const hits = unit.strength ? unit.strength.full - unit.strength.left : 0;
          return (
            <UnitRow key={unit.id} unit={unit} note={night.odds(hits, needed, percent(Math.max(0, 7 - needed) / 6))}>
              <ProposeButton action={action({ type: 'recover', unit: unit.id })}>{night.recover}</ProposeButton>
            </UnitRow>
          );
        })}
      </ul>
    </ListCard>
  );
}
