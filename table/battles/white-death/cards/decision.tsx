import type { Prospect } from '@impulse/engine';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { ProspectFact } from '@impulse/white-death/aids/codes.js';
import { ListCard } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk/desk.js';
import { ConfirmHere } from '../../../parts/confirm.js';
import { ProposeButton } from '../../../parts/propose-button.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { textsOf } from '../../../kit/phrases.js';
import { action, say, useBattle } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

/** 5.1: how many movement points the next impulse has, or to pass; 18: formations to be refitted. */
export function DecisionCard() {
  const battle = useBattle();
  const { plans } = useDesk();
  const { decision } = winterWords.value;
  const prospects = battle.aids.prospects(battle.state, battle.seat);
  const legal = battle.legal();
  const chosen = prospects.find((one) => one.action !== null && plans.isProposed(one.action));
  const refits = legal.filter(({ type }) => type === 'refit');
  return (
    <ListCard title={decision.title} rule="5.1" part="decision">
      <p class="hint">{decision.how(prospects.filter((one) => one.action !== null).length)}</p>
      <div class="point-choice" role="group" aria-label={decision.title}>
        {prospects.map((prospect) => (
          <PointsButton key={prospect.value} prospect={prospect} />
        ))}
      </div>
      <PointsSlider prospects={prospects} chosen={chosen} />
      <Outlook chosen={chosen} />
      {chosen ? <Order facts={chosen.facts} /> : null}
      <div class="decision-ends">
        <ConfirmHere types={['impulse', 'pass', 'refit']} />
        <Pass />
      </div>
      <p class="hint">{decision.needs[battle.seat === 'german' ? 'german' : 'soviet']}</p>
      {refits.length > 0 ? <Refits refits={refits} /> : null}
    </ListCard>
  );
}

/** To pass; or why not. */
function Pass() {
  const desk = useDesk();
  const pass = action({ type: 'pass' });
  const refusal = useBattle().refuse(pass);
  return refusal ? (
    <p class="hint">
      {textsOf(desk).refusal(refusal)} <RuleLink rule={refusal.rule} />
    </p>
  ) : (
    <ProposeButton action={pass} class="button wide">
      {say.value.action('pass')}
    </ProposeButton>
  );
}

function PointsButton({ prospect }: { readonly prospect: Prospect<Action> }) {
  const label = say.value.prospect(prospect);
  const reach = winterWords.value.decision.reach(Number(prospect.facts['reach']));
  if (prospect.action === null) {
    return (
      <span class="point-button is-shut" aria-hidden="true">
        <strong>{prospect.value}</strong>
        <small>–</small>
      </span>
    );
  }
  return (
    <ProposeButton action={prospect.action} class="point-button" number={prospect.value} label={label} title={label}>
      <strong aria-hidden="true">{prospect.value}</strong>
      <small aria-hidden="true">{reach}</small>
    </ProposeButton>
  );
}

interface PointsSliderProps {
  readonly prospects: readonly Prospect<Action>[];
  readonly chosen: Prospect<Action> | undefined;
}

/** The same by sliding along the numbers that can be chosen. */
function PointsSlider({ prospects, chosen }: PointsSliderProps) {
  const { plans } = useDesk();
  const open = prospects.filter((one) => one.action !== null);
  const slide = (value: number): void => {
    const wanted = open.find((one) => one.value === value)?.action;
    if (wanted) plans.propose(wanted);
  };
  return (
    <input
      type="range"
      class="point-slider"
      aria-label={winterWords.value.decision.title}
      aria-valuetext={chosen ? say.value.prospect(chosen) : undefined}
      min={1}
      max={open.length}
      value={chosen?.value ?? 1}
      onInput={(event) => slide(event.currentTarget.valueAsNumber)}
    />
  );
}

type FactText = (facts: Prospect<Action>['facts']) => string;

/** What is told of a number, line by line; what is left to both sides is told with who decides after it. */
const lines: Readonly<Partial<Record<ProspectFact, FactText>>> = {
  move: ({ move }) => String(move),
  reach: ({ assault, reach }) => (assault === true ? String(reach) : winterWords.value.decision.noAssault),
  arrivals: ({ arrivals }) => String(arrivals),
  next: ({ next }) => (next === 'nobody' ? winterWords.value.decision.turnEnds : say.value.side(String(next))),
};

/** What the number that is chosen would bring. */
function Outlook({ chosen }: { readonly chosen: Prospect<Action> | undefined }) {
  if (!chosen) return <p class="hint">{winterWords.value.decision.none}</p>;
  // Most impulses have nobody who waits at the edge.
  const told = Object.entries(lines).filter(([fact]) => fact !== 'arrivals' || Number(chosen.facts[fact]) > 0);
  return (
    <dl class="outlook" data-part="outlook">
      {told.map(([fact, text]) => (
        <div key={fact}>
          <dt>{say.value.prospectFact(fact)}</dt>
          <dd>{text(chosen.facts)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 5: who decides after it, and who then goes on alone. */
function Order({ facts }: { readonly facts: Prospect<Action>['facts'] }) {
  const { decision } = winterWords.value;
  const { seat } = useBattle();
  const [own, theirs, waits] = [Number(facts['own-left']), Number(facts['enemy-left']), Number(facts['waits'])];
  const enemy = say.value.side(seat === 'german' ? 'soviet' : 'german');
  const isLast = own === 0 && theirs > 0;
  const order = isLast
    ? decision.unanswered(enemy, theirs)
    : own === 0
      ? decision.ends
      : theirs === 0
        ? decision.alone(own)
        : decision.alternate(enemy, theirs, own);
  return (
    <>
      <p class={isLast ? 'warning' : 'hint'} data-part="order">
        {order}
      </p>
      {waits > 0 ? <p class="warning">{decision.wait(waits)}</p> : null}
    </>
  );
}

/** Formations that can be sent off. */
function Refits({ refits }: { readonly refits: readonly Action[] }) {
  const { decision } = winterWords.value;
  return (
    <details class="refits">
      <summary>{decision.refit}</summary>
      <p class="hint">
        {decision.refitted} <RuleLink rule="18" />
      </p>
      {refits.map((refit) => (
        <ProposeButton key={JSON.stringify(refit)} action={refit} class="button wide">
          {say.value.order(refit)}
        </ProposeButton>
      ))}
    </details>
  );
}
