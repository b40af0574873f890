import type { UnitCard } from '@impulse/engine';
import type { MoveCost } from '@impulse/white-death/data/types.js';
import { unitData } from '@impulse/white-death/text/names.js';
import { mixed } from '@impulse/white-death/text/numbers.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

const grounds = ['road', 'clear', 'forest', 'town', 'creek', 'river'] as const;

/** 7, 9C2: what each kind of ground costs the unit in hand, and how well it defends there. */
export function TerrainChart({ unit }: { readonly unit: UnitCard }) {
  const { charts } = useBattle().state.context.data;
  const { chart } = winterWords.value;
  const data = unitData(unit.id);
  if (!data) return null;
  const { mobility, class: kind } = data;
  const defence: Readonly<Record<string, Readonly<Record<string, number>>>> = charts.defence;
  return (
    <details class="terrain-chart" data-part="terrain-chart">
      <summary>
        {chart.title(say.value.mobility(mobility))} <RuleLink rule="7" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.ground}</th>
            <th scope="col">{chart.cost}</th>
            <th scope="col">{chart.defence}</th>
          </tr>
        </thead>
        <tbody>
          {grounds.map((ground) => (
            <tr key={ground}>
              <th scope="row">{nameOf(ground)}</th>
              <td>{costOf(charts.movement[ground][mobility])}</td>
              <td>{defence[ground]?.[kind] ?? ''}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{say.value.feature('slope')}</th>
            <td>+{mixed(charts.movement.slope[mobility])}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </details>
  );
}

/** A road is a feature of a hex, not its terrain. */
function nameOf(ground: (typeof grounds)[number]): string {
  const terrain = say.value.terrain(ground);
  return terrain === ground ? say.value.feature(ground) : terrain;
}

/** 7: to enter, and to leave it where that costs more. */
function costOf(cost: MoveCost | null): string {
  const { chart } = winterWords.value;
  if (cost === null) return chart.prohibited;
  return cost.leave === undefined ? mixed(cost.enter) : chart.leaving(mixed(cost.enter), mixed(cost.leave));
}
