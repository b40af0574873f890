import { Component } from 'preact';
import { type Language, type LogEvent, textIn } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { textsOf } from '../kit/phrases.js';
import { Dice } from './die.js';
import { TextWithReferences } from './references.js';
import { RuleLink } from './rule-link.js';
import { throwsIn } from './throws.js';

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
    return <Entry event={event} />;
  }
}

interface EntryProps {
  readonly event: LogEvent;
}

function Entry({ event }: EntryProps) {
  const { kit, chair } = useDesk();
  const Own = kit.entries[event.type];
  if (Own) return <Own event={event} />;
  if (kit.headings.has(event.type)) return <Heading event={event} />;
  const thrown = throwsIn(chair.battle.peek(), [event]);
  // Dice that stand out are said in the sentence.
  if (thrown.length === 0 || kit.loud.has(event.type)) return <PlainEntry event={event} />;
  return (
    <li class="entry entry-dice">
      <div class="entry-line">
        <Sentence event={event} />
      </div>
      <Dice dice={thrown.flatMap(({ dice }) => dice)} side={thrown[0].side} size="small" silent />
    </li>
  );
}

function Sentence({ event }: EntryProps) {
  const tell = textsOf(useDesk());
  return (
    <>
      <span>
        <TextWithReferences text={tell.event(event)} detail={event.detail} />
      </span>
      <RuleLink rule={event.rule} />
    </>
  );
}

function Heading({ event }: EntryProps) {
  return (
    <li class={`entry entry-heading side-${textIn(event.detail, 'side')}`}>
      <span>{textsOf(useDesk()).event(event)}</span>
    </li>
  );
}

function PlainEntry({ event }: EntryProps) {
  const { kit } = useDesk();
  return (
    <li class={`entry${kit.loud.has(event.type) ? ' is-loud' : ''}`}>
      <Sentence event={event} />
    </li>
  );
}
