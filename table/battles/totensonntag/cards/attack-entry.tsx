import { capitalized, type LogEvent, numbersIn, textIn } from '@impulse/engine';
import { useDesk } from '../../../desk/desk.js';
import { Dice } from '../../../parts/die.js';
import { HexLink, UnitLink } from '../../../parts/references.js';
import { RuleLink } from '../../../parts/rule-link.js';
import { Terms, termsOf } from '../../../parts/terms.js';
import { words } from '../../../i18n/words.js';
import { say, tell } from '../battle.js';
import { ownWords } from '../words/own-words.js';

/** The gist, the dice and the verdict; the arithmetic when asked for. */
export function AttackEntry({ event }: { readonly event: LogEvent }) {
  const { detail } = event;
  const { log } = words.value;
  const dice = numbersIn(detail, 'dice');
  const side = useDesk().chair.units.value.get(textIn(detail, 'unit'))?.side;
  const hit = detail['hit'] === true;
  const support = textIn(detail, 'support');
  return (
    <li class="entry entry-attack">
      <div class="entry-line">
        <span>
          <em>{capitalized(say.value.purpose(textIn(detail, 'kind')))}</em> <UnitLink id={textIn(detail, 'unit')} /> →{' '}
          <UnitLink id={textIn(detail, 'target')} /> <HexLink hex={textIn(detail, 'hex')} />
          {support === '' ? null : (
            <>
              {' '}
              (+ <UnitLink id={support} />)
            </>
          )}
        </span>
        <RuleLink rule={event.rule} />
      </div>
      <details class="entry-details">
        <summary>
          <Dice dice={dice} side={side} size="small" />
          <strong class={`verdict ${hit ? 'is-hit' : 'is-miss'}`}>{say.value.forecast(hit ? 'hit' : 'missed')}</strong>
          <span class="entry-sum">
            {ownWords.value.sum(
              dice,
              Number(detail['firepower']),
              Number(detail['total']),
              Number(detail['protection']),
            )}
          </span>
          <span class="visually-hidden">{log.arithmetic}</span>
        </summary>
        <Terms terms={termsOf(detail)} />
        <p class="hint">{tell.value.event(event)}</p>
      </details>
    </li>
  );
}
