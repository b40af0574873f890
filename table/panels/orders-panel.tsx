import { useDesk } from '../desk/desk.js';
import { LetterWaiting } from '../letters/table-parts.js';
import { MatchWaiting } from '../online/table-parts.js';
import { WaitingCard } from '../parts/waiting-card.js';
import { StaffCard } from '../cards/staff.js';
import { words } from '../i18n/words.js';
import { useRef } from 'preact/hooks';
import { DraftCard, EndingCard, Inspector, OverCard, ProposalCard, ResultCard } from './lazy.js';
import { useTop } from './use-top.js';

/** Everything about the decision at hand, the most pressing first. */
export function OrdersPanel() {
  const { kit, chair, plans, presenter, results, selection } = useDesk();
  const turn = chair.turn.value;
  const proposal = plans.proposal.value;
  const ending = plans.ending.value;
  const draft = plans.drafts.judged.value;
  const result = presenter.result.value;
  const step = turn.over || !chair.mayAct.value ? null : kit.steps[turn.step];
  // What has nothing to do with the step takes its place while it is put together.
  const apart = draft !== null && step?.draft?.type !== draft.draft.type;
  const Card = apart ? null : step?.card;
  // What comes next is laid out by itself: what has just come of the last one stands above it, in a line.
  const resultFirst = step?.draft?.atOnce === true;
  // So does what has come of the other side's dice, once a person is to decide: the recap and the log tell the rest.
  const isAside =
    (resultFirst && draft !== null) || (step !== null && result?.foreign === true && !results.isRecalled.value);
  const shownResult =
    result && !(proposal && !kit.shownByItself.has(proposal.action.type)) ? (
      <ResultCard result={result} isAside={isAside} />
    ) : null;
  const Idle = plans.isMaking.value ? null : step?.idle;
  const panel = useRef<HTMLDivElement>(null);
  const making = JSON.stringify([
    turn.over || turn.step,
    ending,
    proposal?.action,
    draft?.draft.type,
    draft?.draft.hex,
  ]);
  useTop(panel, making, plans.isMaking.value ? '' : selection.units.value.join());
  return (
    <div class="orders" data-part="orders" ref={panel}>
      {turn.over ? <OverCard outcome={turn} /> : null}
      {ending ? <EndingCard reminder={ending} /> : null}
      {resultFirst ? shownResult : null}
      {Card ? <Card /> : null}
      {draft ? <DraftCard judged={draft} /> : null}
      {resultFirst ? null : shownResult}
      {proposal && !kit.shownByItself.has(proposal.action.type) ? <ProposalCard proposal={proposal} /> : null}
      <Inspector />
      {step?.idle ? <StaffCard /> : null}
      {Idle ? <Idle /> : null}
      {step ? null : <Waiting />}
    </div>
  );
}

function Waiting() {
  const { chair, post, remote } = useDesk();
  const turn = chair.turn.value;
  if (turn.over || chair.isPerson(turn.side)) return null;
  if (post.value) return <LetterWaiting />;
  return remote ? <MatchWaiting /> : <WaitingCard title={words.value.bar.computer} text={words.value.waiting} />;
}
