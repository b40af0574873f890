import type { Attack, Deeds, PublicAction, UnitCard } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../desk.js';
import { phrasesOf, words } from '../words.js';

/** What a selected unit can do now, each a button of its own where it is not done on the map. */
export function UnitOrders({ unit }: { readonly unit: UnitCard }) {
  const desk = useDesk();
  const { kit, chair, selection, plans } = desk;
  const say = phrasesOf(desk);
  const deeds = selection.deeds.value.find((one) => one.unit === unit.id);
  if (!deeds) return null;
  const { ways, attacks, exits, others } = deeds;
  const offered = [...[...exits.values()].map(({ action }) => action), ...others];
  if (ways.size === 0 && attacks.size === 0 && offered.length === 0) return null;
  return (
    <div class="unit-orders" data-part="unit-orders">
      {ways.size > 0 ? <p class="hint">{waysLine(deeds)}</p> : null}
      {[...attacks].map(([hex, some]) => (
        <AttackButton key={hex} hex={hex} attacks={some} />
      ))}
      {offered.map((action) => (
        <button
          key={action.type}
          type="button"
          class="button"
          data-action={action.type}
          onClick={() => perform(action)}
        >
          {say.action(action.type)}
        </button>
      ))}
    </div>
  );

  function waysLine(known: Deeds<PublicAction>): string {
    const [first] = known.ways.values();
    return words.value.sheet.ways(say.action(first.action.type), known.ways.size);
  }

  /** Dice and losses are asked about first. */
  function perform(action: PublicAction): void {
    if (kit.asked.has(action.type)) plans.propose(action);
    else void chair.act(action);
  }
}

interface AttackButtonProps {
  readonly hex: string;
  readonly attacks: readonly Attack<PublicAction>[];
}

/** Hexes on the map say the same; this is for the keyboard, and for reading the odds at a glance. */
function AttackButton({ hex, attacks }: AttackButtonProps) {
  const desk = useDesk();
  const { chair, selection, plans } = desk;
  const battle = chair.now();
  const best = Math.max(...attacks.map(({ action }) => plans.chanceOf(battle.forecast(action))));
  const kinds = [...new Set(attacks.map(({ spot }) => phrasesOf(desk).spotKind(spot.kind)))];
  return (
    <button
      type="button"
      class="attack-button"
      data-target={hex}
      data-proposes={attacks[0].spot.kind}
      aria-pressed={attacks.some(({ action }) => plans.isProposed(action))}
      onMouseEnter={() => (selection.pointed.value = [hex])}
      onMouseLeave={() => (selection.pointed.value = [])}
      onClick={() => plans.proposeAny(attacks)}
    >
      <span>{kinds.join(' / ')}</span>
      <span>{phrasesOf(desk).hex(hex)}</span>
      <strong>{percent(best)}</strong>
    </button>
  );
}
