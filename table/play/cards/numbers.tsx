import { useDesk } from '../desk.js';
import { prospectsOf } from '../numbers.js';
import { Die } from '../parts/die.js';
import { ProposeButton } from '../parts/propose-button.js';
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
  const side = session.seat.value;
  return (
    <>
      <div class="number-choice" role="group" aria-label={numbers.title}>
        {prospectsOf(session.match.state, side).map(({ number, activated, all, points }) => (
          <ProposeButton
            key={number}
            action={{ type: 'choose-an', value: number }}
            class="number-button"
            number={number}
            label={numbers.prospect(number, activated, all, points)}
            title={numbers.prospect(number, activated, all, points)}
          >
            <Die value={number} side={side} silent />
            <small aria-hidden="true">{numbers.units(activated)}</small>
            <small aria-hidden="true">{numbers.points(points)}</small>
          </ProposeButton>
        ))}
      </div>
      <p>
        <ProposeButton action={{ type: 'roll-an' }} class="button wide" number="roll">
          {numbers.roll}
        </ProposeButton>
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
  const prospects = prospectsOf(session.match.state, side);
  const changes = [-1, 0, 1].filter((delta) => rolled + delta >= 1 && rolled + delta <= 6);
  return (
    <>
      <p>{numbers.youRolled(rolled)}</p>
      <div class="number-choice is-few" role="group" aria-label={numbers.title}>
        {changes.map((delta) => {
          const { number, activated, all, points } = prospects[rolled + delta - 1];
          return (
            <ProposeButton
              key={delta}
              action={{ type: 'adjust-an', delta }}
              class="number-button"
              number={number}
              label={`${numbers.change(delta)}: ${numbers.prospect(number, activated, all, points)}`}
            >
              <small aria-hidden="true">{numbers.change(delta)}</small>
              <Die value={number} side={side} silent />
              <small aria-hidden="true">{numbers.units(activated)}</small>
              <small aria-hidden="true">{numbers.points(points)}</small>
            </ProposeButton>
          );
        })}
      </div>
    </>
  );
}
