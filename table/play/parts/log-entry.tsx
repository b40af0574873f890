import { Component } from 'preact';
import type { Language, LogEvent } from '@impulse/engine';
import { useDesk } from '../desk.js';
import { textIn } from '../detail.js';
import { say, tell, words } from '../words.js';
import { throwsIn } from '../throws.js';
import { Dice } from './die.js';
import { Told, UnitLink, HexLink } from './references.js';
import { RuleLink } from './rule-link.js';
import { Terms, termsOf } from './terms.js';

/** One event of the log. It never changes but for its language, so it is drawn once. */

interface LogEntryProps {
  readonly event: LogEvent;
  readonly language: Language;
}

export class LogEntry extends Component<LogEntryProps> {
  override shouldComponentUpdate(next: LogEntryProps): boolean {
    return next.event !== this.props.event || next.language !== this.props.language;
  }

  override render({ event }: LogEntryProps) {
    switch (event.type) {
      case 'impulse-begins':
        return <Heading event={event} />;
      case 'attack':
        return <AttackEntry event={event} />;
      case 'ranged-in':
      case 'recovery':
        return <DiceEntry event={event} />;
      default:
        return <PlainEntry event={event} />;
    }
  }
}

function Heading({ event }: { readonly event: LogEvent }) {
  return (
    <li class={`entry entry-heading side-${textIn(event.detail, 'side')}`}>
      <span>{tell.value.event(event)}</span>
    </li>
  );
}

const loud = new Set(['destroyed', 'excess-destroyed', 'objective-taken', 'exited', 'battle-ends', 'numbers-revealed']);

function PlainEntry({ event }: { readonly event: LogEvent }) {
  return (
    <li class={`entry${loud.has(event.type) ? ' is-loud' : ''}`}>
      <span>
        <Told text={tell.value.event(event)} detail={event.detail} />
      </span>
      <RuleLink rule={event.rule} />
    </li>
  );
}

function useThrows(event: LogEvent) {
  const { session } = useDesk();
  const { context } = session.match.state;
  return throwsIn(event, (unit) => context.units[context.unitNumber.get(unit)!].side);
}

/** The gist, the dice and the verdict; the arithmetic when asked for. */
function AttackEntry({ event }: { readonly event: LogEvent }) {
  const { detail } = event;
  const { log, result } = words.value;
  const [thrown] = useThrows(event);
  const hit = detail['hit'] === true;
  const support = textIn(detail, 'support');
  return (
    <li class="entry entry-attack">
      <div class="entry-line">
        <span>
          <em>{say.value.purpose(textIn(detail, 'kind'))}</em> <UnitLink id={textIn(detail, 'unit')} /> →{' '}
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
          <Dice dice={thrown.dice} side={thrown.side} size="small" />
          <strong class={`verdict ${hit ? 'is-hit' : 'is-miss'}`}>{say.value.forecast(hit ? 'hit' : 'missed')}</strong>
          <span class="entry-sum">
            {result.sum(
              thrown.dice,
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

function DiceEntry({ event }: { readonly event: LogEvent }) {
  const thrown = useThrows(event);
  return (
    <li class="entry entry-dice">
      <div class="entry-line">
        <span>
          <Told text={tell.value.event(event)} detail={event.detail} />
        </span>
        <RuleLink rule={event.rule} />
      </div>
      <Dice dice={thrown.flatMap(({ dice }) => dice)} side={thrown[0]?.side} size="small" silent />
    </li>
  );
}
