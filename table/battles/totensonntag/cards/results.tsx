import { capitalized, numbersIn, partIn, partsIn, textIn } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import type { ResultProps } from '../../../kit/kit.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { Dice, Die } from '../../../parts/die.js';
import { Terms, termsOf } from '../../../parts/terms.js';
import { messages } from '../../../i18n/index.js';
import { words } from '../../../i18n/words.js';
import { say, tell } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** Results with their dice, beside the map. */

/** Who does what to whom, with the colon of the language. */
const duelOf = (purpose: string, unit: string, whom: string): string =>
  messages.value.shell.joint.said(capitalized(say.value.purpose(purpose)), `${say.value.unit(unit)} → ${whom}`);

export function AttackResult({ event: { detail }, rolling }: ResultProps) {
  const units = useDesk().chair.units.value;
  const attacker = units.get(textIn(detail, 'unit'));
  const target = units.get(textIn(detail, 'target'));
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
        {duelOf(textIn(detail, 'kind'), textIn(detail, 'unit'), say.value.unit(textIn(detail, 'target')))}
      </p>
      <Terms terms={termsOf(detail)} />
      <p class="result-sum">
        {rolling
          ? words.value.result.rolling
          : ownWords.value.sum(numbersIn(detail, 'dice'), figure('firepower'), figure('total'), figure('protection'))}
        {rolling ? null : (
          <strong class={`verdict ${hit ? 'is-hit' : 'is-miss'}`}>{say.value.forecast(hit ? 'hit' : 'missed')}</strong>
        )}
      </p>
    </div>
  );
}

export function RangedIn({ event: { detail }, rolling }: ResultProps) {
  const units = useDesk().chair.units.value;
  const rolls = partsIn(detail, 'rolls');
  const side = units.get(textIn(detail, 'unit'))?.side;
  return (
    <div class="result-ranging">
      <p class="result-names">{duelOf('range-in', textIn(detail, 'unit'), say.value.hex(textIn(detail, 'hex')))}</p>
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

export function Recovery({ event, rolling }: ResultProps) {
  const units = useDesk().chair.units.value;
  const { detail } = event;
  const unit = units.get(textIn(detail, 'unit'));
  return (
    <div class="result-recovery">
      {unit ? <CounterFace unit={unit} size="medium" /> : null}
      <Dice dice={numbersIn(detail, 'dice')} side={unit?.side} rolling={rolling} />
      <p class="result-line">{rolling ? words.value.result.rolling : tell.value.event(event)}</p>
    </div>
  );
}

export function Revealed({ event, rolling }: ResultProps) {
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
