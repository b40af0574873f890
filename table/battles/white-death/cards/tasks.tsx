import type { UnitCard } from '@impulse/engine';
import { ListCard } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { groupsOf } from '../../../parts/by-group.js';
import { CounterButton } from '../../../parts/counter-button.js';
import { say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';
import { Strengthening } from './strengthening.js';

/** Two hundred units kept in hand: lists to choose from, and formations to be ordered as one. */
export function TaskCard() {
  const { chair, selection } = useDesk();
  const { tasks } = winterWords.value;
  const shown = chair.tasks.value.find(({ code }) => code === selection.list.value);
  const ids = shown?.units ?? chair.ready.value;
  const units = ids.flatMap((id) => chair.units.value.get(id) ?? []).filter(({ where }) => where === 'map');
  return (
    <ListCard title={tasks.title} rule="5.2" part="tasks">
      <Filters />
      {shown?.code === 'replacements' ? (
        <Strengthening units={units} by="replace" />
      ) : shown?.code === 'repairs' ? (
        <Strengthening units={units} by="repair" />
      ) : (
        <Formations units={units} guns={shown?.code === 'undeployed' ? shown.units : []} />
      )}
    </ListCard>
  );
}

function Formations({ units, guns }: { readonly units: readonly UnitCard[]; readonly guns: readonly string[] }) {
  const { tasks, nobodyActs } = winterWords.value;
  return (
    <>
      {guns.length > 0 ? <DeployAll units={guns} /> : null}
      {units.length > 0 ? (
        <p class="hint">
          {tasks.how} <span class="by-key">{tasks.byKey}</span>
        </p>
      ) : (
        <p class="hint">{nobodyActs}</p>
      )}
      {groupsOf(units).map(([formation, some]) => (
        <Formation key={formation} id={formation ?? ''} units={some} />
      ))}
    </>
  );
}

/** How many are on each list; the one chosen is what Next goes through. */
function Filters() {
  const { chair, selection } = useDesk();
  const { tasks } = winterWords.value;
  // A list that has come to its end is not there any more.
  const chosen = chair.tasks.value.find(({ code }) => code === selection.list.value)?.code ?? null;
  const lists = [
    { code: null, name: tasks.all, count: chair.ready.value.length },
    ...chair.tasks.value.map(({ code, units }) => ({ code, name: say.value.task(code), count: units.length })),
  ];
  return (
    <div class="task-filters" role="group" aria-label={tasks.lists}>
      {lists.map(({ code, name, count }) => (
        <button
          key={code}
          type="button"
          class="chip"
          data-list={code ?? 'all'}
          aria-pressed={chosen === code}
          onClick={() => (selection.list.value = code)}
        >
          {name} <b>{count}</b>
        </button>
      ))}
    </div>
  );
}

interface FormationProps {
  readonly id: string;
  readonly units: readonly UnitCard[];
}

/** One click takes all of it; the next one, on the map, lets it march. */
function Formation({ id, units }: FormationProps) {
  const { chair, selection } = useDesk();
  const ready = units.filter((unit) => chair.ready.value.includes(unit.id));
  const taken = ready.length > 0 && ready.every((unit) => selection.units.value.includes(unit.id));
  return (
    <div class="tray task-row">
      <button
        type="button"
        class="task-formation"
        data-formation={id}
        aria-pressed={taken}
        disabled={ready.length === 0}
        onClick={() => selection.select(taken ? [] : ready.map((unit) => unit.id))}
      >
        {say.value.formationShort(id)} <span>{units.length}</span>
      </button>
      <div class="tray-counters">
        {units.map((unit) => (
          <CounterButton key={unit.id} unit={unit} size="small" />
        ))}
      </div>
    </div>
  );
}

/** 6B2. */
function DeployAll({ units }: { readonly units: readonly string[] }) {
  const { chair } = useDesk();
  const battle = useBattle();
  const orders = units.flatMap((unit) => battle.legal(unit).filter(({ type }) => type === 'deploy'));
  return (
    <button type="button" class="button wide" data-action="deploy-all" onClick={() => void chair.actAll(orders)}>
      {winterWords.value.tasks.deployAll(orders.length)}
    </button>
  );
}
