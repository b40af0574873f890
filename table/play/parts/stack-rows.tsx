import { useSignal } from '@preact/signals';
import { useDesk } from '../desk.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';
import { CounterFace } from './counter-face.js';

/** The units of a hex from top to bottom; their owner may put them in another order (4.0). */
export function StackRows({ hex, stack }: { readonly hex: string; readonly stack: readonly string[] }) {
  const { session } = useDesk();
  const { inspector } = words.value;
  const roster = session.roster.value;
  const dragged = useSignal<string | null>(null);
  const ground = stack.filter((id) => roster.get(id)!.data.type !== 'aircraft');
  const orderly = session.mayAct.value && (session.view.value.legal?.general.includes(`stack ${hex}`) ?? false);
  const put = (unit: string, place: number): void => {
    const order = ground.filter((id) => id !== unit);
    order.splice(place, 0, unit);
    if (order.some((id, index) => id !== ground[index])) void session.act({ type: 'stack', hex, order });
  };
  return (
    <ol class="stack-rows" aria-label={inspector.fromTop}>
      {stack.map((id) => {
        const place = ground.indexOf(id);
        const movable = orderly && place >= 0;
        return (
          <li
            key={id}
            class={`stack-row${session.selection.value.includes(id) ? ' is-chosen' : ''}${dragged.value === id ? ' is-dragged' : ''}`}
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
            <Pick unit={roster.get(id)!} />
            {movable ? (
              <span class="stack-order">
                <OrderButton
                  name={inspector.up(say.value.unit(id))}
                  sign="▲"
                  disabled={place === 0}
                  onClick={() => put(id, place - 1)}
                />
                <OrderButton
                  name={inspector.down(say.value.unit(id))}
                  sign="▼"
                  disabled={place === ground.length - 1}
                  onClick={() => put(id, place + 1)}
                />
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Ticked units act together. */
function Tick({ unit }: { readonly unit: string }) {
  const { session } = useDesk();
  if (!session.ready.value.includes(unit)) return <span class="stack-tick" />;
  return (
    <input
      class="stack-tick"
      type="checkbox"
      checked={session.selection.value.includes(unit)}
      aria-label={words.value.inspector.join(say.value.unit(unit))}
      onChange={() => session.toggle(unit)}
    />
  );
}

function Pick({ unit }: { readonly unit: Unit }) {
  const { session } = useDesk();
  const { data, strength } = unit;
  const { inspector } = words.value;
  return (
    <button
      type="button"
      class="stack-pick"
      data-unit={unit.id}
      aria-pressed={session.selection.value.includes(unit.id)}
      onClick={() => session.select([unit.id])}
    >
      <CounterFace unit={unit} size="medium" />
      <span class="stack-name">
        <strong>{say.value.unit(unit.id)}</strong>
        <small>{say.value.formation(unit.id) ?? ''}</small>
        <small>{inspector.figures(strength, data.strength, data.protection, data.initiative)}</small>
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
