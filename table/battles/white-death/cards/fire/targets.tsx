import { messages } from '../../../../i18n/index.js';
import { percent } from '@impulse/engine/text/wording.js';
import { firePoints } from '@impulse/white-death/text/numbers.js';
import type { ShareRow } from '@impulse/engine';
import type { FormProps } from '../../../../cards/draft/props.js';
import { LeftOver } from '../../../../cards/draft/shares-field.js';
import { moved, pointsOf, type Shares } from '../../../../cards/draft/shares.js';
import { Stepper } from '../../../../cards/draft/stepper.js';
import { useDesk } from '../../../../desk/desk.js';
import { CounterFace } from '../../../../parts/counter-face.js';
import { words } from '../../../../i18n/words.js';
import { say } from '../../battle.js';
import { type FireTarget, garrisonRow, outOf, targetsIn } from '../../fire-forecast.js';
import { unusedFire } from '../../unused-fire.js';
import { winterWords } from '../../words/winter-words.js';
import { FateStrip } from './fate-strip.js';

interface TargetsProps extends FormProps {
  readonly bounds: Shares;
}

/** 9C3, 10C2, 14C4: the targets in the order in which they are resolved, with the points that each is given. */
export function Targets({ judged, bounds }: TargetsProps) {
  const { plans } = useDesk();
  const { draft, forecast } = judged;
  const { order } = judged.bounds;
  const units = order?.kind === 'order' ? order.units : [];
  const points = pointsOf(bounds, draft.fields['allocation']);
  const targets = forecast ? targetsIn(forecast) : [];
  // Whom no fire of the kind could reach takes no row.
  const rows = bounds.rows.filter(({ pool }) => bounds.pools[pool] > 0);
  const place = ({ unit }: ShareRow): number => (unit === null ? units.length : units.indexOf(unit));
  const put = (row: string, value: number): void => {
    // With other points the default order may be another one: the rows stay where they are under the hand.
    if (units.length > 1 && draft.fields['order'] === undefined) plans.drafts.set('order', units);
    plans.drafts.set('allocation', Object.fromEntries([...points].map(([id, now]) => [id, id === row ? value : now])));
  };
  return (
    <>
      <ol class="fire-targets" aria-label={winterWords.value.combat.targets} data-field="allocation">
        {rows
          .toSorted((a, b) => place(a) - place(b))
          .map((row) => (
            <TargetRow
              key={row.id}
              row={row}
              value={points.get(row.id) ?? 0}
              target={targets.find(({ id }) => id === row.id)}
              put={(value) => put(row.id, value)}
              move={units.length > 1 ? (unit, by) => plans.drafts.set('order', moved(units, unit, by)) : null}
              isFirst={units[0] === row.unit}
            />
          ))}
      </ol>
      <Spared rows={bounds.rows.filter((row) => !rows.includes(row))} />
      <p class="share-left">
        <LeftOver bounds={{ ...bounds, left: unusedFire(bounds, points, targets) }} />
        <button
          type="button"
          class="button small"
          data-action="standard"
          disabled={draft.fields['allocation'] === undefined && draft.fields['order'] === undefined}
          onClick={() => plans.drafts.clearFields('allocation', 'order')}
        >
          {words.value.draft.standard}
        </button>
      </p>
    </>
  );
}

/** 9C3, 10C2: nobody who could harm them fires. */
function Spared({ rows }: { readonly rows: readonly ShareRow[] }) {
  const { combat, fire } = winterWords.value;
  const names = rows.map(({ id }) => (id === garrisonRow ? fire.garrison : say.value.unit(id)));
  return rows.length === 0 ? null : (
    <p class="hint">{combat.spared(rows[0].pool, messages.value.shell.joint.list(names))}</p>
  );
}

interface TargetRowProps {
  readonly row: ShareRow;
  readonly value: number;
  readonly target: FireTarget | undefined;
  readonly put: (value: number) => void;
  readonly move: ((unit: string, by: 1 | -1) => void) | null;
  readonly isFirst: boolean;
}

function TargetRow({ row, value, target, put, move, isFirst }: TargetRowProps) {
  const { chair, selection } = useDesk();
  const { fire, combat } = winterWords.value;
  const { id, unit, most, steps } = row;
  const card = unit === null ? undefined : chair.units.value.get(unit);
  const name = id === garrisonRow ? fire.garrison : say.value.unit(id);
  return (
    <li
      class="fire-target"
      data-row={id}
      onMouseEnter={() => (selection.pointed.value = card?.hex ? [card.hex] : [])}
      onMouseLeave={() => (selection.pointed.value = [])}
    >
      {move && unit !== null ? (
        <button
          type="button"
          class="fire-earlier"
          data-action="earlier"
          aria-label={combat.earlier(name)}
          title={combat.earlier(name)}
          disabled={isFirst}
          onClick={() => move(unit, -1)}
        >
          ▲
        </button>
      ) : (
        <span />
      )}
      {card ? <CounterFace unit={card} size="small" /> : <span />}
      <span class="fire-name">
        {name}
        <small>{target ? aboutOf(target, row, value) : ''}</small>
      </span>
      <Stepper name={name} value={value} least={0} most={most} step={0.25} steps={steps} set={put} />
      <span class="fire-odds">
        <b class={target?.fire === 0 ? 'is-spared' : ''}>{target ? oddsOf(target) : ''}</b>
        {target && target.fire > 0 ? <small>{combat.out(percent(outOf(target)))}</small> : null}
      </span>
      {target && target.fire > 0 ? <FateStrip target={target} /> : null}
    </li>
  );
}

const oddsOf = ({ fire, odds }: FireTarget): string => {
  const { combat } = winterWords.value;
  if (fire === 0) return combat.none;
  return odds === '-' ? combat.below : odds;
};

/** Defence, what the next better odds would need, and what comes on top by itself. */
function aboutOf({ defence, fire, frightened }: FireTarget, { steps, names = [] }: ShareRow, value: number): string {
  const { combat } = winterWords.value;
  const next = steps.findIndex((points) => points > Math.max(fire, value));
  return [
    combat.defence(firePoints(defence)),
    fire > value ? combat.extra(firePoints(fire - value)) : '',
    next < 0 ? combat.top : combat.next(firePoints(steps[next] - Math.max(fire, value)), names[next]),
    frightened ? combat.fright : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
