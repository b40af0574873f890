import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { UnitCard } from '@impulse/engine';
import { type Desk, useDesk } from '../desk/desk.js';
import { groupsOf } from '../parts/by-group.js';
import { CounterFace } from '../parts/counter-face.js';
import { UnitLink } from '../parts/references.js';
import { elsewhere } from '../parts/unit-place.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** The order of battle as a tree, with a search over it. */
export function ForcesPanel() {
  const desk = useDesk();
  const { kit, chair, display } = desk;
  const { forces } = words.value;
  const wanted = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const asked = display.finding.value;
  // At once: whoever leaves the tab again in the same moment must not find the cursor in the field when he comes back.
  useLayoutEffect(() => {
    if (!asked) return;
    field.current?.focus();
    // Whoever comes back to the tab later is not sent to the field again.
    display.finding.value = false;
  }, [asked, display]);
  const needle = wanted.value.trim().toLocaleLowerCase();
  const units = [...chair.units.value.values()].filter((unit) => needle === '' || matches(desk, unit, needle));
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
      {kit.game.sides.map((side) => (
        <Side key={side} side={side} units={units.filter((unit) => unit.side === side)} open={needle !== ''} />
      ))}
    </div>
  );
}

/** By name, place, type, formation or division, in the language of the moment. */
function matches(desk: Desk, unit: UnitCard, needle: string): boolean {
  const say = phrasesOf(desk);
  const place = unit.hex === null ? elsewhere(desk, unit.where) : say.hex(unit.hex);
  const names = [
    say.unit(unit.id),
    desk.kit.words.value.formation(unit),
    place,
    ...desk.kit.words.value.keywords(unit),
  ];
  return names.some((name) => name.toLocaleLowerCase().includes(needle));
}

interface SideProps {
  readonly side: string;
  readonly units: readonly UnitCard[];
  readonly open: boolean;
}

function Side({ side, units, open }: SideProps) {
  const desk = useDesk();
  if (units.length === 0) return null;
  return (
    <section class={`forces-side side-${side}`}>
      <h3>{phrasesOf(desk).sideTitle(side)}</h3>
      {groupsOf(units).map(([group, some]) => (
        <Group key={group} group={group} units={some} open={open} />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly group: string | null;
  readonly units: readonly UnitCard[];
  readonly open: boolean;
}

function Group({ group, units, open }: GroupProps) {
  const { kit } = useDesk();
  const opened = useSignal(false);
  const lost = units.filter(({ where }) => where === 'lost').length;
  const shown = open || opened.value;
  return (
    <div class="division">
      <button type="button" class="division-head" aria-expanded={shown} onClick={() => (opened.value = !opened.value)}>
        <span>{kit.words.value.group(group, false)}</span>
        <small>{words.value.forces.strength(units.length - lost, units.length)}</small>
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

function UnitLine({ unit }: { readonly unit: UnitCard }) {
  const desk = useDesk();
  const say = phrasesOf(desk);
  const { strength, hex, where } = unit;
  return (
    <li class={`force${hex === null ? ' is-away' : ''}`}>
      <CounterFace unit={unit} size="small" />
      <span class="force-name">
        <UnitLink id={unit.id} />
        <small>{desk.kit.words.value.formation(unit)}</small>
      </span>
      <span class="force-place">{hex ?? elsewhere(desk, where)}</span>
      <span class="force-strength" title={say.figure('strength')}>
        {strength ? `${Math.max(0, strength.left)}/${strength.full}` : '?'}
      </span>
    </li>
  );
}
