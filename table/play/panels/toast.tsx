import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEvent } from '@impulse/engine';
import { grid } from '@impulse/totensonntag/context.js';
import { type Desk, useDesk } from '../desk.js';
import { numbersIn, partIn, partsIn, textIn } from '../detail.js';
import { isPhone } from '../media.js';
import { CounterFace } from '../parts/counter-face.js';
import { Dice, Die } from '../parts/die.js';
import type { Result } from '../stage.js';
import { hasDice } from '../throws.js';
import { say, tell, words } from '../words.js';

/** So long a result stays in sight after the dice have come to rest. */
const stay = 4500;
/** So often it looks whether it lies over what the player looks at. */
const interval = 200;

/** On a phone with the sheet down: what a computer's dice have shown, in two lines; a tap opens the arithmetic. */
export function ResultToast() {
  const desk = useDesk();
  const { stage, sight } = desk;
  const result = stage.result.value;
  const seen = useSignal<Result | null>(null);
  const low = useSignal(false);
  const toast = useRef<HTMLButtonElement>(null);
  const shown = isPhone.value && !sight.sheetOpen.value && result?.foreign === true && seen.value !== result;
  useEffect(() => {
    if (!result || result.rolling) return undefined;
    const timer = setTimeout(() => (seen.value = result), stay);
    return () => clearTimeout(timer);
  }, [result]);
  useEffect(() => {
    if (!shown) return undefined;
    const look = (): void => {
      if (toast.current && covers(toast.current, desk)) low.value = !low.value;
    };
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [shown, result]);
  return (
    <div class={`toast-place${low.value ? ' is-low' : ''}`} role="status">
      {shown ? (
        <button
          ref={toast}
          type="button"
          class="toast"
          data-part="toast"
          title={words.value.log.arithmetic}
          onClick={() => sight.open('orders')}
        >
          <Gist result={result} />
          <span class="peek-more" aria-hidden="true">
            ▲
          </span>
        </button>
      ) : null}
    </div>
  );
}

/** Whether it hides the selection, the scene of the attack or the coach. It never looks for a third place. */
function covers(toast: HTMLElement, { session, stage }: Desk): boolean {
  const box = toast.getBoundingClientRect();
  const coach = document.querySelector('.coach')?.getBoundingClientRect();
  if (coach && coach.bottom > box.top && coach.top < box.bottom) return true;
  const [unit] = session.selection.value;
  const places = [
    (unit === undefined ? undefined : session.roster.value.get(unit)?.at) ?? '',
    ...(stage.result.value?.events ?? []).map(({ detail }) => textIn(detail, 'hex')),
  ];
  return places.some((label) => {
    const hex = grid.parse(label);
    const at = hex < 0 ? undefined : stage.board?.clientPoint(hex);
    return at !== undefined && at.y > box.top - 24 && at.y < box.bottom + 24;
  });
}

/** The last throw and its outcome. */
function Gist({ result: { events, rolling } }: { readonly result: Result }) {
  const event = events.findLast((one) => hasDice(one) || one.type === 'numbers-revealed');
  if (!event) return null;
  const props = { event, events, rolling };
  switch (event.type) {
    case 'attack':
      return <Attack {...props} />;
    case 'numbers-revealed':
      return <Numbers {...props} />;
    default:
      return <Throws {...props} />;
  }
}

interface GistProps {
  readonly event: LogEvent;
  readonly events: readonly LogEvent[];
  readonly rolling: boolean;
}

function Attack({ event: { detail }, events, rolling }: GistProps) {
  const { session } = useDesk();
  const roster = session.roster.value;
  const [unit, target] = [textIn(detail, 'unit'), textIn(detail, 'target')];
  const [attacker, defender] = [roster.get(unit), roster.get(target)];
  const hit = detail['hit'] === true;
  const destroyed = events.some((one) => one.type === 'destroyed' && textIn(one.detail, 'unit') === target);
  return (
    <>
      {attacker ? <CounterFace unit={attacker} size="small" /> : null}
      <Dice dice={numbersIn(detail, 'dice')} side={attacker?.side} rolling={rolling} size="small" />
      {defender ? <CounterFace unit={defender} size="small" /> : null}
      <span class="toast-text">
        <strong>{say.value.purpose(textIn(detail, 'kind'))}</strong>
        <small>
          {say.value.unit(unit)} → {say.value.unit(target)}
        </small>
      </span>
      {rolling ? null : (
        <strong class={`verdict ${hit ? 'is-hit' : 'is-miss'}`}>
          {say.value.forecast(destroyed ? 'destroyed' : hit ? 'hit' : 'missed')}
        </strong>
      )}
    </>
  );
}

function Numbers({ event: { detail }, rolling }: GistProps) {
  const first = textIn(detail, 'first');
  return (
    <>
      {(['dak', 'cw'] as const).map((side) => (
        <Die key={side} value={Number(partIn(detail, side)['an'])} side={side} rolling={rolling} />
      ))}
      <span class="toast-text">
        <strong>{words.value.numbers.title}</strong>
        <small>{rolling ? words.value.result.rolling : `${say.value.side(first)}: ${words.value.tracker.first}`}</small>
      </span>
    </>
  );
}

/** Ranging in, and recovery at night. */
function Throws({ event, rolling }: GistProps) {
  const { session } = useDesk();
  const { detail } = event;
  const unit = session.roster.value.get(textIn(detail, 'unit'));
  const rolls = partsIn(detail, 'rolls').map((roll) => Number(roll['die']));
  return (
    <>
      {unit ? <CounterFace unit={unit} size="small" /> : null}
      <Dice dice={[...rolls, ...numbersIn(detail, 'dice')]} side={unit?.side} rolling={rolling} size="small" />
      <span class="toast-text">
        <small>{rolling ? words.value.result.rolling : tell.value.event(event)}</small>
      </span>
    </>
  );
}
