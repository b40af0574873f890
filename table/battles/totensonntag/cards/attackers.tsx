import { attackersOf, bestTogether, type PossibleAttack } from '@impulse/totensonntag/aids/attackers.js';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../../../desk/desk.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { say, useBattle } from '../battle.js';
import { words } from '../../../i18n/words.js';
import { ownWords } from '../words/own-words.js';

/** Of an enemy hex that is looked at: who could attack it from where, with which activation numbers, and all together. */
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
      <Together hex={hex} />
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

/** The numbers with which the hex is emptied most likely, and by whom. */
function Together({ hex }: { readonly hex: string }) {
  const { state, seat } = useBattle();
  const { attackers } = ownWords.value;
  const best = bestTogether(state, seat, hex);
  if (!best || best.attacks.length < 2) return null;
  const units = best.attacks.flatMap(({ action }) => ('unit' in action ? [say.value.unit(action.unit)] : []));
  return (
    <p class="together" data-part="together">
      <strong>{attackers.together(attackers.numbers(range(best.numbers)), percent(best.emptied))}</strong>{' '}
      {units.join(' → ')}
    </p>
  );
}

function AttackerRow({ attack: { unit, kind, from, numbers, chance } }: { readonly attack: PossibleAttack }) {
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
          <small>{words.value.forecast.series.how(say.value.spotKind(kind), from)}</small>
        </span>
        <strong>{attackers.numbers(range(numbers))}</strong>
        <small>{attackers.chance(percent(chance))}</small>
      </button>
    </li>
  );
}

/** `3`, `2–4`; numbers that do not follow one another: `1/4`. */
function range(numbers: readonly number[]): string {
  const [least, most] = [numbers[0], numbers.at(-1) ?? numbers[0]];
  if (most - least !== numbers.length - 1) return numbers.join('/');
  return least === most ? `${least}` : `${least}–${most}`;
}
