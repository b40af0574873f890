import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { divisionIds, sideIds } from '@impulse/totensonntag/data/types.js';
import { useDesk } from '../desk.js';
import { CounterFace } from '../parts/counter-face.js';
import { UnitLink } from '../parts/references.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';

/** The order of battle as a tree, with a search over it. */
export function ForcesPanel() {
  const { session, sight } = useDesk();
  const { forces } = words.value;
  const wanted = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const asked = sight.finding.value;
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    // Whoever comes back to the tab later is not sent to the field again.
    sight.finding.value = false;
  }, [asked, sight]);
  const needle = wanted.value.trim().toLocaleLowerCase();
  const aircraft = session.match.state.context.options.aircraft === 'on';
  const units = [...session.roster.value.values()].filter(
    (unit) => (aircraft || unit.data.type !== 'aircraft') && (needle === '' || matches(unit, needle)),
  );
  return (
    <div class="forces" data-part="forces">
      <label class="find">
        <span class="visually-hidden">{forces.find}</span>
        <input
          ref={field}
          type="search"
          placeholder={forces.find}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      {units.length === 0 ? <p class="hint">{forces.none}</p> : null}
      {sideIds.map((side) => (
        <Side key={side} side={side} units={units.filter((unit) => unit.side === side)} open={needle !== ''} />
      ))}
    </div>
  );
}

/** By name, place, type, formation or division, in the language of the moment. */
function matches({ id, data, at, onMap }: Unit, needle: string): boolean {
  const names = [
    say.value.unit(id),
    data.name,
    say.value.formation(id) ?? '',
    data.division === null ? '' : say.value.division(data.division),
    say.value.unitType(data.type),
    data.model === undefined ? '' : say.value.model(data.model),
    onMap ? say.value.hex(at) : say.value.elsewhere(at),
  ];
  return names.some((name) => name.toLocaleLowerCase().includes(needle));
}

function Side({
  side,
  units,
  open,
}: {
  readonly side: 'dak' | 'cw';
  readonly units: readonly Unit[];
  readonly open: boolean;
}) {
  if (units.length === 0) return null;
  const groups = [...divisionIds, null].map((division) => units.filter(({ data }) => data.division === division));
  return (
    <section class={`forces-side side-${side}`}>
      <h3>{say.value.sideTitle(side)}</h3>
      {groups.map((group) =>
        group.length === 0 ? null : <Division key={group[0].data.division} units={group} open={open} />,
      )}
    </section>
  );
}

function Division({ units, open }: { readonly units: readonly Unit[]; readonly open: boolean }) {
  const { forces } = words.value;
  const opened = useSignal(false);
  const division = units[0].data.division;
  const lost = units.filter(({ at }) => at === 'lost').length;
  const name = division === null ? forces.corps : say.value.division(division);
  const shown = open || opened.value;
  return (
    <div class="division">
      <button type="button" class="division-head" aria-expanded={shown} onClick={() => (opened.value = !opened.value)}>
        <span>{name}</span>
        <small>{forces.strength(units.length - lost, units.length)}</small>
      </button>
      {shown ? (
        <ul>
          {units.map((unit) => (
            <UnitLine key={unit.id} unit={unit} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function UnitLine({ unit }: { readonly unit: Unit }) {
  const { data, strength, at, onMap } = unit;
  return (
    <li class={`force${onMap ? '' : ' is-away'}`}>
      <CounterFace unit={unit} size="small" />
      <span class="force-name">
        <UnitLink id={unit.id} />
        <small>{say.value.formation(unit.id) ?? ''}</small>
      </span>
      <span class="force-place">{onMap ? at : say.value.elsewhere(at)}</span>
      <span class="force-strength" title={say.value.figure('strength')}>
        {Math.max(0, strength)}/{data.strength}
      </span>
    </li>
  );
}
