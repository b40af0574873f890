import { useDesk } from '../desk.js';
import { prospectsOf } from '../numbers.js';
import { Die } from '../parts/die.js';
import { RuleLink } from '../parts/rule-link.js';
import { words } from '../words.js';

/** 2.1, 2.2: choosing or adjusting the activation number, in secret. */
export function NumbersCard({ step }: { readonly step: 'choose-an' | 'adjust-an' }) {
  const { numbers } = words.value;
  return (
    <section class="card numbers" aria-label={numbers.title} data-part="numbers">
      <h2 class="card-title">
        {numbers.title} <RuleLink rule="2.1" />
      </h2>
      {step === 'choose-an' ? <Choose /> : <Adjust />}
      <p class="hint">{numbers.whoFirst}</p>
    </section>
  );
}

function Choose() {
  const { session } = useDesk();
  const { numbers } = words.value;
  const action = session.proposal.value?.action;
  const side = session.seat.value;
  return (
    <>
      <div class="number-choice" role="group" aria-label={numbers.title}>
        {prospectsOf(session.match.state, side).map(({ number, activated, all, points }) => (
          <button
            key={number}
            type="button"
            class="number-button"
            data-number={number}
            aria-pressed={action?.type === 'choose-an' && action.value === number}
            aria-label={numbers.prospect(number, activated, all, points)}
            title={numbers.prospect(number, activated, all, points)}
            onClick={() => session.propose({ type: 'choose-an', value: number })}
          >
            <Die value={number} side={side} silent />
            <small aria-hidden="true">{numbers.units(activated)}</small>
            <small aria-hidden="true">{numbers.points(points)}</small>
          </button>
        ))}
      </div>
      <p>
        <button
          type="button"
          class="button wide"
          data-number="roll"
          aria-pressed={action?.type === 'roll-an'}
          onClick={() => session.propose({ type: 'roll-an' })}
        >
          {numbers.roll}
        </button>
      </p>
    </>
  );
}

function Adjust() {
  const { session } = useDesk();
  const { numbers } = words.value;
  const side = session.seat.value;
  const own = session.view.value.position.numbers[side as 'dak' | 'cw'];
  const rolled = Number(own.an);
  const action = session.proposal.value?.action;
  const prospects = prospectsOf(session.match.state, side);
  const changes = [-1, 0, 1].filter((delta) => rolled + delta >= 1 && rolled + delta <= 6);
  return (
    <>
      <p>{numbers.youRolled(rolled)}</p>
      <div class="number-choice is-few" role="group" aria-label={numbers.title}>
        {changes.map((delta) => {
          const { number, activated, all, points } = prospects[rolled + delta - 1]!;
          return (
            <button
              key={delta}
              type="button"
              class="number-button"
              data-number={number}
              aria-pressed={action?.type === 'adjust-an' && action.delta === delta}
              aria-label={`${numbers.change(delta)}: ${numbers.prospect(number, activated, all, points)}`}
              onClick={() => session.propose({ type: 'adjust-an', delta })}
            >
              <small aria-hidden="true">{numbers.change(delta)}</small>
              <Die value={number} side={side} silent />
              <small aria-hidden="true">{numbers.units(activated)}</small>
              <small aria-hidden="true">{numbers.points(points)}</small>
            </button>
          );
        })}
      </div>
    </>
  );
}
