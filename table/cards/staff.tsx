import type { PublicAction } from '@impulse/engine';
import { percent as chanceText } from '@impulse/engine/text/wording.js';
import type { Hint, PlannedAction, StaffPlan } from '@impulse/library';
import { percent } from '@impulse/library/analysis/figures.js';
import './staff.css';
import { useDesk } from '../desk/desk.js';
import { ProposeButton } from '../parts/propose-button.js';
import { phrasesOf } from '../kit/phrases.js';
import { staffWords } from '../staff/words.js';

/** Advice for the person who decides: asked for, never given unasked. */
export function StaffCard() {
  const desk = useDesk();
  const { adviser, selection } = desk;
  if (!adviser) return null;
  const text = staffWords.value;
  const advice = adviser.advice.value;
  const [unit] = selection.units.value;
  return (
    <section class="card staff" aria-label={text.title} data-part="staff">
      <div class="staff-head">
        <h2 class="card-title">{text.title}</h2>
        <button
          type="button"
          class="button"
          data-action="staff-plan"
          title={text.planHow}
          onClick={() => void adviser.askForPlan()}
        >
          {text.plan}
        </button>
        {unit === undefined ? null : (
          <button
            type="button"
            class="button"
            data-action="staff-hint"
            aria-label={text.hintFor(phrasesOf(desk).unit(unit))}
            onClick={() => void adviser.askAbout(unit)}
          >
            {text.hint}
          </button>
        )}
        {advice.kind === 'none' || advice.kind === 'thinking' ? null : (
          <button type="button" class="button" data-action="staff-close" onClick={() => adviser.close()}>
            {text.close}
          </button>
        )}
      </div>
      <div role="status">
        {advice.kind === 'thinking' ? <Thinking /> : null}
        {advice.kind === 'nothing' || advice.kind === 'unable' || advice.kind === 'failed' ? (
          <p class="hint">{text[advice.kind]}</p>
        ) : null}
      </div>
      {advice.kind === 'plan' ? <Plan plan={advice.plan} /> : null}
      {advice.kind === 'hints' ? <Hints hints={advice.hints} /> : null}
    </section>
  );
}

function Thinking() {
  const { adviser } = useDesk();
  const text = staffWords.value;
  const percentDone = adviser?.percent.value ?? 0;
  return (
    <p class="staff-thinking">
      <span>{text.thinking}</span>
      <progress max={100} value={percentDone} aria-label={text.thinking} />
      <button type="button" class="button" data-action="staff-stop" onClick={() => adviser?.close()}>
        {text.stop}
      </button>
    </p>
  );
}

/** So many orders are listed; the map shows all of them. */
const mostOrders = 8;

function Plan({ plan: { orders, chance, usual } }: { readonly plan: StaffPlan<PublicAction> }) {
  const { adviser, chair } = useDesk();
  const text = staffWords.value;
  // Read so that the list follows the battle.
  void chair.turn.value;
  void chair.units.value;
  const left = adviser?.left(orders) ?? [];
  return (
    <>
      <p>{text.chance(percent(chance), percent(usual))}</p>
      <p class="hint">{text.orders(left.length)}</p>
      <ol class="staff-orders">
        {left.slice(0, mostOrders).map((order) => (
          <li key={JSON.stringify(order.action)}>
            <Order order={order} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** An order that can be given now is given by its button; another one waits for those before it. */
function Order({ order: { action } }: { readonly order: PlannedAction<PublicAction> }) {
  const desk = useDesk();
  const line = phrasesOf(desk).order(action);
  return desk.chair.now().refuse(action) ? (
    <span>{line}</span>
  ) : (
    <ProposeButton action={action} class="staff-order">
      {line}
    </ProposeButton>
  );
}

function Hints({ hints }: { readonly hints: readonly Hint<PublicAction>[] }) {
  const desk = useDesk();
  const text = staffWords.value;
  const say = phrasesOf(desk);
  return (
    <ol class="staff-orders">
      {hints.map((hint) => (
        <li
          key={JSON.stringify(hint.action)}
          onMouseEnter={() => desk.adviser?.point(hint)}
          onFocusCapture={() => desk.adviser?.point(hint)}
        >
          <Order order={hint} />
          <span class="hint">
            {[
              text.hintChance(percent(hint.chance)),
              say.motive(hint.motive.code),
              ...(hint.odds ? [text.odds(chanceText(desk.kit.chance(hint.odds)))] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
