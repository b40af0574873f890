import { type Attack, type Deeds, grouped, type PublicAction, type UnitCard } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { type Desk, useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';
import { FinalitySign } from './finality-sign.js';
import { WayKinds } from './way-kinds.js';
import { Waypoints } from './waypoints.js';

/** What a selected unit can do now, each a button of its own where it is not done on the map. */
export function UnitOrders({ unit }: { readonly unit: UnitCard }) {
  const desk = useDesk();
  const { selection } = desk;
  const deeds = selection.deeds.value.find((one) => one.unit === unit.id);
  if (!deeds) return null;
  const { ways, attacks, exits, others } = deeds;
  const drafted = draftsOf(desk, unit.id);
  const offered = [...[...exits.values()].map(({ action }) => action), ...others].filter(
    ({ type }) => !drafted.includes(type),
  );
  if (ways.size === 0 && attacks.size === 0 && offered.length === 0 && drafted.length === 0) return null;
  return (
    <div class="unit-orders" data-part="unit-orders">
      {ways.size > 0 ? <p class="hint">{waysLine(desk, deeds)}</p> : null}
      <WayKinds deeds={deeds} />
      <Waypoints />
      {[...attacks].map(([hex, some]) => (
        <AttackButton key={hex} hex={hex} attacks={some} />
      ))}
      {drafted.map((type) => (
        <DraftButton key={type} type={type} unit={unit.id} />
      ))}
      {[...grouped(offered, ({ type }) => type)].map(([type, some]) => (
        <ActionButtons key={type} actions={some} />
      ))}
    </div>
  );
}

function waysLine(desk: Desk, { ways }: Deeds<PublicAction>): string {
  const [first] = ways.values();
  return words.value.sheet.ways(phrasesOf(desk).action(first.action.type), ways.size);
}

/** Types of drafts that this unit can begin by itself. */
function draftsOf({ kit, chair }: Desk, unit: string): string[] {
  const { aids, state, seat } = chair.now();
  return Object.entries(kit.drafts)
    .filter(([type, draft]) => {
      const drafting = draft?.ofUnit === true ? aids.drafts[type] : undefined;
      const begun = drafting?.begin(state, seat, [unit], null);
      return drafting && begun ? Object.keys(drafting.bounds(state, seat, begun)).length > 0 : false;
    })
    .map(([type]) => type);
}

function DraftButton({ type, unit }: { readonly type: string; readonly unit: string }) {
  const { kit, plans } = useDesk();
  return (
    <button type="button" class="button" data-drafts={type} onClick={() => plans.draft(type, [unit], null)}>
      {messages.value.shell.joint.asksMore(kit.words.value.draft(type))}
    </button>
  );
}

/** One type of action: by its name, or in full where there are several. Dice and losses are asked about first. */
function ActionButtons({ actions }: { readonly actions: readonly PublicAction[] }) {
  const desk = useDesk();
  const { kit, chair, plans } = desk;
  const say = phrasesOf(desk);
  return (
    <>
      {actions.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          class="button"
          data-action={action.type}
          onClick={() => (kit.asked.has(action.type) ? plans.propose(action) : void chair.act(action))}
        >
          <FinalitySign finality={chair.now().finality([action])} />
          {actions.length > 1 || kit.spelledOut.has(action.type) ? say.order(action) : say.action(action.type)}
        </button>
      ))}
    </>
  );
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
  const forecasts = attacks.flatMap(({ action }) => battle.forecast(action) ?? []);
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
      onClick={() => plans.attack(hex, attacks, selection.units.value)}
    >
      <span>{kinds.join(' / ')}</span>
      <span>{phrasesOf(desk).hex(hex)}</span>
      {forecasts.length > 0 ? (
        <strong>{percent(Math.max(...forecasts.map((one) => plans.chanceOf(one))))}</strong>
      ) : null}
    </button>
  );
}
