import type { DeclaredAttack } from '@impulse/engine';
import { ListCard } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { action, say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

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
  // The only one there is, and it is being dealt with already.
  if (attacks.length === 0 || (attacks.length === 1 && open === attacks[0].hex)) return null;
  return (
    <ListCard title={text.title(attacks.length)} rule={rule} part="attacks">
      <ul class="attack-rows">
        {attacks.map((attack) => (
          <AttackRow key={attack.hex} attack={attack} draft={draft} isOpen={attack.hex === open} />
        ))}
      </ul>
    </ListCard>
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
