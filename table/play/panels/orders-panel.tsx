import { AdvanceCard, AirCard, BarrageTargetCard, ExcessCard, NightCard } from '../cards/units.js';
import { EndingCard } from '../cards/ending.js';
import { ProposalCard } from '../cards/forecast.js';
import { EntryTray, IdleCard } from '../cards/idle.js';
import { NumbersCard } from '../cards/numbers.js';
import { OverCard } from '../cards/over.js';
import { ResultCard } from '../cards/result.js';
import { SetupCard } from '../cards/setup.js';
import { useDesk } from '../desk.js';
import { SpeedChoice } from '../parts/speed-choice.js';
import { words } from '../words.js';
import { Inspector } from './inspector.js';

/** The card of numbers shows which one is chosen. */
const shownByItself = new Set<string>(['choose-an', 'adjust-an', 'roll-an']);

/** Everything about the decision at hand, the most pressing first. */
export function OrdersPanel() {
  const { session, stage } = useDesk();
  const turn = session.turn.value;
  const proposal = session.proposal.value;
  const ending = session.ending.value;
  const result = stage.result.value;
  return (
    <div class="orders" data-part="orders">
      {turn.over ? <OverCard outcome={turn} /> : null}
      {ending ? <EndingCard reminder={ending} /> : null}
      {session.mayAct.value && !turn.over ? <StepCard step={turn.step} /> : null}
      {result && !proposal ? <ResultCard result={result} /> : null}
      {proposal && !shownByItself.has(proposal.action.type) ? <ProposalCard proposal={proposal} /> : null}
      <Inspector />
      {session.mayAct.value ? <Leisure /> : <Waiting />}
    </div>
  );
}

function StepCard({ step }: { readonly step: string }) {
  switch (step) {
    case 'setup':
      return <SetupCard />;
    case 'choose-an':
    case 'adjust-an':
      return <NumbersCard step={step} />;
    case 'air-plan':
    case 'air-strike':
      return <AirCard />;
    case 'advance':
      return <AdvanceCard />;
    case 'barrage-target':
      return <BarrageTargetCard />;
    case 'excess':
      return <ExcessCard />;
    case 'night':
      return <NightCard />;
    default:
      return null;
  }
}

/** In an impulse with nothing about to be done: who can still act, and who waits at the edge. */
function Leisure() {
  const { session } = useDesk();
  const turn = session.turn.value;
  if (turn.over || turn.step !== 'impulse' || session.proposal.value || session.ending.value) return null;
  const air = session.match.state.context.options.aircraft === 'on';
  return (
    <>
      <EntryTray />
      {air && session.ready.value.some((id) => session.roster.value.get(id)!.data.type === 'aircraft') ? (
        <AirCard />
      ) : null}
      <IdleCard />
    </>
  );
}

/** Somebody else decides: look around as you like, and say how fast it is to go. */
function Waiting() {
  const { session } = useDesk();
  const turn = session.turn.value;
  if (turn.over || session.isHuman(turn.side)) return null;
  return (
    <section class="card waiting" aria-label={words.value.bar.computer}>
      <p class="hint">{words.value.waiting}</p>
      <SpeedChoice />
    </section>
  );
}
