import { useEffect, useRef } from 'preact/hooks';
import { type Desk, useDesk } from '../desk/desk.js';
import { words } from '../i18n/words.js';
import type { StepKit } from '../kit/kit.js';
import { phrasesOf } from '../kit/phrases.js';
import { HexNoteOf } from '../online/table-parts.js';
import { CounterFace } from '../parts/counter-face.js';
import { HexLine, Together } from '../parts/hex-line.js';
import { HoldButton } from '../parts/hold-button.js';
import { StackRows } from '../parts/stack-rows.js';
import { messages } from '../i18n/index.js';
import { UnitOrders } from '../parts/unit-orders.js';
import { UnitSheet } from '../parts/unit-sheet.js';

/** Is it under a card that does not show it itself? */
const isUnderCard = ({ card, inList }: StepKit, isSelected: boolean): boolean =>
  card !== null && !(inList && isSelected);

/** The stack being looked into, and the unit that is selected. */
export function Inspector() {
  const desk = useDesk();
  const { kit, chair, selection, plans } = desk;
  const { inspector } = words.value;
  const hex = selection.inspected.value;
  const [unit, other] = selection.units.value;
  const selected = unit === undefined ? undefined : chair.units.value.get(unit);
  const stack = hex === null ? [] : (chair.stacks.value.get(hex) ?? []);
  const card = useRef<HTMLElement>(null);
  const turn = chair.turn.value;
  // Under a list there may be no room in sight for what was clicked just now.
  const isBelow = !turn.over && chair.mayAct.value && isUnderCard(kit.steps[turn.step], selected !== undefined);
  useEffect(() => {
    if (isBelow) card.current?.scrollIntoView({ block: 'start' });
    // What was looked at before stays where it is when another decision comes.
  }, [hex]);
  if (hex === null && !selected) return null;
  const here = selected !== undefined && (hex === null || selected.hex === hex);
  const alone = here && other === undefined ? selected : null;
  const isEnemy = stack.some((id) => id !== null && !chair.isMine(id)) && !chair.turn.value.over;
  const EnemyHex = isEnemy && plans.target.value !== hex ? kit.EnemyHex : null;
  return (
    <section class="card inspector" aria-label={inspector.title} data-part="inspector" ref={card}>
      <button
        type="button"
        class="icon-button card-close"
        data-action="close-inspector"
        aria-label={inspector.close}
        title={inspector.close}
        onClick={() => selection.leave()}
      >
        ×
      </button>
      {hex === null ? null : <HexLine hex={hex} />}
      {hex === null || !desk.remote ? null : <HexNoteOf hex={hex} />}
      <div class="together">
        {hex === null ? null : <Together hex={hex} />}
        {here ? <HoldButton /> : null}
      </div>
      {alone ? <UnitOrders unit={alone} /> : null}
      <ThreatTo hex={hex} />
      {EnemyHex && hex !== null ? <EnemyHex hex={hex} /> : null}
      {hex !== null && stack.length > 0 ? <StackRows hex={hex} stack={stack} /> : null}
      {alone ? <UnitSheet unit={alone} /> : null}
      {other === undefined ? null : <TogetherList />}
      {hex !== null && stack.length === 0 && !selected ? <p class="hint">{inspector.empty}</p> : null}
      <span class="visually-hidden" role="status">
        {selected
          ? inspector.selected(messages.value.shell.joint.list(selection.units.value.map((id) => placed(desk, id))))
          : ''}
      </span>
    </section>
  );
}

const threat = 'threat';

/** What the other side could do to the hex, while that is shown on the map. */
function ThreatTo({ hex }: { readonly hex: string | null }) {
  const { kit, chair, selection, display } = useDesk();
  const { Threat } = kit;
  if (Threat === null || !display.overlays.value.has(threat)) return null;
  const { aids, state, seat } = chair.now();
  const { forecast } = aids.overlay(state, seat, threat, selection.units.value[0] ?? null, hex);
  return forecast ? <Threat forecast={forecast} /> : null;
}

/** A unit with its place, for those who cannot see it. */
function placed(desk: Desk, id: string): string {
  const hex = desk.chair.units.value.get(id)?.hex ?? null;
  const say = phrasesOf(desk);
  return hex === null ? say.unit(id) : messages.value.shell.joint.bracketed(say.unit(id), say.hex(hex));
}

/** Who acts together, and where each stands. */
function TogetherList() {
  const desk = useDesk();
  const { chair, selection } = desk;
  const units = selection.units.value.flatMap((id) => chair.units.value.get(id) ?? []);
  const apart = new Set(units.map(({ hex }) => hex)).size > 1;
  return (
    <>
      <p class="hint">
        {selection.marches.value
          ? words.value.inspector.marching(units.length)
          : words.value.inspector.together(units.length)}
      </p>
      {apart ? (
        <ul class="together-units">
          {units.map((unit) => (
            <li key={unit.id} title={phrasesOf(desk).unit(unit.id)}>
              <CounterFace unit={unit} size="small" />
              {unit.hex}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
