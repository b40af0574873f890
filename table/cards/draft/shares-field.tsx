import { useDesk } from '../../desk.js';
import { CounterFace } from '../../parts/counter-face.js';
import { phrasesOf, words } from '../../words.js';
import type { FieldOf } from './props.js';
import { leftIn, pointsOf, type Row, rowsShown } from './shares.js';
import { Stepper } from './stepper.js';

/** Points shared out among rows, with what comes of each share. */
export function SharesField({ name, bounds, judged }: FieldOf<'shares'>) {
  const { plans } = useDesk();
  const { draft: text } = words.value;
  const given = judged.draft.fields[name];
  const points = pointsOf(bounds, given);
  const left = leftIn(bounds, points);
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
            most={(points.get(row.id) ?? 0) + Math.max(0, left.get(row.pool) ?? 0)}
            step={bounds.step}
            judged={judged}
            put={(value) => put(row.id, value)}
          />
        ))}
      </ul>
      <p class="share-left">
        <LeftOver left={left} pools={bounds.pools} />
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

interface LeftOverProps {
  readonly left: ReadonlyMap<string, number>;
  readonly pools: Readonly<Record<string, number>>;
}

function LeftOver({ left, pools }: LeftOverProps) {
  const { kit } = useDesk();
  const named = Object.entries(pools).filter(([, total]) => total > 0);
  return (
    <span>
      {named
        .map(([pool, total]) => words.value.draft.left(kit.words.value.pool(pool), left.get(pool) ?? 0, total))
        .join(' · ')}
    </span>
  );
}

interface ShareRowProps extends Pick<FieldOf<'shares'>, 'judged'> {
  readonly row: Row;
  readonly place: number;
  readonly value: number;
  readonly most: number;
  readonly step: number;
  readonly put: (value: number) => void;
}

function ShareRow({ row: { id, unit }, place, value, most, step, judged, put }: ShareRowProps) {
  const desk = useDesk();
  const card = unit === null ? undefined : desk.chair.units.value.get(unit);
  const share = desk.kit.drafts[judged.draft.type];
  const name = unit === null ? desk.kit.words.value.row(id, place) : phrasesOf(desk).unit(unit);
  return (
    <li class="share-row" data-row={id}>
      {card ? <CounterFace unit={card} size="small" /> : <span />}
      <span class="share-name">
        {name}
        <small>{judged.forecast ? (share?.share(judged.forecast, id) ?? '') : ''}</small>
      </span>
      <Stepper name={name} value={value} least={0} most={most} step={step} set={put} />
    </li>
  );
}
