import { grouped } from '@impulse/engine';
import type { Action } from '@impulse/white-death/actions/actions.js';
import { useDesk } from '../../../desk/desk.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { type Battle, say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

type Reassign = Extract<Action, { type: 'reassign' }>;

/** 17D: whole formations sent to another entry area; a single unit has the same among its orders. */
export function OtherEntries() {
  const { chair } = useDesk();
  const battle = useBattle();
  const { otherEntries } = winterWords.value;
  const waiting = [...chair.units.value.values()].filter(({ id, where }) => where === 'off' && chair.isMine(id));
  const formations = grouped(waiting, ({ formation }) => formation ?? '');
  const rows = [...formations].flatMap(([formation, units]) => {
    const actions = units.flatMap(({ id }) => reassigning(battle, id));
    return [...grouped(actions, ({ area }) => area)].map(([area, some]) => ({ formation, area, actions: some }));
  });
  if (rows.length === 0) return null;
  return (
    <section class="other-entries" data-part="other-entries">
      <h3>
        {otherEntries.title} <RuleLink rule="17D" />
      </h3>
      <p class="hint">{otherEntries.how}</p>
      {rows.map(({ formation, area, actions }) => (
        <button
          key={`${formation} ${area}`}
          type="button"
          class="button wide"
          data-action="reassign-all"
          onClick={() => void chair.actAll(actions)}
        >
          {otherEntries.send(say.value.formation(formation), actions.length, say.value.area(area))}
        </button>
      ))}
    </section>
  );
}

const reassigning = (battle: Battle, unit: string): Reassign[] =>
  battle.legal(unit).filter((one): one is Reassign => one.type === 'reassign');
