import { type Signal, useSignal } from '@preact/signals';
import type { DeclaredAttack } from '@impulse/engine';
import { targetsOf } from '../../../chair/drafts.js';
import { ListCard } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { AllAsShown } from '../../../parts/confirm.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { isPhone } from '../../../web/media.js';
import { action, say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';
import { NoBarrage } from './no-barrage.js';

interface AttacksProps {
  /** What a click on an attack puts together. */
  readonly draft: 'assault' | 'barrage' | 'defend' | 'fire' | null;
  readonly rule: string;
}

/** 5.2 to 5.5: the assaults of this impulse, how far each has come, and what is to be done with it. */
export function Attacks({ draft, rule }: AttacksProps) {
  const { plans } = useDesk();
  const { aids, state, seat } = useBattle();
  const { attacks: text } = winterWords.value.combat;
  const attacks = aids.attacks?.(state, seat) ?? [];
  const open = plans.drafts.judged.value?.draft.hex ?? null;
  const listed = useSignal(false);
  // The only one there is, and it is being dealt with already.
  if (attacks.length === 0 || (attacks.length === 1 && open === attacks[0].hex)) return null;
  // What is put together comes first: of the others it is enough to know how many there are.
  const isAside = open !== null && (draft === 'defend' || draft === 'fire');
  if (isAside && !listed.value) {
    return (
      <section class="card" aria-label={text.title(attacks.length)} data-part="attacks">
        <Stepper type={draft} hex={open} listed={listed} />
      </section>
    );
  }
  return (
    <ListCard title={text.title(attacks.length)} rule={rule} part="attacks">
      {isAside ? <Stepper type={draft} hex={open} listed={listed} /> : null}
      <ul class="attack-rows">
        {attacks.map((attack) => (
          <AttackRow key={attack.hex} attack={attack} draft={draft} isOpen={attack.hex === open} />
        ))}
      </ul>
      {draft === 'assault' && !isPhone.value ? <NoBarrage /> : null}
    </ListCard>
  );
}

interface StepperProps {
  readonly type: 'defend' | 'fire';
  readonly hex: string;
  readonly listed: Signal<boolean>;
}

/** From one fight that is still to be decided to the next. */
function Stepper({ type, hex, listed }: StepperProps) {
  const { plans, presenter, art } = useDesk();
  const { attacks: text } = winterWords.value.combat;
  const hexes = targetsOf(useBattle(), type);
  const place = hexes.indexOf(hex);
  const step = (by: 1 | -1): void => {
    const next = hexes[(place + by + hexes.length) % hexes.length];
    presenter.board?.show(art.board.grid.parse(next));
    plans.drafts.begin(type, [], next);
  };
  return (
    <p class="attack-steps">
      <button
        type="button"
        class="icon-button"
        data-action="attack-back"
        aria-label={text.back}
        title={text.back}
        disabled={hexes.length < 2}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <span>{text.place(place + 1, hexes.length)}</span>
      <button
        type="button"
        class="icon-button"
        data-action="attack-next"
        aria-label={text.next}
        title={text.next}
        disabled={hexes.length < 2}
        onClick={() => step(1)}
      >
        ›
      </button>
      <button
        type="button"
        class="button small"
        data-action="list-attacks"
        aria-expanded={listed.value}
        onClick={() => (listed.value = !listed.value)}
      >
        {text.list}
      </button>
      {hexes.length > 1 ? <AllAsShown /> : null}
    </p>
  );
}

interface AttackRowProps {
  readonly attack: DeclaredAttack;
  readonly draft: AttacksProps['draft'];
  readonly isOpen: boolean;
}

function AttackRow({ attack: { hex, progress, units, from }, draft, isOpen }: AttackRowProps) {
  const { chair, plans, selection, presenter, art } = useDesk();
  const battle = useBattle();
  const { attacks: text } = winterWords.value.combat;
  const callOffs = units.map((unit) => action({ type: 'call-off', unit }));
  const press = (): void => {
    presenter.board?.show(art.board.grid.parse(hex));
    if (draft === null || !plans.drafts.begin(draft, [], hex)) selection.inspect(hex);
  };
  return (
    <li class="attack-row" data-attack={hex} data-progress={progress}>
      <button
        type="button"
        class="attack-button"
        data-target={hex}
        aria-pressed={isOpen}
        onMouseEnter={() => (selection.pointed.value = [hex, ...from])}
        onMouseLeave={() => (selection.pointed.value = [])}
        onClick={press}
      >
        <strong>{say.value.hex(hex)}</strong>
        <small>
          {units.length === 0
            ? say.value.assaultProgress(progress)
            : text.row(units.length, from.length, say.value.assaultProgress(progress))}
        </small>
      </button>
      <span class="attack-units" aria-hidden="true">
        {units.slice(0, mostFaces).map((unit) => {
          const card = chair.units.value.get(unit);
          return card ? <CounterFace key={unit} unit={card} size="small" /> : null;
        })}
      </span>
      {draft === 'assault' && callOffs.every((one) => battle.refuse(one) === null) ? (
        <button
          type="button"
          class="button small"
          data-action="call-off"
          title={text.callOff(say.value.hex(hex))}
          aria-label={text.callOff(say.value.hex(hex))}
          onClick={() => void chair.actAll(callOffs)}
        >
          ×
        </button>
      ) : null}
    </li>
  );
}

const mostFaces = 4;
