import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { percent } from '@impulse/engine/text/wording.js';
import { totensonntag } from '@impulse/totensonntag';
import { useDesk } from '../desk.js';
import { type Attack, chanceOf, type Orders } from '../orders.js';
import type { Unit } from '../roster.js';
import { say, words } from '../words.js';

/** What a selected unit can do now, each a button of its own where it is not done on the map. */
export function UnitOrders({ unit }: { readonly unit: Unit }) {
  const { session } = useDesk();
  const { sheet } = words.value;
  const orders = session.orders.value.find((one) => one.unit === unit.id);
  if (!orders) return null;
  const { ways, attacks, others } = orders;
  if (ways.size === 0 && attacks.size === 0 && others.length === 0) return null;
  return (
    <div class="unit-orders" data-part="unit-orders">
      {ways.size > 0 ? <p class="hint">{waysLine(orders)}</p> : null}
      {[...attacks].map(([hex, some]) => (
        <AttackButton key={hex} hex={hex} attacks={some} />
      ))}
      {others.map((action) => (
        <button
          key={action.type}
          type="button"
          class="button"
          data-action={action.type}
          onClick={() => perform(action)}
        >
          {action.type === 'exit' ? say.value.action('exit') : say.value.action(action.type)}
        </button>
      ))}
    </div>
  );

  function waysLine(known: Orders): string {
    const types = new Set([...known.ways.values()].map(({ action }) => action.type));
    const [type = 'move'] = types;
    return sheet.ways(say.value.action(type), known.ways.size);
  }

  /** Dice and losses are asked about first. */
  function perform(action: Action): void {
    if (action.type === 'recover' || action.type === 'destroy-excess') session.propose(action);
    else void session.act(action);
  }
}

/** Hexes on the map say the same; this is for the keyboard, and for reading the odds at a glance. */
function AttackButton({ hex, attacks }: { readonly hex: string; readonly attacks: readonly Attack[] }) {
  const { session } = useDesk();
  const best = Math.max(
    ...attacks.map(({ action }) => chanceOf(totensonntag.forecast(session.match.state, session.seat.value, action))),
  );
  const kinds = [
    ...new Set(attacks.map(({ kind }) => say.value.purpose(kind === 'barrage-target' ? 'barrage' : kind))),
  ];
  const proposed = JSON.stringify(session.proposal.value?.action);
  return (
    <button
      type="button"
      class="attack-button"
      data-target={hex}
      data-proposes={attacks[0].kind}
      aria-pressed={attacks.some(({ action }) => JSON.stringify(action) === proposed)}
      onMouseEnter={() => (session.pointed.value = [hex])}
      onMouseLeave={() => (session.pointed.value = [])}
      onClick={() => session.proposeAny(attacks)}
    >
      <span>{kinds.join(' / ')}</span>
      <span>{say.value.hex(hex)}</span>
      <strong>{percent(best)}</strong>
    </button>
  );
}
