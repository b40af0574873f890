import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk/desk.js';
import type { ResultProps } from '../kit/kit.js';
import { ResultSteps } from './result-steps.js';
import { TextWithReferences } from '../parts/references.js';
import { RuleLink } from '../parts/rule-link.js';
import type { ShownResult } from '../desk/presenter.js';
import { words } from '../i18n/words.js';
import { textsOf } from '../kit/phrases.js';

export interface ResultCardProps {
  readonly result: ShownResult;
  /** Something else is being decided: it takes a line, and the rest when asked for. */
  readonly isAside: boolean;
}

/** What the dice have shown: the arithmetic of the forecast, with the dice. */
export function ResultCard({ result: { events, rolling }, isAside }: ResultCardProps) {
  const desk = useDesk();
  const { kit, presenter, results } = desk;
  const { result } = words.value;
  const opened = useSignal(false);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => void (opened.value = false), [results.tales.value.length]);
  // Row by row as they come: the newest is in sight.
  useEffect(() => {
    if (rolling) rows.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [events.length, rolling]);
  const last = events.at(-1);
  const folded = isAside && !rolling && !opened.value;
  return (
    <section class={`card result${folded ? ' is-folded' : ''}`} aria-label={result.title} data-part="result">
      <h2 class="card-title">
        {folded ? null : result.title} {events[0] && !folded ? <RuleLink rule={events[0].rule} /> : null}
        {folded && last ? (
          <button
            type="button"
            class="result-fold"
            data-action="open-result"
            aria-expanded={false}
            onClick={() => (opened.value = true)}
          >
            {textsOf(desk).event(last)}
          </button>
        ) : null}
        <ResultSteps />
        {rolling ? (
          <button type="button" class="button small" data-action="skip-result" onClick={() => presenter.skip()}>
            {result.skip}
          </button>
        ) : null}
        <button
          type="button"
          class="icon-button card-close"
          aria-label={result.close}
          onClick={() => presenter.clear()}
        >
          ×
        </button>
      </h2>
      {folded ? null : (
        <div ref={rows}>
          {events.map((event, index) => {
            const Shown = kit.results[event.type] ?? ResultLine;
            return <Shown key={index} event={event} rolling={rolling && index === events.length - 1} />;
          })}
        </div>
      )}
    </section>
  );
}

function ResultLine({ event, rolling }: ResultProps) {
  const tell = textsOf(useDesk());
  return (
    <p class="result-line">
      {rolling ? words.value.result.rolling : <TextWithReferences text={tell.event(event)} detail={event.detail} />}
    </p>
  );
}
