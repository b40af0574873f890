import { messages } from '../../../i18n/index.js';
import type { UnitCard } from '@impulse/engine';
import { UnitRow } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { trackIn, say, useBattle, useTracks } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

/** 18: one strength point per click, as long as there are points; AFVs are repaired, personnel gets replacements. */
export function Strengthening({
  units,
  by,
}: {
  readonly units: readonly UnitCard[];
  readonly by: 'replace' | 'repair';
}) {
  const { tasks } = winterWords.value;
  const { seat } = useBattle();
  const code = by === 'replace' ? 'replacements' : 'repairs';
  const left = trackIn(useTracks(), code, seat === 'german' ? 'german' : 'soviet')?.value ?? 0;
  return (
    <>
      <p class="hint">{tasks.strengthen(say.value.track(code), Number(left))}</p>
      <ul class="unit-rows">
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} note={tasks.strength(unit.strength?.left ?? 0, unit.strength?.full ?? 0)}>
            <OnePoint unit={unit} by={by} />
          </UnitRow>
        ))}
      </ul>
    </>
  );
}

function OnePoint({ unit, by }: { readonly unit: UnitCard; readonly by: 'replace' | 'repair' }) {
  const { chair } = useDesk();
  const one = useBattle()
    .legal(unit.id)
    .find((action) => (action.type === 'replace' && action.points === 1) || action.type === 'repair');
  return (
    <button
      type="button"
      class="button"
      data-action={by}
      disabled={one === undefined}
      aria-label={messages.value.shell.joint.said(say.value.action(by), `${say.value.unit(unit.id)} +1`)}
      onClick={() => one && void chair.act(one)}
    >
      +1
    </button>
  );
}
