import type { PublicAction } from '@impulse/engine';
import type { ToldAnalysis, ToldStretch } from '@impulse/library';
import { staffWords } from '../../staff/words.js';
import { analysisWords } from './words.js';

interface FindingsProps {
  readonly told: ToldAnalysis<PublicAction>;
  readonly shown: ToldStretch<PublicAction> | null;
  readonly go: (frame: number) => void;
  /** Shows the better plan of a decision on the map, or none. */
  readonly show: (stretch: ToldStretch<PublicAction> | null) => void;
}

/** What a battle was decided by. */
export function Findings({ told, shown, go, show }: FindingsProps) {
  const words = analysisWords.value;
  return (
    <>
      <section class="card" aria-label={words.balance} data-part="balance">
        <h3 class="card-title">{words.balance}</h3>
        <table class="balance">
          <tbody>
            {told.account.map(([what, share]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{share}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p class="hint">{words.balanceNote}</p>
      </section>
      <section class="card" aria-label={words.turningPoints} data-part="turning-points">
        <h3 class="card-title">{words.turningPoints}</h3>
        {told.turningPoints.length === 0 ? <p class="hint">{words.noTurningPoints}</p> : null}
        <ul class="finding-list">
          {told.turningPoints.map(({ stretch, turningPoint }) => (
            <li key={stretch.from}>
              <button type="button" class="link" data-frame={stretch.from} onClick={() => go(stretch.from)}>
                {turningPoint}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="card" aria-label={words.judged} data-part="judged">
        <h3 class="card-title">{words.judged}</h3>
        <p class="hint">{told.judged.length === 0 ? words.noneJudged : words.betterNote}</p>
        {told.judged.map((one) => (
          <Decision key={one.stretch.from} told={one} isShown={shown?.stretch.from === one.stretch.from} show={show} />
        ))}
      </section>
    </>
  );
}

/** So much of a plan is read at once. */
const mostOrders = 6;

interface DecisionProps {
  readonly told: ToldStretch<PublicAction>;
  readonly isShown: boolean;
  readonly show: FindingsProps['show'];
}

function Decision({ told, isShown, show }: DecisionProps) {
  const words = analysisWords.value;
  const text = staffWords.value;
  const { stretch, when, cost, better, played } = told;
  if (stretch.verdict === null) return null;
  return (
    <article class={`decision ${stretch.verdict}`}>
      <h4>
        <span class={`verdict-dot ${stretch.verdict}`} aria-hidden="true" /> {words.verdicts[stretch.verdict]}
      </h4>
      <p>{when}</p>
      <p>{cost}</p>
      <button
        type="button"
        class="button"
        aria-pressed={isShown}
        data-decision={stretch.from}
        onClick={() => show(isShown ? null : told)}
      >
        {isShown ? text.hide : text.show}
      </button>
      {isShown ? (
        <div class="decision-plans">
          <Plan title={words.better} orders={better} />
          <Plan title={words.played} orders={played} />
        </div>
      ) : null}
    </article>
  );
}

function Plan({ title, orders }: { readonly title: string; readonly orders: readonly string[] }) {
  const left = orders.length - mostOrders;
  if (orders.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {orders.slice(0, mostOrders).map((order, index) => (
          <li key={index}>{order}</li>
        ))}
        {left > 0 ? <li>{analysisWords.value.more(left)}</li> : null}
      </ul>
    </div>
  );
}
