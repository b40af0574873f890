import { useDesk } from '../desk/desk.js';
import type { ResultProps } from '../kit/kit.js';
import { ResultSteps } from './result-steps.js';
import { TextWithReferences } from '../parts/references.js';
import { RuleLink } from '../parts/rule-link.js';
import type { ShownResult } from '../desk/presenter.js';
import { words } from '../i18n/words.js';
import { textsOf } from '../kit/phrases.js';

/** What the dice have shown: the arithmetic of the forecast, with the dice. */
export function ResultCard({ result: { events, rolling } }: { readonly result: ShownResult }) {
  const { kit, presenter } = useDesk();
  const { result } = words.value;
  return (
    <section class="card result" aria-label={result.title} data-part="result">
      <h2 class="card-title">
        {result.title} {events[0] ? <RuleLink rule={events[0].rule} /> : null}
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
      {events.map((event, index) => {
        const Shown = kit.results[event.type] ?? ResultLine;
        return <Shown key={index} event={event} rolling={rolling && index === events.length - 1} />;
      })}
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
