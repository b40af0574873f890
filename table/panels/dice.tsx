import type { Throw } from '@impulse/engine';
import { percent } from '@impulse/engine/text/wording.js';
import { useDesk } from '../desk/desk.js';
import { Dice, Die } from '../parts/die.js';
import { Gauge } from '../parts/gauge.js';
import { luckOf } from '../parts/luck.js';
import { throwsIn } from '../parts/throws.js';
import { BattlePledge } from './pledge.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

const shownThrows = 40;

/** Every die of the battle: how often each face came up, and the last throws. */
export function DicePanel() {
  const desk = useDesk();
  const say = phrasesOf(desk);
  const throws = throwsIn(desk.chair.now(), desk.chair.log.value);
  if (throws.length === 0)
    return (
      <>
        <p class="hint">{words.value.dice.none}</p>
        <BattlePledge />
      </>
    );
  return (
    <div class="dice-panel" data-part="dice">
      <div class="lucks">
        {desk.kit.game.sides.map((side) => (
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
                {say.purpose(one.purpose)}
                {one.unit === null ? '' : ` · ${say.unit(one.unit)}`}
              </span>
            </li>
          ))}
      </ol>
      <BattlePledge />
    </div>
  );
}

function LuckTable({ side, throws }: { readonly side: string; readonly throws: readonly Throw[] }) {
  const desk = useDesk();
  const { dice } = words.value;
  const { faces, count, mean, attacks, hits } = luckOf(throws, side, (thrown) => desk.kit.isAttack(thrown));
  const most = Math.max(1, ...faces);
  return (
    <table class={`luck of-side side-${side}`}>
      <caption>
        <strong>{phrasesOf(desk).side(side)}</strong>
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
