import { attackersOf, type PossibleAttack } from '@impulse/totensonntag/aids/attackers.js';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../../../desk/desk.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { say, useBattle } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** Of an enemy hex that is looked at: who could attack it, and with which activation numbers. */
export function Attackers({ hex }: { readonly hex: string }) {
  const { chair } = useDesk();
  const { state, seat } = useBattle();
  const { attackers } = ownWords.value;
  if (!chair.isPerson(seat)) return null;
  const all = attackersOf(state, seat, hex);
  return (
    <section class="series attackers" aria-label={attackers.title} data-part="attackers">
      <h3>{attackers.title}</h3>
      <p class="hint">{all.length === 0 ? attackers.nobody : attackers.how}</p>
      {all.length === 0 ? null : (
        <ol>
          {all.map((attack) => (
            <AttackerRow key={attack.unit} attack={attack} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AttackerRow({ attack: { unit, kind, numbers, chance } }: { readonly attack: PossibleAttack }) {
  const { chair, selection } = useDesk();
  const { attackers } = ownWords.value;
  const card = chair.units.value.get(unit);
  if (!card) return null;
  return (
    <li>
      <button
        type="button"
        class="series-row"
        data-unit={unit}
        onMouseEnter={() => (selection.pointed.value = card.hex === null ? [] : [card.hex])}
        onMouseLeave={() => (selection.pointed.value = [])}
        onClick={() => selection.select([unit])}
      >
        <CounterFace unit={card} size="small" />
        <span>
          {say.value.unit(unit)}
          <small>{say.value.spotKind(kind)}</small>
        </span>
        <strong>{attackers.numbers(numbers[0], numbers.at(-1) ?? numbers[0])}</strong>
        <small>{attackers.chance(percent(chance))}</small>
      </button>
    </li>
  );
}
