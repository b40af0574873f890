import type { AttackInSeries, PublicAction } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../desk/desk.js';
import { CounterFace } from '../parts/counter-face.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** Attacks on one hex that promise most one after the other, each made if those before it have left anybody there. */
export function Series({ attacks }: { readonly attacks: readonly AttackInSeries<PublicAction>[] }) {
  const { series } = words.value.forecast;
  const last = attacks.at(-1);
  if (!last) return null;
  return (
    <section class="series" aria-label={series.title} data-part="series">
      <h3>
        {series.title} <strong>{series.emptied(percent(last.emptied))}</strong>
      </h3>
      <ol>
        {attacks.map((attack) => (
          <SeriesRow key={JSON.stringify(attack.action)} attack={attack} />
        ))}
      </ol>
    </section>
  );
}

function SeriesRow({ attack: { action, hit, emptied } }: { readonly attack: AttackInSeries<PublicAction> }) {
  const desk = useDesk();
  const { chair, selection, plans } = desk;
  const { series } = words.value.forecast;
  const { aids, state, seat } = chair.now();
  const { units, kind, path } = aids.spot(state, seat, action);
  const card = chair.units.value.get(units[0]);
  if (!card) return null;
  const say = phrasesOf(desk);
  const from = path.at(-1) ?? card.hex;
  return (
    <li>
      <button
        type="button"
        class="series-row"
        data-unit={card.id}
        aria-pressed={plans.isProposed(action)}
        onMouseEnter={() => (selection.pointed.value = card.hex === null ? [] : [card.hex])}
        onMouseLeave={() => (selection.pointed.value = [])}
        onClick={() => plans.choose(action)}
      >
        <CounterFace unit={card} size="small" />
        <span>
          {say.unit(card.id)}
          <small>{series.how(say.spotKind(kind), from ?? '')}</small>
        </span>
        <strong>{percent(hit)}</strong>
        <small>{series.after(percent(emptied))}</small>
      </button>
    </li>
  );
}
