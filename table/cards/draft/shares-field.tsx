import { useDesk } from '../../desk/desk.js';
import { CounterFace } from '../../parts/counter-face.js';
import { words } from '../../i18n/words.js';
import { phrasesOf } from '../../kit/phrases.js';
import type { FieldOf } from './props.js';
import type { ShareRow as Row } from '@impulse/engine';
import { pointsOf, rowsShown, type Shares } from './shares.js';
import { Stepper } from './stepper.js';

/** Points shared out among rows, with what comes of each share. */
export function SharesField({ name, bounds, judged }: FieldOf<'shares'>) {
  const { plans } = useDesk();
  const { draft: text } = words.value;
  const given = judged.draft.fields[name];
  const points = pointsOf(bounds, given);
  const put = (row: string, value: number): void =>
    plans.drafts.set(name, Object.fromEntries([...points].map(([id, now]) => [id, id === row ? value : now])));
  return (
    <>
      <ul class="share-rows">
        {rowsShown(bounds, points).map((row, index) => (
          <ShareRow
            key={row.id}
            row={row}
            place={index + 1}
            value={points.get(row.id) ?? 0}
            step={bounds.step}
            put={(value) => put(row.id, value)}
          />
        ))}
      </ul>
      <p class="share-left">
        <LeftOver bounds={bounds} />
        <button
          type="button"
          class="button small"
          data-action="standard"
          disabled={given === undefined}
          onClick={() => plans.drafts.set(name, null)}
        >
          {text.standard}
        </button>
      </p>
    </>
  );
}

/** What is not given to anybody. */
export function LeftOver({ bounds: { pools, left } }: { readonly bounds: Shares }) {
  const { kit } = useDesk();
  const named = Object.entries(pools).filter(([, total]) => total > 0);
  return (
    <span>
      {named
        .map(([pool, total]) => words.value.draft.left(kit.words.value.pool(pool), left[pool] ?? 0, total))
        .join(' · ')}
    </span>
  );
}

interface ShareRowProps {
  readonly row: Row;
  readonly place: number;
  readonly value: number;
  readonly step: number;
  readonly put: (value: number) => void;
}

function ShareRow({ row: { id, unit, most, steps }, place, value, step, put }: ShareRowProps) {
  const desk = useDesk();
  const card = unit === null ? undefined : desk.chair.units.value.get(unit);
  const name = unit === null ? desk.kit.words.value.row(id, place) : phrasesOf(desk).unit(unit);
  return (
    <li class="share-row" data-row={id}>
      {card ? <CounterFace unit={card} size="small" /> : <span />}
      <span class="share-name">{name}</span>
      <Stepper name={name} value={value} least={0} most={most} step={step} steps={steps} set={put} />
    </li>
  );
}
