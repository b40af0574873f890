import { sideIds } from '@impulse/totensonntag/data/types.js';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../desk.js';
import { Dice, Die } from '../parts/die.js';
import { Gauge } from '../parts/gauge.js';
import { luckOf, type Throw, throwsIn } from '../throws.js';
import { say, words } from '../words.js';

const shownThrows = 40;

/** Every die of the battle: how often each face came up, and the last throws. */
export function DicePanel() {
  const { session } = useDesk();
  const { context } = session.match.state;
  const sideOf = (unit: string): string => context.units[context.unitNumber.get(unit)!].side;
  const throws = session.log.value.flatMap((event) => throwsIn(event, sideOf));
  if (throws.length === 0) return <p class="hint">{words.value.dice.none}</p>;
  return (
    <div class="dice-panel" data-part="dice">
      <div class="lucks">
        {sideIds.map((side) => (
          <LuckTable key={side} side={side} throws={throws} />
        ))}
      </div>
      <ol class="throws">
        {throws
          .slice(-shownThrows)
          .toReversed()
          .map((one, index) => (
            <li key={throws.length - index}>
              <Dice dice={one.dice} side={one.side} size="small" />
              <span>
                {say.value.purpose(one.purpose)}
                {one.unit === null ? '' : ` · ${say.value.unit(one.unit)}`}
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
}

function LuckTable({ side, throws }: { readonly side: string; readonly throws: readonly Throw[] }) {
  const { dice } = words.value;
  const { faces, count, mean, attacks, hits } = luckOf(throws, side);
  const most = Math.max(1, ...faces);
  return (
    <table class={`luck side-${side}`}>
      <caption>
        <strong>{say.value.side(side)}</strong>
        <small>{dice.mean(count, count === 0 ? '–' : mean.toFixed(2))}</small>
        <small>{dice.hits(hits, attacks, attacks === 0 ? '–' : percent(hits / attacks))}</small>
      </caption>
      <tbody>
        {faces.map((many, index) => (
          <tr key={index}>
            <th scope="row">
              <Die value={index + 1} side={side} size="small" />
            </th>
            <td>
              <Gauge part={many / most} />
            </td>
            <td class="luck-count">{many}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
