import { capitalized, numbersIn, partIn, partsIn, textIn } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import type { GistProps } from '../../../kit/kit.js';
import { CounterFace } from '../../../parts/counter-face.js';
import { Dice, Die } from '../../../parts/die.js';
import { words } from '../../../i18n/words.js';
import { say, tell } from '../battle.js';
import { messages } from '../../../i18n/index.js';
import { ownWords } from '../words/own-words.js';

/** Results in a line, on a phone. */

export function AttackGist({ event: { detail }, events, rolling }: GistProps) {
  const units = useDesk().chair.units.value;
  const [unit, target] = [textIn(detail, 'unit'), textIn(detail, 'target')];
  const [attacker, defender] = [units.get(unit), units.get(target)];
  const hit = detail['hit'] === true;
  const destroyed = events.some((one) => one.type === 'destroyed' && textIn(one.detail, 'unit') === target);
  return (
    <>
      {attacker ? <CounterFace unit={attacker} size="small" /> : null}
      <Dice dice={numbersIn(detail, 'dice')} side={attacker?.side} rolling={rolling} size="small" />
      {defender ? <CounterFace unit={defender} size="small" /> : null}
      <span class="toast-text">
        <strong>{capitalized(say.value.purpose(textIn(detail, 'kind')))}</strong>
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

export function NumbersGist({ event: { detail }, rolling }: GistProps) {
  const first = textIn(detail, 'first');
  return (
    <>
      {(['dak', 'cw'] as const).map((side) => (
        <Die key={side} value={Number(partIn(detail, side)['an'])} side={side} rolling={rolling} />
      ))}
      <span class="toast-text">
        <strong>{ownWords.value.numbers.title}</strong>
        <small>
          {rolling
            ? words.value.result.rolling
            : messages.value.shell.joint.said(say.value.side(first), ownWords.value.tracker.first)}
        </small>
      </span>
    </>
  );
}

/** Ranging in, and recovery at night. */
export function ThrowsGist({ event, rolling }: GistProps) {
  const { detail } = event;
  const unit = useDesk().chair.units.value.get(textIn(detail, 'unit'));
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
