import type { Prospect } from '@impulse/engine';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { ProspectFact } from '@impulse/white-death/aids/codes.js';
import { ListCard } from '../../../cards/unit-list.js';
import { useDesk } from '../../../desk.js';
import { ConfirmHere } from '../../../parts/confirm.js';
import { ProposeButton } from '../../../parts/propose-button.js';
import { action, say, useBattle } from '../battle.js';
import { winterWords } from '../words.js';

/** 5.1: how many movement points the next impulse has, or to pass; 18: formations to be refitted. */
export function DecisionCard() {
  const battle = useBattle();
  const { decision } = winterWords.value;
  const prospects = battle.aids.prospects(battle.state, battle.seat);
  const legal = battle.legal();
  const refits = legal.filter(({ type }) => type === 'refit');
  return (
    <ListCard title={decision.title} rule="5.1" part="decision">
      <p class="hint">{decision.how}</p>
      <div class="point-choice" role="group" aria-label={decision.title}>
        {prospects.map((prospect) => (
          <PointsButton key={prospect.value} prospect={prospect} />
        ))}
      </div>
      <Outlook prospects={prospects} />
      <ConfirmHere types={['impulse', 'pass', 'refit']} />
      {legal.some(({ type }) => type === 'pass') ? (
        <ProposeButton action={action({ type: 'pass' })} class="button wide">
          {say.value.action('pass')}
        </ProposeButton>
      ) : null}
      {refits.length > 0 ? <Refits refits={refits} /> : null}
    </ListCard>
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

const shown: readonly ProspectFact[] = ['move', 'reach', 'arrivals', 'own-left', 'enemy-left'];

/** What the number that is chosen would bring. */
function Outlook({ prospects }: { readonly prospects: readonly Prospect<Action>[] }) {
  const { plans } = useDesk();
  const { decision } = winterWords.value;
  const chosen = prospects.find(({ action: one }) => one !== null && plans.isProposed(one));
  if (!chosen) return <p class="hint">{decision.none}</p>;
  const { facts } = chosen;
  return (
    <dl class="outlook" data-part="outlook">
      {shown.map((fact) => (
        <div key={fact}>
          <dt>{say.value.prospectFact(fact)}</dt>
          <dd>{fact === 'reach' && facts['assault'] !== true ? decision.noAssault : String(facts[fact])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Formations that can be sent off. */
function Refits({ refits }: { readonly refits: readonly Action[] }) {
  return (
    <details class="refits">
      <summary>{say.value.action('refit')}</summary>
      {refits.map((refit) => (
        <ProposeButton key={JSON.stringify(refit)} action={refit} class="button wide">
          {say.value.order(refit)}
        </ProposeButton>
      ))}
    </details>
  );
}
