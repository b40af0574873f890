import type { LogEvent } from '@impulse/engine';
import { useDesk } from '../desk.js';
import { numbersIn, partIn, partsIn, textIn } from '../detail.js';
import { CounterFace } from '../parts/counter-face.js';
import { Dice, Die } from '../parts/die.js';
import { Told } from '../parts/references.js';
import { RuleLink } from '../parts/rule-link.js';
import { Terms, termsOf } from '../parts/terms.js';
import type { Result } from '../stage.js';
import { say, tell, words } from '../words.js';

/** What the dice have shown: the arithmetic of the forecast, with the dice. */
export function ResultCard({ result: { events, rolling } }: { readonly result: Result }) {
  const { stage } = useDesk();
  const { result } = words.value;
  return (
    <section class="card result" aria-label={result.title} data-part="result">
      <h2 class="card-title">
        {result.title} {events[0] ? <RuleLink rule={events[0].rule} /> : null}
        <button type="button" class="icon-button card-close" aria-label={result.close} onClick={() => stage.clear()}>
          ×
        </button>
      </h2>
      {events.map((event, index) => (
        <Outcome key={index} event={event} rolling={rolling && index === events.length - 1} />
      ))}
    </section>
  );
}

function Outcome({ event, rolling }: { readonly event: LogEvent; readonly rolling: boolean }) {
  switch (event.type) {
    case 'attack':
      return <AttackResult event={event} rolling={rolling} />;
    case 'ranged-in':
      return <RangedIn event={event} rolling={rolling} />;
    case 'recovery':
      return <Recovery event={event} rolling={rolling} />;
    case 'numbers-revealed':
      return <Revealed event={event} rolling={rolling} />;
    default:
      return (
        <p class="result-line">
          <Told text={tell.value.event(event)} detail={event.detail} />
        </p>
      );
  }
}

interface OutcomeProps {
  readonly event: LogEvent;
  readonly rolling: boolean;
}

function AttackResult({ event: { detail }, rolling }: OutcomeProps) {
  const { session } = useDesk();
  const { result } = words.value;
  const attacker = session.roster.value.get(textIn(detail, 'unit'));
  const target = session.roster.value.get(textIn(detail, 'target'));
  const hit = detail['hit'] === true;
  const figure = (key: string): number => Number(detail[key]);
  return (
    <div class="result-attack">
      <div class="duel">
        {attacker ? <CounterFace unit={attacker} size="large" /> : null}
        <div class="duel-chance">
          <Dice dice={numbersIn(detail, 'dice')} side={attacker?.side} rolling={rolling} size="large" />
        </div>
        {target ? <CounterFace unit={target} size="large" /> : null}
      </div>
      <p class="result-names">
        {say.value.purpose(textIn(detail, 'kind'))}: {say.value.unit(textIn(detail, 'unit'))} →{' '}
        {say.value.unit(textIn(detail, 'target'))}
      </p>
      <Terms terms={termsOf(detail)} />
      <p class="result-sum">
        {rolling
          ? result.rolling
          : result.sum(numbersIn(detail, 'dice'), figure('firepower'), figure('total'), figure('protection'))}
        {rolling ? null : (
          <strong class={`verdict ${hit ? 'is-hit' : 'is-miss'}`}>{say.value.forecast(hit ? 'hit' : 'missed')}</strong>
        )}
      </p>
    </div>
  );
}

function RangedIn({ event: { detail }, rolling }: OutcomeProps) {
  const { session } = useDesk();
  const rolls = partsIn(detail, 'rolls');
  const side = session.roster.value.get(textIn(detail, 'unit'))?.side;
  return (
    <div class="result-ranging">
      <p class="result-names">
        {say.value.purpose('range-in')}: {say.value.unit(textIn(detail, 'unit'))} →{' '}
        {say.value.hex(textIn(detail, 'hex'))}
      </p>
      <ul class="result-rolls">
        {rolls.map((roll) => (
          <li key={textIn(roll, 'unit')}>
            <Die value={Number(roll['die'])} side={side} rolling={rolling} />
            <span>{say.value.unit(textIn(roll, 'unit'))}</span>
            {rolling ? null : (
              <strong class={`verdict ${roll['ranged'] === true ? 'is-hit' : 'is-miss'}`}>
                {roll['ranged'] === true ? say.value.flag('ranged-in') : say.value.forecast('not-ranged-in')}
              </strong>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recovery({ event, rolling }: OutcomeProps) {
  const { session } = useDesk();
  const { detail } = event;
  const unit = session.roster.value.get(textIn(detail, 'unit'));
  return (
    <div class="result-recovery">
      {unit ? <CounterFace unit={unit} size="medium" /> : null}
      <Dice dice={numbersIn(detail, 'dice')} side={unit?.side} rolling={rolling} />
      <p class="result-line">{rolling ? words.value.result.rolling : tell.value.event(event)}</p>
    </div>
  );
}

function Revealed({ event, rolling }: OutcomeProps) {
  const { detail } = event;
  const number = (side: string): number => Number(partIn(detail, side)['an']);
  return (
    <div class="result-numbers">
      {(['dak', 'cw'] as const).map((side) => (
        <span key={side} class="result-number">
          <Die value={number(side)} side={side} rolling={rolling} size="large" />
          {say.value.side(side)}
        </span>
      ))}
      <p class="result-line">{rolling ? words.value.result.rolling : tell.value.event(event)}</p>
    </div>
  );
}
