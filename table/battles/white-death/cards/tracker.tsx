import type { PublicAction, Way } from '@impulse/engine';
import { sideIds, type SideId } from '@impulse/white-death/data/types.js';
import { useDesk } from '../../../desk/desk.js';
import { messages } from '../../../i18n/index.js';
import { Gauge } from '../../../parts/gauge.js';
import { say, trackIn, useBattle, useTracks } from '../battle.js';
import { winterWords } from '../words/winter-words.js';

/** Turn, weather, the phases, and what each side has left. */
export function Tracker() {
  const { tracker } = winterWords.value;
  const tracks = useTracks();
  const { context } = useBattle().state;
  const now = Number(trackIn(tracks, 'turn')?.value);
  const score = Number(trackIn(tracks, 'score')?.value ?? 0);
  const side = score >= 0 ? 'soviet' : 'german';
  return (
    <section class="panel tracker" aria-label={tracker.title} data-part="tracker">
      <div class="tracker-day">
        <strong>{turnOf(now, context.scenario.turns)}</strong>
        <span>{say.value.date(now)}</span>
        <span>{say.value.weather(String(trackIn(tracks, 'weather')?.value ?? ''))}</span>
        <span class="tracker-points" title={say.value.track('score')}>
          <i class={`account-flag side-${side}`} aria-hidden="true" /> {say.value.points(score)}
        </span>
      </div>
      <Phases />
      <div class="tracker-numbers">
        {sideIds.map((one) => (
          <SideTracks key={one} side={one} />
        ))}
      </div>
    </section>
  );
}

/** Turns have the numbers of the campaign; how many of them a scenario has is said besides. */
function turnOf(turn: number, [first, last]: readonly [number, number]): string {
  const { tracker } = winterWords.value;
  return first === 1 ? tracker.turn(turn, last) : tracker.turnFrom(turn, turn - first + 1, last - first + 1);
}

const phases = ['decision', 'movement', 'barrage', 'defence', 'assault'] as const;

/** 5: the phases of an impulse. */
function Phases() {
  const { chair } = useDesk();
  const turn = chair.turn.value;
  const now = turn.over ? 'over' : turn.step === 'advance' ? 'assault' : turn.step;
  return (
    <ol class="tracker-parts" aria-label={winterWords.value.tracker.phases}>
      {phases.map((phase) => (
        <li key={phase} class={phase === now ? 'is-now' : ''} aria-current={phase === now ? 'step' : undefined}>
          {winterWords.value.tracker.phase[phase]}
        </li>
      ))}
    </ol>
  );
}

function SideTracks({ side }: { readonly side: SideId }) {
  const tracks = useTracks();
  const { chair, selection } = useDesk();
  const { tracker } = winterWords.value;
  const turn = chair.turn.value;
  const figure = (code: Parameters<typeof trackIn>[1]): number => Number(trackIn(tracks, code, side)?.value ?? 0);
  const points = trackIn(tracks, 'points', side);
  const railed = trackIn(tracks, 'railed', side);
  const fortress = side === 'german' ? figure('fortress-supply') : null;
  const acting = !turn.over && turn.side === side;
  // 8: what the railway can still carry is asked for by whoever could ride.
  const rides = acting && selection.deeds.value.some(({ ways, more }) => [...ways.values(), ...more].some(isByRail));
  return (
    <div class={`tracker-army side-${side} of-side${acting ? ' is-acting' : ''}`}>
      <span class="tracker-army-name">
        {say.value.side(side)}
        {side === chair.seat.value ? <StandingButton /> : null}
      </span>
      <span class="tracker-army-points" title={say.value.track('points')}>
        <Gauge part={figure('points') / Number(points?.full ?? 1)} />
        {tracker.left(figure('points'))}
      </span>
      <span class="tracker-army-pools">
        <span title={say.value.track('supply')}>{tracker.supply(figure('supply'))}</span>
        {fortress === null ? null : (
          <span title={say.value.track('fortress-supply')}>{tracker.fortress(fortress)}</span>
        )}
        <span title={say.value.track('replacements')}>{tracker.replacements(figure('replacements'))}</span>
        {rides || figure('railed') > 0 ? (
          <span title={say.value.track('railed')}>{tracker.railed(figure('railed'), Number(railed?.full))}</span>
        ) : null}
      </span>
    </div>
  );
}

const isByRail = ({ spot }: Way<PublicAction>): boolean => spot.kind === 'rail';

/** What the side does when it is not asked. */
function StandingButton() {
  const { chair, plans } = useDesk();
  const turn = chair.turn.value;
  if (!chair.mayAct.value || turn.over || turn.step === 'setup') return null;
  return (
    <button type="button" class="standing-button" data-drafts="orders" onClick={() => plans.draft('orders', [], null)}>
      {messages.value.shell.joint.asksMore(say.value.action('orders'))}
    </button>
  );
}
