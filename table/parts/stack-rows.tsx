import { useSignal } from '@preact/signals';
import { type Desk, useDesk } from '../desk/desk.js';
import type { UnitCard } from '@impulse/engine';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { CounterFace } from './counter-face.js';

interface StackRowsProps {
  readonly hex: string;
  /** From top to bottom; null for those that cannot be seen. */
  readonly stack: readonly (string | null)[];
}

/** The units of a hex from top to bottom; their owner may put them in another order. */
export function StackRows({ hex, stack }: StackRowsProps) {
  const desk = useDesk();
  const { chair, selection } = desk;
  const { inspector, spoken } = words.value;
  const say = phrasesOf(desk);
  const dragged = useSignal<string | null>(null);
  const known = stack.flatMap((id) => (id === null ? [] : (chair.units.value.get(id) ?? [])));
  const sortable = sortableIn(desk, hex);
  const put = (unit: string, place: number): void => {
    const order = sortable.filter((id) => id !== unit);
    order.splice(place, 0, unit);
    if (order.some((id, index) => id !== sortable[index])) void chair.act(orderOf(hex, order));
  };
  return (
    <ol class="stack-rows" aria-label={inspector.fromTop}>
      {known.map((unit) => {
        const { id } = unit;
        const place = sortable.indexOf(id);
        const movable = place >= 0;
        return (
          <li
            key={id}
            class={`stack-row${selection.units.value.includes(id) ? ' is-chosen' : ''}${dragged.value === id ? ' is-dragged' : ''}`}
            draggable={movable}
            onDragStart={() => (dragged.value = id)}
            onDragEnd={() => (dragged.value = null)}
            onDragOver={(event) => (movable && dragged.value !== null ? event.preventDefault() : undefined)}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.value !== null) put(dragged.value, place);
            }}
          >
            <Tick unit={id} />
            <Pick unit={unit} />
            {movable ? (
              <span class="stack-order">
                <OrderButton
                  name={inspector.up(say.unit(id))}
                  sign="▲"
                  disabled={place === 0}
                  onClick={() => put(id, place - 1)}
                />
                <OrderButton
                  name={inspector.down(say.unit(id))}
                  sign="▼"
                  disabled={place === sortable.length - 1}
                  onClick={() => put(id, place + 1)}
                />
              </span>
            ) : null}
          </li>
        );
      })}
      {stack.length > known.length ? <li class="hint">{spoken.hidden(stack.length - known.length)}</li> : null}
    </ol>
  );
}

/** Every battle stacks by the same action. */
const orderOf = (hex: string, order: readonly string[]) => ({ type: 'stack', hex, order });

/** Units whose order may be changed now, from the top. */
function sortableIn({ chair }: Desk, hex: string): readonly string[] {
  if (!chair.mayAct.value) return [];
  const battle = chair.now();
  const drafting = battle.aids.drafts['stack'];
  const draft = drafting?.begin(battle.state, battle.seat, [], hex);
  const units = draft ? drafting?.bounds(battle.state, battle.seat, draft)['units'] : undefined;
  const order = units?.kind === 'units' ? units.units.map(({ unit }) => unit) : [];
  return order.length > 1 && battle.refuse(orderOf(hex, order.toReversed())) === null ? order : [];
}

/** Ticked units act together. */
function Tick({ unit }: { readonly unit: string }) {
  const desk = useDesk();
  const { selection } = desk;
  if (!selection.able.value.has(unit)) return <span class="stack-tick" />;
  return (
    <input
      class="stack-tick"
      type="checkbox"
      checked={selection.units.value.includes(unit)}
      aria-label={words.value.inspector.join(phrasesOf(desk).unit(unit))}
      onChange={() => selection.toggle(unit)}
    />
  );
}

function Pick({ unit }: { readonly unit: UnitCard }) {
  const desk = useDesk();
  const { kit, selection } = desk;
  const say = phrasesOf(desk);
  return (
    <button
      type="button"
      class="stack-pick"
      data-unit={unit.id}
      aria-pressed={selection.units.value.includes(unit.id)}
      onClick={() => selection.select([unit.id])}
    >
      <CounterFace unit={unit} size="medium" />
      <span class="stack-name">
        <strong>{say.unit(unit.id)}</strong>
        <small>{kit.words.value.formation(unit)}</small>
        <small>{kit.words.value.figures(unit)}</small>
      </span>
    </button>
  );
}

interface OrderButtonProps {
  readonly name: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const OrderButton = ({ name, sign, disabled, onClick }: OrderButtonProps) => (
  <button type="button" class="order-button" aria-label={name} title={name} disabled={disabled} onClick={onClick}>
    <span aria-hidden="true">{sign}</span>
  </button>
);
